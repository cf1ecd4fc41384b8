package plateau.arena.match;

import plateau.core.Player;

/// A player who knows exactly how long it thought: what it took to ask it and to read its answer is not
/// its own time.
public interface Timekeeper extends Player {
    /// Nanoseconds that the last choice took.
    long thought();

    /// Whether it ends in time by itself, at the latest with a [Foul] that says how it failed, so that
    /// nobody has to interrupt it.
    default boolean endsInTime() {
        return true;
    }
}
