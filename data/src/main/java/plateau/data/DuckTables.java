package plateau.data;

import java.nio.file.Path;
import java.util.List;
import plateau.arena.evaluation.sheets.TableStore;

/// [TableStore] by DuckDB, in this process.
public final class DuckTables implements TableStore {
    @Override
    public Sheet sheet(Path file, List<Heading> headings, List<String> order) {
        return DuckSheet.begin(file, headings, order);
    }

    @Override
    public Answer ask(Path folder, String sql) {
        return DuckAnswer.to(folder, sql);
    }

    @Override
    public void close() {
        // Sheets and answers have databases of their own.
    }
}
