package plateau.arena.statistics;

import java.io.Serializable;
import java.math.BigInteger;
import java.util.List;

/// How many whole numbers there are, their sum, the sum of their squares, the least and the greatest. All
/// is exact, so that parts add up to the same in whatever order they come; the squares have 128 bits for
/// that. A sum that does not fit is a failure, never a wrong number.
public final class Moments implements Serializable {
    private static final long LOW_HALF = (1L << Integer.SIZE) - 1;
    private static final BigInteger TWO_TO_64 = BigInteger.ONE.shiftLeft(Long.SIZE);

    private long count;
    private long sum;
    private long squaresHigh;
    private long squaresLow;
    private long min = Long.MAX_VALUE;
    private long max = Long.MIN_VALUE;

    Moments() {}

    /// As [#exact] gave them.
    static Moments of(List<Long> exact) {
        var moments = new Moments();
        if (!exact.isEmpty()) {
            moments.count = exact.get(0);
            moments.sum = joined(exact.get(1), exact.get(2));
            moments.squaresHigh = exact.get(3);
            moments.squaresLow = joined(exact.get(4), exact.get(5));
            moments.min = exact.get(6);
            moments.max = exact.get(7);
        }
        return moments;
    }

    /// All that is known of these numbers, for [#of]; nothing of none. What may have more than 53 bits is in
    /// two halves, since that is as many as numbers of JSON keep.
    List<Long> exact() {
        return count == 0
                ? List.of()
                : List.of(
                        count,
                        sum >> Integer.SIZE,
                        sum & LOW_HALF,
                        squaresHigh,
                        squaresLow >> Integer.SIZE,
                        squaresLow & LOW_HALF,
                        min,
                        max);
    }

    private static long joined(long high, long low) {
        return (high << Integer.SIZE) + low;
    }

    void add(long value) {
        count++;
        sum = Math.addExact(sum, value);
        addSquares(Math.multiplyHigh(value, value), value * value);
        min = Math.min(min, value);
        max = Math.max(max, value);
    }

    /// Adds a number that occurred several times.
    void add(long value, long times) {
        long high = Math.multiplyHigh(value, value);
        long low = value * value;
        count += times;
        sum = Math.addExact(sum, Math.multiplyExact(value, times));
        addSquares(high * times + Math.unsignedMultiplyHigh(low, times), low * times);
        min = Math.min(min, value);
        max = Math.max(max, value);
    }

    void addAll(Moments other) {
        count += other.count;
        sum = Math.addExact(sum, other.sum);
        addSquares(other.squaresHigh, other.squaresLow);
        min = Math.min(min, other.min);
        max = Math.max(max, other.max);
    }

    private void addSquares(long high, long low) {
        squaresLow += low;
        long carry = Long.compareUnsigned(squaresLow, low) < 0 ? 1 : 0;
        squaresHigh += high + carry;
    }

    public long count() {
        return count;
    }

    public long sum() {
        return sum;
    }

    /// The least; 0 of none.
    public long min() {
        return count == 0 ? 0 : min;
    }

    /// The greatest; 0 of none.
    public long max() {
        return count == 0 ? 0 : max;
    }

    /// 0 of none.
    public double mean() {
        return count == 0 ? 0 : (double) sum / count;
    }

    /// The sum of all squares.
    BigInteger squares() {
        return unsigned(squaresHigh).multiply(TWO_TO_64).add(unsigned(squaresLow));
    }

    private static BigInteger unsigned(long bits) {
        return new BigInteger(Long.toUnsignedString(bits));
    }

    /// The standard deviation of what these numbers are a sample of; 0 where there are fewer than two.
    public double deviation() {
        if (count < 2) {
            return 0;
        }
        var whole = BigInteger.valueOf(sum);
        var scatter = squares().multiply(BigInteger.valueOf(count)).subtract(whole.multiply(whole));
        return Math.sqrt(scatter.doubleValue() / count / (count - 1));
    }

    /// Where the mean of what these numbers are a sample of most likely lies.
    public Interval interval() {
        return Interval.ofMean(mean(), deviation(), count);
    }
}
