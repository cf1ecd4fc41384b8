package plateau.server.storage;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;

/// Looks things up, on a few connections of its own: nobody who reads waits for what is written.
final class Reader implements AutoCloseable {
    /// Kept, so that its level stays.
    private static final Logger POOL = Logger.getLogger("com.zaxxer.hikari");

    private final Dialect dialect;
    private final HikariDataSource pool;

    Reader(Location location, Duration patience) {
        POOL.setLevel(Level.WARNING);
        this.dialect = location.dialect();
        var config = new HikariConfig();
        config.setPoolName("plateau readers");
        config.setJdbcUrl(location.url());
        config.setDataSourceProperties(location.settings(patience));
        config.setConnectionTimeout(patience.toMillis());
        config.setMinimumIdle(1);
        config.setMaximumPoolSize(dialect == Dialect.SQLITE ? 4 : 8);
        config.setInitializationFailTimeout(-1);
        config.setConnectionInitSql(
                dialect == Dialect.SQLITE
                        ? "pragma query_only = on"
                        : "set default_transaction_read_only = on");
        this.pool = new HikariDataSource(config);
    }

    <T> List<T> list(String sql, Sheet.Reading<T> reading, Object... arguments) {
        try (var connection = pool.getConnection();
                var statement = connection.prepareStatement(sql)) {
            Sheet.bindAll(statement, arguments);
            var rows = new ArrayList<T>();
            try (var result = statement.executeQuery()) {
                while (result.next()) {
                    rows.add(reading.read(result));
                }
            }
            return rows;
        } catch (SQLException failure) {
            throw new StorageDown(Trouble.inWords(dialect, failure), failure);
        }
    }

    <T> Optional<T> first(String sql, Sheet.Reading<T> reading, Object... arguments) {
        return list(sql, reading, arguments).stream().findFirst();
    }

    /// The log of a table after an entry, in order.
    List<Entry> log(String table, int after) {
        return list(
                Sheet.ENTRIES.select() + " where table_id = ? and number > ? order by number",
                Sheet.ENTRIES.reading(),
                table,
                after);
    }

    @Override
    public void close() {
        pool.close();
    }
}
