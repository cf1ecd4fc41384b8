package plateau.reports.plots;

import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import plateau.arena.statistics.Interval;
import plateau.drawing.svg.Markup;
import plateau.words.Wording;

/// How often each of many numbers occurred, as bars side by side, each with the line of its interval; the
/// median is a dashed line.
public final class Histogram {
    private static final int HEIGHT = 200;
    private static final int MOST_BARS = 40;
    private static final int CAPTION = 14;
    private static final int LEFT = 48;
    private static final int TOP = 28;
    private static final int RIGHT = 12;

    private final String title;
    private final List<Count> counts;
    private final Bins bins;
    private final long[] sums;
    private final long total;
    private final ValueAxis axis;
    private final Upwards upwards;
    private final String counted;

    /// @param title what it shows
    /// @param across what the numbers are, with their unit
    /// @param counted what is counted: games
    /// @param counts from the least number
    public Histogram(String title, String across, String counted, List<Count> counts, Wording wording) {
        this.title = title;
        this.counts = counts;
        this.counted = counted;
        bins = Bins.of(counts, Count.total(counts), MOST_BARS);
        sums = bins.sums(counts);
        total = Count.total(counts);
        axis = new ValueAxis(ends(bins), across, wording);
        var scale = Scale.whole(DoubleStream.concat(
                DoubleStream.of(0),
                IntStream.range(0, sums.length)
                        .mapToDouble(group -> interval(group).high() * total)));
        upwards = new Upwards(scale, HEIGHT, wording);
    }

    private static Scale ends(Bins bins) {
        var round = Scale.whole(DoubleStream.of(bins.start(0), bins.end(bins.count() - 1)));
        return new Scale(bins.start(0), bins.end(bins.count() - 1), round.step(), false);
    }

    private Interval interval(int group) {
        return Interval.wilson(total == 0 ? 0 : (double) sums[group] / total, total);
    }

    public Markup draw() {
        var out = new Markup()
                .open("div", "class", "tall")
                .open("svg", "role", "img", "class", "plot", "height", String.valueOf(HEIGHT + ValueAxis.HEIGHT));
        out.element("title", title).element("desc", said());
        drawAll(out);
        return out.close().close().line();
    }

    /// The same for a file.
    public Plot plot() {
        var out = new Markup();
        drawAll(out);
        return new Plot(title, said(), LEFT, TOP, RIGHT, HEIGHT + ValueAxis.HEIGHT, out);
    }

    private String said() {
        long median = Count.median(counts);
        return axis.wording().get("histogram.says", total, least(), median, most());
    }

    private void drawAll(Markup out) {
        upwards.draw(out);
        out.element("text", counted, "x", "0", "y", "-" + CAPTION, "class", "up");
        axis.draw(out, HEIGHT);
        for (int group = 0; group < sums.length; group++) {
            drawBar(out, group);
        }
        axis.drawReference(out, (double) Count.median(counts), HEIGHT);
    }

    private long least() {
        return counts.isEmpty() ? 0 : counts.getFirst().value();
    }

    private long most() {
        return counts.isEmpty() ? 0 : counts.getLast().value();
    }

    private void drawBar(Markup out, int group) {
        if (sums[group] == 0) {
            return;
        }
        double top = upwards.at((double) sums[group]);
        out.open("g").element("title", spoken(group));
        out.empty(
                "rect",
                "x",
                Markup.percent(axis.scale().at(bins.start(group))),
                "y",
                Markup.number(top),
                "width",
                axis.width(bins.start(group), bins.end(group)),
                "height",
                Markup.number(HEIGHT - top),
                "class",
                "bar gap");
        var middle = Markup.percent(axis.scale().at((bins.start(group) + bins.end(group)) / 2));
        var interval = interval(group);
        double high = upwards.at(interval.high() * total);
        out.add(ValueAxis.vertical(middle, high, upwards.at(interval.low() * total), "whisker"));
        out.close().line();
    }

    private String spoken(int group) {
        long least = bins.first() + group * bins.width();
        long most = least + bins.width() - 1;
        return least == most
                ? axis.wording().get("bar", least, sums[group])
                : axis.wording().get("bar.group", least, most, sums[group]);
    }
}
