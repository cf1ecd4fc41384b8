package plateau.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.StringReader;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Enumeration;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.arena.Engine;
import plateau.arena.Roster;
import plateau.arena.Series;
import plateau.arena.Task;
import plateau.arena.Work;
import plateau.bots.Bots;
import plateau.core.Game;
import plateau.core.Player;
import plateau.core.text.Message;
import plateau.games.Games;
import plateau.terminal.Main;
import plateau.terminal.screen.Screen;
import plateau.terminal.screen.Words;

/// What is played elsewhere until nobody is there any more is kept, and can be gone on with here.
class BreakdownTest {
    private static final int TASKS = 2;

    @TempDir private Path folder = Path.of("");

    private record Ran(int code, String out, String err) {}

    /// Found as Spark is.
    public static final class Provider implements Engine.Provider {
        @Override
        public Engine open(String address, Consumer<Message> news) {
            return new Weary();
        }
    }

    /// An engine that plays a few tasks.
    private static final class Weary implements Engine {
        @Override
        public int desks() {
            return 1;
        }

        @Override
        public <R> List<Series.Desk<R>> desks(Work<R> work) {
            return List.of(new Desk<>(work.desk(new House())));
        }

        @Override
        public void close() {}
    }

    private record House() implements Roster {
        @Override
        public Game game(String name, Map<String, Object> options) {
            return Games.named(name).fromJson(options);
        }

        @Override
        public Player player(String name, Game game) {
            return Bots.parse(name, game).player();
        }
    }

    private static final class Desk<R> implements Series.Desk<R> {
        private final Series.Desk<R> desk;
        private int tasks;

        private Desk(Series.Desk<R> desk) {
            this.desk = desk;
        }

        @Override
        public R play(Task task) {
            if (tasks++ == TASKS) {
                var why = Message.of("spark.failed", "Spark cannot go on: %s", "all are gone");
                throw new Engine.Breakdown(why, new IllegalStateException());
            }
            return desk.play(task);
        }

        @Override
        public long played() {
            return desk.played();
        }

        @Override
        public void stop() {
            desk.stop();
        }

        @Override
        public void close() {
            desk.close();
        }
    }

    /// Services of a folder in place of those of the class path, on which Spark's is there without Spark.
    private static final class Services extends URLClassLoader {
        Services(URL folder, ClassLoader parent) {
            super(new URL[] {folder}, parent);
        }

        @Override
        public Enumeration<URL> getResources(String name) throws IOException {
            boolean isEngine = name.endsWith(Engine.Provider.class.getName());
            return isEngine ? findResources(name) : super.getResources(name);
        }
    }

    /// With those services on the class path that are in the folder.
    private Ran run(String... line) throws IOException {
        var out = new ByteArrayOutputStream();
        var err = new ByteArrayOutputStream();
        var screen =
                new Screen(
                        new StringReader(""),
                        new PrintStream(out, true, StandardCharsets.UTF_8),
                        new PrintStream(err, true, StandardCharsets.UTF_8),
                        true,
                        false,
                        false,
                        Words.of("en"));
        var services = Files.createDirectories(folder.resolve("META-INF/services"));
        Files.writeString(
                services.resolve(Engine.Provider.class.getName()), Provider.class.getName());
        var thread = Thread.currentThread();
        var usual = thread.getContextClassLoader();
        try (var loader = new Services(folder.toUri().toURL(), usual)) {
            thread.setContextClassLoader(loader);
            int code = Main.run(screen, line);
            return new Ran(
                    code,
                    out.toString(StandardCharsets.UTF_8),
                    err.toString(StandardCharsets.UTF_8));
        } finally {
            thread.setContextClassLoader(usual);
        }
    }

    private Ran evaluate(String out, String... more) throws IOException {
        var line =
                new ArrayList<>(
                        List.of("evaluate", "piles", "--sweep", "size=2..5", "--games", "3000"));
        line.addAll(List.of("--seed", "7", "--quiet", "--out", folder.resolve(out).toString()));
        line.addAll(List.of(more));
        return run(line.toArray(String[]::new));
    }

    private List<String> cells(String out) throws IOException {
        return Files.readAllLines(folder.resolve(out).resolve("cells.csv")).stream()
                .map(line -> line.substring(0, line.lastIndexOf(',')))
                .toList();
    }

    @Test
    void anEvaluationKeepsWhatThereIsAndGoesOn() throws IOException {
        var ran = evaluate("out", "--on", "local[1]");
        assertThat(ran.code()).isEqualTo(1);
        assertThat(ran.err())
                .contains("--resume")
                .endsWith("plateau: Spark cannot go on: all are gone\n");
        assertThat(folder.resolve("out"))
                .isDirectoryContaining("glob:**report.html")
                .isDirectoryContaining("glob:**cells.parquet");
        assertThat(Files.readString(folder.resolve("out/evaluation.json")))
                .contains("\"partial\":true");
        assertThat(cells("out")).isNotEmpty();
        var rest =
                run("evaluate", "--resume", "--quiet", "--out", folder.resolve("out").toString());
        assertThat(rest.err()).isEmpty();
        assertThat(evaluate("whole").code()).isZero();
        assertThat(cells("out")).isEqualTo(cells("whole"));
    }

    @Test
    void aTournamentKeepsWhatThereIsAndGoesOn() throws IOException {
        var out = folder.resolve("out").toString();
        var line = List.of("tournament", "piles", "--players", "random,greedy", "--games", "8");
        var all = new ArrayList<>(line);
        all.addAll(List.of("--seed", "7", "--quiet", "--out", out, "--on", "local[1]"));
        var ran = run(all.toArray(String[]::new));
        assertThat(ran.code()).isEqualTo(1);
        assertThat(ran.err())
                .contains("--resume")
                .endsWith("plateau: Spark cannot go on: all are gone\n");
        assertThat(Path.of(out)).isDirectoryContaining("glob:**report.html");
        var rest = run("tournament", "--resume", "--quiet", "--out", out);
        assertThat(rest.code()).isZero();
    }
}
