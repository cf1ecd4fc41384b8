package plateau.core;

import java.util.random.RandomGenerator;

/// The seeded random source of every match: xoshiro256++ whose state is spread by SplitMix64 from a
/// seed and a stream number.
///
/// The methods written out here give the same numbers for ever, on any machine; records and
/// signatures rely on it. Each match has a seed of its own, and within a match chance and every seat
/// draw from streams of their own, so that results depend neither on threads nor on how often a bot
/// draws.
public final class Lot implements RandomGenerator {
    /// Seeds run from 0 to here, so that they pass through any JSON reader unharmed.
    public static final long MAX_SEED = (1L << 53) - 1;

    private static final long GOLDEN = 0x9E3779B97F4A7C15L;

    private long a;
    private long b;
    private long c;
    private long d;

    public Lot(long seed, long stream) {
        reseed(seed, stream);
    }

    /// The seed of game `index` of a series, independent of those of the other games.
    public static long seedOfGame(long seed, long index) {
        return mix(mix(seed + GOLDEN) + (index + 1) * GOLDEN) & MAX_SEED;
    }

    /// Starts again, as if newly made.
    public void reseed(long seed, long stream) {
        long x = mix(seed + GOLDEN) ^ mix(stream * GOLDEN + 1);
        a = mix(x += GOLDEN);
        b = mix(x += GOLDEN);
        c = mix(x += GOLDEN);
        d = mix(x + GOLDEN);
    }

    @Override
    public long nextLong() {
        long result = Long.rotateLeft(a + d, 23) + a;
        long t = b << 17;
        c ^= a;
        d ^= b;
        b ^= c;
        a ^= d;
        c ^= t;
        d = Long.rotateLeft(d, 45);
        return result;
    }

    @Override
    public int nextInt() {
        return (int) (nextLong() >>> 32);
    }

    /// A number from 0 to bound − 1, all exactly equally likely (Lemire's multiplication method).
    @Override
    public int nextInt(int bound) {
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
    public int nextInt(int origin, int bound) {
        return origin + nextInt(bound - origin);
    }

    @Override
    public boolean nextBoolean() {
        return nextLong() < 0;
    }

    @Override
    public double nextDouble() {
        return (nextLong() >>> 11) * 0x1.0p-53;
    }

    private static long mix(long x) {
        x = (x ^ (x >>> 30)) * 0xBF58476D1CE4E5B9L;
        x = (x ^ (x >>> 27)) * 0x94D049BB133111EBL;
        return x ^ (x >>> 31);
    }
}
