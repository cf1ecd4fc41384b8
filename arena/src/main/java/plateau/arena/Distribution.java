package plateau.arena;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.NavigableMap;

/// Whole numbers of which it is known how often each occurred, without a list of them.
public final class Distribution extends Moments {
    private final Histogram histogram = new Histogram();

    Distribution() {}

    @Override
    void add(long value) {
        super.add(value);
        histogram.add(value);
    }

    void addAll(Distribution other) {
        addMoments(other);
        histogram.addAll(other.histogram);
    }

    /// Every number that occurred, from the least, with how often it did.
    public NavigableMap<Long, Long> counts() {
        return histogram.counts();
    }

    /// The least of these numbers that is no less than a share of all of them: of half of them, the
    /// median. 0 of none.
    ///
    /// @param share from 0 to 1, as its decimal digits say
    public long quantile(double share) {
        long left = rank(share);
        for (var each : counts().entrySet()) {
            left -= each.getValue();
            if (left <= 0) {
                return each.getKey();
            }
        }
        return 0;
    }

    /// 0.95 of twenty is 19, though 0.95 is a little more than that as a double.
    private long rank(double share) {
        return BigDecimal.valueOf(share)
                .multiply(BigDecimal.valueOf(count()))
                .setScale(0, RoundingMode.CEILING)
                .longValueExact();
    }
}
