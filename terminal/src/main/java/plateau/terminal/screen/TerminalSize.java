package plateau.terminal.screen;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import plateau.core.text.Text;

/// How many characters a terminal shows.
public record TerminalSize(int width, int height) {
    private static final TerminalSize USUAL = new TerminalSize(80, 24);
    private static final int MOST = 10_000;

    /// That of the terminal of this process, as the system tells it; a usual one where it does not.
    public static TerminalSize ofProcess() {
        try {
            var process =
                    new ProcessBuilder("stty", "size")
                            .redirectInput(new File("/dev/tty"))
                            .redirectError(ProcessBuilder.Redirect.DISCARD)
                            .start();
            var told =
                    new String(process.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);
            return process.waitFor(1, TimeUnit.SECONDS) ? read(told) : USUAL;
        } catch (IOException unknown) {
            return USUAL;
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return USUAL;
        }
    }

    /// `24 80`: lines, then columns.
    static TerminalSize read(String told) {
        var numbers = told.strip().split(" ");
        if (numbers.length != 2) {
            return USUAL;
        }
        long height = Text.wholeNumber(numbers[0]).orElse(0);
        long width = Text.wholeNumber(numbers[1]).orElse(0);
        return width < 1 || height < 1 || width > MOST || height > MOST
                ? USUAL
                : new TerminalSize((int) width, (int) height);
    }
}
