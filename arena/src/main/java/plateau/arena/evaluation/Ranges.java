package plateau.arena.evaluation;

import java.io.Serializable;
import java.util.AbstractList;
import java.util.List;
import java.util.Objects;
import java.util.RandomAccess;
import java.util.stream.Collectors;

/// Whole numbers in ascending or mixed order, such as `1,2,5..8`, as texts; however many they are, they take
/// no more room than what they were written as.
final class Ranges extends AbstractList<String> implements RandomAccess, Serializable {
    /// Numbers that are the same distance apart.
    ///
    /// @param last not less than the first; the last number may be less than it
    record Range(long first, long last, long step) implements Serializable {
        long count() {
            return (last - first) / step + 1;
        }

        boolean contains(long number) {
            return number >= first && number <= last && (number - first) % step == 0;
        }

        String text() {
            if (first == last) {
                return Long.toString(first);
            }
            return first + ".." + last + (step == 1 ? "" : "/" + step);
        }
    }

    private final List<Range> ranges;
    private final int size;

    /// @param ranges of which no two have a number in common, and which together are not more than a list can
    ///     have
    Ranges(List<Range> ranges) {
        this.ranges = List.copyOf(ranges);
        size = Math.toIntExact(ranges.stream().mapToLong(Range::count).sum());
    }

    @Override
    public String get(int index) {
        Objects.checkIndex(index, size);
        long left = index;
        for (var range : ranges) {
            if (left < range.count()) {
                return Long.toString(range.first() + left * range.step());
            }
            left -= range.count();
        }
        throw new IndexOutOfBoundsException(index);
    }

    @Override
    public int size() {
        return size;
    }

    /// As they are written.
    String text() {
        return ranges.stream().map(Range::text).collect(Collectors.joining(","));
    }

    /// Two axes written differently may be the same; of two long ones that would take long to find out.
    @Override
    public boolean equals(Object other) {
        return other instanceof Ranges those ? ranges.equals(those.ranges) : super.equals(other);
    }

    @Override
    public int hashCode() {
        return text().hashCode();
    }
}
