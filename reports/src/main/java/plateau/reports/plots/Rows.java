package plateau.reports.plots;

import java.util.List;
import java.util.stream.Collectors;
import plateau.core.text.Text;
import plateau.drawing.svg.Markup;

/// The frame of a plot whose rows are about one thing each: what a row is about on the left, its number on
/// the right, and the drawing between them.
///
/// @param title of the drawing, for those who cannot see it
/// @param height of a row
record Rows(String title, ValueAxis axis, List<IntervalRow> rows, int height) {
    /// How many rows are told to those who cannot see them; the table beside the plot has all.
    private static final int TOLD = 12;

    /// Draws what belongs to a row.
    @FunctionalInterface
    interface Painter {
        /// Adds it to the drawing.
        ///
        /// @param top of the row
        void paint(Markup out, int row, int top);
    }

    /// @param reference a number to compare with, or one that is not finite
    Markup draw(double reference, Painter painter) {
        int bottom = rows.size() * height;
        var out = new Markup().open("div", "class", "rows");
        out.add(column("labels", row -> row.label().markup()));
        out.open("svg", "role", "img", "class", "plot", "height", String.valueOf(bottom + ValueAxis.HEIGHT));
        out.element("title", title).element("desc", description()).line();
        axis.draw(out, bottom);
        axis.drawReference(out, reference, bottom);
        for (int row = 0; row < rows.size(); row++) {
            out.open("g").element("title", spoken(rows.get(row)));
            painter.paint(out, row, row * height);
            out.close().line();
        }
        out.close();
        out.add(column("values", row -> new Markup().text(row.told())));
        return out.close().line();
    }

    private Markup column(String kind, java.util.function.Function<IntervalRow, Markup> cell) {
        var out = new Markup().open("div", "class", kind, "aria-hidden", "true");
        var style = Text.format("height:%dpx;line-height:%dpx", height, height);
        rows.forEach(row -> out.open("div", "style", style).add(cell.apply(row)).close());
        return out.close();
    }

    private String description() {
        var told = rows.stream().limit(TOLD).map(this::spoken).collect(Collectors.joining("; "));
        return rows.size() > TOLD ? told + "; …" : told;
    }

    private String spoken(IntervalRow row) {
        var name = row.label().spoken();
        return row.high() > row.low()
                ? axis.wording().get("row.interval", name, row.told(), number(row.low()), number(row.high()))
                : axis.wording().get("row", name, row.told());
    }

    private String number(double value) {
        return axis.wording().decimal(axis.scale().digits(1) + 1, value);
    }
}
