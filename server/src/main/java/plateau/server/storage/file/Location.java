package plateau.server.storage.file;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import plateau.core.text.BadInput;
import plateau.core.text.Text;

/// Where a database is: an SQLite file or a PostgreSQL server. As text it never has the password.
public final class Location {
    private static final Pattern ADDRESS =
            Pattern.compile("(?:jdbc:)?postgres(?:ql)?://(?:([^@/]*)@)?([^@/?]*)/([^/?]*)(?:\\?(.*))?");
    private static final Pattern SCHEME = Pattern.compile("[A-Za-z][A-Za-z0-9+.:-]*://.*");
    private static final Duration LONG = Duration.ofMinutes(1);
    private static final int CONNECT_SECONDS = 5;

    /// Of SQLite's flags for opening a file, which has another for making it.
    private static final String READ_AND_WRITE = "2";

    private final SqlDialect dialect;
    private final String url;
    private final Map<String, String> properties;
    private final String shown;
    private final @Nullable Path file;

    private Location(
            SqlDialect dialect, String url, Map<String, String> properties, String shown, @Nullable Path file) {
        this.dialect = dialect;
        this.url = url;
        this.properties = properties;
        this.shown = shown;
        this.file = file;
    }

    /// Reads a path, `sqlite:PATH` or the address of a PostgreSQL database.
    public static Location of(String text) {
        if (text.isBlank()) {
            throw new BadInput(
                    "database.empty",
                    "the name of the database is empty; write a path, or postgresql://user:password@host:port/name");
        }
        var start = text.toLowerCase(Locale.ROOT);
        if (start.startsWith("postgres:") || start.startsWith("postgresql:") || start.startsWith("jdbc:postgresql:")) {
            return postgresql(text);
        }
        for (var prefix : new String[] {"sqlite:", "jdbc:sqlite:"}) {
            if (start.startsWith(prefix)) {
                return sqlite(text.substring(prefix.length()));
            }
        }
        if (SCHEME.matcher(text).matches() || start.startsWith("jdbc:")) {
            throw new BadInput(
                    "database.kind",
                    "a database is a path, sqlite:PATH or postgresql://user:password@host:port/name, not '%s:…'",
                    text.substring(0, text.indexOf(':', start.startsWith("jdbc:") ? 5 : 0)));
        }
        return sqlite(text);
    }

    /// The file in which data are kept if nothing else is said, where the system keeps such.
    public static Location standard() {
        return of(standardFile(System.getProperty("os.name", ""), System.getProperty("user.home", ""), System.getenv())
                .toString());
    }

    static Path standardFile(String system, String home, Map<String, String> environment) {
        var data = environment.getOrDefault("XDG_DATA_HOME", "");
        // The specification of these folders says that one which is not absolute counts for
        // nothing.
        if (!data.isEmpty() && Path.of(data).isAbsolute()) {
            return Path.of(data, "plateau", "plateau.db");
        }
        return system.startsWith("Mac")
                ? Path.of(home, "Library", "Application Support", "Plateau", "plateau.db")
                : Path.of(home, ".local", "share", "plateau", "plateau.db");
    }

    public static Location sqlite(Path path) {
        return sqlite(path.toString());
    }

    private static Location sqlite(String text) {
        try {
            var path = Path.of(text).toAbsolutePath().normalize();
            if (text.isBlank() || text.contains("?") || text.equals(":memory:")) {
                throw new InvalidPathException(text, "no name of a file");
            }
            return new Location(SqlDialect.SQLITE, "jdbc:sqlite:" + path, Map.of(), path.toString(), path);
        } catch (InvalidPathException _) {
            throw new BadInput(
                    "database.path",
                    "'%s' cannot be the name of a database file; write a path such as games/plateau.db",
                    text);
        }
    }

    /// The same by another name, which is what people are told.
    public Location shownAs(Location other) {
        return new Location(dialect, url, properties, other.shown, file);
    }

    private static Location postgresql(String text) {
        var parts = ADDRESS.matcher(text);
        if (!parts.matches() || parts.group(2).isEmpty() || parts.group(3).isEmpty()) {
            throw badAddress();
        }
        var properties = new TreeMap<String, String>();
        for (var parameter : Optional.ofNullable(parts.group(4)).orElse("").split("&")) {
            int equals = parameter.indexOf('=');
            if (equals > 0) {
                properties.put(decode(parameter.substring(0, equals)), decode(parameter.substring(equals + 1)));
            } else if (!parameter.isEmpty()) {
                throw badAddress();
            }
        }
        if (parts.group(1) != null) {
            var user = parts.group(1).split(":", 2);
            properties.put("user", decode(user[0]));
            if (user.length > 1) {
                properties.put("password", decode(user[1]));
            }
        }
        var address = "postgresql://" + parts.group(2) + "/" + parts.group(3);
        return new Location(SqlDialect.POSTGRESQL, "jdbc:" + address, Map.copyOf(properties), address, null);
    }

    private static String decode(String text) {
        try {
            return URLDecoder.decode(text.replace("+", "%2B"), StandardCharsets.UTF_8);
        } catch (IllegalArgumentException _) {
            throw badAddress();
        }
    }

    /// Quotes nothing: there may be a password in it.
    private static BadInput badAddress() {
        return new BadInput(
                "database.address",
                "the address of a PostgreSQL database is postgresql://user:password@host:port/name?parameter=value&…; a special character in a password is a percent sign and its number in hexadecimal");
    }

    public SqlDialect dialect() {
        return dialect;
    }

    public String url() {
        return url;
    }

    /// The file, if it is one.
    public Optional<Path> file() {
        return Optional.ofNullable(file);
    }

    /// A folder for what is kept besides the database: beside its file, or where the server runs.
    public Path beside(String name) {
        return file == null
                ? Path.of("plateau." + name).toAbsolutePath()
                : file.resolveSibling(file.getFileName() + "." + name);
    }

    /// A connection of its own for whoever asks.
    ///
    /// @param patience after which a database that does not answer is given up; zero for never
    public Connection connect(Duration patience) throws SQLException {
        return DriverManager.getConnection(url, settings(patience));
    }

    /// A file that is not there is not made: it may just have been moved.
    public Connection connectExisting(Duration patience) throws SQLException {
        var settings = settings(patience);
        if (dialect == SqlDialect.SQLITE) {
            settings.setProperty("open_mode", READ_AND_WRITE);
        }
        return DriverManager.getConnection(url, settings);
    }

    /// How connections are to be, the same for all of them.
    public Properties settings(Duration patience) {
        var settings = new Properties();
        if (dialect == SqlDialect.SQLITE) {
            settings.setProperty("journal_mode", "WAL");
            settings.setProperty("synchronous", "FULL");
            settings.setProperty("busy_timeout", Text.format("%d", (patience.isZero() ? LONG : patience).toMillis()));
            settings.setProperty("foreign_keys", "true");
            // Nobody asks for them, and to find them out takes a statement after every other.
            settings.setProperty("jdbc.get_generated_keys", "false");
        } else {
            settings.setProperty("ApplicationName", "plateau");
            settings.setProperty("connectTimeout", Text.format("%d", CONNECT_SECONDS));
            settings.setProperty("loginTimeout", Text.format("%d", CONNECT_SECONDS));
            settings.setProperty("socketTimeout", Text.format("%d", patience.toSeconds()));
            settings.setProperty("tcpKeepAlive", "true");
        }
        settings.putAll(properties);
        return settings;
    }

    /// The folder of a file that is named in full.
    public static Path folder(Path file) {
        var folder = file.getParent();
        return folder == null ? file : folder;
    }

    @Override
    public String toString() {
        return shown;
    }
}
