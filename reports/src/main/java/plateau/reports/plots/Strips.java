package plateau.reports.plots;

import java.util.List;
import java.util.stream.DoubleStream;
import plateau.drawing.svg.Markup;
import plateau.words.Wording;

/// How numbers are distributed, a strip for each row: a box for the half in the middle with a line at the
/// median, and lines as far as all but a twentieth at either end.
public final class Strips {
    private static final int HEIGHT = 24;
    private static final int BOX = 12;
    private static final int CAP = 6;

    private final String title;
    private final String said;
    private final List<Strip> strips;
    private final ValueAxis axis;
    private final Lanes lanes;

    /// A row.
    ///
    /// @param least a twentieth is below it, a quarter below `low`, half below `middle`, and so on
    public record Strip(
            String name, double least, double low, double middle, double high, double most, String spoken) {}

    /// @param said what it shows, with numbers
    public Strips(String title, String said, String counted, List<Strip> strips, Wording wording) {
        this.title = title;
        this.said = said;
        this.strips = strips;
        var ends = strips.stream().flatMapToDouble(each -> DoubleStream.of(each.least, each.most));
        axis = new ValueAxis(Scale.linear(ends), counted, wording);
        lanes = new Lanes(axis, strips.stream().map(Strip::name).toList(), HEIGHT);
    }

    public Plot plot() {
        return lanes.plot(title, said, lanes.draw(Double.NaN, this::paint), 0);
    }

    private void paint(Markup out, int row, int top) {
        var strip = strips.get(row);
        if (!Double.isFinite(strip.middle)) {
            return;
        }
        double middle = top + HEIGHT / 2.0;
        out.open("g").element("title", strip.spoken);
        var y = Markup.number(middle);
        var least = Markup.percent(axis.scale().at(strip.least));
        var most = Markup.percent(axis.scale().at(strip.most));
        out.empty("line", "x1", least, "x2", most, "y1", y, "y2", y, "class", "whisker");
        out.add(ValueAxis.vertical(least, middle - CAP / 2.0, middle + CAP / 2.0, "whisker"));
        out.add(ValueAxis.vertical(most, middle - CAP / 2.0, middle + CAP / 2.0, "whisker"));
        out.empty(
                "rect",
                "x",
                Markup.percent(axis.scale().at(strip.low)),
                "y",
                Markup.number(middle - BOX / 2.0),
                "width",
                axis.width(strip.low, strip.high),
                "height",
                String.valueOf(BOX),
                "class",
                "box");
        var at = Markup.percent(axis.scale().at(strip.middle));
        out.add(ValueAxis.vertical(at, middle - BOX / 2.0, middle + BOX / 2.0, "median"))
                .close();
    }
}
