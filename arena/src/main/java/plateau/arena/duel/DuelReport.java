package plateau.arena.duel;

import java.util.Map;
import plateau.arena.statistics.Interval;
import plateau.core.Ending;

/// What came of a [Duel].
///
/// @param games in whole rounds
/// @param endings how many games ended in each way that occurred
/// @param partial whether it was stopped before all games were played
public record DuelReport(long games, Map<Ending, Long> endings, boolean partial, Performance a, Performance b) {
    /// How one side did.
    ///
    /// @param share of the wins
    /// @param score of a seat, on average
    /// @param seconds for a decision, on average
    /// @param slowest seconds for a decision
    /// @param faults how many times it left, in each way that occurred: it may sit at several seats, and
    ///     a game may go on without it
    public record Performance(
            String name, double share, double score, double seconds, double slowest, Map<Ending, Long> faults) {}

    /// Games that came to their end by their own rules.
    public long finished() {
        return endings.getOrDefault(Ending.FINISHED, 0L);
    }

    /// Where A's share most likely lies.
    public Interval interval() {
        return Interval.wilson(a.share, games);
    }
}
