package plateau.reports.plots;

/// A number with the interval in which it most likely lies, about something.
///
/// @param told the number in words, as it stands beside the plot
/// @param low of the interval; the number itself where none is known
public record IntervalRow(Label label, String told, double value, double low, double high) {
    boolean isKnown() {
        return Double.isFinite(value);
    }
}
