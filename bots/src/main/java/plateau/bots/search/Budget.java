package plateau.bots.search;

import java.time.Duration;
import java.util.Optional;
import plateau.core.Clock;

/// When a search has thought enough: after so many visits of the root, or so much time, whichever
/// comes first.
///
/// @param steps 0 for any number
/// @param time zero for any
public record Budget(int steps, Duration time) {
    /// Plans to use so much of what is left in the bank: games have some more moves to come.
    private static final int MOVES_TO_COME = 25;

    /// Answers come so much before the time is up, or a tenth of it, since a thread may have to wait for
    /// a processor.
    private static final Duration MARGIN = Duration.ofMillis(20);

    /// The budget for a move, no larger than what a clock allows.
    ///
    /// @param left what is left on it
    Budget within(Clock clock, Optional<Duration> left) {
        return switch (clock) {
            case Clock.Unlimited _ -> this;
            case Clock.Steps(int most) -> new Budget(hasSteps() ? Math.min(steps, most) : most, Duration.ZERO);
            case Clock.PerMove _ -> left.map(rest -> within(ahead(rest))).orElse(this);
            case Clock.Bank(var _, var increment) ->
                left.map(rest -> within(share(rest, increment))).orElse(this);
        };
    }

    private Budget within(Duration most) {
        return new Budget(steps, time.isZero() || time.compareTo(most) > 0 ? most : time);
    }

    /// A part of what is left, and most of what comes back after the move.
    private static Duration share(Duration rest, Duration increment) {
        var share = rest.dividedBy(MOVES_TO_COME).plus(increment.multipliedBy(3).dividedBy(4));
        var most = ahead(rest);
        return share.compareTo(most) > 0 ? most : share;
    }

    /// A time a little shorter; half of a very short one.
    private static Duration ahead(Duration time) {
        var tenth = time.dividedBy(10);
        var margin = tenth.compareTo(MARGIN) > 0 ? tenth : MARGIN;
        return time.compareTo(margin.multipliedBy(2)) > 0
                ? time.minus(margin)
                : time.dividedBy(2).plusNanos(1);
    }

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
