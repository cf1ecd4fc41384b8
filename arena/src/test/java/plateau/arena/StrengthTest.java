package plateau.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import plateau.bots.Bots;
import plateau.core.BadInput;
import plateau.core.Game;
import plateau.core.Player;
import plateau.games.Games;

/// How strong the simple bots are, in seeded games.
class StrengthTest {
    @Test
    void greedyBeatsRandomAtCarcassonneAndScoresWell() {
        var first = play("carcassonne", 60, "greedy", "random");
        assertThat(first.meanPayoff(0)).isGreaterThan(0.99);
        assertThat(first.meanScore(0)).isGreaterThan(80);
        assertThat(play("carcassonne", 40, "random", "greedy").meanPayoff(1)).isGreaterThan(0.99);
    }

    @Test
    void cornerBotsPutNoFollowers() {
        var tally = play("carcassonne", 5, "bottom-left", "top-right");
        assertThat(tally.meanFigure(1)).as("followers").isZero();
        assertThat(tally.meanFigure(0)).as("placements").isGreaterThan(65);
    }

    @Test
    void greedyBeatsRandomAtMunificence() {
        assertThat(play("munificence", 400, "greedy", "random").meanPayoff(0)).isGreaterThan(0.75);
    }

    /// Every game with each of the numbers of players that a ladder usually has, where it seats them.
    static Stream<Arguments> tables() {
        return Games.all().stream()
                .map(options -> options.defaults())
                .flatMap(
                        game ->
                                IntStream.rangeClosed(2, 3)
                                        .filter(players -> seats(game, players))
                                        .mapToObj(players -> Arguments.of(game, players)));
    }

    private static boolean seats(Game game, int players) {
        try {
            game.begin(players);
            return true;
        } catch (BadInput refused) {
            return false;
        }
    }

    @ParameterizedTest
    @MethodSource("tables")
    void everyLevelIsStrongerThanTheOneBelow(Game game, int players) {
        assertThat(share(game, players, "easy", "random", 60)).as("easy").isGreaterThan(0.65);
        assertThat(share(game, players, "medium", "easy", 60)).as("medium").isGreaterThan(0.65);
    }

    static Stream<Game> games() {
        return Games.all().stream()
                .map(options -> options.defaults())
                .filter(game -> seats(game, 2));
    }

    @ParameterizedTest
    @MethodSource("games")
    void aLittleSearchBeatsRandomMoves(Game game) {
        assertThat(share(game, 2, "mcts:steps=60", "random", 8)).isGreaterThan(0.8);
    }

    /// The first bot's share of the wins against the second.
    private static double share(Game game, int players, String a, String b, int games) {
        return new Duel(game, contestant(a, game), contestant(b, game), players, 3, games, 2)
                .run()
                .a()
                .share();
    }

    private static Duel.Contestant contestant(String name, Game game) {
        return new Duel.Contestant(name, () -> Bots.parse(name, game).player());
    }

    private static Tally play(String id, int games, String... seats) {
        var game = Games.named(id).defaults();
        List<Supplier<Player>> players =
                Arrays.stream(seats)
                        .map(name -> (Supplier<Player>) () -> Bots.parse(name, game).player())
                        .toList();
        return new Simulation(game, players, 3, games, 2).run().tally();
    }
}
