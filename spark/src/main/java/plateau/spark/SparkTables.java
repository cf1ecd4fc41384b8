package plateau.spark;

import java.nio.file.Path;
import java.util.List;
import org.apache.spark.sql.SparkSession;
import plateau.arena.evaluation.sheets.TableStore;

/// Has Spark write tables. Questions are answered by whoever is asked about files on this machine.
record SparkTables(SparkSession session) implements TableStore {
    @Override
    public Sheet sheet(Path file, List<Heading> headings, List<String> order) {
        return new SparkSheet(session, file, headings, order);
    }

    @Override
    public Answer ask(Path folder, String sql) {
        throw new UnsupportedOperationException("Spark writes tables only");
    }

    @Override
    public void close() {
        // The session is the engine's.
    }
}
