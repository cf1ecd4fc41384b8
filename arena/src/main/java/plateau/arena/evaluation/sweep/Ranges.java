package plateau.arena.evaluation.sweep;

import java.io.Serializable;
import java.util.AbstractList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.RandomAccess;

/// Whole numbers as texts, such as `1,2,5..8`: however many they are, they take no more room than what they
/// were written as.
public final class Ranges extends AbstractList<String> implements RandomAccess, Serializable {
    private final List<Range> ranges;

    /// How many numbers there are up to the end of each range.
    private final long[] ends;

    /// @param ranges which together are not more than a list can have
    Ranges(List<Range> ranges) {
        this.ranges = List.copyOf(ranges);
        ends = ranges.stream().mapToLong(Range::count).toArray();
        Arrays.parallelPrefix(ends, Math::addExact);
    }

    @Override
    public String get(int index) {
        Objects.checkIndex(index, size());
        int found = Arrays.binarySearch(ends, index + 1L);
        int range = found < 0 ? -found - 1 : found;
        long before = range == 0 ? 0 : ends[range - 1];
        return Long.toString(ranges.get(range).get(index - before));
    }

    @Override
    public int size() {
        return Math.toIntExact(ends[ends.length - 1]);
    }

    /// As they are written, range by range.
    List<String> texts() {
        return ranges.stream().map(Range::text).toList();
    }

    /// The same numbers written in the same way; others are compared one by one.
    @Override
    public boolean equals(Object other) {
        return (other instanceof Ranges those && ranges.equals(those.ranges)) || super.equals(other);
    }

    /// That of a list with the same texts, as lists promise.
    @Override
    public int hashCode() {
        return super.hashCode();
    }
}
