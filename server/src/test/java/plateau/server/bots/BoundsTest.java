package plateau.server.bots;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.core.text.BadInput;
import plateau.games.Games;

class BoundsTest {
    private final Bounds bounds = new Bounds(500, Duration.ofSeconds(2));

    @ParameterizedTest
    @ValueSource(
            strings = {"easy", "hard", "random", "mcts:steps=500", "mcts:time=2s:nodes=1000000", "uct:steps=500:time=2s"
            })
    void whatIsBearableMayBeAskedFor(String bot) {
        assertThatCode(() -> bounds.check(bot, Games.named("piles").defaults())).doesNotThrowAnyException();
    }

    @ParameterizedTest
    @CsvSource({
        "mcts, steps is at most 500",
        "mcts:steps=501, steps is at most 500",
        "mcts:time=3s, time is at most 2000ms",
        "mcts:steps=5:threads=2, threads is at most 1",
        "mcts:steps=5:nodes=1000001, nodes is at most 1000000",
        "uct:steps=501, steps is at most 500",
        "uct:time=1h, time is at most 2000ms",
        "mcts:steps=, steps",
        "nobody, no bot 'nobody'"
    })
    void whatIsTooMuchIsRefusedInWords(String bot, String words) {
        assertThatThrownBy(() -> bounds.check(bot, Games.named("piles").defaults()))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining(words);
    }
}
