package plateau.arena.series;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.arena.duel.Duel;
import plateau.arena.match.Guests;
import plateau.arena.statistics.Statistics;
import plateau.core.Game;
import plateau.games.Games;

/// How strong the simple bots are, in seeded games.
@Tag("slow")
class StrengthTest {
    @Test
    void greedyBeatsRandomAtCarcassonneAndScoresWell() {
        var first = play("carcassonne", 60, "greedy", "random");
        assertThat(first.meanPayoff(0)).isGreaterThan(0.99);
        assertThat(first.score(0).mean()).isGreaterThan(80);
        assertThat(play("carcassonne", 40, "random", "greedy").meanPayoff(1)).isGreaterThan(0.99);
    }

    @Test
    void cornerBotsPutNoFollowers() {
        var statistics = play("carcassonne", 5, "bottom-left", "top-right");
        assertThat(statistics.figure(1).mean()).as("followers").isZero();
        assertThat(statistics.figure(0).mean()).as("placements").isGreaterThan(65);
    }

    @ParameterizedTest
    @ValueSource(strings = {"piles", "tilings", "mansuba"})
    void greedyBeatsRandom(String id) {
        var game = Games.named(id).defaults();
        assertThat(share(game, 2, "greedy", "random", 40)).isGreaterThan(0.75);
    }

    @Test
    void greedyBeatsRandomAtMunificence() {
        assertThat(play("munificence", 400, "greedy", "random").meanPayoff(0)).isGreaterThan(0.75);
    }

    /// Every game with each of the numbers of players that a ladder usually has, where it seats them.
    static Stream<Arguments> tables() {
        return Games.all().stream()
                .map(options -> options.defaults())
                .flatMap(game -> IntStream.rangeClosed(2, 3)
                        .filter(players -> game.seats(players))
                        .mapToObj(players -> Arguments.of(game, players)));
    }

    @ParameterizedTest
    @MethodSource("tables")
    void everyLevelIsStrongerThanTheOneBelow(Game game, int players) {
        assertThat(share(game, players, "easy", "random", 60)).as("easy").isGreaterThan(0.65);
        assertThat(share(game, players, "medium", "easy", 60)).as("medium").isGreaterThan(0.65);
    }

    static Stream<Game> games() {
        return Games.all().stream().map(options -> options.defaults()).filter(game -> game.seats(2));
    }

    @ParameterizedTest
    @MethodSource("games")
    void aLittleSearchBeatsRandomMoves(Game game) {
        assertThat(share(game, 2, "mcts:steps=60", "random", 8)).isGreaterThan(0.8);
    }

    /// The first bot's share of the wins against the second.
    private static double share(Game game, int players, String a, String b, int games) {
        var guests = new Guests(game);
        return new Duel(guests, guests.pairing(a, b), players, 3, games, 2)
                .run()
                .a()
                .share();
    }

    private static Statistics play(String id, int games, String... seats) {
        var guests = new Guests(Games.named(id).defaults());
        return new Simulation(guests, guests.pairing(seats), 3, games, 2).run().statistics();
    }
}
