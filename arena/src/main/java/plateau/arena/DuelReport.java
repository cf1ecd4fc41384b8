package plateau.arena;

import java.util.Map;
import plateau.core.Ending;

/// What came of a [Duel].
///
/// @param games in whole rounds
/// @param finished games that nobody broke off
/// @param partial whether it was stopped before all games were played
public record DuelReport(long games, long finished, boolean partial, Performance a, Performance b) {
    /// How one side did.
    ///
    /// @param share of the wins
    /// @param score of a seat, on average
    /// @param seconds for a decision, on average
    /// @param slowest seconds for a decision
    /// @param faults how many games it left, in each way that occurred
    public record Performance(
            String name,
            double share,
            double score,
            double seconds,
            double slowest,
            Map<Ending, Long> faults) {}

    /// Where A's share most likely lies.
    public Interval interval() {
        return Interval.wilson(a.share, games);
    }
}
