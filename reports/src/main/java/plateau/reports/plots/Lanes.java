package plateau.reports.plots;

import java.util.List;
import plateau.drawing.Lettering;
import plateau.drawing.svg.Markup;

/// Rows over one horizontal axis, each with its name on the left: what [Rows] is for a page alone, for
/// drawings that are files as well.
///
/// @param height of a row
record Lanes(Axis axis, List<String> names, int height) {
    private static final Lettering LETTERS = new Lettering(13, false);
    private static final int LONGEST = 132;
    private static final int MARGIN = 12;
    private static final int TOP = 4;

    /// Draws what belongs to a row.
    @FunctionalInterface
    interface Painter {
        /// @param top of the row
        void paint(Markup out, int row, int top);
    }

    int bottom() {
        return names.size() * height;
    }

    private int left() {
        double widest = names.stream().mapToDouble(LETTERS::width).max().orElse(0);
        return (int) Math.ceil(Math.min(LONGEST, widest)) + MARGIN;
    }

    /// @param reference a number to compare with, or one that is not finite
    Markup draw(double reference, Painter painter) {
        var out = new Markup();
        axis.draw(out, bottom());
        axis.drawReference(out, reference, bottom());
        for (int row = 0; row < names.size(); row++) {
            var name = LETTERS.fitting(names.get(row), LONGEST);
            var y = Markup.number(row * height + height / 2.0);
            out.open("g").element("title", names.get(row));
            out.element("text", name, "x", "-10", "y", y, "class", "tick side").close();
            painter.paint(out, row, row * height);
            out.line();
        }
        return out;
    }

    /// @param more room below the axis
    Plot plot(String title, String said, Markup inside, int more) {
        int high = bottom() + Axis.HEIGHT + more;
        return new Plot(title, said, left(), TOP, 2 * MARGIN, high, inside);
    }
}
