package plateau.reports.plots;

import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import plateau.drawing.Sign;
import plateau.drawing.svg.Markup;
import plateau.words.Wording;

/// Several numbers in each row, such as one for each seat, every one with its sign and the band of its
/// interval, under each other so that bands do not hide each other.
public final class Dots {
    private static final int LANE = 15;
    private static final int GAP = 10;
    private static final int BAND = 7;
    private static final int KEY = 20;

    private final String title;
    private final String said;
    private final List<Label> keys;
    private final List<Group> groups;
    private final ValueAxis axis;
    private final Lanes lanes;
    private final double reference;

    /// A row.
    ///
    /// @param dots one for each key
    public record Group(String name, List<Dot> dots) {}

    /// A number with its interval.
    ///
    /// @param value not finite where there is none
    public record Dot(double value, double low, double high, String spoken) {}

    /// @param said what it shows, with numbers
    /// @param keys what the signs stand for
    /// @param reference a number to compare with
    public Dots(
            String title,
            String said,
            String counted,
            List<Label> keys,
            List<Group> groups,
            double reference,
            Wording wording) {
        this.title = title;
        this.said = said;
        this.keys = keys;
        this.groups = groups;
        this.reference = reference;
        var all = groups.stream()
                .flatMap(each -> each.dots.stream())
                .flatMapToDouble(each -> DoubleStream.of(each.low, each.value, each.high));
        axis = new ValueAxis(Scale.linear(DoubleStream.concat(all, DoubleStream.of(reference))), counted, wording);
        lanes = new Lanes(axis, groups.stream().map(Group::name).toList(), LANE * keys.size() + GAP);
    }

    /// Whether the name of a row is written whole.
    public static boolean hasRoom(String name) {
        return Lanes.hasRoom(name);
    }

    public Plot plot() {
        var out = lanes.draw(reference, this::paint);
        boolean hasKeys = keys.size() > 1;
        int top = lanes.bottom() + ValueAxis.HEIGHT + KEY;
        int more = hasKeys ? Lines.keys(out, top, keys) : 0;
        return lanes.plot(title, said, out, more);
    }

    private void paint(Markup out, int row, int top) {
        var dots = groups.get(row).dots;
        double first = top + (lanes.height() - LANE * keys.size()) / 2.0 + LANE / 2.0;
        IntStream.range(0, keys.size())
                .filter(i -> Double.isFinite(dots.get(i).value))
                .forEach(i ->
                        paint(out, dots.get(i), first + i * LANE, keys.get(i).player()));
    }

    private void paint(Markup out, Dot dot, double middle, int player) {
        out.open("g").element("title", dot.spoken);
        out.empty(
                "rect",
                "x",
                Markup.percent(axis.scale().at(dot.low)),
                "y",
                Markup.number(middle - BAND / 2.0),
                "width",
                axis.width(dot.low, dot.high),
                "height",
                String.valueOf(BAND),
                "rx",
                Markup.number(BAND / 2.0),
                "class",
                player == Label.NOBODY ? "band" : "band " + Sign.colour(player));
        Lines.drawPoint(out, axis.scale().at(dot.value), middle, player);
        out.close();
    }
}
