package plateau.bots.search;

import java.util.List;

/// What somebody thinks of a position.
///
/// @param mover whose moves they are
/// @param steps how many positions were looked at
/// @param full whether there was no more room to remember positions, so that thinking on brings little
/// @param candidates the moves, the best first
public record Analysis(int mover, long steps, boolean full, List<Candidate> candidates) {
    /// A move, and what comes of it.
    ///
    /// @param move its notation
    /// @param payoff the share of the win that the mover may expect
    /// @param certain whether that is proved
    /// @param visits how many of the steps went to it
    /// @param line the moves expected from this one on, up to the next draw of chance
    public record Candidate(String move, double payoff, boolean certain, long visits, List<String> line) {}
}
