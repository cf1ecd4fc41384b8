package plateau.bots.search;

import plateau.core.State;

/// Someone who judges the moves of a position instead of choosing one.
@FunctionalInterface
public interface Analyst {
    /// Judges a position in which somebody is to move; the same seed gives the same analysis unless a
    /// clock has a say.
    Analysis analyse(State position, long seed);
}
