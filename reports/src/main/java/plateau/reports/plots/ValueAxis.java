package plateau.reports.plots;

import plateau.drawing.svg.Markup;
import plateau.words.Wording;

/// A horizontal axis: marks, their lines over the plot, and what it counts, with the unit.
///
/// @param title with the unit, if there is one
record ValueAxis(Scale scale, String title, Wording wording) {
    /// How much room it takes below the plot.
    static final int HEIGHT = 42;

    private static final int TICK = 16;
    private static final int TITLE = 36;

    void draw(Markup out, int height) {
        int index = 0;
        for (double mark : scale.marks()) {
            var x = Markup.percent(scale.at(mark));
            out.add(vertical(x, 0, height, "grid"));
            out.element(
                    "text",
                    wording.decimal(scale.digits(mark), mark),
                    "x",
                    x,
                    "y",
                    String.valueOf(height + TICK),
                    "class",
                    index++ % 2 == 0 ? "tick" : "tick odd");
        }
        out.element("text", title, "x", "100%", "y", String.valueOf(height + TITLE), "class", "axis");
    }

    /// A line from top to bottom at some place.
    static Markup vertical(String x, double top, double bottom, String kind) {
        return new Markup()
                .empty("line", "x1", x, "x2", x, "y1", Markup.number(top), "y2", Markup.number(bottom), "class", kind);
    }

    /// Draws a dashed line at a number that others are compared with; none if it is not finite.
    void drawReference(Markup out, double number, int height) {
        if (Double.isFinite(number)) {
            out.add(vertical(Markup.percent(scale.at(number)), 0, height, "reference"));
        }
    }

    /// How far it is between two numbers, as a percentage of the axis.
    String width(double from, double to) {
        return Markup.percent(Math.max(0, scale.at(to) - scale.at(from)));
    }
}
