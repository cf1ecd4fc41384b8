package plateau.server.tables;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import plateau.server.TestTime;

/// Tables that are tried again.
class LostTest {
    private final TestTime time = new TestTime();
    private final Lost lost = new Lost(time);

    @Test
    void aTableThatFailsAgainAndAgainIsTriedMoreAndMoreRarely() {
        lost.addAgain("a");
        assertThat(lost.take()).containsExactly("a");
        for (int millis = 1000; millis <= 16_000; millis *= 2) {
            lost.addAgain("a");
            time.pass(Duration.ofMillis(millis - 1));
            assertThat(lost.take()).isEmpty();
            time.pass(Duration.ofMillis(1));
            assertThat(lost.take()).containsExactly("a");
        }
        time.pass(Duration.ofHours(1));
        lost.addAgain("a");
        assertThat(lost.take()).containsExactly("a");
    }

    @Test
    void whereTheDatabaseIsToBlameItIsTriedAtOnce() {
        for (int time = 0; time < 5; time++) {
            lost.add("a");
            lost.addAgain("a");
            assertThat(lost.take()).containsExactly("a");
        }
        assertThat(lost.take()).isEmpty();
    }
}
