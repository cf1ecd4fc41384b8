package plateau.bots.search;

import java.time.Duration;

/// When a search has thought enough: after so many visits of the root, or so much time, whichever
/// comes first.
///
/// @param steps 0 for any number
/// @param time zero for any
public record Budget(int steps, Duration time) {
    /// Whether a number of steps ends it.
    boolean hasSteps() {
        return steps > 0;
    }

    /// When its time is up if it begins at the start, both as [System#nanoTime] counts; 0 for never.
    long end(long start) {
        return time.isZero() ? 0 : start + time.toNanos();
    }

    /// How much of it so many visits and nanoseconds use up, as a part of 1.
    double used(int visits, long nanos) {
        double ofSteps = hasSteps() ? (double) visits / steps : 0;
        double ofTime = time.isZero() ? 0 : (double) nanos / time.toNanos();
        return Math.max(ofSteps, ofTime);
    }
}
