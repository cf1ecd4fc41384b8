package plateau.reports.evaluation;

import java.util.List;
import java.util.stream.DoubleStream;
import plateau.arena.evaluation.figures.Finding;
import plateau.words.Wording;

/// One of the figures that are shown of every cell.
///
/// @param name of the files of its plots
/// @param label in words, with a capital
/// @param isShare whether it is shown in hundredths
/// @param mean the column that has it
/// @param low the column that has the low end of its interval, or −1
record Measure(String name, String label, boolean isShare, int mean, int low, int high) {
    private static final double HUNDRED = 100;

    /// Standard errors on either side of a mean that its interval has.
    private static final double Z = 1.959963984540054;

    /// A number as it is shown, with its interval; the number itself where that is not known.
    ///
    /// @param error standard error; NaN where it is not known, which is not the same as none
    record Value(double value, double low, double high, double error) {
        static final Value NONE = new Value(Double.NaN, Double.NaN, Double.NaN, Double.NaN);

        boolean isKnown() {
            return Double.isFinite(value);
        }

        boolean hasInterval() {
            return high > low;
        }

        double half() {
            return (high - low) / 2;
        }
    }

    Value of(Finding finding) {
        double value = shown(finding, mean);
        double from = shown(finding, low);
        double to = shown(finding, high);
        return Double.isFinite(from) && Double.isFinite(to)
                ? new Value(value, from, to, error(value, from, to))
                : new Value(value, value, value, Double.NaN);
    }

    /// The interval of a share ends at nothing and at all; then its other side tells how unsure it is.
    private double error(double value, double from, double to) {
        boolean isCutLow = isShare && from <= 0;
        boolean isCutHigh = isShare && to >= HUNDRED;
        double half = isCutLow == isCutHigh
                ? isCutLow ? Math.max(value - from, to - value) : (to - from) / 2
                : isCutLow ? to - value : value - from;
        return half / Z;
    }

    private double shown(Finding finding, int column) {
        return column < 0
                ? Double.NaN
                : (isShare ? HUNDRED : 1) * finding.figures().get(column);
    }

    /// The mean over several cells, each as much as the other. All cells have the same luck, so that their
    /// errors need not cancel each other: the interval is the mean of theirs, rather too wide than too
    /// narrow.
    Value of(List<Finding> findings) {
        var known = findings.stream().map(this::of).filter(Value::isKnown).toList();
        return known.isEmpty()
                ? Value.NONE
                : new Value(
                        mean(known.stream().mapToDouble(Value::value)),
                        mean(known.stream().mapToDouble(Value::low)),
                        mean(known.stream().mapToDouble(Value::high)),
                        mean(known.stream().mapToDouble(Value::error)));
    }

    private static double mean(DoubleStream numbers) {
        return numbers.average().orElse(Double.NaN);
    }

    /// Whether its intervals are known.
    boolean hasIntervals() {
        return low >= 0;
    }

    /// What it is, with its unit.
    String counted(Wording wording) {
        return isShare ? wording.get("measure.percent", label) : label;
    }

    /// How many digits tell numbers apart that spread over so much.
    static int digits(double spread) {
        return spread >= 20 ? 0 : spread >= 2 ? 1 : spread >= 0.2 ? 2 : 3;
    }
}
