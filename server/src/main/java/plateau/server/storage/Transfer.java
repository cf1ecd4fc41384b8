package plateau.server.storage;

import java.nio.file.Files;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import plateau.core.text.BadInput;
import plateau.server.storage.file.Location;
import plateau.server.storage.file.LocationCheck;
import plateau.server.storage.file.Private;
import plateau.server.storage.file.ServerClaim;
import plateau.server.storage.file.SqlDialect;
import plateau.server.storage.file.Trouble;
import plateau.server.storage.rows.RowMapping;

/// Copies everything from one database into another that is empty. The first may be in use: what is
/// copied is how it was at one moment. The second has everything in the end, or nothing.
public final class Transfer {
    private static final int BATCH = 1_000;

    /// Is told every now and then how far it has come.
    public interface Progress {
        /// So many rows of a kind have been copied.
        ///
        /// @param kind what is being copied, such as `entries`
        /// @param rows how many of them so far
        void copied(String kind, long rows);
    }

    private final Location from;
    private final Location to;
    private final Progress progress;

    private Transfer(Location from, Location to, Progress progress) {
        this.from = from;
        this.to = to;
        this.progress = progress;
    }

    /// Copies everything, and says how many rows that were.
    public static long copy(Location from, Location to, Progress progress) {
        return new Transfer(from, to, progress).run();
    }

    private long run() {
        LocationCheck.requireExisting(from);
        Migration.requireCurrent(from);
        var made = to.file().filter(file -> !Files.exists(file));
        try (var _ = LocationCheck.claim(to)) {
            try {
                return copy();
            } catch (RuntimeException failed) {
                made.ifPresent(Private::remove);
                throw failed;
            }
        }
    }

    private long copy() {
        try (var source = source();
                var target = new Session(to, new ServerClaim(to), Duration.ZERO)) {
            Migration.run(to);
            requireEmpty(target.connection());
            long rows = 0;
            for (var sheet : RowMapping.ALL) {
                rows += copy(sheet, source, target.connection());
            }
            for (var sheet : RowMapping.ALL) {
                compare(sheet, source, target.connection());
            }
            target.commit();
            return rows;
        } catch (SQLException trouble) {
            if (Trouble.isFull(trouble)) {
                throw LocationCheck.full(to);
            }
            throw new BadInput(
                    "database.copy",
                    "%s could not be copied to %s, which stays empty: %s",
                    from,
                    to,
                    Trouble.message(trouble));
        }
    }

    /// One transaction for all that is read, so that it belongs together.
    private Connection source() throws SQLException {
        try {
            var connection = from.connect(Duration.ZERO);
            if (from.dialect() == SqlDialect.POSTGRESQL) {
                connection.setReadOnly(true);
                connection.setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
            }
            connection.setAutoCommit(false);
            return connection;
        } catch (SQLException trouble) {
            throw Trouble.refusal(from, trouble);
        }
    }

    private void requireEmpty(Connection target) throws SQLException {
        for (var sheet : RowMapping.ALL) {
            if (count(sheet, target) > 0) {
                throw new BadInput(
                        "database.not-empty", "%s is not empty; everything is copied into an empty database only", to);
            }
        }
    }

    private long copy(RowMapping<?> sheet, Connection source, Connection target) throws SQLException {
        long rows = 0;
        try (var query = source.prepareStatement(sheet.select());
                var insert = target.prepareStatement(sheet.insert())) {
            query.setFetchSize(BATCH);
            try (var result = query.executeQuery()) {
                while (result.next()) {
                    RowMapping.bindAll(insert, values(result, sheet.columns().size()));
                    insert.addBatch();
                    if (++rows % BATCH == 0) {
                        insert.executeBatch();
                        progress.copied(sheet.name(), rows);
                    }
                }
            }
            insert.executeBatch();
        }
        progress.copied(sheet.name(), rows);
        return rows;
    }

    private static Object[] values(ResultSet result, int columns) throws SQLException {
        var values = new Object[columns];
        for (int i = 0; i < columns; i++) {
            values[i] = result.getObject(i + 1);
        }
        return values;
    }

    private static void compare(RowMapping<?> sheet, Connection source, Connection target) throws SQLException {
        long there = count(sheet, source);
        long here = count(sheet, target);
        if (there != here) {
            throw new SQLException(here + " of " + there + " " + sheet.name() + " arrived");
        }
    }

    static long count(RowMapping<?> sheet, Connection connection) throws SQLException {
        try (var statement = connection.createStatement();
                var result = statement.executeQuery("select count(*) from " + sheet.name())) {
            result.next();
            return result.getLong(1);
        }
    }
}
