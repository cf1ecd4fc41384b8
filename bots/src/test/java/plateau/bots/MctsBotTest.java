package plateau.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import plateau.bots.search.Budget;
import plateau.core.Game;
import plateau.core.Moves;
import plateau.core.Seating;
import plateau.core.State;
import plateau.core.luck.Lot;
import plateau.core.text.BadInput;
import plateau.games.Games;

/// The tree search in the real games.
class MctsBotTest {
    static Stream<Game> games() {
        return Games.all().stream().map(options -> options.defaults());
    }

    @ParameterizedTest
    @MethodSource("games")
    void aStepAllocatesNothing(Game game) {
        var position = game.start(2);
        var lot = new Lot(1, 0);
        while (position.mover() == State.CHANCE) {
            position.play(position.drawMove(lot, new Moves()));
        }
        var search = new MctsBot(Duration.ZERO, 1, 1, 100_000, 0).search(position);
        var threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long least = Long.MAX_VALUE;
        for (int i = 0; i < 8; i++) {
            search.forget();
            long before = threads.getCurrentThreadAllocatedBytes();
            search.think(position, 7, new Budget(1500, Duration.ZERO), _ -> true);
            least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
        }
        assertThat(least).as("bytes of 1500 steps").isLessThan(1500);
    }

    @Test
    void movesAreOverlookedAsOftenAsAskedButNeverAll() {
        var game = Games.named("piles").defaults();
        var analyst = Bots.parse("mcts:steps=1:overlook=80", game).analyst().orElseThrow();
        int seen = 0;
        for (int seed = 0; seed < 400; seed++) {
            var candidates = analyst.analyse(game.start(2), seed, _ -> true).candidates();
            assertThat(candidates).isNotEmpty();
            seen += candidates.size();
        }
        // One of 25, and a fifth of the others.
        assertThat(seen / 400.0).isCloseTo(5.8, within(0.4));
    }

    @Test
    void aSecondGameBeginsAfresh() {
        var game = Games.named("piles").parse(List.of("size=3", "turn-limit=2"));
        var player = Bots.parse("mcts:steps=20:overlook=50", game).player();
        for (int seed = 0; seed < 50; seed++) {
            var alone = Bots.parse("mcts:steps=20:overlook=50", game).player();
            player.begin(new Seating(game, 0, List.of("a", "b")));
            assertThat(new Seat(game.start(2), new Lot(seed, 1)).choice(player))
                    .isEqualTo(new Seat(game.start(2), new Lot(seed, 1)).choice(alone));
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyLevelPlaysEveryGame(Game game) {
        for (var level : Levels.NAMES) {
            var bot = Bots.parse(level, game);
            assertThat(bot.plays(game)).isTrue();
            assertThat(bot.analyst()).isPresent();
        }
        assertThat(Bots.analysts(game)).containsExactly("easy", "medium", "hard", "mcts");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "mcts:stpes=5 | bot mcts: no option 'stpes'; there are time, steps, threads, nodes,"
                        + " overlook; did you mean 'steps'?",
                "mcts:steps=0 | bot mcts: steps must be at least 1 unless time is given, not 0",
                "mcts:steps=-3 | bot mcts: steps must be 0 to 100000000, not -3",
                "mcts:time=0ms | bot mcts: time must be none or a time up to a day, such as 500ms, 2s or 1m, not"
                        + " 0ms",
                "mcts:steps=5:steps=6 | bot mcts: steps is given twice",
                "mcts:threads=0 | bot mcts: threads must be 1 to 8, not 0",
                "mcts: | bot mcts: '' must be written name=value",
                "mcts:nodes=5 | bot mcts: nodes must be 100 to 100000000, not 5",
                "mcts:overlook=100 | bot mcts: overlook must be 0 to 99, not 100",
                "hard:steps=5 | bot hard takes no settings: in piles it is mcts:steps=2000:time=900ms",
                "hrad | no bot 'hrad' plays piles; there are easy, medium, hard, random, greedy,"
                        + " mcts, uct; did you mean 'hard'?"
            })
    void badSettingsAreRefusedInWords(String name, String message) {
        var piles = Games.named("piles").defaults();
        assertThatThrownBy(() -> Bots.parse(name, piles))
                .isInstanceOf(BadInput.class)
                .hasMessage(message);
    }
}
