package plateau.reports.plots;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;

/// How numbers lie along an axis: from one end, 0 percent, to the other, 100. The ends are round numbers.
///
/// @param step between two marks; for a logarithmic scale, which marks powers of ten, in powers of ten
public record Scale(double low, double high, double step, boolean isLogarithmic) {
    private static final int MARKS = 5;
    private static final double[] ROUND = {1, 2, 5, 10};

    /// A little more than rounding can be wrong by, in steps.
    private static final double SLACK = 1e-9;

    /// Even steps that hold all of some numbers; what is not finite does not count.
    public static Scale linear(DoubleStream numbers) {
        var ends = numbers.filter(Double::isFinite).summaryStatistics();
        if (ends.getCount() == 0) {
            return new Scale(0, 1, 1, false);
        }
        double width = ends.getMax() - ends.getMin();
        double step = roundStep(width > 0 ? width : Math.max(1, Math.abs(ends.getMax()) / 2));
        double low = step * Math.floor(ends.getMin() / step + SLACK);
        double high = step * Math.ceil(ends.getMax() / step - SLACK);
        return new Scale(low, high > low ? high : low + step, step, false);
    }

    /// The same, in whole steps.
    public static Scale whole(DoubleStream numbers) {
        var linear = linear(numbers);
        return linear.step >= 1
                ? linear
                : new Scale(
                        Math.floor(linear.low), Math.max(Math.floor(linear.low) + 1, Math.ceil(linear.high)), 1, false);
    }

    /// Powers of ten that hold all of some numbers; what is not above zero lies at the low end.
    public static Scale logarithmic(DoubleStream numbers) {
        var ends = numbers.filter(each -> each > 0 && Double.isFinite(each)).summaryStatistics();
        if (ends.getCount() == 0) {
            return new Scale(1, 10, 1, true);
        }
        double low = Math.floor(Math.log10(ends.getMin()) + SLACK);
        double high = Math.ceil(Math.log10(ends.getMax()) - SLACK);
        double top = high > low ? high : low + 1;
        return new Scale(Math.pow(10, low), Math.pow(10, top), Math.max(1, Math.ceil((top - low) / MARKS)), true);
    }

    /// The least round number of which few enough fill a width.
    private static double roundStep(double width) {
        double least = width / MARKS;
        double power = Math.pow(10, Math.floor(Math.log10(least)));
        for (double round : ROUND) {
            if (round * power >= least * (1 - SLACK)) {
                return round * power;
            }
        }
        return 10 * power;
    }

    /// Where a number lies, from 0 to 100; what is beyond an end lies at that end.
    public double at(double number) {
        double part = isLogarithmic
                ? Math.log(Math.max(number, low) / low) / Math.log(high / low)
                : (number - low) / (high - low);
        return Double.isNaN(part) ? 0 : 100 * Math.clamp(part, 0, 1);
    }

    /// The numbers to mark, from the least.
    public List<Double> marks() {
        var marks = new ArrayList<Double>();
        double first = isLogarithmic ? Math.log10(low) : step * Math.ceil(low / step - SLACK);
        double last = isLogarithmic ? Math.log10(high) : high;
        long count = Math.round(Math.floor((last - first) / step + SLACK));
        for (long i = 0; i <= count; i++) {
            double mark = first + i * step;
            marks.add(isLogarithmic ? Math.pow(10, Math.rint(mark)) : mark);
        }
        return marks;
    }

    /// How many digits after the point tell the marks apart.
    public int digits(double mark) {
        double unit = isLogarithmic ? mark : step;
        return (int) Math.max(0, -Math.floor(Math.log10(unit) + SLACK));
    }
}
