package plateau.server.tables;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import plateau.server.TestTime;

/// Tables that are tried again.
class LostTest {
    private final TestTime time = new TestTime();
    private final Lost lost = new Lost(time);

    private long pause() {
        return lost.again("a") - time.millis();
    }

    @Test
    void aTableThatFailsAgainAndAgainIsTriedMoreAndMoreRarely() {
        assertThat(pause()).isZero();
        for (int millis = 1000; millis <= 16_000; millis *= 2) {
            assertThat(pause()).isEqualTo(millis);
            time.pass(Duration.ofMillis(millis));
        }
        time.pass(Duration.ofHours(1));
        assertThat(pause()).isZero();
    }
}
