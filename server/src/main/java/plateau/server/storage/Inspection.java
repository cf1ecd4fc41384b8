package plateau.server.storage;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import plateau.core.text.BadInput;
import plateau.server.storage.file.Location;
import plateau.server.storage.file.LocationCheck;
import plateau.server.storage.file.SqlDialect;
import plateau.server.storage.file.Trouble;
import plateau.server.storage.rows.RowMapping;

/// What there is in a database, also in one in use.
///
/// @param version how its tables are made
/// @param rows how many there are of each kind
public record Inspection(String version, Map<String, Long> rows) {
    /// Looks at a database and changes nothing; refuses one that is not of this version or damaged.
    public static Inspection of(Location location) {
        LocationCheck.requireExisting(location);
        Migration.requireCurrent(location);
        try (var connection = location.connect(Duration.ZERO)) {
            if (location.dialect() == SqlDialect.SQLITE) {
                requireSound(location, connection);
            }
            var rows = new LinkedHashMap<String, Long>();
            for (var sheet : RowMapping.ALL) {
                rows.put(sheet.name(), Transfer.count(sheet, connection));
            }
            return new Inspection(Migration.version(location), rows);
        } catch (SQLException trouble) {
            throw Trouble.refusal(location, trouble);
        }
    }

    private static void requireSound(Location location, Connection connection) throws SQLException {
        try (var statement = connection.createStatement();
                var result = statement.executeQuery("pragma integrity_check(1)")) {
            result.next();
            var said = result.getString(1);
            if (!said.equals("ok")) {
                throw new BadInput("database.damaged", "'%s' is damaged (%s); go back to a backup", location, said);
            }
        }
    }
}
