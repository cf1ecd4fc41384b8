package plateau.server.storage.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import plateau.core.text.BadInput;
import plateau.core.text.Text;

/// Under which of its names a file is used. SQLite keeps its log beside this name: under another, such as a hard
/// link, it finds no log, and takes a file that lacks what was written last for all there is. So the file has a
/// mark of the name in its head (`application_id`) from when a server starts on it until all is taken over.
public final class LogName {
    private static final int NONE = 0;

    private LogName() {}

    /// The log is under the name of this location from now on.
    public static void put(Statement statement, Location location) throws SQLException {
        write(statement, location.file().map(LogName::mark).orElse(NONE));
    }

    /// There is nothing in the log that is not in the file.
    static void remove(Statement statement) throws SQLException {
        write(statement, NONE);
    }

    private static void write(Statement statement, int mark) throws SQLException {
        statement.execute(Text.format("pragma application_id = %d", mark));
    }

    /// Never zero.
    private static int mark(Path file) {
        int hash = FileClaim.real(file).toString().hashCode();
        return hash == NONE ? 1 : hash;
    }

    /// Refuses a name that is not the one beside which the log is. A file with a single name was moved, with
    /// its log.
    static void check(Location location, Connection connection) throws SQLException {
        var file = location.file().map(FileClaim::real);
        if (file.isEmpty() || names(file.get()) < 2 || hasLog(file.get())) {
            return;
        }
        int mark = read(connection);
        if (mark != NONE && mark != mark(file.get())) {
            throw new BadInput(
                    "database.other-name",
                    "'%s' is one of several names (hard links) of a file, and what was written to it last is beside"
                            + " another of them; use that name, or start and stop the server under it once",
                    location);
        }
    }

    private static int read(Connection connection) throws SQLException {
        try (var statement = connection.createStatement();
                var result = statement.executeQuery("pragma application_id")) {
            return result.next() ? result.getInt(1) : NONE;
        }
    }

    /// How many names the system says that a file has; one where it does not say.
    private static int names(Path file) {
        try {
            return Files.getAttribute(file, "unix:nlink") instanceof Integer names ? names : 1;
        } catch (IOException | UnsupportedOperationException | IllegalArgumentException _) {
            return 1;
        }
    }

    private static boolean hasLog(Path file) {
        try {
            return Files.size(file.resolveSibling(file.getFileName() + "-wal")) > 0;
        } catch (IOException _) {
            return false;
        }
    }
}
