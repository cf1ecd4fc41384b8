package plateau.terminal.files;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import plateau.arena.folder.FileTrouble;
import plateau.core.records.GameRecord;
import plateau.core.text.BadInput;
import plateau.core.text.Brackets;

/// Reads the records of a file one after the other. A record is a line; one that a person has spread
/// over several lines is read too, as long as only its first begins with `{` in the first column.
public final class RecordSource implements AutoCloseable {
    /// What stands where a record should.
    ///
    /// @param isText whether all of it is UTF-8
    public record Entry(String text, boolean isText) {
        /// The record; refuses what is none.
        public GameRecord record() {
            if (!isText) {
                throw new BadInput("record.binary", "damaged record: it has bytes that are not UTF-8");
            }
            return GameRecord.parse(text);
        }
    }

    private final String name;
    private final TextLines lines;
    private TextLines.@Nullable Line ahead;
    private int linesRead;
    private int recordLine;

    private RecordSource(String name, TextLines lines) {
        this.name = name;
        this.lines = lines;
        var first = readLine();
        ahead = first == null ? null : new TextLines.Line(TextFile.withoutMark(first.text()), first.isText());
    }

    /// Opens a file; `-` is the standard input.
    public static RecordSource open(String name, Reader standardInput) {
        var path = TextFile.path("FILE", name);
        try {
            return new RecordSource(
                    name, name.equals("-") ? TextLines.of(standardInput) : TextLines.of(Files.newInputStream(path)));
        } catch (IOException unreadable) {
            throw new BadInput(FileTrouble.why(path, unreadable));
        }
    }

    /// Whether another record follows.
    public boolean hasNext() {
        while (ahead != null && ahead.text().isBlank()) {
            ahead = readLine();
        }
        return ahead != null;
    }

    /// Whether what follows can be a record.
    public boolean isAtRecord() {
        return hasNext() && isAtBrace();
    }

    /// What stands where the next record should; nobody may ask when [#hasNext] says there is none.
    public Entry next() {
        recordLine = linesRead;
        var text = new StringBuilder();
        boolean isText = true;
        var brackets = new Brackets();
        while (ahead != null) {
            text.append(ahead.text()).append('\n');
            isText &= ahead.isText();
            brackets.read(ahead.text());
            ahead = readLine();
            if (isAtBrace() || !brackets.areOpen()) {
                break;
            }
        }
        return new Entry(text.toString(), isText);
    }

    private boolean isAtBrace() {
        return ahead != null && ahead.text().startsWith("{");
    }

    /// The number, from 1, of the line on which the last record began.
    public int line() {
        return recordLine;
    }

    private TextLines.@Nullable Line readLine() {
        try {
            linesRead++;
            return lines.next();
        } catch (IOException unreadable) {
            throw new BadInput(FileTrouble.why(Path.of(name), unreadable));
        }
    }

    @Override
    public void close() {
        try {
            lines.close();
        } catch (IOException unreadable) {
            throw new BadInput(FileTrouble.why(Path.of(name), unreadable));
        }
    }
}
