package plateau.reports.plots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;
import plateau.reports.text.ReportWording;
import plateau.words.Language;
import plateau.words.Wording;

/// What is drawn lies where the numbers say.
class PlotsTest {
    private static final Wording ENGLISH = ReportWording.in(Language.ENGLISH);
    private static final Scale HUNDRED = Scale.linear(DoubleStream.of(0, 100));
    private static final Label ANN = new Label("Ann", 0);
    private static final Label BEN = new Label("Ben", 9);

    @Test
    void anIntervalReachesFromLowToHighWithTheSignAtTheNumber() {
        var rows = List.of(new IntervalRow(ANN, "50", 50, 40, 70));
        var drawn = new Intervals("Shares", "share (%)", HUNDRED, rows, ENGLISH)
                .draw(25)
                .toString();
        assertThat(drawn)
                .contains("<rect x=\"40%\" y=\"9\" width=\"30%\" height=\"10\" rx=\"5\" class=\"band p0\"/>")
                .contains("<svg x=\"50%\" y=\"14\" overflow=\"visible\"><path class=\"mark p0 f0\"")
                .contains("<line x1=\"25%\" x2=\"25%\" y1=\"0\" y2=\"28\" class=\"reference\">")
                .contains("<title>1 Ann: 50 (40.0 to 70.0)</title>")
                .contains(">share (%)</text>");
    }

    @Test
    void anIntervalWithoutBoundsReachesFromEndToEnd() {
        var rows = List.of(new IntervalRow(ANN, "50", 50, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY));
        var drawn = new Intervals("Shares", "%", HUNDRED, rows, ENGLISH).draw(Double.NaN);
        assertThat(drawn.toString())
                .contains("<rect x=\"0%\" y=\"9\" width=\"100%\"")
                .doesNotContain("reference");
    }

    @Test
    void beyondEightTheSignHasAnotherFillAndTheNumberIsThere() {
        assertThat(BEN.markup().toString()).contains("mark p1 f1", "<b>10</b> <bdi>Ben</bdi>");
        assertThat(new Label("Cy", 17).markup().toString()).contains("mark p1 f2");
    }

    @Test
    void aLabelWithoutAPlayerHasNoSign() {
        assertThat(Label.of("Seat 1").markup()).hasToString("<span class=\"who\"><bdi>Seat 1</bdi></span>");
    }

    @Test
    void aBarReachesFromZero() {
        var rows = List.of(new IntervalRow(Label.of("crash"), "3", 30, 20, 45));
        var drawn = new Bars("Endings", "%", HUNDRED, rows, ENGLISH).draw().toString();
        assertThat(drawn)
                .contains("<rect x=\"0\" y=\"7\" width=\"30%\" height=\"14\" class=\"bar\"/>")
                .contains("<line x1=\"20%\" x2=\"45%\" y1=\"14\" y2=\"14\" class=\"whisker\">");
    }

    @Test
    void barsOfAHistogramAreAsHighAsTheirCounts() {
        var counts = List.of(new Count(4, 10), new Count(5, 30), new Count(7, 10));
        var drawn = new Histogram("Length", "moves", "games", counts, ENGLISH)
                .draw()
                .toString();
        assertThat(drawn)
                .contains("<desc>50 games, from 4 to 7, half of them up to 5</desc>")
                .contains("<title>5: 30 games</title><rect x=\"25%\" y=\"50\" width=\"25%\" height=\"150\"")
                .contains("<title>7: 10 games</title><rect x=\"75%\" y=\"150\" width=\"25%\" height=\"50\"")
                .contains("<line x1=\"37.5%\" x2=\"37.5%\" y1=\"0\" y2=\"200\" class=\"reference\">");
    }

    @Test
    void outlinesAreToOneScaleWithTheMeanOnTheGround() {
        var series = List.of(
                new Ridges.Series(ANN, List.of(new Count(0, 4))),
                new Ridges.Series(BEN, List.of(new Count(0, 1), new Count(4, 1))));
        var drawn = new Ridges("Scores", "points", series, ENGLISH).draw().toString();
        assertThat(drawn)
                .contains("<title>1 Ann: 0.0</title>")
                .contains("V6H")
                .contains("V25H")
                .contains("<title>10 Ben: 2.0 (");
    }

    @Test
    void cellsOfACrossTableAreTintedByTheirShare() {
        var none = new CrossTablePlot.Cell(0, 0);
        var cells = List.of(
                List.of(none, new CrossTablePlot.Cell(0.75, 4)), List.of(new CrossTablePlot.Cell(0.25, 4), none));
        var drawn = new CrossTablePlot(List.of(ANN, BEN), cells, ENGLISH)
                .draw("All")
                .toString();
        assertThat(drawn)
                .contains("<td class=\"x8\" title=\"1 against 2: 4 games\">75</td>")
                .contains("<td class=\"x3\" title=\"2 against 1: 4 games\">25</td>")
                .contains("<td class=\"same\"></td>");
    }

    @Test
    void whoNeverMetHasADot() {
        var none = new CrossTablePlot.Cell(0, 0);
        var cells = List.of(List.of(none, none), List.of(none, none));
        var drawn = new CrossTablePlot(List.of(ANN, BEN), cells, ENGLISH)
                .draw("All")
                .toString();
        assertThat(drawn).contains("<td>·</td>");
    }

    @Test
    void longDescriptionsAreCut() {
        var rows = java.util.Collections.nCopies(30, new IntervalRow(ANN, "5", 5, 5, 5));
        var drawn = new Intervals("Shares", "%", HUNDRED, rows, ENGLISH)
                .draw(Double.NaN)
                .toString();
        var description = drawn.substring(drawn.indexOf("<desc>"), drawn.indexOf("</desc>"));
        assertThat(description.split("; ")).hasSize(13).endsWith("…");
    }
}
