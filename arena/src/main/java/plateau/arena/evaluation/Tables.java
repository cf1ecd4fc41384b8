package plateau.arena.evaluation;

import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Writes tables that other programs read (Parquet), and answers questions about them. Found as a service,
/// since what it needs is not on every class path.
public interface Tables extends AutoCloseable {
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

    /// An answer, as texts.
    record Answer(List<String> columns, List<List<@Nullable Object>> rows) {}

    /// Begins a file.
    ///
    /// @param order the columns by whose values rows are put in order
    Sheet sheet(Path file, List<Heading> headings, List<String> order);

    /// Answers a question in SQL about the tables of an evaluation's folder, `cells` and `games`.
    Answer ask(Path folder, String sql);

    @Override
    void close();
}
