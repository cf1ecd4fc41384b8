package plateau.arena.series;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import plateau.arena.match.Onlooker;
import plateau.arena.match.Referee;
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
        var one = watch(1).thinking();
        assertThat(one.decisions()).isEqualTo(1);
        assertThat(one.seconds()).isPositive().isEqualTo(one.slowestSeconds());
    }

    @Test
    void theMeanIsThatOfAllDecisionsOfAllWatches() {
        var many = watch(9).thinking();
        var one = watch(1).thinking();
        var all = ThinkingTime.sum(List.of(many, one));
        assertThat(all.decisions()).isEqualTo(10);
        assertThat(all.seconds()).isCloseTo((9 * many.seconds() + one.seconds()) / 10, within(1e-12));
        assertThat(all.slowest()).isEqualTo(Math.max(many.slowest(), one.slowest()));
    }

    @Test
    void thinkingThatIsBrokenOffIsNoDecision() {
        var watch = new Stopwatch(turn -> {
            throw new Interrupted();
        });
        var game = Games.named("piles").defaults();
        new Referee(game, List.of(watch)).play(1, Onlooker.NONE);
        assertThat(watch.thinking()).isEqualTo(ThinkingTime.NONE);
    }

    @Test
    void aWatchThatIsResetMeasuresAnew() {
        var watch = watch(9);
        watch.reset();
        assertThat(watch.thinking()).isEqualTo(ThinkingTime.NONE);
    }

    @Test
    void nobodyTakesNoTime() {
        assertThat(ThinkingTime.sum(List.of())).isEqualTo(ThinkingTime.NONE);
        assertThat(ThinkingTime.NONE.seconds()).isZero();
        assertThat(ThinkingTime.NONE.slowestSeconds()).isZero();
    }
}
