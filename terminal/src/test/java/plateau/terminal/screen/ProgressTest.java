package plateau.terminal.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

/// What only a terminal shows.
class ProgressTest {
    @Test
    void tellsHowFarItIsAndHowLongItTakes() {
        assertThat(Progress.line("games", 30, 100, 6))
                .isEqualTo("games ██████░░░░░░░░░░░░░░  30 %, 0:14 left    ");
        assertThat(Progress.line("games", 1, 2000, 4)).endsWith("  0 %, 2:13:16 left ");
    }

    @Test
    void theLineNeverGetsShorterSoThatItCoversTheOneBefore() {
        int length = Progress.line("games", 0, 5000, 0).length();
        for (int done = 1; done <= 5000; done += 7) {
            assertThat(Progress.line("games", done, 5000, done)).hasSize(length);
        }
    }

    @Test
    void coloursAreLeftOutWhereTheyAreNotWanted() {
        assertThat(Screen.wantsColours(Map.of("TERM", "xterm"))).isTrue();
        assertThat(Screen.wantsColours(Map.of("TERM", "dumb"))).isFalse();
        assertThat(Screen.wantsColours(Map.of("TERM", "xterm", "NO_COLOR", "1"))).isFalse();
    }
}
