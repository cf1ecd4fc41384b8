package plateau.reports.plots;

import java.util.List;
import plateau.drawing.Lettering;
import plateau.drawing.svg.Markup;

/// Rows over one horizontal axis, each with its name on the left, or above it where names are long: what
/// [Rows] is for a page alone, for drawings that are files as well.
///
/// @param height of a row, without a name above it
record Lanes(ValueAxis axis, List<String> names, int height) {
    private static final Lettering LETTERS = new Lettering(13, false);
    private static final int LONGEST = 120;
    private static final int LONGEST_ABOVE = 330;
    private static final int ABOVE = 20;
    private static final int MARGIN = 12;
    private static final int TOP = 4;

    /// Draws what belongs to a row.
    @FunctionalInterface
    interface Painter {
        /// Adds it to the drawing.
        ///
        /// @param top of the row
        void paint(Markup out, int row, int top);
    }

    /// Whether a name is written whole.
    static boolean hasRoom(String name) {
        return LETTERS.width(name) <= LONGEST_ABOVE;
    }

    int bottom() {
        return names.size() * step();
    }

    /// From a row to the next.
    private int step() {
        return height + (isAbove() ? ABOVE : 0);
    }

    private boolean isAbove() {
        return widest() > LONGEST;
    }

    private double widest() {
        return names.stream().mapToDouble(LETTERS::width).max().orElse(0);
    }

    private int left() {
        return isAbove() ? MARGIN : (int) Math.ceil(widest()) + MARGIN;
    }

    /// @param reference a number to compare with, or one that is not finite
    Markup draw(double reference, Painter painter) {
        var out = new Markup();
        axis.draw(out, bottom());
        axis.drawReference(out, reference, bottom());
        for (int row = 0; row < names.size(); row++) {
            drawName(out, row);
            painter.paint(out, row, (row + 1) * step() - height);
            out.line();
        }
        return out;
    }

    private void drawName(Markup out, int row) {
        out.open("g").element("title", names.get(row));
        if (isAbove()) {
            var y = String.valueOf(row * step() + ABOVE - TOP);
            var name = LETTERS.fitting(names.get(row), LONGEST_ABOVE);
            out.element("text", name, "x", "0", "y", y, "class", "name");
        } else {
            var y = Markup.number(row * step() + height / 2.0);
            out.element("text", names.get(row), "x", "-10", "y", y, "class", "tick side");
        }
        out.close();
    }

    /// @param more room below the axis
    Plot plot(String title, String said, Markup inside, int more) {
        int high = bottom() + ValueAxis.HEIGHT + more;
        return new Plot(title, said, left(), TOP, 2 * MARGIN, high, inside);
    }
}
