package plateau.server.storage;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.sql.SQLException;
import java.time.Duration;
import java.util.UUID;
import plateau.core.text.BadInput;
import plateau.server.storage.file.Location;
import plateau.server.storage.file.LocationCheck;
import plateau.server.storage.file.Private;
import plateau.server.storage.file.SqlDialect;
import plateau.server.storage.file.Trouble;

/// Makes an SQLite file of a database, also of one in use. The file has its name once it is whole.
public final class Backup {
    private Backup() {}

    public static void backup(Location from, Path file) {
        var target = file.toAbsolutePath().normalize();
        if (Files.exists(target)) {
            throw new BadInput("backup.exists", "there is already a file '%s'; name another, or move it away", file);
        }
        LocationCheck.requireExisting(from);
        var part = target.resolveSibling("." + target.getFileName() + "." + UUID.randomUUID());
        try {
            Private.makeFolder(Location.folder(target));
            Private.makeFile(part);
            write(from, part, Location.sqlite(part).shownAs(Location.sqlite(target)));
            force(part);
            Files.move(part, target, StandardCopyOption.ATOMIC_MOVE);
            force(Location.folder(target));
        } catch (IOException trouble) {
            throw new BadInput("backup.failed", "'%s' could not be written: %s", file, Trouble.message(trouble));
        } finally {
            Private.remove(part);
        }
    }

    private static void write(Location from, Path part, Location to) {
        if (from.dialect() == SqlDialect.POSTGRESQL) {
            Transfer.copy(from, to, (_, _) -> {});
            // So that there is one file only, not one with what came last beside it.
            execute(to, "pragma journal_mode = delete", to);
        } else {
            Migration.requireCurrent(from);
            execute(from, "vacuum into '" + part.toString().replace("'", "''") + "'", to);
        }
    }

    /// @param to where there may be no room
    private static void execute(Location location, String sql, Location to) {
        try (var connection = location.connect(Duration.ZERO);
                var statement = connection.createStatement()) {
            statement.execute(sql);
        } catch (SQLException trouble) {
            throw Trouble.refusal(Trouble.isFull(trouble) ? to : location, trouble);
        }
    }

    private static void force(Path path) throws IOException {
        try (var channel = FileChannel.open(path, StandardOpenOption.READ)) {
            channel.force(true);
        }
    }
}
