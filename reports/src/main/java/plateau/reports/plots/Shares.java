package plateau.reports.plots;

import java.util.List;
import plateau.core.text.Text;
import plateau.drawing.Lettering;
import plateau.drawing.svg.Markup;
import plateau.words.Wording;

/// Shares of several things in several columns: a bar for each, all to the same scale, with its number. The
/// name of a row stands above it, so that columns have room on a small screen.
public final class Shares {
    private static final Lettering LETTERS = new Lettering(13, false);
    private static final int HEIGHT = 40;
    private static final int NAME = 15;
    private static final int BAR = 12;
    private static final int LONGEST = 330;
    private static final int LONGEST_HEADING = 110;
    private static final int MARGIN = 12;
    private static final int BASE = 4;
    private static final int TOP = 12;

    /// The part of a column that the longest bar takes at most; the rest is for its number.
    private static final double FULL = 0.62;

    private static final double LEAST_FULL = 0.15;

    /// The part of a small screen that a number takes.
    private static final double NUMBER = 0.115;

    private static final String UNKNOWN = "–";

    private static final double TILT = Math.sin(Math.toRadians(30));

    private final String title;
    private final String said;
    private final List<String> columns;
    private final List<Row> rows;
    private final Wording wording;

    /// The shares of one thing.
    ///
    /// @param shares from 0 to 1, one for each column; not finite where one is not known
    /// @param note beside the name; may be empty
    public record Row(String name, List<Double> shares, String note) {
        private String heading() {
            return note.isEmpty() ? name : name + " · " + note;
        }
    }

    /// @param said what it shows, with numbers
    public Shares(String title, String said, List<String> columns, List<Row> rows, Wording wording) {
        this.title = title;
        this.said = said;
        this.columns = columns;
        this.rows = rows;
        this.wording = wording;
    }

    public Plot plot() {
        var out = new Markup();
        for (int column = 0; column < columns.size(); column++) {
            drawHeading(out, column);
        }
        for (int row = 0; row < rows.size(); row++) {
            drawRow(out, row);
        }
        return new Plot(title, said, BASE, top(), 2 * MARGIN, rows.size() * HEIGHT + BASE, out);
    }

    private int top() {
        double widest = columns.stream().mapToDouble(LETTERS::width).max().orElse(0);
        return (int) Math.ceil(Math.min(LONGEST_HEADING, widest) * TILT) + TOP + MARGIN;
    }

    private void drawHeading(Markup out, int column) {
        var x = Markup.percent(start(column));
        out.open("svg", "x", x, "y", "-8", "overflow", "visible");
        var name = LETTERS.fitting(columns.get(column), LONGEST_HEADING);
        out.element("text", name, "transform", "rotate(-30)", "class", "heading")
                .close()
                .line();
    }

    private double start(int column) {
        return 100.0 * column / columns.size();
    }

    private void drawRow(Markup out, int row) {
        double middle = row * HEIGHT + NAME + BASE + BAR / 2.0;
        var name = LETTERS.fitting(rows.get(row).heading(), LONGEST);
        var y = String.valueOf(row * HEIGHT + NAME);
        out.element("text", name, "x", "0", "y", y, "class", "name");
        for (int column = 0; column < columns.size(); column++) {
            var x = Markup.percent(start(column));
            out.add(ValueAxis.vertical(x, middle - BAR / 2.0, middle + BAR / 2.0, "whisker"));
            double share = rows.get(row).shares.get(column);
            if (Double.isFinite(share)) {
                draw(out, row, column, middle);
            } else {
                write(out, start(column), UNKNOWN, middle);
            }
        }
        out.line();
    }

    private void draw(Markup out, int row, int column, double middle) {
        double share = rows.get(row).shares.get(column);
        double width = 100.0 / columns.size() * full() * Math.clamp(share, 0, 1);
        var told = wording.hundredths(0, share);
        out.open("g")
                .element(
                        "title",
                        Text.format(
                                "%s, %s%s%s\u00a0%%",
                                rows.get(row).name,
                                columns.get(column),
                                wording.language().colon(),
                                told));
        out.empty(
                "rect",
                "x",
                Markup.percent(start(column)),
                "y",
                Markup.number(middle - BAR / 2.0),
                "width",
                Markup.percent(width),
                "height",
                String.valueOf(BAR),
                "class",
                "bar");
        write(out, start(column) + width, told, middle);
        out.close();
    }

    private static void write(Markup out, double x, String text, double middle) {
        out.open("svg", "x", Markup.percent(x), "overflow", "visible");
        out.element("text", text, "x", "5", "y", Markup.number(middle + BASE)).close();
    }

    private double full() {
        return Math.clamp(1 - NUMBER * columns.size(), LEAST_FULL, FULL);
    }
}
