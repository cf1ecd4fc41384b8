package plateau.core.luck;

/// A seeded random source for whoever draws much at a time: xoshiro256++ whose state is spread by
/// SplitMix64 from a seed and a stream number. What a match draws comes from its [Luck].
///
/// A seed and a stream give the same numbers for ever, on any machine; decks and searches rely on it.
public final class Lot extends Source {
    /// Seeds run from 0 to here, so that they pass through any JSON reader unharmed.
    public static final long MAX_SEED = (1L << 53) - 1;

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
}
