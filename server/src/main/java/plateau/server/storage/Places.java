package plateau.server.storage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import plateau.core.text.BadInput;

/// What has to be so before a database is opened.
final class Places {
    /// Something held while a database is used.
    interface Claim extends AutoCloseable {
        @Override
        void close();
    }

    private Places() {}

    /// Makes the folder of a file, and keeps other servers off it. A PostgreSQL database is claimed
    /// by the connection that writes to it.
    static Claim claim(Location location) {
        var file = location.file();
        if (file.isEmpty()) {
            return () -> {};
        }
        makeFolder(location, file.get());
        var claim = FileClaim.of(location, file.get());
        try {
            Private.makeFile(file.get());
        } catch (IOException _) {
            claim.close();
            throw unwritable(location);
        }
        return claim::close;
    }

    private static void makeFolder(Location location, Path file) {
        refuseFolder(location, file);
        try {
            Private.makeFolder(Location.folder(file));
        } catch (IOException _) {
            throw unwritable(location);
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

    /// Refuses a file that is not there: to open it would make it.
    static void requireExisting(Location location) {
        location.file()
                .ifPresent(
                        file -> {
                            refuseFolder(location, file);
                            if (!Files.exists(file)) {
                                throw new BadInput(
                                        "database.no-file", "there is no file '%s'", location);
                            }
                        });
    }

    static BadInput unwritable(Object location) {
        return new BadInput(
                "database.unwritable",
                "'%s' cannot be written to; the file and its folder must belong to you",
                location);
    }
}
