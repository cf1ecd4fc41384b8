package plateau.reports.plots;

import java.util.Arrays;
import java.util.List;
import java.util.stream.DoubleStream;
import plateau.arena.statistics.Interval;
import plateau.core.text.Text;
import plateau.drawing.Sign;
import plateau.drawing.svg.Markup;
import plateau.words.Wording;

/// How the numbers of several entrants are distributed: one outline below the other over one axis, all to
/// the same scale, with the mean and its interval on the ground line of each.
public final class Ridges {
    private static final int HEIGHT = 52;
    private static final int GROUND = 44;
    private static final int BAND = 6;
    private static final int MOST_STEPS = 60;

    private final List<Series> series;
    private final Bins bins;
    private final ValueAxis axis;
    private final Rows rows;
    private final double highest;

    /// The numbers of one entrant.
    ///
    /// @param counts from the least number
    public record Series(Label label, List<Count> counts) {
        IntervalRow row(Wording wording) {
            double mean = Count.mean(counts);
            var interval = Interval.ofMean(mean, Count.deviation(counts), Count.total(counts));
            boolean known = Double.isFinite(interval.low());
            var told = wording.decimal(1, counts.isEmpty() ? Double.NaN : mean);
            return new IntervalRow(label, told, mean, known ? interval.low() : mean, known ? interval.high() : mean);
        }
    }

    /// @param title what it shows
    /// @param across what the numbers are, with their unit
    public Ridges(String title, String across, List<Series> series, Wording wording) {
        this.series = series;
        var all = series.stream().flatMap(each -> each.counts.stream()).toList();
        long size = series.stream()
                .mapToLong(each -> Count.total(each.counts))
                .max()
                .orElse(0);
        bins = Bins.of(all, size, MOST_STEPS);
        axis = new ValueAxis(Scale.whole(DoubleStream.of(bins.start(0), bins.end(bins.count() - 1))), across, wording);
        rows = new Rows(
                title, axis, series.stream().map(each -> each.row(wording)).toList(), HEIGHT);
        highest = series.stream().flatMapToDouble(this::parts).max().orElse(0);
    }

    /// The part of an entrant's numbers in each group.
    private DoubleStream parts(Series each) {
        double total = Math.max(1, Count.total(each.counts));
        return Arrays.stream(bins.sums(each.counts)).mapToDouble(sum -> sum / total);
    }

    public Markup draw() {
        return rows.draw(Double.NaN, this::paint);
    }

    private void paint(Markup out, int row, int top) {
        var each = series.get(row);
        if (each.counts.isEmpty() || highest == 0) {
            return;
        }
        out.open(
                "svg",
                "y",
                String.valueOf(top),
                "width",
                "100%",
                "height",
                String.valueOf(GROUND),
                "viewBox",
                Text.format("0 0 100 %d", GROUND),
                "preserveAspectRatio",
                "none");
        int player = each.label.player();
        out.empty("path", "class", "ridge " + Sign.colour(player), "d", outline(each))
                .close();
        paintMean(out, rows.rows().get(row), top + GROUND);
    }

    private void paintMean(Markup out, IntervalRow row, int ground) {
        out.empty(
                "rect",
                "x",
                Markup.percent(axis.scale().at(row.low())),
                "y",
                String.valueOf(ground - BAND / 2),
                "width",
                axis.width(row.low(), row.high()),
                "height",
                String.valueOf(BAND),
                "class",
                "mean");
        out.add(Sign.at(axis.scale().at(row.value()), ground, row.label().player()));
    }

    private String outline(Series each) {
        var parts = parts(each).toArray();
        var path = new StringBuilder();
        path.append(Text.format("M%s %d", x(0), GROUND));
        for (int group = 0; group < parts.length; group++) {
            double y = GROUND - (GROUND - BAND) * parts[group] / highest;
            path.append(Text.format("V%sH%s", Markup.number(y), x(group + 1)));
        }
        return path.append(Text.format("V%dz", GROUND)).toString();
    }

    private String x(int group) {
        return Markup.number(axis.scale().at(bins.start(group)));
    }
}
