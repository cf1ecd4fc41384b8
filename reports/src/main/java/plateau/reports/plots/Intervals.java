package plateau.reports.plots;

import java.util.List;
import java.util.stream.DoubleStream;
import plateau.drawing.Sign;
import plateau.drawing.svg.Markup;
import plateau.words.Wording;

/// Numbers with their error bars, one below the other: ratings, shares, times.
public final class Intervals {
    private static final int HEIGHT = 28;
    private static final int BAND = 10;

    private final Rows rows;
    private final ValueAxis axis;

    /// @param title what it shows
    /// @param counted what the axis counts, with its unit
    public Intervals(String title, String counted, Scale scale, List<IntervalRow> rows, Wording wording) {
        axis = new ValueAxis(scale, counted, wording);
        this.rows = new Rows(title, axis, rows, HEIGHT);
    }

    /// All numbers that rows are about, for a scale that holds them.
    public static DoubleStream numbers(List<IntervalRow> rows) {
        return rows.stream()
                .filter(IntervalRow::isKnown)
                .flatMapToDouble(row -> DoubleStream.of(row.low(), row.value(), row.high()));
    }

    /// The plot.
    ///
    /// @param reference a number to compare with, or one that is not finite
    public Markup draw(double reference) {
        return rows.draw(reference, (out, row, top) -> paint(out, rows.rows().get(row), top));
    }

    private void paint(Markup out, IntervalRow row, int top) {
        if (!row.isKnown()) {
            return;
        }
        int middle = top + HEIGHT / 2;
        out.empty(
                "rect",
                "x",
                Markup.percent(axis.scale().at(row.low())),
                "y",
                String.valueOf(middle - BAND / 2),
                "width",
                axis.width(row.low(), row.high()),
                "height",
                String.valueOf(BAND),
                "rx",
                String.valueOf(BAND / 2),
                "class",
                row.label().player() == Label.NOBODY
                        ? "band"
                        : "band " + Sign.colour(row.label().player()));
        double x = axis.scale().at(row.value());
        if (row.label().player() == Label.NOBODY) {
            out.empty("circle", "cx", Markup.percent(x), "cy", middle + "", "r", "5", "class", "dot");
        } else {
            out.add(Sign.at(x, middle, row.label().player()));
        }
    }
}
