package plateau.terminal;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import plateau.core.BadInput;
import plateau.core.Brackets;

/// Reads the records of a file one after the other. A record is a line; one that a person has spread
/// over several lines is read too, as long as only its first begins with `{` in the first column.
final class RecordSource implements AutoCloseable {
    private final String name;
    private final BufferedReader reader;
    private @Nullable String ahead;
    private int linesRead;
    private int recordLine;

    private RecordSource(String name, BufferedReader reader) {
        this.name = name;
        this.reader = reader;
        var first = readLine();
        ahead = first == null ? null : TextFile.withoutMark(first);
    }

    /// Opens a file; `-` is the standard input.
    static RecordSource open(String name, Reader standardInput) {
        var path = TextFile.path("FILE", name);
        try {
            return new RecordSource(
                    name,
                    name.equals("-")
                            ? new BufferedReader(standardInput)
                            : Files.newBufferedReader(path));
        } catch (IOException unreadable) {
            throw new BadInput(TextFile.why(path, unreadable));
        }
    }

    /// Whether another record follows.
    boolean hasNext() {
        while (ahead != null && ahead.isBlank()) {
            ahead = readLine();
        }
        return ahead != null;
    }

    /// Whether what follows can be a record.
    boolean isAtRecord() {
        return hasNext() && ahead != null && ahead.startsWith("{");
    }

    /// The text of the next record.
    String next() {
        recordLine = linesRead;
        var text = new StringBuilder();
        var brackets = new Brackets();
        do {
            text.append(ahead).append('\n');
            brackets.read(String.valueOf(ahead));
            ahead = readLine();
        } while (ahead != null && !ahead.startsWith("{") && brackets.areOpen());
        return text.toString();
    }

    /// The number, from 1, of the line on which the last record began.
    int line() {
        return recordLine;
    }

    private @Nullable String readLine() {
        try {
            linesRead++;
            return reader.readLine();
        } catch (IOException unreadable) {
            throw new BadInput(TextFile.why(Path.of(name), unreadable));
        }
    }

    @Override
    public void close() {
        try {
            reader.close();
        } catch (IOException unreadable) {
            throw new BadInput(TextFile.why(Path.of(name), unreadable));
        }
    }
}
