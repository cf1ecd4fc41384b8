package plateau.arena.evaluation;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongToDoubleFunction;
import java.util.stream.Stream;
import plateau.arena.evaluation.figures.Findings;
import plateau.arena.evaluation.sweep.Axis;
import plateau.arena.evaluation.sweep.Cells;
import plateau.arena.evaluation.sweep.EvaluationPlan;
import plateau.arena.series.Row;
import plateau.arena.series.Series;
import plateau.arena.series.Task;
import plateau.arena.statistics.Outcome;
import plateau.arena.statistics.Statistics;
import plateau.core.Ending;
import plateau.core.luck.Lot;
import plateau.core.text.Text;

/// Evaluations of a game of which all is known: a coin is tossed, and the first seat wins as often as its
/// cell says. Games last from 1 to 100 decisions, all equally likely.
public final class Coins {
    static final double MEAN_LENGTH = 50.5;

    private Coins() {}

    /// @param chances of the first seat to win, by cell
    static Findings run(EvaluationPlan plan, Cells cells, int threads, LongToDoubleFunction chances) {
        var evaluation = new Evaluation(plan, cells, threads, List.of(), part -> {});
        play(evaluation, threads, chances);
        return evaluation.findings();
    }

    static Findings run(EvaluationPlan plan, LongToDoubleFunction chances) {
        return run(plan, Trial.cells(plan), 2, chances);
    }

    /// Each cell with luck of its own, which evaluations never have: cells that are alike come to
    /// different figures.
    static Findings runApart(EvaluationPlan plan, LongToDoubleFunction chances) {
        var evaluation = new Evaluation(plan, Trial.cells(plan), 1, List.of(), part -> {});
        play(evaluation, 1, chances, true);
        return evaluation.findings();
    }

    public static void play(Evaluation evaluation, int threads, LongToDoubleFunction chances) {
        play(evaluation, threads, chances, false);
    }

    private static void play(Evaluation evaluation, int threads, LongToDoubleFunction chances, boolean isApart) {
        var counting = (CountingWork) evaluation.work(false);
        var desks = new ArrayList<Desk>();
        for (int i = 0; i < threads; i++) {
            desks.add(new Desk(counting, chances, isApart));
        }
        new Series<>(evaluation, desks).run();
    }

    /// What a task comes to.
    static Harvest harvest(Evaluation evaluation, Task task, double chance) {
        return new Desk((CountingWork) evaluation.work(false), _ -> chance, false).play(task);
    }

    private record Desk(CountingWork counting, LongToDoubleFunction chances, boolean isApart)
            implements Series.Desk<Harvest> {
        @Override
        public Harvest play(Task task) {
            var groups =
                    Stream.generate(Statistics::new).limit(counting.groups()).toList();
            long cell = Text.wholeNumber(task.group()).orElseThrow();
            double chance = chances.applyAsDouble(cell);
            for (long game = 0; game < task.games(); game++) {
                long number = task.first() + game;
                groups.get((int) (number / counting.block() % counting.groups()))
                        .add(row(task.part(game, 1), chance, isApart ? cell : 0));
            }
            return new Harvest(groups, task.games(), 1000 * task.games(), List.of());
        }

        @Override
        public long played() {
            return 0;
        }

        @Override
        public void stop() {}

        @Override
        public void close() {}
    }

    private static Row row(Task task, double chance, long stream) {
        var lot = new Lot(task.seedOf(0), stream);
        boolean wins = lot.nextDouble() < chance;
        int length = 1 + lot.nextInt(100);
        return new Row(
                task,
                List.of(wins ? 1 : 0, wins ? 0 : 1),
                List.of(wins ? Outcome.WIN : 0, wins ? 0 : Outcome.WIN),
                length,
                length,
                2L * length,
                2,
                0,
                0,
                length / 2,
                Ending.FINISHED,
                false,
                "",
                List.of(),
                List.of());
    }

    /// One cell, or as many as an axis has values.
    public static EvaluationPlan plan(long games, long seed, Axis... axes) {
        var plan = Trial.plan("piles", List.of("random", "random"), games, axes);
        return new EvaluationPlan(
                plan.game(),
                plan.preset(),
                plan.settings(),
                plan.seats(),
                plan.axes(),
                games,
                plan.until(),
                plan.goal(),
                0,
                seed,
                "");
    }

    static double figure(Findings findings, int cell, String column) {
        return findings.cells().get(cell).figures().get(findings.column(column));
    }

    /// Whether the interval of the first cell holds a number.
    static boolean holds(Findings findings, String stem, double number) {
        return figure(findings, 0, stem + "_low") <= number && number <= figure(findings, 0, stem + "_high");
    }
}
