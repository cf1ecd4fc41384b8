package plateau.arena.statistics;

import java.io.Serializable;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Arrays;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/// How often each whole number occurred, and what follows from that, without a list of the numbers. Small
/// numbers, which scores and lengths are, have a counter each in an array that grows with the farthest;
/// others are looked up. What it holds does not depend on the order in which the numbers came.
///
/// Adding a number is one step, since simulations do it many times for each game; the rest is worked out
/// when it is asked for.
public final class Distribution implements Serializable {
    /// So many numbers from 0 up, and from −1 down, count as small.
    private static final int SMALL = 1 << 16;

    private static final int FIRST_SIZE = 16;

    private long[] up = {};
    private long[] down = {};
    private final TreeMap<Long, Long> far = new TreeMap<>();

    /// Nothing yet.
    public Distribution() {}

    /// A number occurred once more.
    public void add(long number) {
        if (number >= 0 && number < up.length) {
            up[(int) number]++;
        } else {
            add(number, 1);
        }
    }

    /// A number occurred several times more.
    void add(long number, long times) {
        if (number >= 0 && number < SMALL) {
            up = roomFor((int) number, up);
            up[(int) number] += times;
        } else if (number < 0 && number >= -SMALL) {
            down = roomFor((int) ~number, down);
            down[(int) ~number] += times;
        } else {
            far.merge(number, times, Long::sum);
        }
    }

    private static long[] roomFor(int index, long[] counts) {
        return index < counts.length
                ? counts
                : Arrays.copyOf(counts, Math.max(FIRST_SIZE, 2 * Integer.highestOneBit(index)));
    }

    void addAll(Distribution other) {
        up = sum(up, other.up);
        down = sum(down, other.down);
        other.far.forEach(this::add);
    }

    private static long[] sum(long[] counts, long[] others) {
        var sum = roomFor(others.length - 1, counts);
        for (int i = 0; i < others.length; i++) {
            sum[i] += others[i];
        }
        return sum;
    }

    /// Every number that occurred, from the least, with how often it did.
    public NavigableMap<Long, Long> counts() {
        var counts = new TreeMap<>(far);
        for (int index = 0; index < down.length; index++) {
            put(~index, down[index], counts);
        }
        for (int index = 0; index < up.length; index++) {
            put(index, up[index], counts);
        }
        return counts;
    }

    private static void put(long number, long times, Map<Long, Long> counts) {
        if (times > 0) {
            counts.put(number, times);
        }
    }

    /// How many numbers there are, their sum and so on.
    public Moments moments() {
        var moments = new Moments();
        counts().forEach(moments::add);
        return moments;
    }

    /// How many numbers there are.
    public long count() {
        return moments().count();
    }

    /// 0 of none.
    public double mean() {
        return moments().mean();
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
