package plateau.server.storage;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.UUID;
import plateau.core.text.BadInput;

/// That no other server uses a PostgreSQL database: a lock that a connection holds while it lasts.
final class ServerClaim {
    /// Any number that no other program is likely to lock by.
    private static final long LOCK = 0x706c617465617531L;

    private final Location location;

    /// By which this server knows its own connections.
    private final String name = "plateau " + UUID.randomUUID();

    ServerClaim(Location location) {
        this.location = location;
    }

    /// Takes the lock. What a connection that was lost left behind is ended first: to the database it
    /// may still be there, in the middle of something.
    void take(Connection connection) throws SQLException {
        try (var statement = connection.createStatement()) {
            statement.execute("set application_name = '" + name + "'");
            statement.execute(
                    "select set_config('synchronous_commit', 'on', false)"
                            + " where current_setting('synchronous_commit') = 'off'");
        }
        endOthers(connection);
        try (var query = connection.prepareStatement("select pg_try_advisory_lock(?)")) {
            query.setLong(1, LOCK);
            try (var result = query.executeQuery()) {
                result.next();
                if (!result.getBoolean(1)) {
                    throw taken();
                }
            }
        }
    }

    private BadInput taken() {
        return FileClaim.taken(location);
    }

    private void endOthers(Connection connection) throws SQLException {
        var sql =
                "select pg_terminate_backend(pid, 5000) from pg_stat_activity"
                        + " where application_name = ? and pid <> pg_backend_pid()"
                        + " and datname = current_database()";
        try (var query = connection.prepareStatement(sql)) {
            query.setString(1, name);
            query.executeQuery().close();
        }
    }
}
