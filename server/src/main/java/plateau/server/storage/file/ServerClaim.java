package plateau.server.storage.file;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.UUID;
import plateau.core.text.BadInput;

/// That no other server uses a PostgreSQL database: a lock that a connection holds while it lasts.
public final class ServerClaim {
    /// Any number that no other program is likely to lock by.
    private static final long LOCK = 0x706c617465617531L;

    private static final String PATIENCE = "3s";

    /// What PostgreSQL calls a lock that was not to be had in time.
    private static final String NOT_AVAILABLE = "55P03";

    private final Location location;

    /// By which this server knows its own connections.
    private final String name = "plateau " + UUID.randomUUID();

    public ServerClaim(Location location) {
        this.location = location;
    }

    /// Takes the lock. What a connection that was lost left behind is ended first: to the database it
    /// may still be there, in the middle of something.
    public void take(Connection connection) throws SQLException {
        try (var statement = connection.createStatement()) {
            statement.execute("set application_name = '" + name + "'");
            statement.execute("select set_config('synchronous_commit', 'on', false)"
                    + " where current_setting('synchronous_commit') = 'off'");
        }
        endOthers(connection);
        lock(connection);
    }

    /// Waits a while for it: a server that has just ended may still have a connection at the database.
    private void lock(Connection connection) throws SQLException {
        try (var statement = connection.createStatement();
                var query = connection.prepareStatement("select pg_advisory_lock(?)")) {
            statement.execute("set lock_timeout = '" + PATIENCE + "'");
            query.setLong(1, LOCK);
            query.executeQuery().close();
            statement.execute("reset lock_timeout");
        } catch (SQLException failed) {
            if (NOT_AVAILABLE.equals(failed.getSQLState())) {
                throw taken();
            }
            throw failed;
        }
    }

    private BadInput taken() {
        return FileClaim.taken(location);
    }

    private void endOthers(Connection connection) throws SQLException {
        var sql = "select pg_terminate_backend(pid, 5000) from pg_stat_activity"
                + " where application_name = ? and pid <> pg_backend_pid()"
                + " and datname = current_database()";
        try (var query = connection.prepareStatement(sql)) {
            query.setString(1, name);
            query.executeQuery().close();
        }
    }
}
