package plateau.server.storage;

import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;
import plateau.core.text.BadInput;
import plateau.server.storage.file.Footing;
import plateau.server.storage.file.Location;
import plateau.server.storage.file.ServerClaim;
import plateau.server.storage.file.StorageDown;
import plateau.server.storage.file.Trouble;
import plateau.server.storage.rows.Change;

/// Writes what many threads ask for, one transaction after the other. Whatever has come while one was
/// on its way to the disk goes into the next, all of it at once: a disk can be waited for some hundred
/// times a second, and many more moves than that are made.
final class Writer implements AutoCloseable {
    /// In one transaction.
    private static final int MOST = 1_000;

    private static final Logger LOGGER = Logger.getLogger(Writer.class.getName());
    private static final long PAUSE_NANOS = Duration.ofMillis(100).toNanos();

    /// Is told how the writing goes, in whatever thread.
    interface Health {
        /// Something could not be written, on which the writer began some time ago.
        void failed(Duration ago);

        /// Something was written; those who wait for it do not know yet.
        void succeeded();
    }

    private static final Health UNSEEN = new Health() {
        @Override
        public void failed(Duration ago) {}

        @Override
        public void succeeded() {}
    };

    private final Location location;
    private final ServerClaim claim;
    private final Footing footing;
    private final Duration patience;
    private final Queue queue = new Queue();
    private final Thread thread;
    private @Nullable Session session;

    /// What is being written, and since when; read by [#watch].
    private volatile List<Pending> inHand = List.of();

    private volatile long since;

    /// Whether the last transaction was written; a heartbeat comes every few seconds.
    private volatile boolean isWell = true;

    private volatile Health health = UNSEEN;

    private final AtomicLong attempts = new AtomicLong();

    /// @param session is the writer's from now on
    Writer(Location location, ServerClaim claim, Footing footing, Session session, Duration patience) {
        this.location = location;
        this.claim = claim;
        this.footing = footing;
        this.session = session;
        this.patience = patience;
        this.thread = Thread.ofPlatform().name("plateau storage").daemon().start(this::run);
    }

    /// Tells somebody from now on how the writing goes.
    void report(Health to) {
        health = to;
    }

    /// While the database takes very long for something, nobody knows whether it will be written.
    boolean isWell() {
        boolean hangs = !inHand.isEmpty()
                && System.nanoTime() - since > patience.dividedBy(4).toNanos();
        return isWell && !hangs;
    }

    /// How often something was written, or may have been. Who is told that something was written sees
    /// another number than before.
    long attempts() {
        return attempts.get();
    }

    /// How many changes are not written yet.
    int waiting() {
        return inHand.size() + queue.size();
    }

    void write(Change change) {
        queue.add(new Pending(change)).await();
    }

    void run(Pending.Task task) {
        queue.add(new Pending(task)).await();
    }

    /// Gives up what the database takes too long for. To be called every now and then: those who wait
    /// have no alarm of their own, which would cost more than the writing.
    void watch() {
        var stuck = inHand;
        var waited = Duration.ofNanos(System.nanoTime() - since);
        if (!stuck.isEmpty() && waited.compareTo(patience) > 0) {
            failed();
            queue.giveUp();
            // The writer has limits of its own, and can say more; but a disk may hang for ever.
            if (waited.compareTo(patience.multipliedBy(3)) > 0) {
                stuck.forEach(Pending::giveUp);
            }
        }
    }

    private void run() {
        for (var batch = queue.take(); !batch.isEmpty(); batch = queue.take()) {
            for (int from = 0; from < batch.size(); ) {
                int until = end(batch, from);
                var part = batch.subList(from, until);
                since = System.nanoTime();
                inHand = List.copyOf(part);
                settle(part);
                inHand = List.of();
                tend();
                from = until;
            }
        }
        drop();
        queue.giveUp();
    }

    /// How far the next transaction goes: a task has one for itself.
    private static int end(List<Pending> batch, int from) {
        int until = from;
        while (until < batch.size() && until - from < MOST && batch.get(until).task == null) {
            until++;
        }
        return Math.max(until, from + 1);
    }

    private void settle(List<Pending> part) {
        var wanted = new ArrayList<Pending>(part.size());
        for (var each : part) {
            if (each.take()) {
                wanted.add(each);
            }
        }
        if (!wanted.isEmpty()) {
            settleTaken(wanted);
        }
    }

    private void settleTaken(List<Pending> wanted) {
        try {
            try {
                write(wanted);
            } finally {
                attempts.incrementAndGet();
            }
            isWell = true;
            health.succeeded();
            wanted.forEach(Pending::succeed);
        } catch (SQLException failure) {
            if (Trouble.isConflict(location.dialect(), failure)) {
                apart(wanted, failure);
            } else {
                var reason = Trouble.inWords(location.dialect(), failure);
                failed();
                wanted.forEach(each -> each.fail(new StorageDown(reason, failure)));
            }
        } catch (StorageDown down) {
            failed();
            wanted.forEach(each -> each.fail(down.again()));
        } catch (BadInput refused) {
            failed();
            var reason = Trouble.message(refused);
            wanted.forEach(each -> each.fail(new StorageDown(reason, false)));
        } catch (RuntimeException | Error failure) {
            // Such as a row with a hole in it. Whatever it is, the next change must find a writer.
            rollback();
            apart(wanted, failure);
        }
    }

    private void failed() {
        isWell = false;
        health.failed(Duration.ofNanos(System.nanoTime() - since));
    }

    /// One of them is to blame: each is tried alone.
    private void apart(List<Pending> wanted, Throwable failure) {
        if (wanted.size() > 1) {
            wanted.forEach(each -> settleTaken(List.of(each)));
        } else {
            var reason = "this cannot be written: " + Trouble.message(failure);
            wanted.getFirst().fail(new StorageConflict(reason, failure));
        }
    }

    /// Writes all of it in one transaction, or nothing. If the connection is lost it is tried again as
    /// long as another can be made.
    private void write(List<Pending> wanted) throws SQLException {
        boolean isUnsure = false;
        footing.check(false);
        try {
            var open = session();
            var task = wanted.getFirst().task;
            if (task != null) {
                // There are few, and a heartbeat among them.
                check(open);
                task.run(open.connection());
            } else {
                open.write(wanted.stream().map(each -> each.change).toList());
            }
            isUnsure = true;
            open.commit();
            footing.check(true);
        } catch (SQLException failure) {
            rollback();
            if (!Trouble.isLost(location.dialect(), failure)) {
                throw failure;
            }
            drop();
            if (isUnsure) {
                findOut(wanted, failure);
            } else if (mayRepeat(failure)) {
                write(wanted);
            } else {
                throw failure;
            }
        }
    }

    private boolean mayRepeat(SQLException failure) {
        return !Trouble.isRefused(failure) && System.nanoTime() - since < patience.toNanos() / 2;
    }

    /// The connection was lost while a transaction was being committed. On a new one it can be seen
    /// whether it was: all of it, or nothing, which is written again then.
    private void findOut(List<Pending> wanted, SQLException failure) throws SQLException {
        long deadline = System.nanoTime() + patience.toNanos();
        while (true) {
            try {
                if (!isWritten(wanted)) {
                    write(wanted);
                }
                return;
            } catch (SQLException again) {
                drop();
                if (System.nanoTime() > deadline) {
                    throw unsure(Trouble.inWords(location.dialect(), failure));
                }
                LockSupport.parkNanos(this, PAUSE_NANOS);
            } catch (StorageDown elsewhere) {
                throw elsewhere.unsure();
            } catch (BadInput refused) {
                // Such as that another server has the database now: it may still have been written.
                drop();
                throw unsure(Trouble.message(refused));
            }
        }
    }

    private static StorageDown unsure(String reason) {
        return new StorageDown(reason + "; whether it was written is not known", true);
    }

    /// Any of the entries tells. Where there is none, writing the same again does no harm.
    private boolean isWritten(List<Pending> wanted) throws SQLException {
        for (var each : wanted) {
            if (!each.change.entries.isEmpty()) {
                return session().holds(each.change.entries.getFirst());
            }
        }
        return false;
    }

    private Session session() throws SQLException {
        var open = session;
        if (open == null) {
            open = new Session(location, claim, patience.dividedBy(2));
            session = open;
            check(open);
        }
        return open;
    }

    private void check(Session open) throws SQLException {
        try {
            footing.check(open.connection());
        } catch (SQLException | StorageDown other) {
            drop();
            throw other;
        }
    }

    /// Takes SQLite's log over into its file every now and then, when nobody waits for what is written.
    private void tend() {
        try {
            if (session != null && session.isToBeTended()) {
                footing.change(session::tend);
            }
        } catch (SQLException failure) {
            LOGGER.log(Level.FINE, "the log was not taken over", failure);
        }
    }

    private void rollback() {
        try {
            if (session != null) {
                session.rollback();
            }
        } catch (SQLException _) {
            drop();
        }
    }

    private void drop() {
        if (session != null) {
            session.close();
            session = null;
        }
    }

    /// Writes what is asked for so far, and no more.
    @Override
    public void close() {
        queue.close();
        try {
            thread.join(patience);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
        queue.giveUp();
    }
}
