package plateau.terminal.console;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.regex.Pattern;
import org.jline.terminal.Attributes;
import org.jline.terminal.impl.LineDisciplineTerminal;
import org.junit.jupiter.api.Test;

/// A console on a terminal of the test's own.
final class ConsoleTest {
    private static final String OTHER_SCREEN = "\u001b[?1049h";

    private final ByteArrayOutputStream shown = new ByteArrayOutputStream();

    /// A terminal that knows whether it was closed.
    private class Watched extends LineDisciplineTerminal {
        boolean isClosed;

        private Watched() throws IOException {
            super("test", "xterm", shown, StandardCharsets.UTF_8);
        }

        @Override
        protected void doClose() throws IOException {
            isClosed = true;
            super.doClose();
        }
    }

    @Test
    void aTerminalThatCannotBeAScreenIsClosed() throws IOException {
        var terminal = new Watched() {
            @Override
            public Attributes enterRawMode() {
                throw new IllegalStateException("no raw mode");
            }
        };
        assertThatThrownBy(() -> Console.on(terminal, Map.of())).hasMessage("no raw mode");
        assertThat(terminal.isClosed).isTrue();
    }

    @Test
    void aTerminalIsClosedEvenIfItCannotBePutInOrder() throws IOException {
        var terminal = new Watched() {
            private boolean isStubborn;

            @Override
            public void setAttributes(Attributes attributes) {
                if (isStubborn) {
                    throw new IllegalStateException("as it is");
                }
                super.setAttributes(attributes);
            }
        };
        var console = Console.on(terminal, Map.of());
        terminal.isStubborn = true;
        assertThatThrownBy(console::close).hasMessage("as it is");
        assertThat(terminal.isClosed).isTrue();
    }

    @Test
    void aTerminalThatWasGivenBackIsNotTakenAgain() throws IOException {
        var console = Console.on(new Watched(), Map.of());
        console.close();
        console.enter();
        var text = shown.toString(StandardCharsets.UTF_8);
        assertThat(text.split(Pattern.quote(OTHER_SCREEN), -1)).hasSize(2);
    }
}
