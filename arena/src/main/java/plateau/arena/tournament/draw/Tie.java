package plateau.arena.tournament.draw;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import plateau.arena.statistics.Outcome;

/// A table of a [Knockout]: who goes on has most of the wins, or else the highest scores, or else wins one
/// of a few more groups, or else comes first in the order of the entrants.
public final class Tie {
    /// So many groups are played to part those who are equal.
    public static final int MOST_MORE = 3;

    private final List<Integer> entrants;
    private final long first;
    private final long[] points;
    private final long[] scores;
    private long begun;
    private long underWay;

    /// @param entrants in their order
    /// @param first the number of its first game
    Tie(List<Integer> entrants, long first) {
        this.entrants = List.copyOf(entrants);
        this.first = first;
        points = new long[entrants.size()];
        scores = new long[entrants.size()];
    }

    List<Integer> entrants() {
        return entrants;
    }

    long first() {
        return first;
    }

    /// Another group begins.
    ///
    /// @return which, from 0
    long begin() {
        underWay += entrants.size();
        return begun++;
    }

    void add(Fixture fixture, Outcome game) {
        underWay--;
        for (int seat = 0; seat < entrants.size(); seat++) {
            int entrant = entrants.indexOf(fixture.seats().get(seat));
            points[entrant] += game.share(seat);
            scores[entrant] += game.score(seat);
        }
    }

    boolean isUnderWay() {
        return underWay > 0;
    }

    /// Whether two or more are equal at the top and may play on.
    ///
    /// @param usual how many groups are played anyway
    boolean needsMore(long usual) {
        int best = best();
        boolean isEqual = range().anyMatch(each -> each != best && byResult().compare(each, best) == 0);
        return isEqual && begun < usual + MOST_MORE;
    }

    int winner() {
        return entrants.get(best());
    }

    private int best() {
        return range().boxed().min(byResult().thenComparingInt(entrants::get)).orElseThrow();
    }

    private IntStream range() {
        return IntStream.range(0, entrants.size());
    }

    private Comparator<Integer> byResult() {
        return Comparator.<Integer>comparingLong(each -> -points[each]).thenComparingLong(each -> -scores[each]);
    }
}
