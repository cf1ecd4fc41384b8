package plateau.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.arena.Engine;
import plateau.arena.Pairing;
import plateau.arena.Parts;
import plateau.arena.Played;
import plateau.arena.Playing;
import plateau.arena.Row;
import plateau.arena.Series;
import plateau.arena.Task;
import plateau.arena.Worker;

/// Games on a real cluster come to what they come to here.
class ClusterTest {
    private static final Task GAMES =
            new Task(
                    0,
                    "",
                    new Pairing("munificence", Map.of(), List.of("random", "classic")),
                    7,
                    0,
                    3000);

    @TempDir static Path folder;
    private static Cluster cluster;
    private static SparkEngine engine;

    @BeforeAll
    static void begin() throws IOException {
        System.setProperty("spark.executor.memory", "512m");
        cluster = Cluster.of(folder.resolve("home"), 2);
        engine = new SparkProvider().open(cluster.address(), _ -> {});
    }

    @AfterAll
    static void end() {
        engine.close();
        cluster.close();
        System.clearProperty("spark.executor.memory");
    }

    @Test
    void gamesComeToTheSame() {
        assertThat(rows(engine, _ -> {})).isEqualTo(rows(here(2), _ -> {})).hasSize(3000);
    }

    @Test
    void whatALostWorkerPlayedIsPlayedAgain() {
        var parts = new AtomicInteger();
        var rows =
                rows(
                        engine,
                        _ -> {
                            if (parts.incrementAndGet() == 20) {
                                cluster.last().kill();
                            }
                        });
        assertThat(rows).isEqualTo(rows(here(1), _ -> {}));
        cluster.join();
    }

    private static Engine here(int threads) {
        return Engine.here(new Residents(), threads);
    }

    private static List<Row> rows(Engine where, Consumer<Task> played) {
        var rows = new TreeMap<Long, Row>();
        var desks = where.desks(new Playing(Set.of(Worker.Extra.LEAD)));
        var parts =
                new Parts<List<Played>>(
                        List.of(GAMES),
                        desks.size(),
                        50,
                        (task, games) -> {
                            played.accept(task);
                            games.forEach(game -> rows.put(game.row().task().number(), game.row()));
                        });
        new Series<>(parts, desks).run();
        return new ArrayList<>(rows.values());
    }
}
