package plateau.terminal.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class TerminalSizeTest {
    @Test
    void isReadAsTheTerminalSaysIt() {
        assertThat(TerminalSize.of("40 132\n")).isEqualTo(new TerminalSize(40, 132));
    }

    @Test
    void isTheUsualOneWhereNobodyKnows() {
        for (var text : List.of("", "0 0", "stty: 'standard input'", "sh: no /dev/tty", "1 2 3")) {
            assertThat(TerminalSize.of(text)).as(text).isEqualTo(TerminalSize.USUAL);
        }
        assertThat(TerminalSize.ofProcess().columns()).isPositive();
    }
}
