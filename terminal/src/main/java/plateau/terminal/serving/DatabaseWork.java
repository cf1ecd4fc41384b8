package plateau.terminal.serving;

import java.util.LinkedHashMap;
import java.util.Map;
import plateau.core.text.Json;
import plateau.core.text.Text;
import plateau.server.storage.Backup;
import plateau.server.storage.Inspection;
import plateau.server.storage.Transfer;
import plateau.server.storage.file.Location;
import plateau.terminal.screen.Screen;

/// What operators do with databases.
public final class DatabaseWork {
    private DatabaseWork() {}

    /// Writes a database to a new file.
    ///
    /// @param config the operator's file; empty for none
    /// @param database which one; empty for that of the file, or the usual one
    public static void backup(Screen screen, String config, String database, String file) {
        var location = begin(screen, config, database);
        Backup.backup(location, Settings.path(file));
        screen.say("db.backup", location, file);
    }

    public static void copy(Screen screen, String from, String to) {
        ServerLog.start(screen.err(), false, false);
        var source = Location.of(from);
        var target = Location.of(to);
        long rows = Transfer.copy(source, target, progress(screen));
        if (screen.progress()) {
            screen.err().print("\r\u001b[K");
        }
        screen.say("db.copied", source, target, rows);
    }

    /// A line that is written over on a terminal; elsewhere nobody would read it.
    private static Transfer.Progress progress(Screen screen) {
        return (kind, rows) -> {
            if (screen.progress()) {
                screen.err().print("\r" + Text.format("%-12s %12d", kind, rows));
                screen.err().flush();
            }
        };
    }

    public static void check(Screen screen, String config, String database, boolean isJson) {
        var location = begin(screen, config, database);
        var found = Inspection.of(location);
        if (isJson) {
            var json = new LinkedHashMap<String, Object>();
            json.put("database", location.toString());
            json.put("version", found.version());
            json.put("rows", found.rows());
            screen.out().println(Json.write(json));
            return;
        }
        screen.say("db.sound", location, found.version());
        found.rows().forEach((kind, rows) -> screen.out().println(Text.format("  %-12s %12d", kind, rows)));
    }

    private static Location begin(Screen screen, String config, String database) {
        ServerLog.start(screen.err(), false, false);
        var given = database.isEmpty() ? Map.<String, String>of() : Map.of("db", database);
        return Settings.read(config, given).location();
    }
}
