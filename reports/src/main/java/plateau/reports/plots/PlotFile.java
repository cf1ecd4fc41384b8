package plateau.reports.plots;

import java.util.List;
import plateau.core.text.Resource;
import plateau.core.text.Text;
import plateau.drawing.Lettering;
import plateau.drawing.svg.Markup;

/// Plots as a drawing that is a file of its own, with all colours where they are used.
///
/// @param caption what is to be said of them, with the number of games
public record PlotFile(String heading, String caption, List<Panel> panels) {
    private static final int WIDTH = 980;
    private static final int EDGE = 28;
    private static final int TITLE = 26;
    private static final int NOTE = 13;
    private static final int LINE = 19;
    private static final int GAP = 30;
    private static final int COLUMNS = 3;
    private static final int LEAST_PANEL = 250;
    private static final String LETTERS = "sans-serif";

    /// One of the plots.
    ///
    /// @param heading what tells it from the others; empty of one that stands alone
    public record Panel(String heading, Plot plot) {}

    private static final class Sheet {
        private static final String TEXT = Resource.text(PlotFile.class, "page.css");
        private static final StyleSheet DAY = new StyleSheet(TEXT);
        private static final StyleSheet NIGHT = new StyleSheet(TEXT, true);
    }

    /// The style sheet of reports, which plots have their colours from.
    public static String styleSheet() {
        return Sheet.TEXT;
    }

    /// The text of the file, by day and as wide as usual.
    public String svg() {
        return svg(WIDTH, false);
    }

    /// The text of the file.
    ///
    /// @param width in pixels
    public String svg(int width, boolean isNight) {
        var style = isNight ? Sheet.NIGHT : Sheet.DAY;
        var inside = new Markup();
        var title = new Lettering(TITLE - 4, false).lines(heading, width - 2.0 * EDGE);
        int y = EDGE + TITLE * title.size() + GAP;
        for (int from = 0; from < panels.size(); ) {
            int columns = columns(from, width);
            y = row(inside, from, columns, y, width) + GAP;
            from += columns;
        }
        y = written(inside, y, width, title);
        var out = new Markup();
        out.open(
                "svg",
                "xmlns",
                "http://www.w3.org/2000/svg",
                "width",
                String.valueOf(width),
                "height",
                String.valueOf(y),
                "viewBox",
                Text.format("0 0 %d %d", width, y),
                "font-family",
                LETTERS);
        out.element("title", heading).add(hatch()).line();
        out.empty("rect", "width", "100%", "height", "100%", "class", "paper").line();
        out.add(inside);
        return style.written(out.close().line().toString());
    }

    /// One that stands alone, and a legend, has all the width.
    private int columns(int from, int width) {
        if (panels.get(from).heading.isEmpty()) {
            return 1;
        }
        int columns = 1;
        while (columns < most(width)
                && from + columns < panels.size()
                && !panels.get(from + columns).heading.isEmpty()) {
            columns++;
        }
        return columns;
    }

    /// So many panels stand side by side.
    private static int most(int width) {
        return Math.clamp(width / LEAST_PANEL, 1, COLUMNS);
    }

    private int row(Markup out, int from, int columns, int top, int all) {
        boolean isAlone = panels.get(from).heading.isEmpty();
        int share = isAlone ? 1 : Math.min(most(all), panels.size());
        int width = (all - 2 * EDGE - (share - 1) * GAP) / share;
        int lowest = top;
        for (int i = 0; i < columns; i++) {
            var panel = panels.get(from + i);
            var plot = panel.plot;
            int x = EDGE + i * (width + GAP);
            int y = top + plot.top();
            if (!panel.heading.isEmpty()) {
                var name = new Lettering(14, true).fitting(panel.heading, width);
                var at = String.valueOf(x);
                out.element("text", name, "x", at, "y", String.valueOf(top), "class", "panel");
                y += NOTE;
            }
            out.open(
                    "svg",
                    "x",
                    String.valueOf(x + plot.left()),
                    "y",
                    String.valueOf(y),
                    "width",
                    String.valueOf(width - plot.left() - plot.right()),
                    "height",
                    String.valueOf(plot.height()),
                    "overflow",
                    "visible");
            out.line().add(plot.inside()).close().line();
            lowest = Math.max(lowest, y + plot.height());
        }
        return lowest;
    }

    private int written(Markup out, int top, int width, List<String> title) {
        var x = String.valueOf(EDGE);
        for (int i = 0; i < title.size(); i++) {
            var at = String.valueOf(EDGE + TITLE / 2 + TITLE * i);
            out.element("text", title.get(i), "x", x, "y", at, "class", "title");
        }
        int y = top;
        for (var line : Lettering.NOTE.lines(caption, width - 2 * EDGE)) {
            out.element("text", line, "x", x, "y", String.valueOf(y), "class", "said");
            y += LINE;
        }
        return y + EDGE - LINE;
    }

    /// What heat maps fill with that were not played; a page has it once.
    public static Markup hatch() {
        return new Markup()
                .open("defs")
                .open("pattern", "id", "hatch", "width", "6", "height", "6", "patternUnits", "userSpaceOnUse")
                .empty("path", "d", "M-1 1L1-1M0 6L6 0M5 7L7 5", "class", "hatching")
                .close()
                .close();
    }
}
