package plateau.terminal.screen;

import plateau.core.text.Text;

/// A length of time as a clock shows it.
public final class ClockFace {
    private ClockFace() {}

    /// `4:32`, and tenths below ten seconds; `2:04:32` from an hour on.
    public static String of(long milliseconds) {
        long millis = Math.max(0, milliseconds);
        long seconds = millis / 1000;
        if (seconds >= 3600) {
            return Text.format("%d:%02d:%02d", seconds / 3600, seconds / 60 % 60, seconds % 60);
        }
        return seconds >= 10
                ? Text.format("%d:%02d", seconds / 60, seconds % 60)
                : Text.format("0:%02d.%d", seconds, millis % 1000 / 100);
    }
}
