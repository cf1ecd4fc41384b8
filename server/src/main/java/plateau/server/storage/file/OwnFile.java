package plateau.server.storage.file;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.locks.ReentrantLock;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;
import plateau.core.text.BadInput;

/// The SQLite file that is open, and whether it still is what its path names. SQLite goes on writing to a file
/// that was deleted or moved, or into one that was truncated, and says nothing.
///
/// The file itself changes only by [#change]; all else goes to SQLite's log beside it, which otherwise only
/// grows.
public final class OwnFile implements Footing {
    private static final Logger LOGGER = Logger.getLogger("plateau.server.storage");

    /// How long a log that is not in its place may take to come back.
    private static final long PATIENCE_NANOS = Duration.ofSeconds(3).toNanos();

    private enum State {
        FIRM,
        /// The path names nothing, or another file. What is open is whole, and may come back.
        AWAY,
        /// What is open was changed by others.
        SPOILT
    }

    /// A file as it was seen; none of it if there is none.
    private record Seen(@Nullable Object key, long size, FileTime changed) {
        static final Seen NOTHING = new Seen(null, -1, FileTime.fromMillis(0));

        static Seen of(Path file) {
            try {
                var is = Files.readAttributes(file, BasicFileAttributes.class);
                return new Seen(is.fileKey(), is.size(), is.lastModifiedTime());
            } catch (IOException _) {
                return NOTHING;
            }
        }
    }

    private final FileClaim claim;
    private final Path named;
    private final Path file;
    private final Path log;
    private final CompletableFuture<BadInput> ruin = new CompletableFuture<>();
    private final ReentrantLock lock = new ReentrantLock();
    private volatile State state = State.FIRM;

    // How both were when they were last as they should be.
    private Seen seenFile = Seen.NOTHING;
    private Seen seenLog = Seen.NOTHING;
    private ByteBuffer head = ByteBuffer.allocate(0);

    /// Since when the log alone is not in its place; 0 if it is.
    private long lostLog;

    /// @param claim is this one's from now on
    public OwnFile(FileClaim claim) {
        this.claim = claim;
        named = claim.named();
        file = claim.path();
        log = file.resolveSibling(file.getFileName() + "-wal");
        accept();
    }

    /// How they are now is how they should be.
    private void accept() {
        seenFile = Seen.of(file);
        seenLog = Seen.of(log);
        try {
            head = claim.head();
        } catch (IOException failure) {
            LOGGER.log(Level.FINE, "the file cannot be read", failure);
        }
    }

    @Override
    public void check(boolean isWritten) {
        lock.lock();
        try {
            long before = seenLog.size;
            look();
            if (state == State.FIRM && isWritten && !LogFrames.hold(log, before)) {
                spoil();
            }
        } finally {
            lock.unlock();
        }
        switch (state) {
            case FIRM -> {}
            case AWAY -> throw StorageDown.told("the file of the database is not in its place", isWritten);
            case SPOILT -> throw StorageDown.told("the file of the database is spoilt", isWritten);
        }
    }

    /// What a path names may have been something else when it was opened.
    @Override
    public void check(Connection connection) {
        check(false);
    }

    @Override
    public boolean isFirm() {
        // Whoever changes it now looks itself.
        if (lock.tryLock()) {
            try {
                look();
            } finally {
                lock.unlock();
            }
        }
        return state == State.FIRM;
    }

    @Override
    public void change(Work work) throws SQLException {
        lock.lock();
        try {
            look();
            if (state == State.FIRM) {
                try {
                    work.run();
                } finally {
                    if (isSame(Seen.of(file), seenFile)) {
                        accept();
                    }
                }
            }
        } finally {
            lock.unlock();
        }
    }

    @Override
    public CompletableFuture<BadInput> ruin() {
        return ruin;
    }

    private void look() {
        if (state == State.SPOILT) {
            return;
        }
        var now = Seen.of(file);
        var nowLog = Seen.of(log);
        if (!isSame(now, seenFile) || !isWhatIsNamed()) {
            lose();
        } else if (seenLog.size >= 0 && !isSame(nowLog, seenLog)) {
            loseLog();
        } else if (nowLog.size < seenLog.size || !isUnchanged(now)) {
            spoil();
        } else {
            seenFile = now;
            seenLog = nowLog;
            find();
        }
    }

    /// A link on the way to the file may have been turned elsewhere.
    private boolean isWhatIsNamed() {
        return named.equals(file) || isSame(Seen.of(named), seenFile);
    }

    private static boolean isSame(Seen one, Seen other) {
        return one.size >= 0 && Objects.equals(one.key, other.key);
    }

    /// Whoever only touches a file does no harm: nothing of it is another then, since its mark is the same.
    private boolean isUnchanged(Seen now) {
        if (now.size == seenFile.size && now.changed.equals(seenFile.changed)) {
            return true;
        }
        try {
            return now.size == seenFile.size && claim.head().equals(head);
        } catch (IOException _) {
            return false;
        }
    }

    private void lose() {
        if (state == State.FIRM) {
            state = State.AWAY;
            LOGGER.log(
                    Level.SEVERE,
                    "''{0}'' or its log was moved, deleted or replaced while the server uses it:"
                            + " nothing is written until it is back; put it back, or stop the server",
                    file);
            if (!Files.exists(file)) {
                Aftermath.gone(claim.location());
            }
            empty();
        }
    }

    /// Nobody can put a log back that was deleted.
    private void loseLog() {
        if (state == State.FIRM) {
            lose();
            lostLog = System.nanoTime();
        } else if (lostLog != 0 && System.nanoTime() - lostLog > PATIENCE_NANOS) {
            ruin.complete(new BadInput(
                    "database.log-gone",
                    "'%s' was deleted while the server used it; the server has stopped, and all"
                            + " that was in it is in '%s': start it again",
                    log,
                    claim.location()));
        }
    }

    /// All that is in the log that is open goes at once into the file that is open, and the log is empty then:
    /// whatever becomes of the two, they do not need each other, and another file in this place is not spoilt
    /// by a log that is not its own.
    private void empty() {
        try {
            claim.empty();
            seenFile = new Seen(seenFile.key, claim.size(), FileTime.fromMillis(0));
            seenLog = new Seen(seenLog.key, 0, FileTime.fromMillis(0));
            head = claim.head();
        } catch (SQLException | IOException failure) {
            LOGGER.log(Level.SEVERE, "its log could not be taken over: {0}", Trouble.message(failure));
        }
    }

    private void find() {
        if (state == State.AWAY) {
            state = State.FIRM;
            lostLog = 0;
            Aftermath.back(claim.location());
            LOGGER.log(Level.WARNING, "''{0}'' is back, and written to again", file);
        }
    }

    /// What SQLite has open must not be closed any more: it would take its log over into what others have
    /// written.
    private void spoil() {
        state = State.SPOILT;
        Aftermath.spoilt(claim.location());
        var why = new BadInput(
                "database.spoilt",
                "another program has truncated or overwritten '%s' while the server used it;"
                        + " the server has stopped and leaves it as it is: go back to a backup"
                        + " (docs/operating.md)",
                claim.location());
        LOGGER.log(Level.SEVERE, "{0}", why.getMessage());
        ruin.complete(why);
    }

    @Override
    public void close() {
        isFirm();
        if (state == State.SPOILT) {
            return;
        }
        if (state == State.AWAY && lostLog == 0) {
            empty();
            // Whoever stops the server instead of putting the file back is told where all is.
            ruin.complete(Aftermath.save(claim, !Files.exists(file)));
        } else if (state == State.FIRM) {
            claim.settle();
        }
        claim.close();
    }
}
