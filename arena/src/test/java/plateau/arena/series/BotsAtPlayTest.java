package plateau.arena.series;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.arena.match.Match;
import plateau.arena.match.Onlooker;
import plateau.arena.match.RecordKeeper;
import plateau.arena.match.Referee;
import plateau.bots.Bots;
import plateau.core.Game;
import plateau.core.State;
import plateau.core.luck.Lot;
import plateau.core.records.GameRecord;
import plateau.games.Games;

/// Bots in whole games, asked by the referee.
@Tag("slow")
class BotsAtPlayTest {
    static Stream<Game> games() {
        return Games.all().stream().map(options -> options.defaults());
    }

    private static Referee referee(Game game, String... bots) {
        return new Referee(
                game,
                Arrays.stream(bots).map(name -> Bots.parse(name, game).player()).toList());
    }

    /// A seeded game between these bots.
    private static Match played(Game game, long seed, String... bots) {
        var referee = referee(game, bots);
        referee.play(seed, Onlooker.NONE);
        return referee.match();
    }

    private static GameRecord record(Game game, long seed, String... bots) {
        var keeper = new RecordKeeper(game.id(), Map.of(), List.of(bots));
        var referee = referee(game, bots);
        referee.play(seed, keeper);
        return keeper.finish(seed, referee.result());
    }

    /// The moves of the first so many decisions of a game between two of a bot.
    private static List<Integer> opening(Game game, String bot, int decisions) {
        var moves = new ArrayList<Integer>();
        var referee = referee(game, bot, bot);
        referee.play(5, new Onlooker() {
            private int made;

            @Override
            public void moving(State before, int mover, int move, int choices) {
                moves.add(move);
                made += mover == State.CHANCE ? 0 : 1;
                if (made == decisions) {
                    referee.stop();
                }
            }
        });
        return moves;
    }

    @ParameterizedTest
    @MethodSource("games")
    void aSearchOfSomeStepsIsTheSameOnAnyNumberOfThreads(Game game) {
        var alone = opening(game, "mcts:steps=150", 8);
        assertThat(opening(game, "mcts:steps=150", 8)).as("again").isEqualTo(alone);
        assertThat(opening(game, "mcts:steps=150:threads=2", 8)).as("two").isEqualTo(alone);
        assertThat(opening(game, "mcts:steps=150:threads=5", 8)).as("five").isEqualTo(alone);
    }

    @Test
    void aTreeTooSmallForTheMovesOfTheRootStillChooses() {
        var game = Games.named("mansuba").parse(List.of("width=30", "height=30"));
        assertThat(opening(game, "mcts:steps=500:nodes=100", 3)).hasSizeGreaterThan(2);
        assertThat(opening(game, "mcts:steps=500:nodes=300", 3)).hasSizeGreaterThan(2);
    }

    @Test
    @Timeout(60)
    void timeEndsASearchWithoutSteps() {
        var game = Games.named("carcassonne").defaults();
        assertThat(opening(game, "mcts:time=50ms", 2)).hasSizeGreaterThan(2);
    }

    @Test
    void aloneASearchStillLooksForPoints() {
        var piles = Games.named("piles").parse(List.of("size=3"));
        assertThat(played(piles, 1, "mcts:steps=30").state().score(0)).isEqualTo(9);
    }

    @Test
    void whoMakesTheLastTurnOfPilesCoversAndWins() {
        var even = Games.named("piles").parse(List.of("size=3", "turn-limit=100"));
        for (long seed = 1; seed <= 5; seed++) {
            assertThat(played(even, seed, "random", "mcts:steps=20").payoff(1)).isEqualTo(1);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "tilings, size=8",
        "piles, size=3",
        "munificence, turns=10",
        "mansuba, height=6",
        "carcassonne, followers=7"
    })
    void plainSearchBeatsPlayingAtRandom(String id, String setting) {
        var game = Games.named(id).parse(List.of(setting));
        assertThat(played(game, 0, "uct:steps=150", "random").payoff(0)).isEqualTo(1);
        assertThat(played(game, 1, "random", "uct:steps=150").payoff(1)).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"jumps=simple", "jumps=none", "surface=flat", "terrain=hexagonal"})
    void whoIsGuidedWinsAgainstRandomPlay(String setting) {
        var game = Games.named("mansuba").parse(List.of(setting));
        double won = 0;
        for (int seed = 0; seed < 100; seed++) {
            won += played(game, seed, "guided", "random").payoff(0);
            won += played(game, seed, "random", "guided").payoff(1);
        }
        assertThat(won / 200).isGreaterThan(0.95);
    }

    @ParameterizedTest
    @ValueSource(strings = {"usual", "course", "chinese-checkers", "chess-like"})
    void twoWhoAreGuidedBringTheComplexGameToAnEnd(String preset) {
        var game = Games.named("mansuba").parse(preset, List.of("victory=complex"));
        int decided = 0;
        for (int seed = 0; seed < 20; seed++) {
            decided += played(game, seed, "guided", "guided").payoff(0) == 0.5 ? 0 : 1;
        }
        assertThat(decided).isGreaterThan(10);
    }

    /// Bots that think by steps keep nothing that a game which goes on from its record would lack.
    @ParameterizedTest
    @MethodSource("games")
    void aGameStoppedAtAnyPlyAndResumedEndsTheSame(Game game) {
        var plies = new Lot(9, 0);
        for (long seed = 1; seed <= 2; seed++) {
            var whole = record(game, seed, "mcts:steps=12", "uct:steps=8");
            for (int i = 0; i < 3; i++) {
                int ply = plies.nextInt(whole.moves().size() + 1);
                assertThat(resumed(game, seed, whole, ply))
                        .as("%s, seed %d, from ply %d", game.id(), seed, ply)
                        .isEqualTo(whole.toJson());
            }
        }
    }

    private static String resumed(Game game, long seed, GameRecord whole, int ply) {
        var part = new GameRecord(
                whole.game(), whole.options(), whole.players(), whole.moves().subList(0, ply));
        var keeper = new RecordKeeper(game.id(), Map.of(), whole.seats());
        var referee = referee(game, whole.seats().toArray(String[]::new));
        referee.playOn(seed, part, keeper);
        return keeper.finish(seed, referee.result()).toJson();
    }
}
