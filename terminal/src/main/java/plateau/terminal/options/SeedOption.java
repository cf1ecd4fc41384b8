package plateau.terminal.options;

import java.security.SecureRandom;
import java.util.OptionalLong;
import picocli.CommandLine.Option;
import plateau.core.luck.Lot;

/// The seed from which a game's chances come; drawn anew when nobody gives one.
public final class SeedOption {
    private static final long DRAWN = -1;

    @Option(
            names = {"-s", "--seed"},
            paramLabel = "S",
            description = "The same seed and seats give the same games, unless a bot thinks by the clock.",
            converter = Numbers.Seed.class)
    private long seed = DRAWN;

    /// The seed that somebody gave.
    public OptionalLong given() {
        return seed == DRAWN ? OptionalLong.empty() : OptionalLong.of(seed);
    }

    public long seed() {
        if (seed == DRAWN) {
            seed = new SecureRandom().nextLong(Lot.MAX_SEED + 1);
        }
        return seed;
    }
}
