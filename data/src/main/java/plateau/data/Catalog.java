package plateau.data;

import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.duckdb.DuckDBConnection;
import plateau.core.text.BadInput;
import plateau.core.text.Message;
import plateau.core.text.Text;

/// The tables of a folder, as a database knows them.
final class Catalog {
    /// So many columns of a table are named in a refusal.
    private static final int NAMED = 12;

    /// The one question that consists of several steps; a second one may not follow.
    private static final Pattern PIVOT = Pattern.compile("(?is)\\s*PIVOT\\b[^;]*;?\\s*");

    private static final Pattern NO_GAMES = Pattern.compile("Table with name games does not exist");

    private final DuckDBConnection database;
    private final Shelf shelf;
    private final Map<String, List<String>> columns = new TreeMap<>();

    Catalog(DuckDBConnection database, Shelf shelf) {
        this.database = database;
        this.shelf = shelf;
    }

    /// Makes the tables known. From then on the database reads files, if a question names some, but nothing
    /// that is not on this machine, and nobody can change that.
    void open() throws SQLException {
        for (var table : shelf.sources().entrySet()) {
            try {
                run(Text.format("CREATE VIEW %s AS FROM %s", Duck.name(table.getKey()), source(table.getValue())));
                columns.put(table.getKey(), columns(table.getKey()));
            } catch (SQLException damaged) {
                throw new BadInput(
                        "tables.damaged",
                        "'%s' cannot be read: %s",
                        table.getValue().getFirst(),
                        Duck.words(damaged));
            }
        }
        run("SET allowed_directories = ['/']");
        run("SET enable_external_access = false");
        run("SET lock_configuration = true");
    }

    /// Refuses what is no question: whoever asks changes nothing, neither here nor in any file. The database
    /// itself says what a text is: only what reads can be put into its JSON.
    void checkReads(String sql) throws SQLException {
        if (PIVOT.matcher(sql).matches()) {
            return;
        }
        try (var statement = database.prepareStatement("SELECT json_serialize_sql(?::VARCHAR) ->> 'error_type'")) {
            statement.setString(1, sql);
            try (var rows = statement.executeQuery()) {
                var error = rows.next() ? rows.getString(1) : null;
                // What it cannot read it does not do.
                if (error != null && !error.equals("parser")) {
                    throw new BadInput(
                            "tables.reads",
                            "--sql only asks, and writes nothing: a question begins with SELECT, FROM,"
                                    + " WITH, VALUES, DESCRIBE, SUMMARIZE, SHOW or PIVOT");
                }
            }
        }
    }

    private static String source(List<Path> files) {
        boolean isText = files.getFirst().toString().endsWith(".csv");
        var names = files.stream().map(each -> Duck.text(each.toString())).collect(Collectors.joining(", ", "[", "]"));
        return isText
                ? Text.format("read_csv(%s, header = true, sample_size = -1)", names)
                : Text.format("read_parquet(%s)", names);
    }

    private List<String> columns(String table) throws SQLException {
        var names = new ArrayList<String>();
        try (var statement = database.createStatement();
                var rows = statement.executeQuery("DESCRIBE " + Duck.name(table))) {
            while (rows.next()) {
                names.add(rows.getString(1));
            }
        }
        return names;
    }

    private void run(String sql) throws SQLException {
        try (var statement = database.createStatement()) {
            statement.execute(sql);
        }
    }

    /// What is wrong with a question, in the database's words, and what one can ask about.
    BadInput refusal(SQLException refused) {
        var tables = columns.entrySet().stream()
                .map(each -> Text.format("%s (%s)", each.getKey(), Text.shortList(each.getValue(), NAMED)))
                .collect(Collectors.joining(", "));
        var words = Duck.words(refused);
        if (!columns.containsKey(Shelf.GAMES) && NO_GAMES.matcher(words).find()) {
            return new BadInput(
                    "tables.games",
                    "--sql: there is no table 'games': games are kept where the evaluation was begun with"
                            + " --keep-games; there are %s",
                    tables);
        }
        return new BadInput(
                "tables.sql",
                "--sql: %s; there are %s; DESCRIBE cells lists all columns%s",
                words,
                tables,
                columns.containsKey(Shelf.GAMES)
                        ? Message.NONE
                        : Message.of("tables.no-games", "; the table games is there where --keep-games was given"));
    }
}
