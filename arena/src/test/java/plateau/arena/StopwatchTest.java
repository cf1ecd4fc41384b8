package plateau.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import plateau.core.Interrupted;
import plateau.core.Player;
import plateau.games.Games;

class StopwatchTest {
    private static final Player FIRST = turn -> turn.legal().get(0);

    /// A watch on somebody who made so many decisions.
    private static Stopwatch watch(int decisions) {
        var watch = new Stopwatch(FIRST);
        var game = Games.named("piles").parse(List.of("turn-limit=" + decisions));
        new Referee(game, List.of(watch)).play(1, Onlooker.NONE);
        return watch;
    }

    @Test
    void oneDecisionIsTheMeanAndTheSlowest() {
        var one = List.of(watch(1));
        assertThat(Stopwatch.mean(one)).isPositive().isEqualTo(Stopwatch.slowest(one));
    }

    @Test
    void theMeanIsThatOfAllDecisionsOfAllWatches() {
        var many = watch(9);
        var one = watch(1);
        double mean = Stopwatch.mean(List.of(many, one));
        double sum = 9 * Stopwatch.mean(List.of(many)) + Stopwatch.mean(List.of(one));
        assertThat(mean).isCloseTo(sum / 10, within(1e-12));
        assertThat(Stopwatch.slowest(List.of(many, one)))
                .isEqualTo(
                        Math.max(
                                Stopwatch.slowest(List.of(many)), Stopwatch.slowest(List.of(one))));
    }

    @Test
    void thinkingThatIsBrokenOffIsNoDecision() {
        var watch =
                new Stopwatch(
                        turn -> {
                            throw new Interrupted();
                        });
        var game = Games.named("piles").defaults();
        new Referee(game, List.of(watch)).play(1, Onlooker.NONE);
        assertThat(Stopwatch.mean(List.of(watch))).isZero();
        assertThat(Stopwatch.slowest(List.of(watch))).isZero();
    }

    @Test
    void nobodyTakesNoTime() {
        assertThat(Stopwatch.mean(List.of())).isZero();
        assertThat(Stopwatch.slowest(List.of())).isZero();
    }
}
