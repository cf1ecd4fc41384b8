package plateau.reports.evaluation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleBiFunction;
import org.junit.jupiter.api.Test;
import plateau.arena.Distribution;
import plateau.arena.Pairing;
import plateau.arena.evaluation.Axis;
import plateau.arena.evaluation.Cell;
import plateau.arena.evaluation.Column;
import plateau.arena.evaluation.EvaluationPlan;
import plateau.arena.evaluation.Finding;
import plateau.arena.evaluation.Findings;
import plateau.reports.text.ReportWording;
import plateau.words.Language;

class InfluenceTest {
    private static final Measure EXACT = new Measure("x", "X", false, 0, -1, -1);
    private static final Measure UNSURE = new Measure("x", "X", false, 0, 1, 2);
    private static final int SIDE = 4;

    /// Four by four cells.
    private static Sample sample(ToDoubleBiFunction<Integer, Integer> figure, double half) {
        var axes =
                List.of(
                        SampleFindings.axis("one", 0, SIDE - 1),
                        SampleFindings.axis("other", 0, SIDE - 1));
        var cells = new ArrayList<Finding>();
        for (int i = 0; i < SIDE * SIDE; i++) {
            double value = figure.applyAsDouble(i / SIDE, i % SIDE);
            var values = List.of(String.valueOf(i / SIDE), String.valueOf(i % SIDE));
            var cell = new Cell(i, values, new Pairing("kuhn", java.util.Map.of(), List.of("a")));
            cells.add(
                    new Finding(cell, 1, true, List.of(value, value - half, value + half), "", 1));
        }
        var plan = plan(axes);
        var columns =
                List.of(
                        new Column("x", false),
                        new Column("x_low", false),
                        new Column("x_high", false));
        var findings =
                new Findings(
                        plan,
                        columns,
                        cells,
                        16,
                        new Distribution(),
                        16,
                        16,
                        false,
                        1,
                        Optional.empty());
        return new Sample(findings, ReportWording.in(Language.ENGLISH));
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
        var influence = Influence.of(UNSURE, sample((one, other) -> 10 * one, 0));
        assertThat(influence.axes()).containsExactly(1.0, 0.0);
        assertThat(influence.together()).isZero();
        assertThat(influence.chance()).isZero();
    }

    @Test
    void twoAxesThatAddUpShareByTheirSquares() {
        var influence = Influence.of(EXACT, sample((one, other) -> 2 * one + other, 0));
        assertThat(influence.axes().get(0)).isCloseTo(0.8, within(1e-9));
        assertThat(influence.axes().get(1)).isCloseTo(0.2, within(1e-9));
    }

    @Test
    void whatOnlyBothTogetherDecideIsNoAxissOwn() {
        var influence = Influence.of(UNSURE, sample((one, other) -> (one + other) % 2, 0));
        assertThat(influence.axes()).containsExactly(0.0, 0.0);
        assertThat(influence.together()).isCloseTo(1, within(1e-9));
    }

    @Test
    void whatChanceExplainsIsTakenOff() {
        // Squares: 20 of the axis's means by 4 cells each, so 80 in all at a step of 2.
        double error = 1;
        var influence =
                Influence.of(UNSURE, sample((one, other) -> 2 * one, 1.959963984540054 * error));
        assertThat(influence.axes().get(0)).isCloseTo((80 - 3.0) / 80, within(1e-9));
        assertThat(influence.chance()).isCloseTo(15.0 / 80, within(1e-9));
        assertThat(influence.axes().get(1)).isZero();
    }

    @Test
    void aFigureThatIsTheSameEverywhereIsExplainedByNothing() {
        var influence = Influence.of(UNSURE, sample((one, other) -> 0.1, 1));
        assertThat(influence.axes()).containsExactly(0.0, 0.0);
        assertThat(influence.explained()).isZero();
    }
}
