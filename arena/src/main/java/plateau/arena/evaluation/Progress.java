package plateau.arena.evaluation;

import java.util.List;
import java.util.stream.Stream;
import plateau.arena.Statistics;

/// A cell under way.
final class Progress {
    private final long place;
    private final Cell cell;
    private final Gaps gaps = new Gaps();
    private final List<Statistics> groups;
    private long games;
    private long nanos;
    private double pace = Double.NaN;

    /// @param place when its turn comes
    /// @param total how many games it has at first
    Progress(long place, Cell cell, int groups, long total) {
        this.place = place;
        this.cell = cell;
        this.groups = Stream.generate(Statistics::new).limit(groups).toList();
        gaps.extend(total);
    }

    void add(Harvest harvest) {
        for (int i = 0; i < groups.size(); i++) {
            groups.get(i).add(harvest.groups().get(i));
        }
        games += harvest.games();
        nanos += harvest.nanos();
        pace = (double) harvest.nanos() / harvest.games();
    }

    /// What all its games so far came to.
    Statistics sum() {
        var sum = new Statistics();
        groups.forEach(sum::add);
        return sum;
    }

    long place() {
        return place;
    }

    Cell cell() {
        return cell;
    }

    Gaps gaps() {
        return gaps;
    }

    List<Statistics> groups() {
        return groups;
    }

    long games() {
        return games;
    }

    long nanos() {
        return nanos;
    }

    /// How long a game took lately, in nanoseconds; NaN where none was played.
    double pace() {
        return pace;
    }

    /// Whether all that there are to be so far are played.
    boolean isRoundOver() {
        return games == gaps.total();
    }
}
