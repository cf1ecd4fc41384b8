package plateau.reports.plots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;
import plateau.reports.text.ReportWording;
import plateau.words.Language;
import plateau.words.Wording;

/// What is drawn of evaluations lies where the numbers say, in the colours that they have.
class EvaluationPlotsTest {
    private static final Wording ENGLISH = ReportWording.in(Language.ENGLISH);

    private static HeatMap.Cell cell(double value) {
        return new HeatMap.Cell(value, String.valueOf(value), "all of " + value);
    }

    private static HeatMap heat() {
        var rows = List.of(List.of(cell(1), cell(2)), List.of(cell(5), cell(Double.NaN)));
        return new HeatMap(
                "Length",
                "from 1 to 5",
                new HeatMap.Names(List.of("a", "b"), "letters"),
                new HeatMap.Names(List.of("0", "1"), "digits"),
                rows,
                DoubleStream.of(1, 2, 5),
                HeatMap.WIDE);
    }

    @Test
    void aSquareOfAHeatMapHasItsColourAndItsNumber() {
        var drawn = heat().plot("decisions", ENGLISH).page().toString();
        assertThat(drawn)
                .contains("<title>all of 1.0</title><rect x=\"0%\" y=\"0\" width=\"50%\" height=\"30\""
                        + " class=\"heat lower\" style=\"--v:0%\"/>")
                .contains("x=\"50%\" y=\"0\" width=\"50%\" height=\"30\" class=\"heat lower\" style=\"--v:50%\"")
                .contains("x=\"0%\" y=\"30\" width=\"50%\" height=\"30\" class=\"heat upper\" style=\"--v:100%\"")
                .contains("<text x=\"25%\" y=\"49\" class=\"in n2 upper\">5.0</text>")
                .contains("class=\"heat unplayed\"/></g>")
                .contains(">not played</text>")
                .contains(">decisions</text>");
    }

    @Test
    void aFileHasTheColoursWhereTheyAreUsed() {
        var panel = new PlotFile.Panel("", heat().plot("decisions", ENGLISH));
        var file = new PlotFile("Length", "3 games.", List.of(panel)).svg();
        assertThat(file)
                .contains("fill:#F7EE87")
                .contains("fill:#190A40")
                .contains("3 games.")
                .doesNotContain("class=")
                .doesNotContain("color-mix")
                .doesNotContain("rem");
    }

    @Test
    void coloursAreMixedAsBrowsersDo() {
        assertThat(Oklab.mix("#F7EE87", "#06838E", 0)).isEqualTo("#F7EE87");
        assertThat(Oklab.mix("#F7EE87", "#06838E", 1)).isEqualTo("#06838E");
        assertThat(Oklab.mix("#000000", "#FFFFFF", 0.5)).isEqualTo("#636363");
    }

    @Test
    void theStyleSheetIsReadAsFarAsDrawingsNeedIt() {
        var style = new StyleSheet(PlotFile.styleSheet());
        assertThat(style.written("<path class=\"line p1\"/>"))
                .contains("stroke:#D55E00")
                .contains("fill:none");
        assertThat(style.written("<path class=\"line\"/>")).contains("stroke:#25221C");
        assertThat(style.written("<text class=\"tick\">1</text>"))
                .isEqualTo(
                        "<text style=\"fill:rgba(37, 34, 28, .68);font-size:12.8px;" + "text-anchor:middle\">1</text>");
    }

    @Test
    void aLineGoesThroughItsPointsWithTheBandAround() {
        var points = List.of(
                new Lines.Point(0, 0, 0, "first"),
                new Lines.Point(50, 40, 60, "second"),
                new Lines.Point(Double.NaN, Double.NaN, Double.NaN, "none"),
                new Lines.Point(100, 100, 100, "last"));
        var across = Lines.numbered(List.of(0.0, 1.0, 2.0, 4.0), "size", ENGLISH);
        var series = List.of(new Lines.Series(Label.of("x"), points));
        var lines = new Lines("T", "S", across, "%", series, Double.NaN, ENGLISH);
        assertThat(lines.plot().page().toString())
                .contains("<path class=\"line\" d=\"M0 220 25 110\"/>")
                .contains("<path class=\"spread\" d=\"M0 220 25 88 25 132 0 220z\"/>")
                .contains("<title>second</title><circle cx=\"25%\" cy=\"110\"")
                .contains("<title>last</title><circle cx=\"100%\" cy=\"0\"");
    }

    @Test
    void aStripHasItsBoxAndItsMedian() {
        var strip = new Strips.Strip("a", 0, 20, 40, 60, 100, "all");
        var drawn =
                new Strips("T", "S", "x", List.of(strip), ENGLISH).plot().page().toString();
        assertThat(drawn)
                .contains("<rect x=\"20%\" y=\"6\" width=\"40%\" height=\"12\" class=\"box\"/>")
                .contains("<line x1=\"40%\" x2=\"40%\" y1=\"6\" y2=\"18\" class=\"median\">");
    }

    @Test
    void barsOfSharesAreToOneScale() {
        var rows = List.of(new Shares.Row("Length", List.of(0.5, Double.NaN), "not known"));
        var drawn = new Shares("T", "S", List.of("one", "other"), rows, ENGLISH)
                .plot()
                .page()
                .toString();
        assertThat(drawn)
                .contains("<title>Length, one: 50\u00a0%</title><rect x=\"0%\" y=\"19\" width=\"15.5%\"")
                .contains("Length · not known")
                .contains("<svg x=\"50%\" overflow=\"visible\"><text x=\"5\" y=\"29\">–<")
                .doesNotContain("Length, other");
    }
}
