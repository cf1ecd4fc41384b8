package plateau.server.storage;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import plateau.core.text.BadInput;

/// That no other server uses an SQLite file. It is a lock on a file beside it, which the system lets
/// go of when the process ends in whatever way.
final class FileClaim implements AutoCloseable {
    /// Files that this process has claimed. To the system all its claims are one, and closing any
    /// channel to such a file would give it up.
    private static final Set<Path> OURS = ConcurrentHashMap.newKeySet();

    private final Path path;
    private final FileChannel channel;

    private FileClaim(Path path, FileChannel channel) {
        this.path = path;
        this.channel = channel;
    }

    static FileClaim of(Location location, Path file) {
        var path = beside(file);
        if (!OURS.add(path)) {
            throw taken(location);
        }
        try {
            var channel =
                    FileChannel.open(
                            path,
                            Set.of(StandardOpenOption.CREATE, StandardOpenOption.WRITE),
                            Private.forFiles());
            if (channel.tryLock() == null) {
                channel.close();
                throw taken(location);
            }
            return new FileClaim(path, channel);
        } catch (IOException _) {
            OURS.remove(path);
            throw Places.unwritable(location);
        } catch (BadInput taken) {
            OURS.remove(path);
            throw taken;
        }
    }

    static BadInput taken(Location location) {
        return new BadInput(
                "database.taken",
                "another server uses %s; end it first, or name another database",
                location);
    }

    /// The same for every way to write the name of a file.
    private static Path beside(Path file) {
        try {
            var real =
                    Files.exists(file)
                            ? file.toRealPath()
                            : Location.folder(file).toRealPath().resolve(file.getFileName());
            return real.resolveSibling(real.getFileName() + ".lock");
        } catch (IOException _) {
            return file.resolveSibling(file.getFileName() + ".lock");
        }
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException _) {
            // Nothing is lost by it.
        }
        OURS.remove(path);
    }
}
