package plateau.server.storage.file;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.concurrent.CompletableFuture;
import java.util.logging.Level;
import java.util.logging.Logger;
import plateau.core.text.BadInput;

/// A database on a server, and whether it still is the one that was opened. One that was dropped and restored from a
/// backup, under the same name, lacks what was written last: whoever went on from memory would write logs with holes.
public final class OwnDatabase implements Footing {
    private static final Logger LOGGER = Logger.getLogger("plateau.server.storage");

    /// A table keeps its number as long as it is not dropped; 0 stands for none.
    private static final String NUMBER = "select coalesce(to_regclass('entries')::oid::bigint, 0)";

    private final Location location;
    private final long known;
    private final CompletableFuture<BadInput> ruin = new CompletableFuture<>();
    private volatile boolean isFirm = true;

    /// @param connection to a database that is up to date, with nothing begun on it
    public OwnDatabase(Location location, Connection connection) throws SQLException {
        this.location = location;
        known = number(connection);
        connection.rollback();
    }

    private static long number(Connection connection) throws SQLException {
        try (var statement = connection.createStatement();
                var result = statement.executeQuery(NUMBER)) {
            result.next();
            return result.getLong(1);
        }
    }

    /// It is known only by what a connection leads to.
    @Override
    public void check(boolean isWritten) {}

    @Override
    public void check(Connection connection) throws SQLException {
        boolean isThere = number(connection) == known;
        if (isThere != isFirm) {
            isFirm = isThere;
            LOGGER.log(
                    isThere ? Level.WARNING : Level.SEVERE,
                    isThere
                            ? "{0} is back, and written to again"
                            : "{0} was dropped or replaced while the server uses it: nothing is written;"
                                    + " start the server again once the right one is there",
                    location);
        }
        if (!isThere) {
            throw StorageDown.told("the database is another", false);
        }
    }

    @Override
    public boolean isFirm() {
        return isFirm;
    }

    @Override
    public void change(Work work) throws SQLException {
        work.run();
    }

    @Override
    public CompletableFuture<BadInput> ruin() {
        return ruin;
    }

    @Override
    public void close() {
        if (!isFirm) {
            ruin.complete(new BadInput(
                    "database.replaced",
                    "%s was dropped or replaced while the server used it; the server has stopped, and"
                            + " what there is now is what was put in its place (docs/operating.md)",
                    location));
        }
    }
}
