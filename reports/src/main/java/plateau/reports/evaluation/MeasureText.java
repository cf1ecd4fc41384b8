package plateau.reports.evaluation;

import java.util.Arrays;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import plateau.arena.evaluation.figures.Finding;
import plateau.reports.evaluation.Measure.Value;
import plateau.reports.text.Sheet;
import plateau.words.Wording;

/// What is written about a measure: numbers with as many digits as tell its cells apart.
record MeasureText(Measure measure, PlayedCells sample, int digits, Wording wording) {
    private static final int MOST_ROWS = 400;

    static MeasureText of(Measure measure, PlayedCells sample, Wording wording) {
        var ends = sample.cells().stream()
                .mapToDouble(each -> measure.of(each).value())
                .filter(Double::isFinite)
                .summaryStatistics();
        double spread = ends.getCount() == 0 ? 0 : ends.getMax() - ends.getMin();
        double shown = spread > 0 ? spread : Math.max(Math.abs(ends.getMax()), half(measure, sample));
        return new MeasureText(measure, sample, shown > 0 ? Measure.digits(shown) : 0, wording);
    }

    /// How many digits a table of numbers with their intervals needs: two of the usual interval tell all.
    int tabled() {
        double half = half(measure, sample);
        return half > 0 ? Math.min(digits + 1, figures(half)) : digits + 1;
    }

    private static int figures(double half) {
        return half >= 10 ? 0 : half >= 1 ? 1 : half >= 0.1 ? 2 : 3;
    }

    /// The widest that is known; nothing where none is.
    private static double half(Measure measure, PlayedCells sample) {
        return sample.cells().stream()
                .map(measure::of)
                .filter(Value::hasInterval)
                .mapToDouble(Value::half)
                .max()
                .orElse(0);
    }

    String number(Value value) {
        return wording.decimal(digits, value.value());
    }

    /// With the interval, where it is known.
    String spoken(String name, Value value) {
        if (!value.isKnown()) {
            return wording.get("row", name, wording.get("unplayed"));
        }
        var number = wording.decimal(digits + 1, value.value());
        var unit = measure.isShare() ? wording.get("percent", number) : number;
        return value.hasInterval()
                ? wording.get(
                        "row.interval",
                        name,
                        unit,
                        wording.decimal(digits + 1, value.low()),
                        wording.decimal(digits + 1, value.high()))
                : wording.get("row", name, unit);
    }

    /// What a plot shows, for those who cannot see it.
    String said(DoubleStream numbers) {
        var ends = numbers.filter(Double::isFinite).summaryStatistics();
        return ends.getCount() == 0
                ? wording.get("unplayed")
                : wording.get(
                        "measure.says",
                        measure.counted(wording),
                        wording.decimal(digits + 1, ends.getMin()),
                        wording.decimal(digits + 1, ends.getMax()));
    }

    /// About how far a cell may be off; empty if nobody knows.
    String sure() {
        double half = sample.cells().stream()
                .map(measure::of)
                .filter(Value::hasInterval)
                .mapToDouble(Value::half)
                .average()
                .orElse(Double.NaN);
        return Double.isFinite(half) ? " " + wording.get("measure.sure", wording.decimal(digits + 1, half)) : "";
    }

    /// How many games of how many cells.
    String basis() {
        return wording.get("basis", sample.findings().games(), sample.cells().size());
    }

    /// The figures of all cells, where they are few enough to be in the page.
    static Sheet sheet(String name, PlayedCells sample, List<Measure> measures) {
        var headings = Stream.concat(
                        sample.axes().stream().map(axis -> axis.name()),
                        measures.stream().flatMap(MeasureText::headings))
                .toArray(String[]::new);
        var sheet = new Sheet(name, headings);
        if (sample.cells().size() <= MOST_ROWS) {
            sample.cells().forEach(each -> sheet.add(row(each, measures)));
        }
        return sheet;
    }

    /// Whether [#sheet] has all.
    static boolean isInPage(PlayedCells sample) {
        return sample.cells().size() <= MOST_ROWS;
    }

    private static Stream<String> headings(Measure measure) {
        var name = measure.name();
        return measure.hasIntervals() ? Stream.of(name, name + "-low", name + "-high") : Stream.of(name);
    }

    private static List<Object> row(Finding finding, List<Measure> measures) {
        return Stream.concat(
                        finding.cell().values().stream(), measures.stream().flatMap(each -> numbers(each, finding)))
                .toList();
    }

    private static Stream<Object> numbers(Measure measure, Finding finding) {
        var value = measure.of(finding);
        var all = new Double[] {value.value(), value.low(), value.high()};
        return Arrays.stream(all).limit(measure.hasIntervals() ? 3 : 1).map(each -> each);
    }
}
