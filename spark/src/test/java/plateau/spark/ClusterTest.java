package plateau.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.spark.SparkConf;
import org.apache.spark.sql.SparkSession;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.arena.evaluation.Part;
import plateau.arena.evaluation.sheets.TableStore;

/// Games on a real cluster, whose master and two workers are processes, come to what they come to here.
@Tag("slow")
class ClusterTest {
    private static final int A_SECOND = 10;
    private static final int PATIENCE_SECONDS = 180;
    private static final String MEMORY = "spark.executor.memory";
    private static final List<TableStore.Heading> HEADINGS = List.of(
            new TableStore.Heading("cell", TableStore.Type.TEXT),
            new TableStore.Heading("game", TableStore.Type.WHOLE),
            new TableStore.Heading("decisions", TableStore.Type.WHOLE),
            new TableStore.Heading("share", TableStore.Type.DECIMAL),
            new TableStore.Heading("cause", TableStore.Type.TEXT));

    @TempDir
    static Path folder;

    private static Cluster cluster;
    private static SparkEngine engine;
    private static String news = "";

    /// The workers come when their absence was told.
    @BeforeAll
    static void begin() throws Exception {
        System.setProperty(MEMORY, "512m");
        cluster = Cluster.begin(Files.createDirectory(folder.resolve("home")));
        var conf = new SparkConf();
        var address = MasterUrl.of(cluster.address(), conf);
        var told = new CompletableFuture<String>();
        var opened = CompletableFuture.supplyAsync(
                () -> SparkEngine.open(address, conf, message -> told.complete(message.toString()), A_SECOND));
        news = told.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        cluster.join();
        cluster.join();
        engine = opened.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    }

    @AfterAll
    static void end() {
        engine.close();
        cluster.close();
        System.clearProperty(MEMORY);
    }

    @Test
    void thatThereIsNoWorkerIsToldWhileItIsWaitedFor() {
        assertThat(news)
                .isEqualTo("no worker of "
                        + cluster.address()
                        + " has begun yet (it must have a core and 512m of memory left);"
                        + " waiting for one");
    }

    @Test
    void anEvaluationFindsTheSameAsOneThreadAndTwo() {
        var found = Trial.evaluate(engine, Trial.MUNIFICENCE);
        for (int threads = 1; threads <= 2; threads++) {
            assertThat(Trial.figures(found))
                    .isEqualTo(Trial.figures(Trial.evaluate(Trial.here(threads), Trial.MUNIFICENCE)));
        }
        assertThat(found.games()).isEqualTo(1600);
    }

    @Test
    void cellsThatArePlayedUntilTheyAreKnownAreTheSame() {
        var plan = Trial.plan(5000, Optional.of("±4%"));
        assertThat(Trial.figures(Trial.evaluate(engine, plan)))
                .isEqualTo(Trial.figures(Trial.evaluate(Trial.here(2), plan)));
    }

    @Test
    void whatALostWorkerWasPlayingIsPlayedAgainAndCountsOnce() {
        var plan = Trial.plan(4000, Optional.empty());
        var parts = new AtomicInteger();
        var found = Trial.evaluate(engine, plan, false, List.of(), (_, _) -> {
            if (parts.incrementAndGet() == 3) {
                cluster.last().kill();
            }
        });
        assertThat(parts).hasValueGreaterThan(3);
        assertThat(Trial.figures(found)).isEqualTo(Trial.figures(Trial.evaluate(Trial.here(2), plan)));
        cluster.join();
    }

    @Test
    void whatIsStoppedThereGoesOnHere() {
        var parts = new ArrayList<Part>();
        var partial = Trial.evaluate(engine, Trial.MUNIFICENCE, false, List.of(), (series, part) -> {
            parts.add(part);
            if (parts.size() == 3) {
                series.stop();
            }
        });
        assertThat(partial.isPartial()).isTrue();
        var whole = Trial.evaluate(Trial.here(1), Trial.MUNIFICENCE, false, parts, (_, part) -> parts.add(part));
        assertThat(Trial.figures(whole)).isEqualTo(Trial.figures(Trial.evaluate(Trial.here(2), Trial.MUNIFICENCE)));
    }

    @Test
    void aTournamentHasTheSameStandingsAndRecords() {
        assertThat(Trial.tournament(engine))
                .isEqualTo(Trial.tournament(Trial.here(1)))
                .hasSize(25);
    }

    /// A folder whose name is a pattern is a folder all the same.
    @ParameterizedTest
    @ValueSource(ints = {100, 1_000_000})
    void tablesThatSparkWritesAreReadByAnybody(int batch) throws IOException {
        var out = Files.createDirectory(folder.resolve("out [a-z]* " + batch));
        var games = games();
        try (var tables = engine.tables(out)) {
            write(tables.sheet(out.resolve("cells.parquet"), HEADINGS, List.of("cell", "game")), games);
        }
        var session = SparkSession.active();
        var order = List.of("cell", "game");
        write(new SparkSheet(session, out.resolve("games.parquet"), HEADINGS, order, batch), games);
        games.sort(Comparator.<List<Object>, String>comparing(row -> (String) row.get(0))
                .thenComparing(row -> (Long) row.get(1)));
        assertThat(read(out, "SELECT * FROM cells")).isEqualTo(games).hasSize(400);
        assertThat(read(out, "SELECT * FROM games ORDER BY cell, game")).isEqualTo(games);
        assertThat(out.resolve("cells.parquet")).isRegularFile();
        assertThat(Files.isDirectory(out.resolve("games.parquet"))).isEqualTo(batch == 100);
        try (var files = Files.list(out)) {
            assertThat(files).hasSize(2);
        }
    }

    private static void write(TableStore.Sheet sheet, List<List<Object>> rows) {
        try (sheet) {
            rows.forEach(sheet::add);
            sheet.finish();
        }
    }

    private static List<List<Object>> games() {
        var rows = new ArrayList<List<Object>>();
        Trial.evaluate(
                engine,
                Trial.plan(100, Optional.empty()),
                true,
                List.of(),
                (_, part) -> part.harvest().rows().stream().map(Trial::row).forEach(rows::add));
        return rows;
    }

    private static List<List<@Nullable Object>> read(Path folder, String sql) {
        var rows = new ArrayList<List<@Nullable Object>>();
        try (var tables = TableStore.open();
                var answer = tables.ask(folder, sql)) {
            for (var row = answer.next(); row.isPresent(); row = answer.next()) {
                rows.add(row.get());
            }
        }
        return rows;
    }
}
