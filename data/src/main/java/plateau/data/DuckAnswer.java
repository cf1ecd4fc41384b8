package plateau.data;

import java.math.BigInteger;
import java.nio.file.Path;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.duckdb.DuckDBConnection;
import org.jspecify.annotations.Nullable;
import plateau.arena.evaluation.sheets.TableStore.Answer;
import plateau.core.text.BadInput;

/// The answer to a question, as far as it has been read.
final class DuckAnswer implements Answer {
    private static final String MEMORY = "1GB";

    private final DuckDBConnection database;
    private final Statement statement;
    private final Catalog catalog;
    private final @Nullable ResultSet rows;
    private final List<String> columns;

    private DuckAnswer(DuckDBConnection database, Statement statement, Catalog catalog, boolean hasRows)
            throws SQLException {
        this.database = database;
        this.statement = statement;
        this.catalog = catalog;
        rows = hasRows ? statement.getResultSet() : null;
        columns = rows == null ? List.of() : names(rows);
    }

    private static List<String> names(ResultSet rows) throws SQLException {
        var names = new ArrayList<String>();
        for (int i = 1; i <= rows.getMetaData().getColumnCount(); i++) {
            names.add(rows.getMetaData().getColumnLabel(i));
        }
        return List.copyOf(names);
    }

    /// Asks, and closes everything if that is of no use.
    static DuckAnswer to(Path folder, String sql) {
        var shelf = Shelf.of(folder);
        try {
            var database = Duck.open(spill(), MEMORY, Runtime.getRuntime().availableProcessors());
            try {
                return ask(database, new Catalog(database, shelf), sql);
            } catch (SQLException | RuntimeException refused) {
                database.close();
                throw refused;
            }
        } catch (SQLException refused) {
            throw new BadInput("tables.database", "DuckDB does not start: %s", Duck.words(refused));
        }
    }

    private static DuckAnswer ask(DuckDBConnection database, Catalog catalog, String sql) throws SQLException {
        catalog.open();
        catalog.checkReads(sql);
        var statement = database.createStatement();
        try {
            return new DuckAnswer(database, statement, catalog, statement.execute(sql));
        } catch (SQLException refused) {
            throw catalog.refusal(refused);
        }
    }

    /// Made and deleted by the database, if at all.
    private static Path spill() {
        return Path.of(System.getProperty("java.io.tmpdir", "."), "plateau-" + UUID.randomUUID());
    }

    @Override
    public List<String> columns() {
        return columns;
    }

    @Override
    public Optional<List<@Nullable Object>> next() {
        try {
            if (rows == null || !rows.next()) {
                return Optional.empty();
            }
            var row = new ArrayList<@Nullable Object>();
            for (int i = 1; i <= columns.size(); i++) {
                row.add(value(rows, i));
            }
            return Optional.of(row);
        } catch (SQLException refused) {
            throw catalog.refusal(refused);
        }
    }

    private static @Nullable Object value(ResultSet rows, int column) throws SQLException {
        var value = rows.getObject(column);
        return switch (value) {
            case null -> null;
            case Number number -> number(number);
            case Boolean truth -> truth;
            default -> rows.getString(column);
        };
    }

    /// The many kinds of numbers that SQL has are two here.
    private static Object number(Number number) {
        return switch (number) {
            case Byte _, Short _, Integer _, Long _ -> number.longValue();
            case BigInteger large when large.bitLength() < Long.SIZE -> large.longValue();
            // As it is written, not as it is kept
            default -> Double.valueOf(number.toString());
        };
    }

    @Override
    public void close() {
        try (database;
                statement) {
            if (rows != null) {
                rows.close();
            }
        } catch (SQLException useless) {
            // Nothing is kept in it.
        }
    }
}
