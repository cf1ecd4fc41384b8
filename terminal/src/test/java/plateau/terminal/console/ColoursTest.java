package plateau.terminal.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import plateau.core.picture.Ink;

final class ColoursTest {
    private static final Ink ORANGE = Ink.of(Ink.rgb(0xE2701A)).inBold();

    @Test
    void theEnvironmentSaysHowManyThereAre() {
        assertThat(Colours.of(Map.of("TERM", "xterm", "COLORTERM", "truecolor")))
                .isEqualTo(Colours.EXACT);
        assertThat(Colours.of(Map.of("TERM", "screen-256color"))).isEqualTo(Colours.INDEXED);
        assertThat(Colours.of(Map.of("TERM", "linux"))).isEqualTo(Colours.SIXTEEN);
        assertThat(Colours.of(Map.of("TERM", "vt220"))).isEqualTo(Colours.NONE);
        assertThat(Colours.of(Map.of("TERM", "xterm-256color", "NO_COLOR", "1")))
                .isEqualTo(Colours.NONE);
    }

    @Test
    void aColourIsToldAsExactlyAsTheTerminalUnderstands() {
        assertThat(Colours.EXACT.escape(ORANGE)).isEqualTo("\u001b[0;1;38;2;226;112;26m");
        assertThat(Colours.INDEXED.escape(ORANGE)).isEqualTo("\u001b[0;1;38;5;166m");
        assertThat(Colours.SIXTEEN.escape(ORANGE)).isEqualTo("\u001b[0;1;91m");
        assertThat(Colours.NONE.escape(ORANGE.inverted())).isEqualTo("\u001b[0;1;7m");
    }

    @Test
    void ofSixteenTheNearestIsTaken() {
        assertThat(Colours.SIXTEEN.escape(Ink.on(16))).isEqualTo("\u001b[0;40m");
        assertThat(Colours.SIXTEEN.escape(Ink.of(231))).isEqualTo("\u001b[0;97m");
        assertThat(Colours.SIXTEEN.escape(Ink.of(244))).isEqualTo("\u001b[0;90m");
    }
}
