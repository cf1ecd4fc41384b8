package plateau.terminal;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import plateau.core.BadInput;
import plateau.core.GameRecord;

/// A file to which records are added, one a line.
final class RecordFile implements AutoCloseable {
    private static final int FLUSH_AT = 1 << 16;

    private final Path path;
    private final Writer writer;
    private final StringBuilder lines = new StringBuilder();

    private RecordFile(Path path, Writer writer) {
        this.path = path;
        this.writer = writer;
    }

    /// Opens a file to add records at its end, at once, so that a wrong name is known before the
    /// games are played.
    static RecordFile append(String name) {
        var path = TextFile.path("--record", name);
        try {
            var writer =
                    Files.newBufferedWriter(
                            path, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
            return new RecordFile(path, writer);
        } catch (IOException refused) {
            throw new BadInput("--record: " + TextFile.why(path, refused));
        }
    }

    /// Adds a record; the file only ever grows by whole lines.
    synchronized void write(GameRecord record) {
        lines.append(record.toJson()).append('\n');
        if (lines.length() >= FLUSH_AT) {
            flush();
        }
    }

    synchronized void flush() {
        try {
            writer.write(lines.toString());
            writer.flush();
            lines.setLength(0);
        } catch (IOException full) {
            throw new Failure("--record: " + TextFile.why(path, full));
        }
    }

    @Override
    public synchronized void close() {
        flush();
        try {
            writer.close();
        } catch (IOException full) {
            throw new Failure("--record: " + TextFile.why(path, full));
        }
    }
}
