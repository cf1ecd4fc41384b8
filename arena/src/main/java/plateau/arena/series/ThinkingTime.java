package plateau.arena.series;

import java.io.Serializable;
import java.util.Collection;
import plateau.core.wire.Kept;
import plateau.core.wire.Least;

/// How long somebody thought. Times differ from run to run, so they are kept apart from what games come
/// to.
///
/// @param nanos for all decisions together
/// @param slowest nanoseconds for a decision
@Kept
public record ThinkingTime(
        @Least(0) long decisions,
        @Least(0) long nanos,
        @Least(0) long slowest) implements Serializable {
    public static final ThinkingTime NONE = new ThinkingTime(0, 0, 0);

    public ThinkingTime and(ThinkingTime other) {
        return new ThinkingTime(decisions + other.decisions, nanos + other.nanos, Math.max(slowest, other.slowest));
    }

    public static ThinkingTime sum(Collection<ThinkingTime> parts) {
        return parts.stream().reduce(NONE, ThinkingTime::and);
    }

    /// Seconds for a decision, on average.
    public double seconds() {
        return decisions == 0 ? 0 : (double) nanos / decisions / 1e9;
    }

    /// Seconds for the slowest decision.
    public double slowestSeconds() {
        return slowest / 1e9;
    }
}
