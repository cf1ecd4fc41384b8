package plateau.arena.evaluation;

import java.util.List;

/// Which cells come nearest to a goal, and how sure that is.
///
/// @param goal as it was asked for
/// @param cells the best first; of a search, those that were tried
/// @param sure how likely the first is the best of those tried
/// @param among of a search that did not try every cell: with 95 % confidence the best of those tried is
///     among this share of all; 0 where all were tried
/// @param rounds of a search; empty otherwise
public record Ranking(
        String goal, List<Ranked> cells, double sure, double among, List<Round> rounds) {
    /// A cell, and how near it comes.
    ///
    /// @param cell its number
    /// @param value of the goal: the more the better
    /// @param chance that it is better than the first; of the first, that it is the best
    public record Ranked(long cell, double value, double low, double high, double chance) {}

    /// A round of a search.
    ///
    /// @param cells how many were played
    /// @param games of each, with those of earlier rounds
    public record Round(long cells, long games) {}

    public Ranking {
        cells = List.copyOf(cells);
        rounds = List.copyOf(rounds);
    }
}
