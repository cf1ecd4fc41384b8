package plateau.server.storage.rows;

import java.sql.Connection;
import java.sql.SQLException;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.flywaydb.core.api.MigrationVersion;
import org.flywaydb.core.api.migration.Context;
import org.flywaydb.core.api.migration.JavaMigration;

/// Names without capitals, in a column of their own. What databases make of capitals differs, in SQLite
/// beyond A to Z: so the same search would find other games. This is the step that brings the column.
public final class NameFolding implements JavaMigration {
    /// A name as it is looked for.
    public static String fold(String name) {
        var upper = Normalizer.normalize(name, Normalizer.Form.NFKC).toUpperCase(Locale.ROOT);
        return Normalizer.normalize(upper.toLowerCase(Locale.ROOT), Normalizer.Form.NFKC);
    }

    @Override
    public MigrationVersion getVersion() {
        return MigrationVersion.fromVersion("3");
    }

    @Override
    public String getDescription() {
        return "folded names";
    }

    @Override
    public Integer getChecksum() {
        return 1;
    }

    @Override
    public boolean canExecuteInTransaction() {
        return true;
    }

    @Override
    public void migrate(Context context) throws SQLException {
        var connection = context.getConnection();
        execute(connection, "drop index seats_by_name");
        execute(connection, "alter table seats add column folded text not null default ''");
        execute(connection, "create index seats_to_fold on seats (name)");
        fill(connection);
        execute(connection, "drop index seats_to_fold");
        execute(connection, "create index seats_by_folded on seats (folded)");
    }

    private static void fill(Connection connection) throws SQLException {
        try (var update = connection.prepareStatement("update seats set folded = ? where name = ?")) {
            for (var name : names(connection)) {
                update.setString(1, fold(name));
                update.setString(2, name);
                update.executeUpdate();
            }
        }
    }

    private static List<String> names(Connection connection) throws SQLException {
        var names = new ArrayList<String>();
        try (var statement = connection.createStatement();
                var result = statement.executeQuery("select distinct name from seats")) {
            while (result.next()) {
                names.add(result.getString(1));
            }
        }
        return names;
    }

    private static void execute(Connection connection, String sql) throws SQLException {
        try (var statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }
}
