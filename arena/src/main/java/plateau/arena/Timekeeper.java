package plateau.arena;

import plateau.core.Player;

/// A player who knows exactly how long it thought: what it took to ask it and to read its answer is not
/// its own time.
public interface Timekeeper extends Player {
    /// Nanoseconds that the last choice took.
    long thought();
}
