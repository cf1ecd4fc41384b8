package plateau.arena.evaluation;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import plateau.arena.evaluation.figures.Columns;
import plateau.arena.evaluation.sweep.Cell;
import plateau.arena.statistics.Statistics;
import plateau.arena.statistics.StatisticsJson;
import plateau.core.wire.Wire;

/// A cell under way.
final class CellProgress {
    private final long place;
    private final Cell cell;
    private final Gaps gaps = new Gaps();
    private List<Statistics> groups;
    private List<String> packed = List.of();
    private long games;
    private long nanos;
    private double pace = Double.NaN;
    private Optional<Done> known = Optional.empty();

    /// @param place when its turn comes
    /// @param total how many games it has at first
    CellProgress(long place, Cell cell, int groups, long total) {
        this.place = place;
        this.cell = cell;
        this.groups = Stream.generate(Statistics::new).limit(groups).toList();
        gaps.extend(total);
    }

    void add(Harvest harvest) {
        unpack();
        for (int i = 0; i < groups.size(); i++) {
            groups.get(i).add(harvest.groups().get(i));
        }
        games += harvest.games();
        nanos += harvest.nanos();
        pace = (double) harvest.nanos() / harvest.games();
    }

    /// Nothing is added for a while: what the games came to is kept in little room.
    void pack() {
        packed =
                groups.stream().map(each -> Wire.write(StatisticsJson.of(each))).toList();
        groups = List.of();
    }

    private void unpack() {
        if (groups.isEmpty()) {
            groups = packed.stream()
                    .map(each -> Wire.read(StatisticsJson.class, each).statistics())
                    .toList();
            packed = List.of();
        }
    }

    /// What all its games so far came to.
    Statistics sum() {
        unpack();
        var sum = new Statistics();
        groups.forEach(sum::add);
        return sum;
    }

    /// What was found of it so far. It is worked out anew only when there are more games.
    Done known(Columns columns) {
        var last = known.filter(each -> each.games() == games);
        if (last.isEmpty()) {
            known = Optional.of(Done.of(this, columns));
        }
        return known.orElseThrow();
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
        unpack();
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
