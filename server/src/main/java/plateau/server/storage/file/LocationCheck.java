package plateau.server.storage.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Optional;
import plateau.core.text.BadInput;

/// What has to be so before a database is opened.
public final class LocationCheck {
    private static final long LEAST_ROOM = 65_536;

    /// Something held while a database is used.
    public interface Claim extends AutoCloseable {
        @Override
        void close();
    }

    private LocationCheck() {}

    /// Keeps other servers off a database.
    public static Claim claim(Location location) {
        return claimFile(location).<Claim>map(claim -> claim).orElse(() -> {});
    }

    /// Makes the folder of a file, and keeps other servers off it. A PostgreSQL database is claimed
    /// by the connection that writes to it.
    public static Optional<FileClaim> claimFile(Location location) {
        return location.file().map(file -> {
            makeFolder(location, file);
            Aftermath.refuse(location, file);
            return FileClaim.of(location, file);
        });
    }

    private static void makeFolder(Location location, Path file) {
        refuseFolder(location, file);
        try {
            Private.makeFolder(Location.folder(file));
        } catch (IOException _) {
            throw unmade(location);
        }
    }

    private static void refuseFolder(Location location, Path file) {
        if (Files.isDirectory(file)) {
            throw new BadInput(
                    "database.folder",
                    "'%s' is a folder; a database is a file, such as %s",
                    location,
                    file.resolve("plateau.db"));
        }
    }

    /// Refuses a file that is not there: to open it would make it. Nor is there all of it under a name beside
    /// which its log is not.
    public static void requireExisting(Location location) {
        location.file().ifPresent(file -> {
            refuseFolder(location, file);
            if (!Files.exists(file)) {
                throw new BadInput("database.no-file", "there is no file '%s'", location);
            }
            try (var connection = location.connectExisting(Duration.ZERO)) {
                LogName.check(location, connection);
            } catch (SQLException trouble) {
                throw Trouble.refusal(location, trouble);
            }
        });
    }

    /// Whether there is no room for a few pages; what is no disk has none at all.
    static boolean isFull(Location location) {
        try {
            var file = location.file();
            if (file.isEmpty()) {
                return false;
            }
            var disk = Files.getFileStore(Location.folder(file.get()));
            return disk.getTotalSpace() > 0 && disk.getUsableSpace() < LEAST_ROOM;
        } catch (IOException _) {
            return false;
        }
    }

    public static BadInput full(Location location) {
        return new BadInput("database.full", "there is no room for '%s': the disk is full", location);
    }

    /// Why nothing could be made there.
    static BadInput unmade(Location location) {
        return isFull(location) ? full(location) : unwritable(location);
    }

    static BadInput unwritable(Object location) {
        return new BadInput(
                "database.unwritable",
                "'%s' cannot be written to; the file and its folder must belong to you",
                location);
    }
}
