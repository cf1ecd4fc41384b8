package plateau.terminal.screen;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Set;
import plateau.core.Selection;
import plateau.core.picture.Picture;

/// What a command reads from and writes to, and how the people there like it.
///
/// @param echo whether what is read has to be shown, since nobody typed it here
/// @param colours whether pictures are drawn in colour
/// @param progress whether long work shows how far it is
public record Screen(
        Reader in, PrintStream out, PrintStream err, boolean echo, boolean colours, boolean progress, Words words) {
    /// Every terminal has so many columns, or is read by scrolling.
    private static final int NARROW = 80;

    /// The widest lines that are not told in parts where nobody knows how wide they may be.
    private static final int WIDE = 120;

    /// The process's own streams. The launcher says by `plateau.tty` which of them are a terminal, and by
    /// `plateau.language` and `plateau.charset` what the environment said before it needed another
    /// encoding. A terminal is written to in its own characters, anything else in UTF-8.
    public static Screen ofProcess(Output out) {
        var terminals = System.getProperty("plateau.tty", "");
        return new Screen(
                new InputStreamReader(System.in, StandardCharsets.UTF_8),
                new PrintStream(
                        new BufferedOutputStream(spelled(out, terminals.contains("out")), 1 << 16),
                        false,
                        StandardCharsets.UTF_8),
                new PrintStream(
                        spelled(new FileOutputStream(FileDescriptor.err), terminals.contains("err")),
                        true,
                        StandardCharsets.UTF_8),
                !terminals.contains("in"),
                terminals.contains("out") && wantsColours(System.getenv()),
                terminals.contains("err"),
                Words.of(System.getProperty("plateau.language", Words.locale(System.getenv()))));
    }

    private static OutputStream spelled(OutputStream out, boolean isTerminal) {
        return isTerminal ? Spelling.of(new BufferedOutputStream(out), System.getProperty("plateau.charset", "")) : out;
    }

    /// Whether the environment has nothing against colours.
    static boolean wantsColours(Map<String, String> environment) {
        return !environment.containsKey("NO_COLOR") && !"dumb".equals(environment.get("TERM"));
    }

    /// Whether the standard output is a terminal.
    public boolean isTerminal() {
        return System.getProperty("plateau.tty", "").contains("out");
    }

    public Screen withWords(Words other) {
        return new Screen(in, out, err, echo, colours, progress, other);
    }

    /// The same with another place to write to.
    public Screen withOut(PrintStream other) {
        return new Screen(in, other, err, echo, colours, progress, words);
    }

    public void draw(Picture picture) {
        draw(picture, Selection.NONE);
    }

    /// Draws a picture; where one can point to choose a word, it is marked. One that is too wide is told
    /// in parts.
    public void draw(Picture picture, Selection selection) {
        var choices = Set.copyOf(selection.choices());
        var parts = WidePicture.of(picture, picture.width() > NARROW ? columns() : WIDE);
        int number = 0;
        for (var part : parts) {
            if (parts.size() > 1) {
                say("picture.part", ++number, parts.size());
            }
            out.print(colours ? part.coloured(choices) : part.toString());
        }
    }

    /// How wide a line may be: as wide as the terminal, or so wide that files and pipes show it well.
    private int columns() {
        return isTerminal() ? Math.max(NARROW, TerminalSize.ofProcess().columns()) : WIDE;
    }

    /// Prints a sentence; one that is too wide in several lines, all but the first set in a little more.
    public void tell(String sentence) {
        if (sentence.length() <= NARROW || Letters.width(sentence) <= columns()) {
            out.println(sentence);
            return;
        }
        int inset = sentence.length() - sentence.stripLeading().length();
        var wrapping = new Wrapping(" ".repeat(inset), " ".repeat(inset + 2), columns());
        wrapping.lines(sentence).forEach(out::println);
    }

    /// Prints a line of the language's words.
    public void say(String key, Object... arguments) {
        out.println(words.get(key, arguments));
    }
}
