package plateau.bots.search;

import java.util.function.DoublePredicate;
import plateau.core.State;

/// Someone who judges the moves of a position instead of choosing one.
@FunctionalInterface
public interface Analyst {
    /// Judges a position in which somebody is to move; the same seed gives the same analysis unless a
    /// clock has a say.
    ///
    /// @param goesOn asked again and again whether to go on, and told how much of the work is done, as a
    ///     part of 1
    Analysis analyse(State position, long seed, DoublePredicate goesOn);
}
