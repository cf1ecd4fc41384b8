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
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.arena.evaluation.sheets.TableStore;
import plateau.arena.folder.Unwritten;
import plateau.arena.series.Engine;
import plateau.arena.series.Series;
import plateau.arena.series.Task;
import plateau.arena.series.Work;
import plateau.bots.Residents;
import plateau.core.text.Message;
import plateau.terminal.Main;
import plateau.terminal.screen.Screen;
import plateau.terminal.screen.Words;

/// What is played elsewhere until nobody is there any more is kept, and can be gone on with here.
@Tag("slow")
class BreakdownTest {
    private static final int TASKS = 2;

    /// Where tables find no room.
    private static final String CRAMPED = "local[2]";

    @TempDir
    private Path folder = Path.of("");

    private record Ran(int code, String out, String err) {}

    /// Found as Spark is.
    public static final class Provider implements Engine.Provider {
        @Override
        public Engine open(String address, Consumer<Message> news) {
            return address.equals(CRAMPED) ? new Cramped() : new Weary();
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
            return List.of(new Desk<>(work.desk(new Residents())));
        }

        @Override
        public void close() {}
    }

    /// An engine that plays everything and cannot write the table of cells.
    private static final class Cramped implements Engine, TableStore.Source {
        @Override
        public int desks() {
            return 1;
        }

        @Override
        public <R> List<Series.Desk<R>> desks(Work<R> work) {
            return List.of(work.desk(new Residents()));
        }

        @Override
        public TableStore tables(Path place) {
            return new FullTables(TableStore.open());
        }

        @Override
        public void close() {}
    }

    private record FullTables(TableStore tables) implements TableStore {
        @Override
        public Sheet sheet(Path file, List<Heading> headings, List<String> order) {
            return new FullSheet(tables.sheet(file, headings, order));
        }

        @Override
        public Answer ask(Path place, String sql) {
            return tables.ask(place, sql);
        }

        @Override
        public void close() {
            tables.close();
        }
    }

    private record FullSheet(TableStore.Sheet sheet) implements TableStore.Sheet {
        @Override
        public void add(List<? extends @Nullable Object> row) {
            sheet.add(row);
        }

        @Override
        public void finish() {
            throw new Unwritten(Message.text("no room for the table"));
        }

        @Override
        public void close() {
            sheet.close();
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
        var screen = new Screen(
                new StringReader(""),
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                true,
                false,
                false,
                Words.of("en"));
        var services = Files.createDirectories(folder.resolve("META-INF/services"));
        Files.writeString(services.resolve(Engine.Provider.class.getName()), Provider.class.getName());
        var thread = Thread.currentThread();
        var usual = thread.getContextClassLoader();
        try (var loader = new Services(folder.toUri().toURL(), usual)) {
            thread.setContextClassLoader(loader);
            int code = Main.run(screen, line);
            return new Ran(code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
        } finally {
            thread.setContextClassLoader(usual);
        }
    }

    private Ran evaluate(String out, String... more) throws IOException {
        var line = new ArrayList<>(List.of("evaluate", "piles", "--sweep", "size=2..5", "--games", "3000"));
        line.addAll(
                List.of("--seed", "7", "--quiet", "--out", folder.resolve(out).toString()));
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
        assertThat(ran.err()).contains("--resume").endsWith("plateau: Spark cannot go on: all are gone\n");
        assertThat(folder.resolve("out"))
                .isDirectoryContaining("glob:**report.html")
                .isDirectoryContaining("glob:**cells.parquet");
        assertThat(Files.readString(folder.resolve("out/evaluation.json"))).contains("\"partial\":true");
        assertThat(cells("out")).isNotEmpty();
        var rest = run(
                "evaluate",
                "--resume",
                "--quiet",
                "--out",
                folder.resolve("out").toString());
        assertThat(rest.err()).isEmpty();
        assertThat(evaluate("whole").code()).isZero();
        assertThat(cells("out")).isEqualTo(cells("whole"));
    }

    /// Who asks the tables would otherwise be told of some of the games as if they were all.
    @Test
    void anEvaluationIsNotCompleteBeforeItsTableIsThere() throws IOException {
        assertThat(evaluate("out", "--on", "local[1]").code()).isEqualTo(1);
        var out = folder.resolve("out").toString();
        var full = run("evaluate", "--resume", "--quiet", "--out", out, "--on", CRAMPED);
        assertThat(full.code()).isEqualTo(1);
        assertThat(full.err()).contains("no room for the table");
        var description = folder.resolve("out/evaluation.json");
        assertThat(Files.readString(description)).contains("\"partial\":true");
        assertThat(cells("out")).hasSize(5);
        assertThat(run("evaluate", "--resume", "--quiet", "--out", out).code()).isZero();
        assertThat(Files.readString(description)).contains("\"partial\":false");
        assertThat(run("evaluate", "--sql", "select sum(games) as n from cells", out)
                        .out())
                .contains("12000");
    }

    @Test
    void aTournamentKeepsWhatThereIsAndGoesOn() throws IOException {
        var out = folder.resolve("out").toString();
        var line = List.of("tournament", "piles", "--players", "random,greedy", "--games", "8");
        var all = new ArrayList<>(line);
        all.addAll(List.of("--seed", "7", "--quiet", "--out", out, "--on", "local[1]"));
        var ran = run(all.toArray(String[]::new));
        assertThat(ran.code()).isEqualTo(1);
        assertThat(ran.err()).contains("--resume").endsWith("plateau: Spark cannot go on: all are gone\n");
        assertThat(Path.of(out)).isDirectoryContaining("glob:**report.html");
        var rest = run("tournament", "--resume", "--quiet", "--out", out);
        assertThat(rest.code()).isZero();
    }
}
