package plateau.terminal.screen;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import plateau.core.text.Text;

/// How much a terminal shows at once, for what is printed on it line by line.
public record TerminalSize(int rows, int columns) {
    /// What a terminal has that does not say.
    static final TerminalSize USUAL = new TerminalSize(24, 80);

    /// The terminal of this process.
    public static TerminalSize ofProcess() {
        try {
            var asked = new ProcessBuilder("sh", "-c", "stty size </dev/tty 2>&1").start();
            asked.getOutputStream().close();
            return of(new String(asked.getInputStream().readAllBytes(), StandardCharsets.US_ASCII));
        } catch (IOException unknown) {
            return USUAL;
        }
    }

    /// @param text such as `24 80`
    static TerminalSize of(String text) {
        var numbers = text.strip().split(" ", -1);
        if (numbers.length != 2) {
            return USUAL;
        }
        return new TerminalSize(number(numbers[0], USUAL.rows), number(numbers[1], USUAL.columns));
    }

    private static int number(String text, int otherwise) {
        long number = Text.wholeNumber(text).orElse(0);
        return number > 0 && number < 100_000 ? (int) number : otherwise;
    }
}
