package plateau.core.luck;

import java.util.random.RandomGenerator;

/// The ways to draw from a random source, written out so that they give the same for ever, whatever
/// the JVM makes of its own.
abstract sealed class Source implements RandomGenerator permits Lot, Luck {
    static final long GOLDEN = 0x9E3779B97F4A7C15L;

    @Override
    public final int nextInt() {
        return (int) (nextLong() >>> 32);
    }

    /// A number from 0 to bound − 1, all exactly equally likely (Lemire's multiplication method).
    @Override
    public final int nextInt(int bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("bound must be positive, not " + bound);
        }
        long product = (nextLong() >>> 32) * bound;
        long low = product & 0xFFFF_FFFFL;
        if (low < bound) {
            long threshold = (1L << 32) % bound;
            while (low < threshold) {
                product = (nextLong() >>> 32) * bound;
                low = product & 0xFFFF_FFFFL;
            }
        }
        return (int) (product >>> 32);
    }

    @Override
    public final int nextInt(int origin, int bound) {
        return origin + nextInt(bound - origin);
    }

    @Override
    public final boolean nextBoolean() {
        return nextLong() < 0;
    }

    @Override
    public final double nextDouble() {
        return (nextLong() >>> 11) * 0x1.0p-53;
    }

    /// Makes unlike numbers of like ones (the finisher of SplitMix64).
    static long mix(long x) {
        x = (x ^ (x >>> 30)) * 0xBF58476D1CE4E5B9L;
        x = (x ^ (x >>> 27)) * 0x94D049BB133111EBL;
        return x ^ (x >>> 31);
    }
}
