package plateau.arena;

import java.time.Duration;
import java.util.Arrays;
import plateau.core.Clock;

/// How long the players of a match may still think.
final class Clocks {
    /// What is left of a bank that nobody looks at.
    static final long FOREVER = Long.MAX_VALUE;

    private final Clock clock;

    /// Nanoseconds, by player.
    private final long[] left;

    Clocks(Clock clock, int players) {
        this.clock = clock;
        left = new long[players];
        begin();
    }

    /// All clocks are set.
    void begin() {
        Arrays.fill(
                left,
                switch (clock) {
                    case Clock.PerMove(var time) -> time.toNanos();
                    case Clock.Bank(var time, _) -> time.toNanos();
                    case Clock.Unlimited _, Clock.Steps _ -> FOREVER;
                });
    }

    /// Whether time is looked at.
    boolean isTimed() {
        return left[0] != FOREVER;
    }

    /// Nanoseconds that a player may think now.
    long left(int player) {
        return left[player];
    }

    /// A player has thought about a move; false if it took too long, and is left with nothing.
    boolean spend(int player, long nanos) {
        if (nanos > left[player]) {
            left[player] = 0;
            return false;
        }
        if (clock instanceof Clock.Bank(_, Duration increment)) {
            left[player] += increment.toNanos() - nanos;
        }
        return true;
    }

    /// A decision for which a player had spent so long was taken back.
    void giveBack(int player, long nanos) {
        if (clock instanceof Clock.Bank(_, Duration increment)) {
            left[player] += nanos - increment.toNanos();
        }
    }

    Clock clock() {
        return clock;
    }
}
