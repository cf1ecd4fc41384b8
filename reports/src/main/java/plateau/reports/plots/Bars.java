package plateau.reports.plots;

import java.util.List;
import plateau.drawing.svg.Markup;
import plateau.words.Wording;

/// Bars from zero, one below the other, each with a thin line for its interval.
public final class Bars {
    private static final int HEIGHT = 28;
    private static final int THICK = 14;
    private static final int CAP = 6;

    private final Rows rows;
    private final ValueAxis axis;

    /// @param title what it shows
    /// @param counted what the axis counts, with its unit
    public Bars(String title, String counted, Scale scale, List<IntervalRow> rows, Wording wording) {
        axis = new ValueAxis(scale, counted, wording);
        this.rows = new Rows(title, axis, rows, HEIGHT);
    }

    public Markup draw() {
        return rows.draw(Double.NaN, (out, row, top) -> paint(out, rows.rows().get(row), top));
    }

    private void paint(Markup out, IntervalRow row, int top) {
        if (!row.isKnown()) {
            return;
        }
        double middle = top + HEIGHT / 2.0;
        out.empty(
                "rect",
                "x",
                "0",
                "y",
                Markup.number(middle - THICK / 2.0),
                "width",
                axis.width(0, row.value()),
                "height",
                String.valueOf(THICK),
                "class",
                "bar");
        if (row.high() > row.low()) {
            whisker(out, axis.scale(), row, middle);
        }
    }

    private static void whisker(Markup out, Scale scale, IntervalRow row, double middle) {
        var low = Markup.percent(scale.at(row.low()));
        var high = Markup.percent(scale.at(row.high()));
        var y = Markup.number(middle);
        out.empty("line", "x1", low, "x2", high, "y1", y, "y2", y, "class", "whisker");
        out.add(ValueAxis.vertical(low, middle - CAP / 2.0, middle + CAP / 2.0, "whisker"));
        out.add(ValueAxis.vertical(high, middle - CAP / 2.0, middle + CAP / 2.0, "whisker"));
    }
}
