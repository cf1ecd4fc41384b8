package plateau.terminal;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import plateau.core.Picture;

/// What a command reads from and writes to, and how the people there like it.
///
/// @param echo whether what is read has to be shown, since nobody typed it here
/// @param colours whether pictures are drawn in colour
/// @param progress whether long work shows how far it is
public record Screen(
        Reader in,
        PrintStream out,
        PrintStream err,
        boolean echo,
        boolean colours,
        boolean progress,
        Words words) {

    /// The process's own streams. The launcher says by `plateau.tty` which of them are a terminal.
    static Screen ofProcess() {
        var terminals = System.getProperty("plateau.tty", "");
        boolean colours = terminals.contains("out") && System.getenv("NO_COLOR") == null;
        return new Screen(
                new InputStreamReader(System.in, StandardCharsets.UTF_8),
                stream(FileDescriptor.out),
                stream(FileDescriptor.err),
                !terminals.contains("in"),
                colours,
                terminals.contains("err"),
                Words.of(language()));
    }

    private static PrintStream stream(FileDescriptor descriptor) {
        var buffered = new BufferedOutputStream(new FileOutputStream(descriptor), 1 << 16);
        return new PrintStream(buffered, false, StandardCharsets.UTF_8);
    }

    /// The language of the environment, as programs on this kind of system find it.
    private static String language() {
        return Optional.ofNullable(System.getenv("LC_ALL"))
                .or(() -> Optional.ofNullable(System.getenv("LC_MESSAGES")))
                .or(() -> Optional.ofNullable(System.getenv("LANG")))
                .orElse("");
    }

    Screen withWords(Words other) {
        return new Screen(in, out, err, echo, colours, progress, other);
    }

    void draw(Picture picture) {
        out.print(colours ? picture.coloured() : picture.toString());
    }

    /// Prints a line of the language's words.
    void say(String key, Object... arguments) {
        out.println(words.get(key, arguments));
    }
}
