package plateau.reports.plots;

import java.util.stream.DoubleStream;
import plateau.core.text.Text;
import plateau.drawing.svg.Markup;

/// Colours for numbers from a least to a greatest: pale yellow over teal to deep violet, and the other way
/// round by night. They are mixed in a space in which equal steps look equal, and each is darker than the
/// one before, so that those who see few colours, and printers that have none, tell them apart as well.
///
/// @param low the number of the first colour
record Ramp(double low, double high) {
    /// From the least to the greatest of some numbers; what is not finite does not count.
    static Ramp of(DoubleStream numbers) {
        var ends = numbers.filter(Double::isFinite).summaryStatistics();
        return ends.getCount() == 0 ? new Ramp(0, 1) : new Ramp(ends.getMin(), ends.getMax());
    }

    /// Where a number is between the ends, from 0 to 1; in the middle if there is but one.
    double at(double number) {
        return high > low ? Math.clamp((number - low) / (high - low), 0, 1) : 0.5;
    }

    /// Which half of the colours a number is in; the style sheet mixes each for itself, and knows what is
    /// readable on it.
    String half(double number) {
        return at(number) <= 0.5 ? "lower" : "upper";
    }

    /// How far a number is in its half.
    String style(double number) {
        double at = 2 * at(number);
        return Text.format("--v:%s%%", Markup.number(100 * (at <= 1 ? at : at - 1)));
    }
}
