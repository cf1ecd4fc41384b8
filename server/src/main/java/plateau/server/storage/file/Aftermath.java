package plateau.server.storage.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.logging.Level;
import java.util.logging.Logger;
import plateau.core.text.BadInput;
import plateau.core.text.Text;

/// What a server leaves beside a file that was deleted, moved or spoilt under it, so that the next one does not
/// begin with an empty file, or with two halves that do not belong together.
final class Aftermath {
    private static final Logger LOGGER = Logger.getLogger("plateau.server.storage");
    private static final String MARK = "trouble";
    private static final String SPOILT = "spoilt";
    private static final String GONE = "gone";

    private Aftermath() {}

    /// Notes that others have changed the file.
    static void spoilt(Location location) {
        mark(location, SPOILT);
    }

    /// Notes that there is nothing in the file's place, where the next server would begin anew.
    static void gone(Location location) {
        mark(location, GONE);
    }

    /// The file is in its place again.
    static void back(Location location) {
        try {
            Files.deleteIfExists(location.beside(MARK));
        } catch (IOException failure) {
            LOGGER.log(Level.WARNING, "a note could not be deleted", failure);
        }
    }

    /// Writes what is still open into a file of its own, whose folder may be gone, too.
    ///
    /// @param isGone whether there is nothing in its place
    /// @return what became of it
    static BadInput save(FileClaim claim, boolean isGone) {
        var now = Text.format("%d", System.currentTimeMillis() / 1000);
        var saved = claim.location().beside("saved-" + now);
        try (var statement = claim.anchor().createStatement()) {
            Private.makeFolder(Location.folder(saved));
            Private.makeFile(saved);
            statement.execute("vacuum into '" + saved.toString().replace("'", "''") + "'");
            if (isGone) {
                mark(claim.location(), saved.toString());
            }
            return new BadInput(
                    "database.saved",
                    "'%s' or its log was moved, deleted or replaced while the server used it; the server has stopped,"
                            + " and what it had is in '%s' (docs/operating.md)",
                    claim.location(),
                    saved);
        } catch (SQLException | IOException failure) {
            return new BadInput(
                    "database.unsaved",
                    "'%s' or its log was moved, deleted or replaced while the server used it; the server has stopped,"
                            + " and what it had could not be saved: %s",
                    claim.location(),
                    Trouble.message(failure));
        }
    }

    private static void mark(Location location, String saved) {
        try {
            Private.makeFile(location.beside(MARK));
            Files.writeString(location.beside(MARK), saved);
        } catch (IOException failure) {
            LOGGER.log(Level.SEVERE, "''{0}'' could not be written: {1}", new Object[] {
                location.beside(MARK), Trouble.message(failure)
            });
        }
    }

    /// Refuses a file with which something is wrong that its operator has to look at.
    static void refuse(Location location, Path file) {
        var mark = location.beside(MARK);
        if (Files.exists(mark)) {
            throw marked(location, mark);
        }
        var log = file.resolveSibling(file.getFileName() + "-wal");
        if (size(file) == 0 && size(log) > 0) {
            throw new BadInput(
                    "database.log-only",
                    "'%s' is gone or empty, and there is still its log '%s'; put the file back, or"
                            + " delete its log to begin anew",
                    location,
                    log);
        }
    }

    private static BadInput marked(Location location, Path mark) {
        String note;
        try {
            note = Files.readString(mark).strip();
        } catch (IOException _) {
            note = SPOILT;
        }
        return switch (note) {
            case SPOILT ->
                new BadInput(
                        "database.was-spoilt",
                        "another program has truncated or overwritten '%s' while a server used it;"
                                + " go back to a backup (docs/operating.md), and delete '%s' then",
                        location,
                        mark);
            case GONE ->
                new BadInput(
                        "database.was-gone",
                        "'%s' was deleted or moved while a server used it; put it back, or go back"
                                + " to a backup, and delete '%s' then",
                        location,
                        mark);
            default ->
                new BadInput(
                        "database.was-saved",
                        "'%s' was deleted or moved while a server used it, which has saved what it"
                                + " had as '%s'; put one of them in its place, and delete '%s' then",
                        location,
                        note,
                        mark);
        };
    }

    private static long size(Path file) {
        try {
            return Files.size(file);
        } catch (IOException _) {
            return 0;
        }
    }
}
