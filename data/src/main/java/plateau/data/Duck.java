package plateau.data;

import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Properties;
import org.duckdb.DuckDBConnection;
import org.duckdb.DuckDBDriver;
import plateau.core.text.Text;

/// DuckDB, kept to what it is wanted for: it loads no extension, fetches nothing, and writes nothing to the
/// home folder of whoever runs it.
final class Duck {
    /// There is no home here, and none can be made.
    private static final String NO_HOME = "/dev/null";

    private static final int LONGEST = 500;

    private Duck() {}

    /// Opens a database in memory.
    ///
    /// @param spill the folder for what does not fit; made when that happens
    static DuckDBConnection open(Path spill, String memory, int threads) throws SQLException {
        var settings = new Properties();
        settings.setProperty("autoinstall_known_extensions", "false");
        settings.setProperty("autoload_known_extensions", "false");
        settings.setProperty("allow_community_extensions", "false");
        settings.setProperty("allow_persistent_secrets", "false");
        settings.setProperty("home_directory", NO_HOME);
        settings.setProperty("temp_directory", spill.toString());
        settings.setProperty("memory_limit", memory);
        settings.setProperty("threads", Integer.toString(threads));
        settings.setProperty("jdbc_stream_results", "true");
        return new DuckDBDriver().connect("jdbc:duckdb:", settings).unwrap(DuckDBConnection.class);
    }

    /// A text within SQL.
    static String text(String text) {
        return "'" + text.replace("'", "''") + "'";
    }

    /// A name within SQL.
    static String name(String name) {
        return '"' + name.replace("\"", "\"\"") + '"';
    }

    /// What it says is wrong, in one line. The place in the question comes last, under a copy of it; that it
    /// quotes the word is enough.
    static String words(SQLException thrown) {
        var said = String.valueOf(thrown.getMessage()).replaceFirst("(?s)\\n+LINE \\d+:.*", "");
        return Text.shorten(said.strip().replaceAll("\\s+", " "), LONGEST);
    }
}
