package plateau.reports.plots;

import java.util.List;

/// How often a whole number occurred.
public record Count(long value, long count) {
    /// How many there are in all.
    public static long total(List<Count> counts) {
        return counts.stream().mapToLong(Count::count).sum();
    }

    /// 0 of none.
    static double mean(List<Count> counts) {
        long total = total(counts);
        double sum = counts.stream()
                .mapToDouble(each -> (double) each.value * each.count)
                .sum();
        return total == 0 ? 0 : sum / total;
    }

    /// The standard deviation of what these numbers are a sample of; 0 where there are fewer than two.
    static double deviation(List<Count> counts) {
        long total = total(counts);
        double mean = mean(counts);
        double scatter = counts.stream()
                .mapToDouble(each -> each.count * (each.value - mean) * (each.value - mean))
                .sum();
        return total < 2 ? 0 : Math.sqrt(scatter / (total - 1));
    }

    /// The least number that is no less than half of them; 0 of none.
    static long median(List<Count> counts) {
        long left = (total(counts) + 1) / 2;
        for (var each : counts) {
            left -= each.count;
            if (left <= 0) {
                return each.value;
            }
        }
        return 0;
    }
}
