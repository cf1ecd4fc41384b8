package plateau.server.storage;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;
import plateau.server.storage.file.Footing;
import plateau.server.storage.file.Location;
import plateau.server.storage.file.PlainSource;
import plateau.server.storage.file.SqlDialect;
import plateau.server.storage.file.StorageDown;
import plateau.server.storage.file.Trouble;
import plateau.server.storage.rows.Entry;
import plateau.server.storage.rows.RowMapping;
import plateau.server.storage.rows.RowReading;

/// Looks things up, on a few connections of its own: nobody who reads waits for what is written.
final class Reader implements AutoCloseable {
    /// Kept, so that its level stays: what goes wrong is said by whoever asked.
    private static final Logger POOL = Logger.getLogger("com.zaxxer.hikari");

    private static final Duration CONNECT = Duration.ofSeconds(3);

    private final Location location;
    private final SqlDialect dialect;
    private final Footing footing;
    private final HikariDataSource pool;

    Reader(Location location, Footing footing, Duration patience) {
        POOL.setLevel(Level.SEVERE);
        this.location = location;
        this.dialect = location.dialect();
        this.footing = footing;
        var config = new HikariConfig();
        config.setPoolName("plateau readers");
        config.setDataSource(new PlainSource(location, patience, footing));
        config.setConnectionTimeout(Math.min(CONNECT.toMillis(), patience.toMillis()));
        config.setMinimumIdle(1);
        config.setMaximumPoolSize(dialect == SqlDialect.SQLITE ? 4 : 8);
        config.setInitializationFailTimeout(-1);
        config.setConnectionInitSql(
                dialect == SqlDialect.SQLITE ? "pragma query_only = on" : "set default_transaction_read_only = on");
        this.pool = new HikariDataSource(config);
    }

    /// Has SQLite's log taken over into the file and emptied, so that what was forgotten stands in
    /// neither. Where others read just then, a later checkpoint does it.
    void settle() {
        if (dialect == SqlDialect.SQLITE) {
            try {
                footing.change(() -> list("pragma wal_checkpoint(truncate)", row -> row.getInt(1)));
            } catch (SQLException failure) {
                throw new StorageDown(Trouble.inWords(dialect, failure), failure);
            }
        }
    }

    <T> List<T> list(String sql, RowReading<T> reading, Object... arguments) {
        try {
            return tryList(sql, reading, arguments);
        } catch (SQLException failure) {
            if (Trouble.isLost(dialect, failure)) {
                return listAgain(sql, reading, arguments);
            }
            throw new StorageDown(Trouble.inWords(dialect, failure), failure);
        }
    }

    /// The connection may have been one from before the database was started anew, and so may all
    /// others that wait.
    private <T> List<T> listAgain(String sql, RowReading<T> reading, Object... arguments) {
        try {
            pool.getHikariPoolMXBean().softEvictConnections();
            return tryList(sql, reading, arguments);
        } catch (SQLException failure) {
            throw new StorageDown(Trouble.inWords(dialect, failure), failure);
        }
    }

    private <T> List<T> tryList(String sql, RowReading<T> reading, Object... arguments) throws SQLException {
        try (var connection = pool.getConnection()) {
            return list(connection, sql, reading, arguments);
        }
    }

    /// A query that reads through everything, and may take as long as it takes.
    <T> List<T> comb(String sql, RowReading<T> reading, Object... arguments) {
        try (var connection = location.connect(Duration.ZERO)) {
            return list(connection, sql, reading, arguments);
        } catch (SQLException failure) {
            throw new StorageDown(Trouble.inWords(dialect, failure), failure);
        }
    }

    private static <T> List<T> list(Connection connection, String sql, RowReading<T> reading, Object... arguments)
            throws SQLException {
        try (var statement = connection.prepareStatement(sql)) {
            RowMapping.bindAll(statement, arguments);
            var rows = new ArrayList<T>();
            try (var result = statement.executeQuery()) {
                while (result.next()) {
                    rows.add(reading.read(result));
                }
            }
            return rows;
        }
    }

    <T> Optional<T> first(String sql, RowReading<T> reading, Object... arguments) {
        return list(sql, reading, arguments).stream().findFirst();
    }

    /// The log of a table after an entry, in order.
    List<Entry> log(String table, int after) {
        return list(
                RowMapping.ENTRIES.select() + " where table_id = ? and number > ? order by number",
                RowMapping.ENTRIES,
                table,
                after);
    }

    @Override
    public void close() {
        pool.close();
    }
}
