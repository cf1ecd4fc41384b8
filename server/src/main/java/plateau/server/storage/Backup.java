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
import plateau.server.storage.file.Dialect;
import plateau.server.storage.file.Location;
import plateau.server.storage.file.Places;
import plateau.server.storage.file.Private;
import plateau.server.storage.file.Trouble;

/// Makes an SQLite file of a database, also of one in use. The file has its name once it is whole.
public final class Backup {
    private Backup() {}

    public static void backup(Location from, Path file) {
        var target = file.toAbsolutePath().normalize();
        if (Files.exists(target)) {
            throw new BadInput("backup.exists", "there is already a file '%s'; name another, or move it away", file);
        }
        Places.requireExisting(from);
        var part = target.resolveSibling("." + target.getFileName() + "." + UUID.randomUUID());
        try {
            Private.makeFolder(Location.folder(target));
            Private.makeFile(part);
            write(from, part);
            force(part);
            Files.move(part, target, StandardCopyOption.ATOMIC_MOVE);
            force(Location.folder(target));
        } catch (IOException trouble) {
            throw new BadInput("backup.failed", "'%s' could not be written: %s", file, Trouble.message(trouble));
        } finally {
            remove(part);
        }
    }

    private static void write(Location from, Path part) {
        if (from.dialect() == Dialect.POSTGRESQL) {
            Transfer.copy(from, Location.sqlite(part), (_, _) -> {});
            // So that there is one file only, not one with what came last beside it.
            execute(Location.sqlite(part), "pragma journal_mode = delete");
        } else {
            Migration.requireCurrent(from);
            execute(from, "vacuum into '" + part.toString().replace("'", "''") + "'");
        }
    }

    private static void execute(Location location, String sql) {
        try (var connection = location.connect(Duration.ZERO);
                var statement = connection.createStatement()) {
            statement.execute(sql);
        } catch (SQLException trouble) {
            throw Trouble.refusal(location, trouble);
        }
    }

    private static void force(Path path) throws IOException {
        try (var channel = FileChannel.open(path, StandardOpenOption.READ)) {
            channel.force(true);
        }
    }

    private static void remove(Path part) {
        for (var ending : new String[] {"", "-wal", "-shm", "-journal", ".lock"}) {
            try {
                Files.deleteIfExists(part.resolveSibling(part.getFileName() + ending));
            } catch (IOException _) {
                // Whoever looks at the folder sees what is left, and that it is no backup.
            }
        }
    }
}
