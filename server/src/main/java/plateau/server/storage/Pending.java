package plateau.server.storage;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.jspecify.annotations.Nullable;
import plateau.server.storage.file.StorageDown;
import plateau.server.storage.rows.Change;

/// Something that is to be written, and what becomes of it.
final class Pending {
    /// Something to be done in a transaction of its own. It may be done again if nobody knows whether
    /// it was, and must come to the same then.
    interface Task {
        void run(Connection connection) throws SQLException;
    }

    final Change change;
    final @Nullable Task task;
    private final CompletableFuture<Boolean> written = new CompletableFuture<>();
    private boolean isTaken;

    private Pending(Change change, @Nullable Task task) {
        this.change = change;
        this.task = task;
    }

    Pending(Change change) {
        this(change, null);
    }

    Pending(Task task) {
        this(new Change(), task);
    }

    /// Whether it is still wanted: from now on the writer has it in hand.
    synchronized boolean take() {
        isTaken = true;
        return !written.isDone();
    }

    void succeed() {
        written.complete(true);
    }

    void fail(RuntimeException failure) {
        written.completeExceptionally(failure);
    }

    /// Tells whoever waits that the database takes too long.
    synchronized void giveUp() {
        var reason = "the database does not answer";
        fail(new StorageDown(isTaken ? reason + "; whether it was written is not known" : reason, isTaken));
    }

    /// Returns once it is written. An interruption is kept for later: what is written is written.
    void await() {
        try {
            written.join();
        } catch (CompletionException failed) {
            throw failed.getCause() instanceof RuntimeException failure ? failure : failed;
        }
    }
}
