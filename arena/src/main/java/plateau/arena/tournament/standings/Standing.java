package plateau.arena.tournament.standings;

import java.util.Map;
import java.util.Optional;
import plateau.arena.ratings.Rating;
import plateau.arena.series.ThinkingTime;
import plateau.arena.statistics.Interval;
import plateau.arena.statistics.Outcome;
import plateau.core.Ending;

/// How one entrant did.
///
/// @param rank from 1; those who are equal have the same
/// @param points shares of the win, in parts of [Outcome#WIN]
/// @param wins games won alone
/// @param draws games of which it has a part
/// @param losses games of which it has nothing
/// @param byes groups in which it had nobody to play against
/// @param departures how often it left, in each way that occurred
/// @param scores in each game; nothing where several disciplines are taken together
/// @param thinking how long it thought, which differs from run to run
/// @param rating if it is known
public record Standing(
        int rank,
        String name,
        long games,
        long points,
        long wins,
        long draws,
        long losses,
        long byes,
        Map<Ending, Long> departures,
        Optional<Frequencies> scores,
        ThinkingTime thinking,
        Optional<Rating> rating) {
    /// Its part of the wins, from 0 to 1; 0 of no games.
    public double share() {
        return games == 0 ? 0 : wholePoints() / games;
    }

    /// Its points in wins.
    public double wholePoints() {
        return (double) points / Outcome.WIN;
    }

    /// Where its share most likely lies.
    public Interval interval() {
        return Interval.wilson(share(), games);
    }

    /// How often it left.
    public long left() {
        return departures.values().stream().mapToLong(times -> times).sum();
    }

    /// The same, with a rating.
    Standing rated(Optional<Rating> found) {
        return new Standing(rank, name, games, points, wins, draws, losses, byes, departures, scores, thinking, found);
    }
}
