package plateau.reports.evaluation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleBiFunction;
import org.junit.jupiter.api.Test;
import plateau.arena.evaluation.figures.Column;
import plateau.arena.evaluation.figures.Finding;
import plateau.arena.evaluation.figures.Findings;
import plateau.arena.evaluation.sweep.Axis;
import plateau.arena.evaluation.sweep.Cell;
import plateau.arena.evaluation.sweep.EvaluationPlan;
import plateau.arena.series.Pairing;
import plateau.arena.statistics.Distribution;
import plateau.reports.text.ReportWording;
import plateau.words.Language;

class ExplainedVarianceTest {
    private static final Measure EXACT = new Measure("x", "X", false, 0, -1, -1);
    private static final Measure UNSURE = new Measure("x", "X", false, 0, 1, 2);
    private static final int SIDE = 4;

    /// Four by four cells.
    private static PlayedCells sample(ToDoubleBiFunction<Integer, Integer> figure, double half) {
        return sample(figure, (one, other) -> half);
    }

    /// @param halves of the intervals; NaN where none is known
    private static PlayedCells sample(
            ToDoubleBiFunction<Integer, Integer> figure, ToDoubleBiFunction<Integer, Integer> halves) {
        var axes = List.of(SampleFindings.axis("one", 0, SIDE - 1), SampleFindings.axis("other", 0, SIDE - 1));
        var cells = new ArrayList<Finding>();
        for (int i = 0; i < SIDE * SIDE; i++) {
            double value = figure.applyAsDouble(i / SIDE, i % SIDE);
            double half = halves.applyAsDouble(i / SIDE, i % SIDE);
            var values = List.of(String.valueOf(i / SIDE), String.valueOf(i % SIDE));
            var cell = new Cell(i, values, new Pairing("kuhn", java.util.Map.of(), List.of("a")));
            cells.add(new Finding(cell, 1, true, List.of(value, value - half, value + half), "", 1));
        }
        var plan = plan(axes);
        var columns = List.of(new Column("x", false), new Column("x_low", false), new Column("x_high", false));
        var findings = new Findings(plan, columns, cells, 16, new Distribution(), 16, 16, false, 1, Optional.empty());
        var names = new AxisNames(Language.ENGLISH, Optional.empty());
        return new PlayedCells(findings, ReportWording.in(Language.ENGLISH), names);
    }

    private static EvaluationPlan plan(List<Axis> axes) {
        return new EvaluationPlan(
                "kuhn",
                Optional.empty(),
                List.of(),
                List.of("a"),
                axes,
                1,
                Optional.empty(),
                Optional.empty(),
                0,
                1,
                "");
    }

    @Test
    void anAxisThatDecidesAllExplainsAll() {
        var variance = ExplainedVariance.of(UNSURE, sample((one, other) -> 10 * one, 0));
        assertThat(variance.axes()).containsExactly(1.0, 0.0);
        assertThat(variance.together()).isZero();
        assertThat(variance.chance()).isZero();
    }

    @Test
    void twoAxesThatAddUpShareByTheirSquares() {
        var variance = ExplainedVariance.of(EXACT, sample((one, other) -> 2 * one + other, 0));
        assertThat(variance.axes().get(0)).isCloseTo(0.8, within(1e-9));
        assertThat(variance.axes().get(1)).isCloseTo(0.2, within(1e-9));
    }

    @Test
    void whatOnlyBothTogetherDecideIsNoAxissOwn() {
        var variance = ExplainedVariance.of(UNSURE, sample((one, other) -> (one + other) % 2, 0));
        assertThat(variance.axes()).containsExactly(0.0, 0.0);
        assertThat(variance.together()).isCloseTo(1, within(1e-9));
    }

    @Test
    void whatChanceExplainsIsTakenOff() {
        // Squares: 20 of the axis's means by 4 cells each, so 80 in all at a step of 2.
        double error = 1;
        var variance = ExplainedVariance.of(UNSURE, sample((one, other) -> 2 * one, 1.959963984540054 * error));
        assertThat(variance.axes().get(0)).isCloseTo((80 - 3.0) / 80, within(1e-9));
        assertThat(variance.chance()).isCloseTo(3.0 / 80, within(1e-9));
        assertThat(variance.axes().get(1)).isZero();
    }

    private static double whole(ExplainedVariance variance) {
        return variance.explained() + variance.together() + variance.chance();
    }

    @Test
    void whereChanceWouldMakeMoreThanThereIsItHasTheRest() {
        var variance = ExplainedVariance.of(UNSURE, sample((one, other) -> one + (one * other + other) % 3, 9));
        assertThat(whole(variance)).isCloseTo(1, within(1e-9));
        assertThat(variance.together()).isZero();
        assertThat(variance.isReal()).isFalse();
    }

    @Test
    void aCellWithoutAnIntervalIsAsUnsureAsTheOthers() {
        ToDoubleBiFunction<Integer, Integer> figure = (one, other) -> 2 * one + other % 2;
        var known = ExplainedVariance.of(UNSURE, sample(figure, 0.5));
        var some = sample(figure, (one, other) -> other == 3 ? Double.NaN : 0.5);
        assertThat(ExplainedVariance.of(UNSURE, some)).isEqualTo(known);
    }

    @Test
    void whereNoIntervalIsKnownChanceIsWhatTheAxesLeaveOver() {
        ToDoubleBiFunction<Integer, Integer> figure = (one, other) -> one + one * other % 3;
        var variance = ExplainedVariance.of(UNSURE, sample(figure, Double.NaN));
        assertThat(variance).isEqualTo(ExplainedVariance.of(EXACT, sample(figure, 0)));
        assertThat(variance.chance()).isPositive();
        assertThat(variance.isExact()).isFalse();
    }

    @Test
    void whatIsTheSameInAllGamesOfACellIsExplainedWhole() {
        var variance = ExplainedVariance.of(UNSURE, sample((one, other) -> one * one, 0));
        assertThat(variance.isExact()).isTrue();
        assertThat(variance.isReal()).isTrue();
        assertThat(variance.rounded()).containsExactly(1.0, 0.0, 0.0, 0.0);
    }

    @Test
    void roundedSharesComeToAHundred() {
        var third = 1.0 / 3;
        var variance = new ExplainedVariance(List.of(third, third / 2), third, third / 2, true, false);
        var sum = variance.rounded().stream()
                .mapToDouble(each -> Math.rint(100 * each))
                .sum();
        assertThat(sum).isEqualTo(100);
    }

    @Test
    void theErrorOfAShareThatEndsAtNothingIsThatOfItsOtherSide() {
        var share = new Measure("x", "X", true, 0, 1, 2);
        var cells = sample((one, other) -> 0.02, 0.1).cells();
        var cut = new Finding(cells.getFirst().cell(), 9, true, List.of(0.02, 0.0, 0.12), "", 1);
        double z = 1.959963984540054;
        assertThat(share.of(cut).error()).isCloseTo(10 / z, within(1e-9));
        var other = new Finding(cells.getFirst().cell(), 9, true, List.of(0.98, 0.88, 1.0), "", 1);
        assertThat(share.of(other).error()).isCloseTo(10 / z, within(1e-9));
    }

    @Test
    void aFigureThatIsTheSameEverywhereIsExplainedByNothing() {
        var variance = ExplainedVariance.of(UNSURE, sample((one, other) -> 0.1, 1));
        assertThat(variance.axes()).containsExactly(0.0, 0.0);
        assertThat(variance.explained()).isZero();
    }
}
