package plateau.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import plateau.terminal.screen.Screen;
import plateau.terminal.screen.Words;

/// Runs command lines in this process, as a script would: nothing is a terminal.
public abstract class CommandTest {
    /// What a command said and how it ended.
    public record Ran(int code, String out, String err) {
        public List<String> lines() {
            return out.lines().toList();
        }

        /// The command succeeded and complained of nothing.
        public Ran succeeded() {
            assertThat(err).isEmpty();
            assertThat(code).isZero();
            return this;
        }

        /// The command was used wrongly, and says so in one line of these words, without a trace.
        public void refused(String... words) {
            failed(Main.USAGE, words);
        }

        public void failed(int expected, String... words) {
            assertThat(err.lines().findFirst().orElse(""))
                    .startsWith("plateau: ")
                    .contains(words);
            assertThat(err).doesNotContain("Exception", "\tat ");
            assertThat(code).isEqualTo(expected);
        }
    }

    @TempDir
    protected Path folder = Path.of("");

    protected static Ran run(String... arguments) {
        return runWith("", arguments);
    }

    protected static Ran runWith(String input, String... arguments) {
        return run(false, input, arguments);
    }

    protected static Ran runInColour(String... arguments) {
        return run(true, "", arguments);
    }

    /// Runs a command line where the environment speaks a language.
    protected static Ran runIn(String language, String input, String... arguments) {
        return run(false, language, input, arguments);
    }

    private static Ran run(boolean colours, String input, String... arguments) {
        return run(colours, "en", input, arguments);
    }

    /// Runs a command line where people type what it reads.
    protected static Ran runAtKeyboard(String language, String input, String... arguments) {
        var out = new ByteArrayOutputStream();
        var err = new ByteArrayOutputStream();
        var screen = new Screen(
                new StringReader(input),
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                false,
                true,
                false,
                Words.of(language));
        int code = Main.run(screen, arguments);
        return new Ran(code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    /// A screen that nobody looks at.
    public static Screen screen(String language) {
        var nowhere = new PrintStream(new ByteArrayOutputStream(), false, StandardCharsets.UTF_8);
        return new Screen(new StringReader(""), nowhere, nowhere, true, false, false, Words.of(language));
    }

    private static Ran run(boolean colours, String language, String input, String[] arguments) {
        var out = new ByteArrayOutputStream();
        var err = new ByteArrayOutputStream();
        int code = Main.run(screen(colours, language, input, out, err), arguments);
        return new Ran(code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    /// A screen that is no terminal.
    public static Screen screen(boolean colours, String input, OutputStream out, OutputStream err) {
        return screen(colours, "en", input, out, err);
    }

    private static Screen screen(boolean colours, String language, String input, OutputStream out, OutputStream err) {
        return new Screen(
                new StringReader(input),
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                true,
                colours,
                false,
                Words.of(language));
    }

    protected String file(String name) {
        return folder.resolve(name).toString();
    }
}
