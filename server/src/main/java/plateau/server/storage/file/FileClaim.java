package plateau.server.storage.file;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import plateau.core.text.BadInput;

/// That no other server uses an SQLite file, by whatever name. There are two locks, which the system lets go of
/// when the process ends in whatever way. One is on a file beside it: it keeps the name, and with it the log
/// that SQLite keeps under this name. The other is on a byte of the file itself, and keeps it under any other
/// name, such as a hard link.
///
/// To the system all locks of a process on a file are one owner's, and it drops them all when any channel to the
/// file is closed. SQLite, whose locks are of this kind, too, closes none, and does not let go of more than its
/// own, as long as one of its connections has a lock: so one has from the beginning to the end. Nothing else in
/// this process may open the file.
public final class FileClaim implements LocationCheck.Claim {
    /// The first byte after those that SQLite locks, on a page that it never uses; see
    /// https://sqlite.org/fileformat.html#the_lock_byte_page
    private static final long OWN_BYTE = 0x4000_0000L + 512;

    private static final Duration PATIENCE = Duration.ofSeconds(2);

    /// What this process has claimed, for whomever, since to the system it is one owner: names, and files by what the
    /// system knows them by.
    private static final Set<Object> OURS = ConcurrentHashMap.newKeySet();

    private final Location location;
    private final Path named;
    private final Path path;
    private final Object key;
    private final Hold name;
    private final Hold file;
    private final Connection anchor;

    /// A lock, and by what it is known in this process.
    private record Hold(Object key, FileChannel channel, FileLock lock) implements AutoCloseable {
        static Hold of(Location location, Object key, Path path, long from) {
            if (!OURS.add(key)) {
                throw taken(location);
            }
            try {
                var options = Set.of(StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
                var channel = FileChannel.open(path, options, Private.forFiles());
                var lock = channel.tryLock(from, 1, false);
                if (lock == null) {
                    channel.close();
                    throw taken(location);
                }
                return new Hold(key, channel, lock);
            } catch (IOException _) {
                OURS.remove(key);
                throw LocationCheck.unmade(location);
            } catch (BadInput taken) {
                OURS.remove(key);
                throw taken;
            }
        }

        /// Whether it is to be had again.
        boolean lockAgain() throws IOException {
            lock.release();
            return channel.tryLock(lock.position(), lock.size(), false) != null;
        }

        @Override
        public void close() {
            try {
                channel.close();
            } catch (IOException _) {
                // Nothing is lost by it.
            }
            OURS.remove(key);
        }
    }

    private FileClaim(Location location, Path named, Path path, Hold name, Hold file, Connection anchor) {
        this.location = location;
        this.named = named;
        this.path = path;
        this.key = file.key;
        this.name = name;
        this.file = file;
        this.anchor = anchor;
    }

    /// Claims a file, which is made if it is not there.
    static FileClaim of(Location location, Path file) {
        var real = real(file);
        boolean isNew = !Files.exists(real);
        var name = Hold.of(location, real, real.resolveSibling(real.getFileName() + ".lock"), 0);
        try {
            Private.makeFile(real);
            return of(location, file, real, name);
        } catch (IOException _) {
            throw dropped(name, real, isNew, LocationCheck.unmade(location));
        } catch (RuntimeException refused) {
            throw dropped(name, real, isNew, refused);
        }
    }

    /// Nothing is left of a file that was made in vain.
    private static RuntimeException dropped(Hold name, Path real, boolean isNew, RuntimeException refused) {
        if (isNew) {
            Private.remove(real);
        }
        name.close();
        return refused;
    }

    private static FileClaim of(Location location, Path named, Path real, Hold name) throws IOException {
        var file = Hold.of(location, key(real).orElse("file " + real), real, OWN_BYTE);
        try {
            var anchor = anchor(location);
            // What SQLite did when it opened the file has dropped the lock.
            if (file.lockAgain()) {
                return new FileClaim(location, named.toAbsolutePath(), real, name, file, anchor);
            }
            anchor.close();
            throw taken(location);
        } catch (SQLException trouble) {
            file.close();
            throw Trouble.refusal(location, trouble);
        } catch (IOException | RuntimeException refused) {
            file.close();
            throw refused;
        }
    }

    /// From its first reading on a connection has SQLite's lock that says that the file is in use.
    private static Connection anchor(Location location) throws SQLException {
        var anchor = location.connectExisting(PATIENCE);
        try (var statement = anchor.createStatement()) {
            statement.executeQuery("select count(*) from sqlite_schema").close();
            LogName.check(location, anchor);
            return anchor;
        } catch (SQLException | BadInput trouble) {
            anchor.close();
            throw trouble;
        }
    }

    static BadInput taken(Location location) {
        return new BadInput(
                "database.taken", "another server uses %s; end it first, or name another database", location);
    }

    /// By what the system knows a file, whatever it is called; nothing where there is none, or the system knows
    /// files by their names only.
    static Optional<Object> key(Path file) {
        try {
            return Optional.ofNullable(
                    Files.readAttributes(file, BasicFileAttributes.class).fileKey());
        } catch (IOException _) {
            return Optional.empty();
        }
    }

    /// The same for every way to write the name of a file.
    static Path real(Path file) {
        try {
            return Files.exists(file)
                    ? file.toRealPath()
                    : Location.folder(file).toRealPath().resolve(file.getFileName());
        } catch (IOException _) {
            return file;
        }
    }

    Location location() {
        return location;
    }

    /// Its name as it was given, with whatever links are on the way.
    Path named() {
        return named;
    }

    /// Its name without links.
    Path path() {
        return path;
    }

    /// By what the system knows it.
    Object key() {
        return key;
    }

    /// A connection that is open as long as the file is claimed.
    Connection anchor() {
        return anchor;
    }

    /// The beginning of the file, in which the mark of `Session.settle` is.
    ByteBuffer head() throws IOException {
        var head = ByteBuffer.allocate(100);
        while (head.hasRemaining() && file.channel.read(head, head.position()) >= 0) {
            // It goes on.
        }
        return head.flip();
    }

    long size() throws IOException {
        return file.channel.size();
    }

    /// Takes SQLite's log over into the file, and empties it unless somebody reads just then.
    void empty() throws SQLException {
        try (var statement = anchor.createStatement()) {
            statement.execute("pragma wal_checkpoint(truncate)");
        }
    }

    /// All is about to be taken over into the file, which is whole by any of its names then.
    void settle() {
        try (var statement = anchor.createStatement()) {
            LogName.remove(statement);
        } catch (SQLException _) {
            // The next server is told to use this name.
        }
    }

    /// The last connection that is closed takes SQLite's log over into the file.
    @Override
    public void close() {
        try {
            anchor.close();
        } catch (SQLException _) {
            // It is taken over when the file is opened next.
        }
        file.close();
        name.close();
    }
}
