package plateau.server.storage.file;

import java.io.PrintWriter;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.logging.Logger;
import javax.sql.DataSource;

/// Connections to a location, a new one each time.
///
/// @param footing has to be firm before and after, so that it is a connection to what the others have open
public record PlainSource(Location location, Duration patience, Footing footing) implements DataSource {
    @Override
    public Connection getConnection() throws SQLException {
        try {
            footing.check(false);
        } catch (StorageDown down) {
            throw new SQLException(down.getMessage(), down);
        }
        var connection = location.connectExisting(patience);
        try {
            footing.check(false);
            return connection;
        } catch (StorageDown down) {
            connection.close();
            throw new SQLException(down.getMessage(), down);
        }
    }

    @Override
    public Connection getConnection(String user, String password) throws SQLException {
        return getConnection();
    }

    @Override
    public PrintWriter getLogWriter() {
        return new PrintWriter(PrintWriter.nullWriter());
    }

    @Override
    public void setLogWriter(PrintWriter out) {}

    @Override
    public void setLoginTimeout(int seconds) {}

    @Override
    public int getLoginTimeout() {
        return 0;
    }

    @Override
    public Logger getParentLogger() {
        return Logger.getLogger("plateau.server.storage");
    }

    @Override
    public <T> T unwrap(Class<T> type) throws SQLException {
        throw new SQLException("wraps nothing");
    }

    @Override
    public boolean isWrapperFor(Class<?> type) {
        return false;
    }
}
