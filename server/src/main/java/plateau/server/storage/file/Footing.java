package plateau.server.storage.file;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.concurrent.CompletableFuture;
import plateau.core.text.BadInput;

/// Whether what is written goes where the location says, and not to a file that is deleted, moved or spoilt, nor to a
/// database that was put in the place of another.
public interface Footing extends AutoCloseable {
    /// Nobody looks after it.
    Footing FIRM = new Footing() {
        private final CompletableFuture<BadInput> never = new CompletableFuture<>();

        @Override
        public void check(boolean isWritten) {}

        @Override
        public void check(Connection connection) {}

        @Override
        public boolean isFirm() {
            return true;
        }

        @Override
        public void change(Work work) throws SQLException {
            work.run();
        }

        @Override
        public CompletableFuture<BadInput> ruin() {
            return never;
        }

        @Override
        public void close() {}
    };

    /// Something that is done to a database.
    interface Work {
        void run() throws SQLException;
    }

    /// Refuses to go on where it is not so.
    ///
    /// @param isWritten whether something was written since the last time, of which nobody can say then
    ///     where it is
    void check(boolean isWritten);

    /// Refuses to go on where a connection leads elsewhere.
    void check(Connection connection) throws SQLException;

    /// Whether it is so, as far as that can be seen at once.
    boolean isFirm();

    /// Does something by which the database's files change other than by growing.
    void change(Work work) throws SQLException;

    /// Comes once nothing can be mended any more, with the reason.
    CompletableFuture<BadInput> ruin();

    @Override
    void close();
}
