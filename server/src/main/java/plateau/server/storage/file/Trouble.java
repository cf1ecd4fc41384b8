package plateau.server.storage.file;

import java.sql.SQLException;
import plateau.core.text.BadInput;
import plateau.core.text.Text;

/// What goes wrong with databases, in words.
public final class Trouble {
    // Results of SQLite, see https://sqlite.org/rescode.html
    private static final int BUSY = 5;
    private static final int LOCKED = 6;
    private static final int READ_ONLY = 8;
    private static final int DISK = 10;
    private static final int CORRUPT = 11;
    private static final int FULL = 13;
    private static final int CANNOT_OPEN = 14;
    private static final int TOO_BIG = 18;
    private static final int CONSTRAINT = 19;
    private static final int NO_DATABASE = 26;

    private Trouble() {}

    /// Whether what was to be written is to blame, and not the database.
    public static boolean isConflict(SqlDialect dialect, SQLException trouble) {
        return switch (dialect) {
            case SQLITE -> {
                int code = code(trouble);
                yield code == CONSTRAINT || code == TOO_BIG;
            }
            // Texts and numbers that cannot be kept, what must not be twice, and what is too long.
            case POSTGRESQL -> isOneOf(state(trouble), "22", "23", "54");
        };
    }

    /// Whether the connection is of no use any more.
    public static boolean isLost(SqlDialect dialect, SQLException trouble) {
        return switch (dialect) {
            case SQLITE -> {
                int code = code(trouble);
                yield code == DISK || code == CANNOT_OPEN || code == CORRUPT || code == NO_DATABASE;
            }
            case POSTGRESQL ->
                isOneOf(state(trouble), "08", "57P") || state(trouble).isEmpty();
        };
    }

    /// Whether no connection can be made at this time.
    public static boolean isRefused(SQLException trouble) {
        return isOneOf(state(trouble), "08001", "08004", "57P03") || code(trouble) == CANNOT_OPEN;
    }

    /// Whether there is no room for what was to be written.
    public static boolean isFull(SQLException trouble) {
        return code(trouble) == FULL || state(trouble).equals("53100");
    }

    /// Why nothing can be written or read.
    public static String inWords(SqlDialect dialect, SQLException trouble) {
        return switch (dialect) {
            case SQLITE ->
                switch (code(trouble)) {
                    case FULL -> "the disk is full";
                    case BUSY, LOCKED -> "another program has locked the database";
                    case READ_ONLY -> "the database must not be written to";
                    case DISK -> "the disk fails: " + message(trouble);
                    case CORRUPT, NO_DATABASE -> "the database is damaged: " + message(trouble);
                    case CANNOT_OPEN -> "the database cannot be opened";
                    default -> "the database fails: " + message(trouble);
                };
            case POSTGRESQL -> {
                var state = state(trouble);
                yield isFull(trouble)
                        ? "the disk is full"
                        : state.equals("25006")
                                ? "the database must not be written to"
                                : "the database does not answer: " + message(trouble);
            }
        };
    }

    /// Why a database cannot be used, to whoever named it.
    public static BadInput refusal(Location location, SQLException trouble) {
        return location.dialect() == SqlDialect.SQLITE
                ? refusedFile(location, trouble)
                : refusedServer(location, trouble);
    }

    /// The same of a database that could be opened and fails then.
    public static BadInput refusal(Location location, StorageDown down) {
        return down.getCause() instanceof SQLException trouble
                ? refusal(location, trouble)
                : new BadInput("database.fails", "'%s' cannot be opened: %s", location, message(down));
    }

    private static BadInput refusedFile(Location location, SQLException trouble) {
        return switch (code(trouble)) {
            case NO_DATABASE, CORRUPT ->
                new BadInput(
                        "database.other-file",
                        "'%s' is no SQLite database; name another file, or one that does not exist yet",
                        location);
            case READ_ONLY -> LocationCheck.unwritable(location);
            case FULL -> LocationCheck.full(location);
            // What SQLite puts beside the file may be what there is no room for.
            case CANNOT_OPEN ->
                LocationCheck.isFull(location) ? LocationCheck.full(location) : LocationCheck.unwritable(location);
            default ->
                LocationCheck.isFull(location)
                        ? LocationCheck.full(location)
                        : new BadInput("database.fails", "'%s' cannot be opened: %s", location, message(trouble));
        };
    }

    private static BadInput refusedServer(Location location, SQLException trouble) {
        var state = state(trouble);
        if (isOneOf(state, "28")) {
            return new BadInput(
                    "database.password",
                    "%s refuses the user or the password; write postgresql://user:password@host:port/name",
                    location);
        }
        if (state.equals("3D000")) {
            return new BadInput("database.missing", "there is no database %s; make it first (createdb)", location);
        }
        if (state.equals("42501")) {
            return new BadInput("database.rights", "%s: this user must not make tables there", location);
        }
        if (isOneOf(state, "08")) {
            return new BadInput(
                    "database.unreachable",
                    "%s cannot be reached; is the server running there, and is its name right? (%s)",
                    location,
                    message(trouble));
        }
        return new BadInput("database.fails", "'%s' cannot be opened: %s", location, message(trouble));
    }

    private static boolean isOneOf(String state, String... beginnings) {
        for (var beginning : beginnings) {
            if (state.startsWith(beginning)) {
                return true;
            }
        }
        return false;
    }

    private static String state(SQLException trouble) {
        var state = trouble.getSQLState();
        return state == null ? "" : state;
    }

    private static int code(SQLException trouble) {
        return trouble.getErrorCode() & 0xff;
    }

    /// The first line of what the database says.
    public static String message(Throwable trouble) {
        var message = trouble.getMessage();
        return message == null
                ? trouble.getClass().getSimpleName()
                : Text.shorten(Text.printable(message.lines().findFirst().orElse("")), 200);
    }
}
