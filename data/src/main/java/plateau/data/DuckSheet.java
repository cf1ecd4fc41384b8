package plateau.data;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.stream.Collectors;
import org.duckdb.DuckDBAppender;
import org.duckdb.DuckDBConnection;
import org.jspecify.annotations.Nullable;
import plateau.arena.evaluation.sheets.TableStore;
import plateau.arena.evaluation.sheets.TableStore.Heading;
import plateau.arena.evaluation.sheets.TableStore.Sheet;
import plateau.arena.folder.AtomicFile;
import plateau.arena.folder.FileTrouble;
import plateau.arena.folder.Unwritten;
import plateau.core.text.Message;
import plateau.core.text.Text;

/// A Parquet file under way. Rows come in any order, and there may be more of them than fit in memory: what
/// does not lies in a folder beside the file, which is gone afterwards; one that somebody left behind who was
/// killed is replaced. In the end the rows are put in order and written.
final class DuckSheet implements Sheet {
    /// Enough to sort any number of rows. Whoever plays the games needs the rest.
    private static final String MEMORY = "256MB";

    private static final int THREADS = 2;

    private final Path file;
    private final List<Heading> headings;
    private final List<String> order;
    private final Workshop workshop;
    private final DuckDBConnection database;
    private final DuckDBAppender appender;
    private boolean isOpen = true;

    private DuckSheet(
            Path file, List<Heading> headings, List<String> order, Workshop workshop, DuckDBConnection database)
            throws SQLException {
        this.file = file;
        this.headings = List.copyOf(headings);
        this.order = List.copyOf(order);
        this.workshop = workshop;
        this.database = database;
        run(Text.format("CREATE TABLE rows (%s)", columns()));
        appender = database.createAppender("rows");
        // Rows come from any thread, one at a time.
        appender.unsafeBreakThreadConfinement();
    }

    static DuckSheet begin(Path file, List<Heading> headings, List<String> order) {
        var full = file.toAbsolutePath();
        try {
            var workshop = Workshop.beside(full);
            try {
                return open(full, headings, order, workshop);
            } catch (SQLException refused) {
                workshop.clear();
                throw unwritten(file, refused);
            } catch (RuntimeException | Error failed) {
                workshop.clear();
                throw failed;
            }
        } catch (IOException refused) {
            throw new Unwritten(FileTrouble.why(file, refused));
        }
    }

    private static DuckSheet open(Path file, List<Heading> headings, List<String> order, Workshop workshop)
            throws SQLException {
        var database = Duck.open(workshop.spill(), MEMORY, THREADS);
        try {
            return new DuckSheet(file, headings, order, workshop, database);
        } catch (SQLException | RuntimeException | Error failed) {
            database.close();
            throw failed;
        }
    }

    private String columns() {
        return headings.stream()
                .map(each -> Duck.name(each.name()) + " " + type(each.type()))
                .collect(Collectors.joining(", "));
    }

    private static String type(TableStore.Type type) {
        return switch (type) {
            case TEXT -> "VARCHAR";
            case WHOLE -> "BIGINT";
            case DECIMAL -> "DOUBLE";
        };
    }

    @Override
    public synchronized void add(List<? extends @Nullable Object> row) {
        if (row.size() != headings.size()) {
            throw new IllegalArgumentException(Text.format("%d values for %d columns", row.size(), headings.size()));
        }
        try {
            appender.beginRow();
            for (int i = 0; i < row.size(); i++) {
                append(headings.get(i), row.get(i));
            }
            appender.endRow();
        } catch (SQLException refused) {
            throw unwritten(file, refused);
        }
    }

    private void append(Heading heading, @Nullable Object value) throws SQLException {
        if (value == null) {
            appender.appendNull();
            return;
        }
        switch (heading.type()) {
            case TEXT -> appender.append((String) value);
            case WHOLE -> appender.append(((Number) value).longValue());
            case DECIMAL -> appender.append(((Number) value).doubleValue());
        }
    }

    @Override
    public synchronized void finish() {
        try {
            appender.close();
            run(Text.format(
                    "COPY (FROM rows%s) TO %s (FORMAT parquet, COMPRESSION zstd, USE_TMP_FILE false)",
                    ordered(), Duck.text(workshop.draft().toString())));
            workshop.makeRoom(file);
            AtomicFile.replace(file, workshop.draft());
        } catch (SQLException refused) {
            throw unwritten(file, refused);
        } catch (IOException refused) {
            throw new Unwritten(FileTrouble.why(file, refused));
        } finally {
            close();
        }
    }

    private String ordered() {
        return order.isEmpty()
                ? ""
                : order.stream().map(Duck::name).collect(Collectors.joining(", ", " ORDER BY ", ""));
    }

    private void run(String sql) throws SQLException {
        try (var statement = database.createStatement()) {
            statement.execute(sql);
        }
    }

    private static Unwritten unwritten(Path file, SQLException refused) {
        return new Unwritten(
                Message.of("tables.unwritten", "'%s' could not be written: %s", file, Duck.words(refused)));
    }

    @Override
    public synchronized void close() {
        if (!isOpen) {
            return;
        }
        isOpen = false;
        try (database) {
            appender.close();
        } catch (SQLException useless) {
            // What was to be kept is written already, and what could not be was told.
        } finally {
            workshop.clear();
        }
    }
}
