package plateau.spark;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.functions;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.jspecify.annotations.Nullable;
import plateau.arena.evaluation.sheets.TableStore;
import plateau.arena.folder.AtomicFile;
import plateau.arena.folder.FileTrouble;
import plateau.arena.folder.Unwritten;
import plateau.core.text.Message;

/// A table that Spark writes as Parquet: one file where it is small, else a folder of files, which every
/// program that reads Parquet takes for one table.
final class SparkSheet implements TableStore.Sheet {
    /// So many rows are sent to the cluster at a time.
    private static final int BATCH = 100_000;

    /// What a table consists of that is a folder.
    private static final Pattern PART = Pattern.compile("_SUCCESS|.*\\.parquet|\\..*\\.crc");

    private final SparkSession session;
    private final int batch;
    private final Path file;
    private final StructType types;
    private final Column[] order;
    private final Path gathered;
    private final Path sorted;
    private final Path earlier;
    private final List<Row> rows = new ArrayList<>();
    private boolean isLarge;

    SparkSheet(SparkSession session, Path file, List<TableStore.Heading> headings, List<String> order) {
        this(session, file, headings, order, BATCH);
    }

    /// @param batch how many rows are sent at a time; a table with fewer is one file
    SparkSheet(SparkSession session, Path file, List<TableStore.Heading> headings, List<String> order, int batch) {
        this.session = session;
        this.batch = batch;
        this.file = file.toAbsolutePath();
        this.order = order.stream().map(name -> functions.col("`" + name + "`")).toArray(Column[]::new);
        gathered = this.file.resolveSibling(this.file.getFileName() + ".gathered");
        sorted = this.file.resolveSibling(this.file.getFileName() + ".sorted");
        earlier = this.file.resolveSibling(this.file.getFileName() + ".earlier");
        var built = new StructType();
        for (var heading : headings) {
            built = built.add(heading.name(), type(heading.type()));
        }
        types = built;
        close();
    }

    private static DataType type(TableStore.Type type) {
        return switch (type) {
            case TEXT -> DataTypes.StringType;
            case WHOLE -> DataTypes.LongType;
            case DECIMAL -> DataTypes.DoubleType;
        };
    }

    @Override
    public void add(List<? extends @Nullable Object> row) {
        rows.add(RowFactory.create(row.toArray()));
        if (rows.size() == batch) {
            flush();
        }
    }

    private void flush() {
        isLarge = true;
        write(batch(), gathered);
        rows.clear();
    }

    private Dataset<Row> batch() {
        return session.createDataFrame(List.copyOf(rows), types);
    }

    private void write(Dataset<Row> table, Path folder) {
        try {
            table.write().mode(SaveMode.Append).parquet(name(folder));
        } catch (RuntimeException failed) {
            throw unwritten(
                    String.valueOf(failed.getMessage()).lines().findFirst().orElse(""));
        }
    }

    /// As Spark reads it: nothing in it stands for something else.
    private static String name(Path folder) {
        return "file://" + folder;
    }

    @Override
    public void finish() {
        try {
            if (isLarge) {
                finishFolder();
            } else {
                finishFile();
            }
        } catch (IOException failed) {
            throw new Unwritten(FileTrouble.why(file, failed));
        } finally {
            close();
        }
    }

    private void finishFile() throws IOException {
        write(batch().coalesce(1).sortWithinPartitions(order), sorted);
        var parts = parts(sorted);
        if (parts.size() != 1) {
            throw unseen();
        }
        replace(parts.getFirst());
    }

    private void finishFolder() throws IOException {
        if (!rows.isEmpty()) {
            flush();
        }
        var all = session.read()
                .schema(types)
                // Brackets and stars in the folder's name are its name.
                .option("__globPaths__", "false")
                .parquet(name(gathered));
        write(all.orderBy(order), sorted);
        if (parts(sorted).isEmpty()) {
            throw unseen();
        }
        replace(sorted);
    }

    /// The new table takes the place of an earlier one, which is only deleted afterwards. Nothing else is.
    private void replace(Path made) throws IOException {
        checkRoom();
        if (!Files.isDirectory(file) && !Files.isDirectory(made)) {
            AtomicFile.replace(file, made);
            return;
        }
        if (Files.exists(file)) {
            Files.move(file, earlier);
        }
        try {
            Files.move(made, file);
        } catch (IOException failed) {
            if (Files.exists(earlier)) {
                Files.move(earlier, file);
            }
            throw failed;
        }
        delete(earlier);
    }

    /// Refuses to replace a folder that is no table.
    private void checkRoom() throws IOException {
        if (!Files.isDirectory(file)) {
            return;
        }
        try (Stream<Path> files = Files.list(file)) {
            if (!files.allMatch(
                    each -> PART.matcher(each.getFileName().toString()).matches())) {
                throw new FileAlreadyExistsException(file.toString());
            }
        }
    }

    /// What machines wrote, without their check sums.
    private static List<Path> parts(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            var all = files.sorted().toList();
            for (var each : all) {
                if (each.getFileName().toString().startsWith(".")) {
                    Files.delete(each);
                }
            }
            return all.stream()
                    .filter(each -> each.toString().endsWith(".parquet"))
                    .toList();
        }
    }

    private Unwritten unseen() {
        return new Unwritten(Message.of(
                "spark.unseen",
                "'%s' is not there although the workers have written it: its folder must be one"
                        + " that this machine and theirs share",
                file));
    }

    private Unwritten unwritten(String why) {
        return new Unwritten(Message.of("spark.unwritten", "'%s' cannot be written: %s", file, why));
    }

    @Override
    public void close() {
        try {
            delete(gathered);
            delete(sorted);
        } catch (IOException failed) {
            throw unwritten(failed.toString());
        }
    }

    private static void delete(Path path) throws IOException {
        if (!Files.exists(path)) {
            return;
        }
        try (Stream<Path> files = Files.walk(path)) {
            for (var each : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(each);
            }
        }
    }
}
