package plateau.reports.plots;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import plateau.core.text.Text;
import plateau.drawing.Lettering;
import plateau.drawing.Sign;
import plateau.drawing.svg.Markup;
import plateau.words.Wording;

/// How numbers change with something: a line with the band of its intervals, or several.
public final class Lines {
    private static final Lettering LETTERS = new Lettering(13, false);
    private static final int HEIGHT = 220;
    private static final int TOP = 24;
    private static final int RIGHT = 14;
    private static final int MARGIN = 14;
    private static final int MOST_MARKED = 80;
    private static final int KEY = 24;
    private static final int KEYS_A_ROW = 4;

    private final String title;
    private final String said;
    private final Across across;
    private final Upwards upwards;
    private final String counted;
    private final List<Series> series;
    private final double reference;

    /// A number with its interval.
    ///
    /// @param value not finite where nothing was played
    /// @param spoken all of it, for those who point at it
    public record Point(double value, double low, double high, String spoken) {}

    /// One line.
    ///
    /// @param points as many as there are places across
    public record Series(Label label, List<Point> points) {}

    /// Where the points are.
    public sealed interface Across {
        double at(int index);

        int height();

        void draw(Markup out, int bottom);
    }

    /// Something that has names, which are side by side.
    public static Across named(List<String> names, String title) {
        return new Named(new CategoryAxis(names, title));
    }

    /// Numbers, which are where they lie.
    public static Across numbered(List<Double> numbers, String title, Wording wording) {
        return new Numbered(numbers, new ValueAxis(within(numbers), title, wording));
    }

    private static Scale within(List<Double> numbers) {
        var ends = numbers.stream().mapToDouble(Double::doubleValue).summaryStatistics();
        var both = DoubleStream.of(ends.getMin(), ends.getMax());
        boolean isWhole = numbers.stream().allMatch(each -> each == Math.rint(each));
        var round = isWhole ? Scale.whole(both) : Scale.linear(both);
        return new Scale(ends.getMin(), ends.getMax(), round.step(), false);
    }

    private record Named(CategoryAxis places) implements Across {
        @Override
        public double at(int index) {
            return places.at(index);
        }

        @Override
        public int height() {
            return places.height();
        }

        @Override
        public void draw(Markup out, int bottom) {
            places.draw(out, bottom);
        }
    }

    private record Numbered(List<Double> numbers, ValueAxis axis) implements Across {
        @Override
        public double at(int index) {
            return axis.scale().at(numbers.get(index));
        }

        @Override
        public int height() {
            return ValueAxis.HEIGHT;
        }

        @Override
        public void draw(Markup out, int bottom) {
            axis.draw(out, bottom);
        }
    }

    /// @param said what it shows, with numbers
    /// @param counted what the numbers are, with their unit
    /// @param reference a number to compare with, or one that is not finite
    public Lines(
            String title,
            String said,
            Across across,
            String counted,
            List<Series> series,
            double reference,
            Wording wording) {
        this.title = title;
        this.said = said;
        this.across = across;
        this.counted = counted;
        this.series = series;
        this.reference = reference;
        var all = series.stream()
                .flatMap(each -> each.points.stream())
                .flatMapToDouble(each -> DoubleStream.of(each.low, each.value, each.high));
        var scale = Scale.linear(DoubleStream.concat(all, DoubleStream.of(reference)));
        upwards = new Upwards(scale, HEIGHT, wording);
    }

    public Plot plot() {
        var out = new Markup();
        var x = String.valueOf(MARGIN - left());
        out.element("text", counted, "x", x, "y", "-11", "class", "name");
        upwards.draw(out);
        across.draw(out, HEIGHT);
        if (Double.isFinite(reference)) {
            var y = Markup.number(upwards.at(reference));
            out.empty("line", "x1", "0", "x2", "100%", "y1", y, "y2", y, "class", "reference");
        }
        series.forEach(each -> drawLine(out, each));
        series.forEach(each -> drawPoints(out, each));
        int end = HEIGHT + across.height();
        int keys = series.size() > 1 ? drawKeys(out, end + KEY) : 0;
        return new Plot(title, said, left(), TOP, RIGHT, end + keys, out);
    }

    private int left() {
        var scale = upwards.scale();
        double widest = scale.marks().stream()
                .map(mark -> upwards.wording().decimal(scale.digits(mark), mark))
                .mapToDouble(LETTERS::width)
                .max()
                .orElse(0);
        return (int) Math.ceil(widest) + MARGIN;
    }

    private void drawLine(Markup out, Series each) {
        out.open(
                "svg",
                "width",
                "100%",
                "height",
                String.valueOf(HEIGHT),
                "viewBox",
                Text.format("0 0 100 %d", HEIGHT),
                "preserveAspectRatio",
                "none");
        for (var part : parts(each)) {
            out.empty("path", "class", kind("spread", each), "d", outline(each, part));
            out.empty("path", "class", kind("line", each), "d", line(each, part));
        }
        out.close().line();
    }

    private static String kind(String kind, Series each) {
        return each.label.player() == Label.NOBODY ? kind : kind + " " + Sign.colour(each.label.player());
    }

    /// The places of neighbours that are known.
    private static List<int[]> parts(Series each) {
        var parts = new ArrayList<int[]>();
        int from = 0;
        for (int i = 0; i <= each.points.size(); i++) {
            if (i == each.points.size() || !Double.isFinite(each.points.get(i).value)) {
                if (i > from) {
                    parts.add(IntStream.range(from, i).toArray());
                }
                from = i + 1;
            }
        }
        return parts;
    }

    private String line(Series each, int[] part) {
        var path = new StringBuilder("M");
        for (int i : part) {
            path.append(place(i, each.points.get(i).value));
        }
        return path.toString().strip();
    }

    private String outline(Series each, int[] part) {
        var path = new StringBuilder("M");
        for (int i : part) {
            path.append(place(i, each.points.get(i).high));
        }
        for (int i = part.length - 1; i >= 0; i--) {
            path.append(place(part[i], each.points.get(part[i]).low));
        }
        return path.toString().strip() + "z";
    }

    private String place(int index, double number) {
        return Text.format("%s %s ", Markup.number(across.at(index)), Markup.number(upwards.at(number)));
    }

    private void drawPoints(Markup out, Series each) {
        if (each.points.size() > MOST_MARKED) {
            return;
        }
        for (int i = 0; i < each.points.size(); i++) {
            var point = each.points.get(i);
            if (Double.isFinite(point.value)) {
                out.open("g").element("title", point.spoken);
                drawPoint(out, across.at(i), upwards.at(point.value), each.label.player());
                out.close().line();
            }
        }
    }

    static void drawPoint(Markup out, double x, double y, int player) {
        if (player == Label.NOBODY) {
            var at = Markup.percent(x);
            out.empty("circle", "cx", at, "cy", Markup.number(y), "r", "4", "class", "dot");
        } else {
            out.add(Sign.at(x, y, player));
        }
    }

    /// What the signs stand for; gives how much room that takes.
    private int drawKeys(Markup out, int top) {
        return keys(out, top, series.stream().map(Series::label).toList());
    }

    static int keys(Markup out, int top, List<Label> labels) {
        for (int i = 0; i < labels.size(); i++) {
            double x = 100.0 * (i % KEYS_A_ROW) / Math.min(KEYS_A_ROW, labels.size());
            int y = top + i / KEYS_A_ROW * KEY;
            out.add(Sign.at(x, y, labels.get(i).player()));
            out.open("svg", "x", Markup.percent(x), "y", String.valueOf(y), "overflow", "visible");
            out.element("text", labels.get(i).name(), "x", "12", "y", "4").close();
        }
        out.line();
        return KEY * (Math.ceilDiv(labels.size(), KEYS_A_ROW) + 1);
    }
}
