package plateau.arena.folder;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;
import plateau.core.text.BadInput;
import plateau.core.text.Json;
import plateau.core.text.Message;

/// A folder with a description of what is kept there. Whoever has it open has it alone.
final class LockedFolder implements AutoCloseable {
    /// What is kept.
    ///
    /// @param one such as `a tournament`
    /// @param none such as `no tournament`
    /// @param description the file that describes it
    /// @param files others that it has from the beginning
    record Kind(Message one, Message none, String description, List<String> files) {}

    /// Something to do with files.
    interface Writing {
        void write() throws IOException;
    }

    /// Something to open.
    interface Opening<T> {
        T open(LockedFolder premises) throws IOException;
    }

    /// Where the folder is asked for, and whether to go on with what is there.
    static final Message OUT = Message.field("out");

    static final Message RESUME = Message.field("resume");

    private static final String LOCK = ".lock";

    private final Path path;
    private final Kind kind;
    private final FileChannel lock;

    private LockedFolder(Path path, Kind kind, FileChannel lock) {
        this.path = path;
        this.kind = kind;
        this.lock = lock;
    }

    /// Begins in a folder, which is made if there is none; refuses one that holds something of the kind.
    static <T> T begin(Path path, Kind kind, Map<String, Object> json, Opening<T> opening) {
        if (Files.exists(path) && !Files.isDirectory(path)) {
            throw new BadInput("folder.file", "%s: '%s' is a file, not a folder", OUT, path);
        }
        refuseOthers(path, kind);
        try {
            make(path);
            return locked(path, kind, premises -> {
                AtomicFile.write(path.resolve(kind.description), Json.write(json) + "\n");
                return opening.open(premises);
            });
        } catch (IOException refused) {
            throw new BadInput("of-option", "%s: %s", OUT, why(path, kind, refused));
        }
    }

    /// Where folders cannot be made the system says that there is none, as if that were the trouble.
    private static void make(Path path) throws IOException {
        try {
            Files.createDirectories(path);
        } catch (NoSuchFileException unmade) {
            throw new BadInput("folder.unmade", "%s: the folder '%s' cannot be made", OUT, path);
        }
    }

    private static void refuseOthers(Path path, Kind kind) {
        if (Files.exists(path.resolve(kind.description))) {
            throw new BadInput(
                    "folder.there",
                    "%s: '%s' holds %s; %s goes on with it, or name another folder",
                    OUT,
                    path,
                    kind.one,
                    RESUME);
        }
        for (var file : kind.files) {
            if (Files.exists(path.resolve(file))) {
                throw new BadInput(
                        "folder.other",
                        "%s: '%s' holds something else, a file %s; name another folder",
                        OUT,
                        path,
                        file);
            }
        }
    }

    /// Goes on with what a folder holds.
    static <T> T resume(Path path, Kind kind, Opening<T> opening) {
        if (!Files.exists(path.resolve(kind.description))) {
            throw new BadInput("folder.none", "%s: there is %s in '%s'", RESUME, kind.none, path);
        }
        try {
            return locked(path, kind, opening);
        } catch (IOException refused) {
            throw new BadInput("of-option", "%s: %s", OUT, why(path, kind, refused));
        }
    }

    /// Locks a folder and opens it; whatever is refused then unlocks it.
    private static <T> T locked(Path path, Kind kind, Opening<T> opening) throws IOException {
        var lock = lock(path);
        try {
            return opening.open(new LockedFolder(path, kind, lock));
        } catch (IOException | RuntimeException refused) {
            lock.close();
            throw refused;
        }
    }

    /// The lock goes with the process, however that ends.
    private static FileChannel lock(Path path) throws IOException {
        var channel = FileChannel.open(path.resolve(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        try {
            if (channel.tryLock() != null) {
                return channel;
            }
        } catch (OverlappingFileLockException ours) {
            // As bad as another's.
        }
        channel.close();
        throw new BadInput("folder.locked", "%s: '%s' is in use by another run", OUT, path);
    }

    Path path() {
        return path;
    }

    /// Reads a description.
    interface Reader<T> {
        T read(String text);
    }

    /// What the description says; refuses one that cannot be read.
    <T> T description(Reader<T> reader) throws IOException {
        var file = path.resolve(kind.description);
        try {
            return reader.read(Files.readString(file));
        } catch (BadInput damaged) {
            throw new BadInput("folder.description", "%s: '%s': %s", RESUME, file, damaged.inWords());
        }
    }

    /// Writes files, each by its name.
    void write(Map<String, byte[]> files) {
        keep(() -> {
            for (var each : files.entrySet()) {
                var file = path.resolve(each.getKey());
                Files.createDirectories(file.getParent());
                AtomicFile.write(file, each.getValue());
            }
        });
    }

    /// What goes wrong is told as [Unwritten].
    void keep(Writing writing) {
        try {
            writing.write();
        } catch (IOException full) {
            throw new Unwritten(Message.of("of-option", "%s: %s", OUT, why(path, kind, full)));
        }
    }

    /// Why a folder could not be used; the system says which of its files it was.
    private static Message why(Path path, Kind kind, IOException thrown) {
        var file = thrown instanceof FileSystemException named ? named.getFile() : null;
        return FileTrouble.why(file == null ? path.resolve(kind.description) : Path.of(file), thrown);
    }

    @Override
    public void close() throws IOException {
        lock.close();
    }
}
