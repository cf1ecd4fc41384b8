package plateau.reports.plots;

import java.util.List;
import java.util.stream.DoubleStream;
import plateau.core.text.Text;
import plateau.drawing.Lettering;
import plateau.drawing.svg.Markup;
import plateau.words.Wording;

/// Numbers of two things that were changed at once: a rectangle for each pair, the farther from the paper in
/// its colour the greater its number, which is written into it where there is room. What was not played is
/// hatched.
public final class HeatMap {
    /// So wide is the room that numbers may count on in a plot that stands alone, on a large screen.
    public static final int WIDE = 800;

    /// The same in one of several plots.
    public static final int SMALL = 200;

    private static final Lettering LETTERS = new Lettering(13, false);
    private static final Lettering NUMBERS = new Lettering(11.5, false);
    private static final int TALLEST = 30;
    private static final int LOWEST = 8;
    private static final int HIGHEST_PLOT = 420;
    private static final int LEAST_WRITTEN = 14;
    private static final int LONGEST = 104;
    private static final int MARGIN = 10;
    private static final int TOP = 22;
    private static final int BASE = 4;
    private static final int STEP = 100;

    private final String title;
    private final String said;
    private final CategoryAxis across;
    private final Names down;
    private final List<List<Cell>> rows;
    private final Ramp ramp;
    private final int needed;

    /// The names along a side.
    ///
    /// @param title what they are of
    public record Names(List<String> names, String title) {}

    /// A rectangle.
    ///
    /// @param value not finite for what was not played
    /// @param told the number in the rectangle, and `spoken` all of it for those who point at it
    public record Cell(double value, String told, String spoken) {}

    /// @param said what it shows, with numbers
    /// @param all the numbers of this heat map and of those it is compared with
    /// @param room for numbers, such as [#WIDE]
    public HeatMap(
            String title, String said, Names across, Names down, List<List<Cell>> rows, DoubleStream all, int room) {
        this.title = title;
        this.said = said;
        this.across = new CategoryAxis(across.names, across.title);
        this.down = down;
        this.rows = rows;
        ramp = Ramp.of(all);
        needed = needed(room);
    }

    /// What its colours stand for.
    ///
    /// @param counted what the numbers are, with their unit
    public Legend legend(String counted, boolean hasGaps, Wording wording) {
        return new Legend(ramp, counted, hasGaps, wording);
    }

    public boolean hasGaps() {
        return rows.stream().flatMap(List::stream).anyMatch(each -> !Double.isFinite(each.value));
    }

    /// With its legend below.
    ///
    /// @param counted what the numbers are, with their unit
    public Plot plot(String counted, Wording wording) {
        int end = bottom() + across.height() + MARGIN;
        var inside = inside();
        legend(counted, hasGaps(), wording).draw(inside, end);
        return plot(inside, end + Legend.HEIGHT);
    }

    /// Without a legend, as one of several.
    public Plot plot() {
        return plot(inside(), bottom() + across.height());
    }

    private Plot plot(Markup inside, int height) {
        return new Plot(title, said, left(), TOP, MARGIN, height, inside);
    }

    private int left() {
        double widest = down.names.stream().mapToDouble(LETTERS::width).max().orElse(0);
        return (int) Math.ceil(Math.min(LONGEST, widest)) + MARGIN;
    }

    private int height() {
        return Math.clamp(HIGHEST_PLOT / Math.max(1, rows.size()), LOWEST, TALLEST);
    }

    private int bottom() {
        return rows.size() * height();
    }

    private Markup inside() {
        var out = new Markup();
        var x = String.valueOf(MARGIN - left());
        out.element("text", down.title, "x", x, "y", "-9", "class", "name");
        int step = Math.ceilDiv(LEAST_WRITTEN, height());
        for (int row = 0; row < rows.size(); row++) {
            if (row % step == 0) {
                writeName(out, row);
            }
            for (int column = 0; column < rows.get(row).size(); column++) {
                draw(out, row, column);
            }
            out.line();
        }
        across.draw(out, bottom());
        return out;
    }

    private void writeName(Markup out, int row) {
        var name = LETTERS.fitting(down.names.get(row), LONGEST);
        var y = Markup.number(row * height() + height() / 2.0);
        out.element("text", name, "x", "-8", "y", y, "class", "tick side");
    }

    private void draw(Markup out, int row, int column) {
        var cell = rows.get(row).get(column);
        boolean isPlayed = Double.isFinite(cell.value);
        out.open("g").element("title", cell.spoken);
        out.empty(
                "rect",
                "x",
                Markup.percent(across.start(column)),
                "y",
                String.valueOf(row * height()),
                "width",
                Markup.percent(across.start(column + 1) - across.start(column)),
                "height",
                String.valueOf(height()),
                "class",
                isPlayed ? "heat " + ramp.half(cell.value) : "heat unplayed",
                "style",
                isPlayed ? ramp.style(cell.value) : "");
        if (isPlayed && needed > 0) {
            write(out, row, column, Text.format("in n%d %s", needed, ramp.half(cell.value)));
        }
        out.close();
    }

    private void write(Markup out, int row, int column, String kind) {
        out.element(
                "text",
                rows.get(row).get(column).told,
                "x",
                Markup.percent(across.at(column)),
                "y",
                Markup.number(row * height() + height() / 2.0 + BASE),
                "class",
                kind);
    }

    /// How wide the plot must be for its numbers, in hundreds, at least 2; 0 if they never have room.
    private int needed(int room) {
        double widest = rows.stream()
                .flatMap(List::stream)
                .mapToDouble(each -> NUMBERS.width(each.told))
                .max()
                .orElse(0);
        double all = (widest + BASE) * across.names().size();
        return height() < LEAST_WRITTEN || all > room ? 0 : Math.max(2, (int) Math.ceil(all / STEP));
    }
}
