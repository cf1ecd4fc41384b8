package plateau.arena.evaluation;

import java.io.Serializable;
import java.util.OptionalLong;

/// Whole numbers that are the same distance apart, ascending: `0..100/10`, or a single one.
///
/// @param last the greatest there may be, not less than the first
record Range(long first, long last, long step) implements Serializable {
    long count() {
        return (last - first) / step + 1;
    }

    /// One of its numbers.
    ///
    /// @param index from 0
    long get(long index) {
        return first + index * step;
    }

    /// The greatest of its numbers.
    long greatest() {
        return get(count() - 1);
    }

    boolean contains(long number) {
        return number >= first && number <= last && (number - first) % step == 0;
    }

    /// A number that another has, too. Of two ranges the steps of one or the count of the other is small, so
    /// this does not take long.
    OptionalLong common(Range other) {
        boolean isLonger = count() > other.count();
        var fewer = isLonger ? other : this;
        var more = isLonger ? this : other;
        long from = Math.max(0, Math.ceilDiv(more.first - fewer.first, fewer.step));
        long until = Math.min(fewer.count(), from + more.step);
        for (long index = from; index < until; index++) {
            if (more.contains(fewer.get(index))) {
                return OptionalLong.of(fewer.get(index));
            }
        }
        return OptionalLong.empty();
    }

    /// As it is written.
    String text() {
        if (first == last) {
            return Long.toString(first);
        }
        return first + ".." + last + (step == 1 ? "" : "/" + step);
    }
}
