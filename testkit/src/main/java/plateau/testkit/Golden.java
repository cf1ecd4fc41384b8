package plateau.testkit;

import static org.assertj.core.api.Assertions.fail;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import plateau.core.text.Text;

/// Files that hold what a test expects as readable text, under a module's `src/test/resources`. With
/// `-Dplateau.rewrite=true` they are written anew instead, and the difference is reviewed like code.
public final class Golden {
    private static final int CONTEXT = 3;
    private static final int MOST_LINES = 20;

    private final Path folder;
    private final boolean rewrite;

    Golden(Path folder, boolean rewrite) {
        this.folder = folder;
        this.rewrite = rewrite;
    }

    private static Golden ofModule() {
        return new Golden(Path.of("src", "test", "resources"), Boolean.getBoolean("plateau.rewrite"));
    }

    /// Compares a text with a file of the module under test; a difference fails the test.
    public static void check(String file, String text) {
        ofModule().compare(file, text);
    }

    /// The text of a file of the module under test.
    public static String read(String file) {
        return ofModule().text(file);
    }

    void compare(String file, String text) {
        if (rewrite) {
            write(file, text);
            return;
        }
        var expected = text(file);
        if (!expected.equals(text)) {
            fail("%s differs; if that is meant, run with -Dplateau.rewrite=true%n%s", file, difference(expected, text));
        }
    }

    private String text(String file) {
        var path = folder.resolve(file);
        if (!Files.exists(path)) {
            fail("there is no %s yet; -Dplateau.rewrite=true writes it", path);
        }
        try {
            return Files.readString(path);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private void write(String file, String text) {
        var path = folder.resolve(file).toAbsolutePath();
        try {
            Files.createDirectories(path.getParent());
            Files.writeString(path, text);
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
    }

    /// The lines that differ, `-` before the expected and `+` before the actual ones, with a few
    /// equal lines before them.
    static String difference(String expected, String actual) {
        var left = List.of(expected.split("\n", -1));
        var right = List.of(actual.split("\n", -1));
        int from = commonStart(left, right);
        int most = Math.min(left.size(), right.size()) - from;
        int same = Math.min(most, commonStart(left.reversed(), right.reversed()));
        var out = new ArrayList<String>();
        out.add(Text.format("line %d:", from + 1));
        left.subList(Math.max(0, from - CONTEXT), from).forEach(line -> out.add("  " + line));
        addLines(out, "- ", left.subList(from, left.size() - same));
        addLines(out, "+ ", right.subList(from, right.size() - same));
        return String.join("\n", out);
    }

    private static int commonStart(List<String> left, List<String> right) {
        int least = Math.min(left.size(), right.size());
        int count = 0;
        while (count < least && left.get(count).equals(right.get(count))) {
            count++;
        }
        return count;
    }

    private static void addLines(List<String> out, String mark, List<String> lines) {
        lines.stream().limit(MOST_LINES).forEach(line -> out.add(mark + line));
        if (lines.size() > MOST_LINES) {
            out.add(Text.format("%s… and %d more", mark, lines.size() - MOST_LINES));
        }
    }
}
