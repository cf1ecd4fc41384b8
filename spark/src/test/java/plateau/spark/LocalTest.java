package plateau.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.arena.evaluation.sheets.TableStore;
import plateau.arena.folder.Unwritten;
import plateau.arena.series.Engine;
import plateau.arena.series.Pairing;
import plateau.arena.series.Series;
import plateau.arena.series.Task;
import plateau.arena.series.Work;
import plateau.core.Roster;

/// Spark in this process.
@Tag("slow")
class LocalTest {
    private static final Task TASK =
            new Task(0, "0", new Pairing("piles", Map.of(), List.of("random", "random")), 7, 0, 1);

    @TempDir
    Path folder = Path.of("");

    private static SparkEngine engine;

    @BeforeAll
    static void begin() {
        engine = new SparkProvider().open("local[1]", _ -> {});
    }

    @AfterAll
    static void end() {
        engine.close();
    }

    /// Plays nothing, since its game is broken.
    private record Broken() implements Work<String> {
        @Override
        public Series.Desk<String> desk(Roster roster) {
            return new Series.Desk<>() {
                @Override
                public String play(Task task) {
                    throw new IllegalStateException("two on one square");
                }

                @Override
                public long played() {
                    return 0;
                }

                @Override
                public void stop() {}

                @Override
                public void close() {}
            };
        }
    }

    /// Also where it looks like what Spark throws once it has ended.
    @Test
    void whatAGameThrowsIsNotTakenForSparks() {
        var desk = engine.desks(new Broken()).getFirst();
        assertThatThrownBy(() -> desk.play(TASK))
                .isExactlyInstanceOf(IllegalStateException.class)
                .hasMessage("two on one square");
    }

    @Test
    void whoeverIsInterruptedWaitsForNobody() {
        var spark = JavaSparkContext.fromSparkContext(SparkSession.active().sparkContext());
        try (var roll = new Roll(spark, "local[1]", _ -> {}, 1000)) {
            Thread.currentThread().interrupt();
            assertThatThrownBy(roll::gather).isInstanceOf(Engine.Breakdown.class);
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
    }

    @Test
    void anEarlierTableIsReplacedWhetherItIsAFileOrAFolder() throws IOException {
        var file = folder.resolve("games.parquet");
        for (int batch : new int[] {2, 100, 2, 2, 100}) {
            write(file, batch);
            assertThat(Files.isDirectory(file)).isEqualTo(batch == 2);
            assertThat(SparkSession.active().read().parquet("file://" + file).count())
                    .isEqualTo(5);
            try (var files = Files.list(folder)) {
                assertThat(files).containsExactly(file);
            }
        }
    }

    @Test
    void aFolderThatIsNoTableIsLeftAlone() throws IOException {
        var file = Files.createDirectory(folder.resolve("games.parquet"));
        var precious = Files.writeString(file.resolve("notes.txt"), "mine");
        for (int batch : new int[] {2, 100}) {
            assertThatThrownBy(() -> write(file, batch)).isInstanceOf(Unwritten.class);
            assertThat(precious).hasContent("mine");
        }
        try (var files = Files.list(folder)) {
            assertThat(files).containsExactly(file);
        }
    }

    private static void write(Path file, int batch) {
        var headings = List.of(new TableStore.Heading("game", TableStore.Type.WHOLE));
        var session = SparkSession.active();
        try (var sheet = new SparkSheet(session, file, headings, List.of("game"), batch)) {
            for (long game = 0; game < 5; game++) {
                sheet.add(List.of(game));
            }
            sheet.finish();
        }
    }
}
