package plateau.arena.tournament.standings;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import plateau.arena.series.ThinkingTime;
import plateau.arena.statistics.Distribution;
import plateau.arena.statistics.Outcome;
import plateau.core.Ending;

/// Adds up how one entrant does: whole numbers only, so that the order of games makes no difference.
public final class Account {
    private long games;
    private long points;
    private long wins;
    private long losses;
    private final Distribution scores = new Distribution();
    private final Map<Ending, Long> departures = new EnumMap<>(Ending.class);
    private ThinkingTime thinking = ThinkingTime.NONE;

    public void add(Outcome game, int seat, ThinkingTime thought) {
        games++;
        points += game.share(seat);
        wins += game.share(seat) == Outcome.WIN ? 1 : 0;
        losses += game.share(seat) == 0 ? 1 : 0;
        scores.add(game.score(seat));
        for (var departure : game.departures()) {
            if (departure.seat() == seat) {
                departures.merge(departure.ending(), 1L, Long::sum);
            }
        }
        thinking = thinking.and(thought);
    }

    /// Adds what it did elsewhere; scores of other games are no measure and are left out.
    public void add(Account other) {
        games += other.games;
        points += other.points;
        wins += other.wins;
        losses += other.losses;
        other.departures.forEach((way, times) -> departures.merge(way, times, Long::sum));
        thinking = thinking.and(other.thinking);
    }

    long games() {
        return games;
    }

    public long points() {
        return points;
    }

    public double share() {
        return games == 0 ? 0 : (double) points / games;
    }

    public double meanScore() {
        return scores.mean();
    }

    public Standing standing(int rank, String name, long byes, boolean withScores) {
        return new Standing(
                rank,
                name,
                games,
                points,
                wins,
                games - wins - losses,
                losses,
                byes,
                new EnumMap<>(departures),
                withScores ? Optional.of(Frequencies.of(scores)) : Optional.empty(),
                thinking,
                Optional.empty());
    }
}
