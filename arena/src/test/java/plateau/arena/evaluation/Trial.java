package plateau.arena.evaluation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import plateau.arena.evaluation.figures.Finding;
import plateau.arena.evaluation.figures.Findings;
import plateau.arena.evaluation.sweep.Axis;
import plateau.arena.evaluation.sweep.Cells;
import plateau.arena.evaluation.sweep.EvaluationPlan;
import plateau.arena.series.Engine;
import plateau.arena.series.Series;
import plateau.bots.Residents;
import plateau.core.Roster;
import plateau.games.Games;

/// Evaluations of the house's games, played in this process.
public final class Trial {
    /// The games and bots of the house.
    static final Roster HOUSE = new Residents();

    private Trial() {}

    public static EvaluationPlan plan(String game, List<String> seats, long games, Axis... axes) {
        return new EvaluationPlan(
                game,
                Optional.empty(),
                List.of(),
                seats,
                List.of(axes),
                games,
                Optional.empty(),
                Optional.empty(),
                0,
                7,
                "");
    }

    public static Axis axis(String name, String... values) {
        return new Axis(name, List.of(values));
    }

    static EvaluationPlan until(String until, EvaluationPlan plan) {
        return with(Optional.of(until), plan.goal(), plan.budget(), plan);
    }

    public static EvaluationPlan goal(String goal, EvaluationPlan plan) {
        return with(plan.until(), Optional.of(goal), plan.budget(), plan);
    }

    static EvaluationPlan search(String goal, long budget, EvaluationPlan plan) {
        return with(plan.until(), Optional.of(goal), budget, plan);
    }

    private static EvaluationPlan with(
            Optional<String> until, Optional<String> goal, long budget, EvaluationPlan plan) {
        return new EvaluationPlan(
                plan.game(),
                plan.preset(),
                plan.settings(),
                plan.seats(),
                plan.axes(),
                plan.games(),
                until,
                goal,
                budget,
                plan.seed(),
                plan.clock());
    }

    public static Cells cells(EvaluationPlan plan) {
        return Cells.of(plan, Games.named(plan.game()));
    }

    static Findings run(EvaluationPlan plan, int threads) {
        return run(plan, threads, List.of(), new ArrayList<>());
    }

    static Findings run(EvaluationPlan plan, int threads, Collection<Part> earlier, List<Part> parts) {
        var evaluation = new Evaluation(plan, cells(plan), threads, earlier, parts::add);
        play(evaluation, threads);
        return evaluation.findings();
    }

    static void play(Evaluation evaluation, int threads) {
        try (var engine = Engine.here(HOUSE, threads)) {
            new Series<>(evaluation, engine.desks(evaluation.work(false))).run();
        }
    }

    /// The same but for the times.
    static void assertSame(Findings one, Findings other) {
        assertThat(timeless(one)).isEqualTo(timeless(other));
        assertThat(one.lengths().counts()).isEqualTo(other.lengths().counts());
        assertThat(one.columns()).isEqualTo(other.columns());
        assertThat(List.of(one.all(), one.games(), one.planned(), one.isPartial()))
                .isEqualTo(List.of(other.all(), other.games(), other.planned(), other.isPartial()));
        assertThat(one.ranking()).isEqualTo(other.ranking());
    }

    private static List<Finding> timeless(Findings findings) {
        return findings.cells().stream()
                .map(cell ->
                        new Finding(cell.cell(), cell.games(), cell.isComplete(), cell.figures(), cell.causes(), 0))
                .toList();
    }
}
