package plateau.arena.evaluation.sheets;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;
import plateau.core.text.BadInput;

/// Writes tables that other programs read (Parquet), and answers questions about them. Found as a service,
/// since what it needs is not on every class path.
public interface TableStore extends AutoCloseable {
    /// Those of this process.
    static TableStore open() {
        return ServiceLoader.load(TableStore.class)
                .findFirst()
                .orElseThrow(() -> new BadInput(
                        "tables.none",
                        "tables are written and asked by the module 'data', which is"
                                + " not on the class path; './plateau evaluate' adds it"));
    }

    /// Has tables of its own: an engine that plays elsewhere may write there, too.
    interface Source {
        /// Refuses a folder in which they cannot be written.
        TableStore tables(Path folder);
    }

    /// What a column holds.
    enum Type {
        TEXT,
        WHOLE,
        DECIMAL
    }

    record Heading(String name, Type type) {}

    /// A table under way. Rows may be added from one thread at a time.
    interface Sheet extends AutoCloseable {
        /// A row: texts, [Long]s and [Double]s, or null for what is not known.
        void add(List<? extends @Nullable Object> row);

        /// All rows are there: writes the file, whole.
        void finish();

        /// Without [#finish], nothing is left.
        @Override
        void close();
    }

    /// An answer, read row by row, since it may be as long as the table it is about.
    interface Answer extends AutoCloseable {
        List<String> columns();

        /// The next row: [Long]s, [Double]s, [Boolean]s, and whatever else as texts; null for what is not
        /// known. Empty after the last.
        Optional<List<@Nullable Object>> next();

        @Override
        void close();
    }

    /// Begins a file.
    ///
    /// @param order the columns by whose values rows are put in order
    Sheet sheet(Path file, List<Heading> headings, List<String> order);

    /// Answers a question in SQL about the tables of an evaluation's folder, `cells` and `games`. What is
    /// wrong with it is refused, in words.
    Answer ask(Path folder, String sql);

    @Override
    void close();
}
