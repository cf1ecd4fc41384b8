package plateau.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.arena.evaluation.sheets.TableStore;
import plateau.arena.evaluation.sheets.TableStore.Heading;
import plateau.arena.folder.Unwritten;

class DuckSheetTest {
    private static final List<Heading> HEADINGS = List.of(
            new Heading("number", TableStore.Type.WHOLE),
            new Heading("share of the \"win\"", TableStore.Type.DECIMAL),
            new Heading("table", TableStore.Type.TEXT));

    @TempDir
    private Path folder = Path.of("");

    private final TableStore store = TableStore.open();

    @Test
    void whatIsReadBackIsWhatWasPutInInItsOrder() throws IOException {
        var rows = List.of(
                row(Long.MIN_VALUE, -0.0, ""),
                row(-1L, Double.MIN_VALUE, "it's \"quoted\"; -- 'x'\n\tand more"),
                row(0L, 0.1, "é ш 数 🎲"),
                row(1L, null, "null"),
                row(2L, Double.MAX_VALUE, null),
                row(Long.MAX_VALUE, Double.NEGATIVE_INFINITY, "NaN"));
        try (var sheet = sheet("cells.parquet")) {
            rows.reversed().forEach(sheet::add);
            sheet.finish();
        }
        assertThat(read("SELECT * FROM cells")).isEqualTo(rows);
        assertThat(read("SELECT typeof(COLUMNS(*)) FROM cells LIMIT 1"))
                .containsExactly(List.of("BIGINT", "DOUBLE", "VARCHAR"));
        assertThat(Workshop.list(folder)).containsExactly(folder.resolve("cells.parquet"));
    }

    @Test
    void theSameRowsAreTheSameBytesInWhateverOrderTheyCome() throws IOException {
        var forward = bytes(0, 1);
        assertThat(bytes(299_999, -1)).isEqualTo(forward);
    }

    private byte[] bytes(long first, long step) throws IOException {
        try (var sheet = sheet("cells.parquet")) {
            for (long i = 0; i < 300_000; i++) {
                long number = first + step * i;
                sheet.add(row(number, number / 7.0, "group " + number % 5));
            }
            sheet.finish();
        }
        return Files.readAllBytes(folder.resolve("cells.parquet"));
    }

    @Test
    void rowsComeFromAnyThread() throws InterruptedException {
        try (var sheet = sheet("cells.parquet")) {
            try (var threads = Executors.newFixedThreadPool(3)) {
                for (long i = 0; i < 3000; i++) {
                    var row = row(i, 1.0, "a");
                    threads.execute(() -> sheet.add(row));
                }
                threads.shutdown();
                assertThat(threads.awaitTermination(1, TimeUnit.MINUTES)).isTrue();
            }
            sheet.finish();
        }
        assertThat(read("SELECT count(DISTINCT number), count(*) FROM cells")).containsExactly(List.of(3000L, 3000L));
    }

    @Test
    void noRowsAreATableAllTheSame() {
        try (var sheet = sheet("cells.parquet")) {
            sheet.finish();
        }
        assertThat(read("SELECT count(*) FROM cells")).containsExactly(List.of(0L));
    }

    @Test
    void whatIsNotFinishedLeavesNothing() throws IOException {
        var file = folder.resolve("cells.parquet");
        Files.writeString(file, "as it was");
        try (var sheet = sheet("cells.parquet")) {
            sheet.add(row(1L, 2.0, "three"));
        }
        assertThat(file).hasContent("as it was");
        assertThat(Workshop.list(folder)).containsExactly(file);
    }

    @Test
    void whatCannotBeBegunLeavesNothing() throws IOException {
        var twice = new Heading("twice", TableStore.Type.WHOLE);
        var file = folder.resolve("cells.parquet");
        assertThatThrownBy(() -> store.sheet(file, List.of(twice, twice), List.of()))
                .isInstanceOf(Unwritten.class);
        assertThat(Workshop.list(folder)).isEmpty();
    }

    @Test
    void whatSomebodyLeftWhoWasKilledIsTakenAway() throws IOException {
        var left = Files.createDirectories(folder.resolve(".cells.parquet.rows/spill"));
        Files.writeString(left.resolve("torn"), "half a row");
        theOldFileIsReplaced();
    }

    @Test
    void partsThatManyMachinesWroteAreReplaced() throws IOException {
        var parts = Files.createDirectories(folder.resolve("cells.parquet"));
        for (var name : List.of("_SUCCESS", "part-0.zstd.parquet", ".part-0.zstd.parquet.crc")) {
            Files.writeString(parts.resolve(name), "");
        }
        theOldFileIsReplaced();
    }

    private void theOldFileIsReplaced() throws IOException {
        try (var sheet = sheet("cells.parquet")) {
            sheet.add(row(1L, 2.0, "three"));
            sheet.finish();
        }
        assertThat(read("FROM cells")).containsExactly(row(1L, 2.0, "three"));
        assertThat(Workshop.list(folder)).containsExactly(folder.resolve("cells.parquet"));
    }

    @Test
    void anotherFolderOfThatNameIsLeftAlone() throws IOException {
        var other = Files.createDirectories(folder.resolve("cells.parquet"));
        Files.writeString(other.resolve("diary.txt"), "mine");
        try (var sheet = sheet("cells.parquet")) {
            assertThatThrownBy(sheet::finish)
                    .isInstanceOf(Unwritten.class)
                    .hasMessageContaining("cells.parquet' is a folder, not a file");
        }
        assertThat(other.resolve("diary.txt")).hasContent("mine");
        assertThat(Workshop.list(folder)).containsExactly(other);
    }

    @Test
    void aFolderThatIsNotThereIsTold() {
        var file = folder.resolve("gone/cells.parquet");
        assertThatThrownBy(() -> store.sheet(file, HEADINGS, List.of("number")))
                .isInstanceOf(Unwritten.class)
                .hasMessageContaining("there is no folder '" + folder.resolve("gone"));
    }

    @Test
    void whatCannotBeATableLeavesNothing() throws IOException {
        var twice = List.of(new Heading("size", TableStore.Type.WHOLE), new Heading("Size", TableStore.Type.WHOLE));
        var file = folder.resolve("cells.parquet");
        assertThatThrownBy(() -> store.sheet(file, twice, List.of()))
                .isInstanceOf(Unwritten.class)
                .hasMessageContaining("cells.parquet' could not be written: ");
        assertThat(Workshop.list(folder)).isEmpty();
    }

    @Test
    void rowsHaveAValueForEachColumn() {
        try (var sheet = sheet("cells.parquet")) {
            assertThatThrownBy(() -> sheet.add(List.of(1L))).hasMessage("1 values for 3 columns");
        }
    }

    private TableStore.Sheet sheet(String name) {
        return store.sheet(folder.resolve(name), HEADINGS, List.of("number"));
    }

    private static List<@Nullable Object> row(@Nullable Object... values) {
        return Arrays.asList(values);
    }

    private List<List<@Nullable Object>> read(String sql) {
        var rows = new ArrayList<List<@Nullable Object>>();
        try (var answer = store.ask(folder, sql)) {
            for (var row = answer.next(); row.isPresent(); row = answer.next()) {
                rows.add(row.get());
            }
        }
        return rows;
    }
}
