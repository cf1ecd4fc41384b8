package plateau.arena.evaluation;

import java.util.Objects;
import java.util.TreeMap;

/// Which games of a cell are neither played nor under way.
final class Gaps {
    /// Where each gap ends, by where it begins.
    private final TreeMap<Long, Long> ends = new TreeMap<>();

    private long total;

    /// From 0 up to here there are games.
    long total() {
        return total;
    }

    boolean areNone() {
        return ends.isEmpty();
    }

    /// There are to be more games.
    void extend(long more) {
        open(total, more);
        total = more;
    }

    /// How many games the first gap has.
    long first() {
        var gap = Objects.requireNonNull(ends.firstEntry());
        return gap.getValue() - gap.getKey();
    }

    /// Takes so many games of the first gap; gives the number of the first of them.
    long take(long games) {
        var gap = Objects.requireNonNull(ends.pollFirstEntry());
        open(gap.getKey() + games, gap.getValue());
        return gap.getKey();
    }

    /// Takes these games; false when they are not all there.
    boolean take(long from, long games) {
        var gap = ends.floorEntry(from);
        if (gap == null || games <= 0 || gap.getValue() - from < games) {
            return false;
        }
        ends.remove(gap.getKey());
        open(gap.getKey(), from);
        open(from + games, gap.getValue());
        return true;
    }

    /// These games are to be played after all.
    void open(long from, long to) {
        if (from < to) {
            ends.put(from, to);
        }
    }
}
