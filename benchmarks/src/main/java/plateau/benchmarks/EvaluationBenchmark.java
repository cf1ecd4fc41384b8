package plateau.benchmarks;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import plateau.arena.evaluation.Evaluation;
import plateau.arena.evaluation.sweep.Axis;
import plateau.arena.evaluation.sweep.Cells;
import plateau.arena.evaluation.sweep.EvaluationPlan;
import plateau.arena.series.Engine;
import plateau.arena.series.Series;
import plateau.arena.series.Simulation;
import plateau.bots.Residents;
import plateau.core.Roster;
import plateau.games.Games;

/// `./plateau bench evaluations`: how many games an evaluation plays in a second of a core's time, compared
/// with a plain simulation of the same games in the same process: what its statistics cost. Round by round,
/// and by the time that cores spent, so that whatever else the machine does hits all alike.
final class EvaluationBenchmark {
    private static final int ROUNDS = 8;
    private static final long GAMES = 200_000;
    private static final List<String> SEATS = List.of("classic", "classic");

    private static final Roster HOUSE = new Residents();

    private EvaluationBenchmark() {}

    static void run() {
        int threads = Runtime.getRuntime().availableProcessors();
        System.out.printf(
                Locale.ROOT,
                "%-34s%12s%12s%12s%12s%n",
                "munificence, games a core second",
                "simulation",
                "one cell",
                "goal",
                "100 cells");
        for (int round = 0; round < ROUNDS; round++) {
            var rates = new ArrayList<Double>();
            rates.add(simulated(threads));
            rates.add(evaluated(Optional.empty(), List.of(), threads));
            rates.add(evaluated(Optional.of("balance"), List.of(), threads));
            var seeds = List.of("0", "1", "2", "3", "4", "5", "6", "7", "8", "9");
            var axes = List.of(new Axis("builder-seed", seeds), new Axis("token-seed", seeds));
            rates.add(evaluated(Optional.empty(), axes, threads));
            var columns = new StringBuilder();
            rates.forEach(rate -> columns.append(String.format(Locale.ROOT, "%12.0f", rate)));
            System.out.printf(Locale.ROOT, "%-34s%s%n", "round " + (round + 1), columns);
        }
    }

    private static double simulated(int threads) {
        var cell = cells(plan(Optional.empty(), List.of())).cell(0);
        long begin = spent();
        new Simulation(HOUSE, cell.pairing(), 1, GAMES, threads).run();
        return rate(begin);
    }

    private static double evaluated(Optional<String> goal, List<Axis> axes, int threads) {
        var plan = plan(goal, axes);
        var cells = cells(plan);
        long begin = spent();
        var evaluation = new Evaluation(plan, cells, threads, List.of(), _ -> {});
        try (var engine = Engine.here(HOUSE, threads)) {
            new Series<>(evaluation, engine.desks(evaluation.work(false))).run();
        }
        return rate(begin);
    }

    private static double rate(long begin) {
        return 1e9 * GAMES / (spent() - begin);
    }

    /// What all threads of this process have spent so far, in nanoseconds.
    private static long spent() {
        return ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class).getProcessCpuTime();
    }

    private static Cells cells(EvaluationPlan plan) {
        return Cells.of(plan, Games.named("munificence"));
    }

    private static EvaluationPlan plan(Optional<String> goal, List<Axis> axes) {
        long cells = axes.stream().mapToLong(axis -> axis.values().size()).reduce(1, (a, b) -> a * b);
        return new EvaluationPlan(
                "munificence",
                Optional.empty(),
                List.of(),
                SEATS,
                axes,
                GAMES / cells,
                Optional.empty(),
                goal,
                0,
                1,
                "");
    }
}
