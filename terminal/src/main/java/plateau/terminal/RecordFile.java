package plateau.terminal;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import plateau.core.BadInput;
import plateau.core.GameRecord;
import plateau.core.Text;

/// A file to which records are added, one a line. Nothing is held back: each record is given to the
/// system at once and whole, so that whatever happens next finds it on the disk.
final class RecordFile implements AutoCloseable {
    private final Path path;
    private final OutputStream stream;

    private RecordFile(Path path, OutputStream stream) {
        this.path = path;
        this.stream = stream;
    }

    /// Opens a file to add records at its end, at once, so that a wrong name is known before the
    /// games are played. A last line that was never ended is ended first, and nothing is taken away.
    static RecordFile append(Screen screen, String name) {
        var path = TextFile.path("--record", name);
        try {
            var last = LastLine.of(path);
            var stream =
                    Files.newOutputStream(
                            path, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
            if (last != LastLine.ENDED) {
                stream.write('\n');
                screen.err().println(whatWasDone(name, last));
            }
            return new RecordFile(path, stream);
        } catch (IOException refused) {
            throw new BadInput("of-option", "%s: %s", "--record", TextFile.why(path, refused));
        }
    }

    private static String whatWasDone(String name, LastLine last) {
        var end =
                Text.format(
                        "plateau: '%s' did not end with a newline, which was added",
                        Text.printable(name));
        return last == LastLine.TORN
                ? end + "; its last line is not a whole record and was left as it is"
                : end;
    }

    /// Adds a record, its line's end included, by a single write.
    synchronized void write(GameRecord record) {
        try {
            stream.write((record.toJson() + '\n').getBytes(StandardCharsets.UTF_8));
        } catch (IOException full) {
            throw new Failure("of-option", "%s: %s", "--record", TextFile.why(path, full));
        }
    }

    @Override
    public synchronized void close() {
        try {
            stream.close();
        } catch (IOException full) {
            throw new Failure("of-option", "%s: %s", "--record", TextFile.why(path, full));
        }
    }
}
