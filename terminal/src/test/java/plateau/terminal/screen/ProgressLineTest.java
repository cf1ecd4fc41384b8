package plateau.terminal.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

/// What only a terminal shows.
class ProgressLineTest {
    private static final Words ENGLISH = Words.named("en");
    private static final Words FRENCH = Words.named("fr");

    @Test
    void tellsHowFarItIsAndHowLongItTakes() {
        assertThat(ProgressLine.line(ENGLISH, "games", 30, 100, 6))
                .isEqualTo("games ██████░░░░░░░░░░░░░░  30 %, 0:14 left    ");
        assertThat(ProgressLine.line(ENGLISH, "games", 1, 2000, 4)).endsWith("  0 %, 2:13:16 left ");
    }

    @Test
    void whatWasDoneBeforeItBeganIsNotTakenForSpeed() {
        assertThat(ProgressLine.line(ENGLISH, "games", new ProgressLine.Work(50, 60, 100), 10))
                .isEqualTo("games ████████████░░░░░░░░  60 %, 0:40 left    ");
        assertThat(ProgressLine.line(ENGLISH, "games", new ProgressLine.Work(50, 50, 100), 10))
                .contains(" 50 %,")
                .doesNotContain("left");
    }

    @Test
    void theLineNeverGetsShorterSoThatItCoversTheOneBefore() {
        int length = ProgressLine.line(ENGLISH, "games", 0, 5000, 0).length();
        for (int done = 1; done <= 5000; done += 7) {
            assertThat(ProgressLine.line(ENGLISH, "games", done, 5000, done)).hasSize(length);
        }
    }

    @Test
    void itIsFrenchForThoseWhoReadFrench() {
        var games = FRENCH.get("progress.games");
        assertThat(ProgressLine.line(FRENCH, games, 30, 100, 6))
                .isEqualTo("parties ██████░░░░░░░░░░░░░░  30 %, encore 0:14    ");
        assertThat(ProgressLine.line(FRENCH, games, 0, 100, 0))
                .hasSameSizeAs(ProgressLine.line(FRENCH, games, 1, 2000, 4));
    }

    @Test
    void coloursAreLeftOutWhereTheyAreNotWanted() {
        assertThat(Screen.wantsColours(Map.of("TERM", "xterm"))).isTrue();
        assertThat(Screen.wantsColours(Map.of("TERM", "dumb"))).isFalse();
        assertThat(Screen.wantsColours(Map.of("TERM", "xterm", "NO_COLOR", "1")))
                .isFalse();
    }
}
