package plateau.benchmarks;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.format.ResultFormatFactory;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;
import plateau.games.Games;

/// `./plateau bench [--quick] [GAME]`: runs the benchmarks of every game, or one, prints a table and
/// keeps all figures as JSON. `./plateau bench drawing`: how long it takes to draw a
/// late position of Carcassonne. `./plateau bench pipes`: see [Pipes]. `./plateau bench
/// evaluations`: see [EvaluationBenchmark].
public final class Bench {
    private static final List<String> BENCHMARKS = List.of(
            "playout",
            "ply",
            "legalMoves",
            "legalMovesLate",
            "copyFrom",
            "copyAndScore",
            "search",
            "searchTwoThreads",
            "drawing");

    private static final String USAGE = """
            Usage: ./plateau bench [--quick] [GAME]
                   ./plateau bench [--quick] drawing
                   ./plateau bench pipes
                   ./plateau bench evaluations
            Measures playout, ply, legalMoves, legalMovesLate, copyFrom and copyAndScore of every game, or of one,
            and a step of the tree search by one thread and by two, and of drawing a late position, with the bytes each allocates; drawing is of Carcassonne alone. --quick takes seconds instead of minutes; its times are rough.
            pipes measures moves a second of a program outside, and of recorded games; it needs gcc.
            evaluations measures games of evaluations, and of a simulation of the same, for each second of a core.
            The figures of games are kept as JSON under benchmarks/target/results.
            """;

    private Bench() {}

    public static void main(String[] arguments) throws RunnerException, IOException, InterruptedException {
        var words = new ArrayList<>(List.of(arguments));
        if (words.contains("--help") || words.contains("-h")) {
            System.out.print(USAGE);
            return;
        }
        if (words.equals(List.of("pipes"))) {
            Pipes.run();
            return;
        }
        if (words.equals(List.of("evaluations"))) {
            EvaluationBenchmark.run();
            return;
        }
        boolean quick = words.remove("--quick");
        if (words.equals(List.of("drawing"))) {
            run(List.of("carcassonne"), words, quick);
            return;
        }
        if (words.size() > 1 || !Games.ids().containsAll(words)) {
            System.err.printf(
                    Locale.ROOT,
                    "plateau: no benchmark '%s'; there are pipes, evaluations, drawing and the games %s%n%s",
                    String.join(" ", words),
                    Games.ids(),
                    USAGE);
            System.exit(2);
        }
        run(words.isEmpty() ? Games.ids() : words, BENCHMARKS, quick);
    }

    private static void run(List<String> games, List<String> benchmarks, boolean quick)
            throws RunnerException, IOException {
        var results = new ArrayList<RunResult>();
        System.out.printf(
                Locale.ROOT,
                "%-12s %-16s %14s %8s %16s %12s%n",
                "game",
                "benchmark",
                "ns/op",
                "± %",
                "op/s",
                "bytes/op");
        for (var game : games) {
            for (var benchmark : benchmarks) {
                var result = new Runner(options(game, benchmark, quick)).runSingle();
                results.add(result);
                print(game, benchmark, result);
            }
        }
        System.out.println("kept in " + keep(results));
    }

    private static org.openjdk.jmh.runner.options.Options options(String game, String benchmark, boolean quick) {
        var time = TimeValue.milliseconds(quick ? 200 : 1000);
        return new OptionsBuilder()
                .include("Benchmark\\." + benchmark + "$")
                .param("game", game)
                .addProfiler(GCProfiler.class)
                .verbosity(VerboseMode.SILENT)
                .jvmArgsAppend("--sun-misc-unsafe-memory-access=allow", "-XX:+UseSerialGC")
                .forks(quick ? 1 : 2)
                .warmupIterations(quick ? 3 : 5)
                .warmupTime(time)
                .measurementIterations(5)
                .measurementTime(time)
                .build();
    }

    private static void print(String game, String benchmark, RunResult result) {
        double nanos = result.getPrimaryResult().getScore();
        double error = result.getPrimaryResult().getScoreError();
        double bytes = Objects.requireNonNull(result.getSecondaryResults().get("gc.alloc.rate.norm"))
                .getScore();
        System.out.printf(
                Locale.ROOT,
                "%-12s %-16s %14.1f %8.1f %16.0f %12.3f%n",
                game,
                benchmark,
                nanos,
                100 * error / nanos,
                1e9 / nanos,
                bytes);
    }

    private static Path keep(List<RunResult> results) throws IOException {
        var now = LocalDateTime.now(ZoneId.systemDefault()).format(DateTimeFormatter.ofPattern("yyyy-MM-dd-HHmmss"));
        var file = Files.createDirectories(Path.of("benchmarks/target/results")).resolve(now + ".json");
        try (var out = new PrintStream(file.toFile(), StandardCharsets.UTF_8)) {
            ResultFormatFactory.getInstance(ResultFormatType.JSON, out).writeOut(results);
        }
        return file;
    }
}
