package plateau.terminal.files;

import java.io.IOException;
import java.io.OutputStream;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.jspecify.annotations.Nullable;
import plateau.arena.folder.FileTrouble;
import plateau.core.records.GameRecord;
import plateau.core.text.BadInput;
import plateau.core.text.Message;
import plateau.core.text.Text;
import plateau.terminal.screen.Failure;
import plateau.terminal.screen.Screen;

/// A file to which records are added, one a line. Nothing is held back: each record is given to the
/// system at once and whole, so that whatever happens next finds it on the disk.
public final class RecordFile implements AutoCloseable {
    /// What is in every record.
    private static final String MARK = "\"" + GameRecord.FORMAT + "\"";

    /// How our own records begin, of which a torn one may have no more than a part.
    private static final String FIRST_WORDS = "{\"format\":" + MARK;

    private final Path path;
    private final OutputStream stream;
    private @Nullable Failure lost;

    private RecordFile(Path path, OutputStream stream) {
        this.path = path;
        this.stream = stream;
    }

    /// Opens a file to add records at its end, at once, so that a wrong name is known before the
    /// games are played. A last line that was never ended is ended first, and nothing is taken away.
    public static RecordFile append(Screen screen, String name) {
        var path = TextFile.path("--record", name);
        refuseOther(name, path);
        try {
            var last = LastLine.of(path);
            var stream = Files.newOutputStream(path, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
            if (last != LastLine.ENDED) {
                stream.write('\n');
                var done = screen.words().text(whatWasDone(name, last));
                screen.err().println("plateau: " + done);
            }
            return new RecordFile(path, stream);
        } catch (IOException refused) {
            throw new BadInput("of-option", "%s: %s", "--record", FileTrouble.why(path, refused));
        }
    }

    /// Refuses what is no file, and a file that holds something else than records: a mistyped name must
    /// not spoil it.
    private static void refuseOther(String name, Path path) {
        if (name.equals("-")) {
            throw new BadInput(
                    "record.standard", "--record: '-' is not a file; name one, or write ./- for a file of that name");
        }
        if (!Files.isRegularFile(path)) {
            return;
        }
        try (var source = RecordSource.open(name, Reader.nullReader())) {
            var first = source.hasNext() ? source.next().text().strip() : "";
            if (!FIRST_WORDS.startsWith(first) && !(first.startsWith("{") && first.contains(MARK))) {
                throw new BadInput(
                        "record.other",
                        "--record: '%s' is not a file of records, it begins with '%s'; name another",
                        name,
                        Text.shorten(first, 40));
            }
        }
    }

    private static Message whatWasDone(String name, LastLine last) {
        return last == LastLine.TORN
                ? Message.of(
                        "record.torn",
                        "'%s' did not end with a newline, which was added; its last line is not a"
                                + " whole record and was left as it is",
                        name)
                : Message.of("record.ended", "'%s' did not end with a newline, which was added", name);
    }

    /// Adds a record, its line's end included, by a single write.
    public synchronized void write(GameRecord record) {
        try {
            stream.write((record.toJson() + '\n').getBytes(StandardCharsets.UTF_8));
        } catch (IOException full) {
            throw new Failure("of-option", "%s: %s", "--record", FileTrouble.why(path, full));
        }
    }

    /// Adds a record if it can; what follows one that it could not add is lost too, and [#checkLost]
    /// tells.
    public synchronized void add(GameRecord record) {
        if (lost == null) {
            try {
                write(record);
            } catch (Failure full) {
                lost = full;
            }
        }
    }

    /// Fails if a record could not be added.
    public synchronized void checkLost() {
        if (lost != null) {
            throw lost;
        }
    }

    @Override
    public synchronized void close() {
        try {
            stream.close();
        } catch (IOException full) {
            throw new Failure("of-option", "%s: %s", "--record", FileTrouble.why(path, full));
        }
    }
}
