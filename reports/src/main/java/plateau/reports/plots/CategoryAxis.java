package plateau.reports.plots;

import java.util.List;
import plateau.core.text.Text;
import plateau.drawing.Lettering;
import plateau.drawing.svg.Markup;

/// A horizontal axis with a place for each of some names, side by side. Long names are tilted; of many only
/// some are written.
///
/// @param title what the names are of
record CategoryAxis(List<String> names, String title) {
    private static final Lettering LETTERS = new Lettering(13, false);
    private static final int TICK = 16;
    private static final int TITLE = 20;

    /// So much room there is for all names on a small screen.
    private static final int NARROW = 260;

    private static final int MOST_WRITTEN = 20;
    private static final int LONGEST = 110;
    private static final double TILT = Math.sin(Math.toRadians(40));

    CategoryAxis {
        names = List.copyOf(names);
    }

    /// Where the middle of a place is, from 0 to 100.
    double at(int index) {
        return 100 * (index + 0.5) / names.size();
    }

    /// Where a place begins.
    double start(int index) {
        return 100.0 * index / names.size();
    }

    /// How much room it takes below the plot.
    int height() {
        return (isTilted() ? (int) Math.ceil(widest() * TILT) + TICK : TICK) + TITLE;
    }

    boolean isTilted() {
        return widest() * Math.min(MOST_WRITTEN, names.size()) > 2 * NARROW;
    }

    private double widest() {
        return Math.min(
                LONGEST, names.stream().mapToDouble(LETTERS::width).max().orElse(0));
    }

    void draw(Markup out, int bottom) {
        int step = Math.ceilDiv(names.size(), MOST_WRITTEN);
        boolean isTight = widest() * names.size() / step > NARROW && !isTilted();
        for (int index = 0; index < names.size(); index += step) {
            boolean isOdd = isTight && index / step % 2 == 1;
            write(out, index, bottom, isOdd ? "tick odd" : "tick");
        }
        var y = String.valueOf(bottom + height() - TITLE + TICK);
        out.element("text", title, "x", "100%", "y", y, "class", "axis");
    }

    private void write(Markup out, int index, int bottom, String kind) {
        var x = Markup.percent(at(index));
        var name = LETTERS.fitting(names.get(index), LONGEST);
        if (isTilted()) {
            out.open("svg", "x", x, "y", String.valueOf(bottom + TICK - 4), "overflow", "visible");
            out.element("text", name, "transform", "rotate(-40)", "class", "tilted")
                    .close();
        } else {
            out.element("text", name, "x", x, "y", Text.format("%d", bottom + TICK), "class", kind);
        }
    }
}
