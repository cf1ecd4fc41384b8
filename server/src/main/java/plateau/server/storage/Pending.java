package plateau.server.storage;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;
import plateau.server.storage.file.StorageDown;
import plateau.server.storage.rows.Change;

/// Something that is to be written, and the thread that waits for it. Its value is how far it has
/// come: nothing while it waits, then that it is taken, then that it is done or why it failed.
final class Pending extends AtomicReference<@Nullable Object> {
    /// What it comes to, but for exceptions.
    private enum Stage {
        TAKEN,
        DONE
    }

    /// Something to be done in a transaction of its own. It may be done again if nobody knows whether
    /// it was, and must come to the same then.
    interface Task {
        void run(Connection connection) throws SQLException;
    }

    final transient Change change;
    final transient @Nullable Task task;
    private final transient Thread waiter = Thread.currentThread();

    /// What was asked for just before.
    transient @Nullable Pending earlier;

    Pending(Change change) {
        super(null);
        this.change = change;
        this.task = null;
    }

    Pending(Task task) {
        super(null);
        this.change = new Change();
        this.task = task;
    }

    /// Whether it is still wanted: from now on the writer has it in hand.
    boolean take() {
        return compareAndSet(null, Stage.TAKEN);
    }

    void succeed() {
        answer(Stage.DONE);
    }

    void fail(RuntimeException failure) {
        answer(failure);
    }

    /// Tells whoever waits that the database takes too long.
    void giveUp() {
        var reason = "the database does not answer";
        if (compareAndSet(null, new StorageDown(reason, false))
                || compareAndSet(
                        Stage.TAKEN, new StorageDown(reason + "; whether it was written is not known", true))) {
            LockSupport.unpark(waiter);
        }
    }

    private void answer(Object outcome) {
        if (compareAndSet(Stage.TAKEN, outcome)) {
            LockSupport.unpark(waiter);
        }
    }

    /// Returns once it is written. An interruption is kept for later: what is written is written.
    void await() {
        boolean wasInterrupted = false;
        Object outcome = get();
        while (outcome == null || outcome == Stage.TAKEN) {
            LockSupport.park(this);
            wasInterrupted |= Thread.interrupted();
            outcome = get();
        }
        if (wasInterrupted) {
            Thread.currentThread().interrupt();
        }
        if (outcome instanceof RuntimeException failure) {
            throw failure;
        }
    }
}
