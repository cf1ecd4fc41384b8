package plateau.bots.search;

import java.time.Duration;

/// When a search has thought enough: after so many visits of the root, or so much time, whichever
/// comes first.
///
/// @param steps 0 for any number
/// @param time zero for any
public record Budget(int steps, Duration time) {
    boolean hasSteps() {
        return steps > 0;
    }

    boolean hasTime() {
        return !time.isZero();
    }
}
