package plateau.bots.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import plateau.core.Clock;

class BudgetTest {
    private static final Budget SECOND = new Budget(0, Duration.ofSeconds(1));
    private static final Budget STEPS = new Budget(300, Duration.ZERO);

    private static Budget within(Budget budget, String clock, long left) {
        return budget.within(Clock.parse(clock), Optional.of(Duration.ofMillis(left)));
    }

    @Test
    void withoutAClockItStays() {
        assertThat(SECOND.within(Clock.NONE, Optional.empty())).isEqualTo(SECOND);
    }

    @Test
    void stepsOfTheClockReplaceTime() {
        assertThat(within(SECOND, "steps=2000", 0)).isEqualTo(new Budget(2000, Duration.ZERO));
        assertThat(within(STEPS, "steps=2000", 0)).isEqualTo(STEPS);
        assertThat(within(STEPS, "steps=20", 0)).isEqualTo(new Budget(20, Duration.ZERO));
    }

    @Test
    void anAnswerComesBeforeTheTimeForAMoveIsUp() {
        assertThat(within(SECOND, "500ms/move", 500).time()).isEqualTo(Duration.ofMillis(450));
        assertThat(within(SECOND, "500ms/move", 100).time()).isEqualTo(Duration.ofMillis(80));
        assertThat(within(STEPS, "500ms/move", 500)).isEqualTo(new Budget(300, Duration.ofMillis(450)));
        assertThat(within(SECOND, "10ms/move", 10).time()).isLessThan(Duration.ofMillis(6));
        assertThat(within(SECOND, "5s/move", 5000)).isEqualTo(SECOND);
    }

    @Test
    void aBankLastsForTheMovesToCome() {
        assertThat(within(SECOND, "10s", 10_000).time()).isEqualTo(Duration.ofMillis(400));
        assertThat(within(SECOND, "10s", 100).time()).isEqualTo(Duration.ofMillis(4));
        assertThat(within(SECOND, "10s+400ms", 100).time()).isEqualTo(Duration.ofMillis(80));
        assertThat(within(SECOND, "10m+1s", 600_000)).isEqualTo(SECOND);
    }
}
