package plateau.reports.plots;

import java.util.List;

/// Whole numbers in groups of the same width, so that a plot has few enough bars.
///
/// @param first the least number of the first group
record Bins(long first, long width, int count) {
    private static final long[] ROUND = {1, 2, 5};
    private static final int LEAST = 10;

    /// Groups that hold all of some numbers, about as many as so many numbers can fill.
    ///
    /// @param size how many numbers each outline over these groups has, at most
    static Bins of(List<Count> counts, long size, int most) {
        int filled = (int) Math.ceil(2 * Math.cbrt((double) size));
        return of(counts, Math.clamp(filled, LEAST, most));
    }

    private static Bins of(List<Count> counts, int most) {
        var ends = counts.stream().mapToLong(Count::value).summaryStatistics();
        if (ends.getCount() == 0) {
            return new Bins(0, 1, 1);
        }
        for (long power = 1; ; power *= 10) {
            for (long round : ROUND) {
                long width = round * power;
                long groups = Math.floorDiv(ends.getMax(), width) - Math.floorDiv(ends.getMin(), width);
                if (groups < most) {
                    long first = width * Math.floorDiv(ends.getMin(), width);
                    return new Bins(first, width, (int) groups + 1);
                }
            }
        }
    }

    /// How often a number of each group occurred.
    long[] sums(List<Count> counts) {
        var sums = new long[count];
        counts.forEach(each -> sums[(int) ((each.value() - first) / width)] += each.count());
        return sums;
    }

    /// Where a group begins on an axis: half before its least number, which stands in the middle of its
    /// bar where each number has its own.
    double start(int group) {
        return first + group * width - 0.5;
    }

    double end(int group) {
        return start(group + 1);
    }
}
