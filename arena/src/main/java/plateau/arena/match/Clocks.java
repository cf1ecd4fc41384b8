package plateau.arena.match;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import plateau.core.Clock;

/// How long the players of a match may still think.
final class Clocks {
    /// What is left of a bank that nobody looks at.
    static final long FOREVER = Long.MAX_VALUE;

    /// By player.
    private final List<Clock> clocks;

    /// Nanoseconds, by player.
    private final long[] left;

    Clocks(List<Clock> clocks) {
        this.clocks = List.copyOf(clocks);
        left = new long[clocks.size()];
        begin();
    }

    /// All clocks are set.
    void begin() {
        for (int player = 0; player < left.length; player++) {
            left[player] = switch (clocks.get(player)) {
                case Clock.PerMove(var time) -> time.toNanos();
                case Clock.Bank(var time, var _) -> time.toNanos();
                case Clock.Unlimited _, Clock.Steps _ -> FOREVER;
            };
        }
    }

    /// Whether anybody's time is looked at.
    boolean isTimed() {
        return Arrays.stream(left).anyMatch(each -> each != FOREVER);
    }

    /// Whether a player's time is looked at.
    boolean isTimed(int player) {
        return left[player] != FOREVER;
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
        if (clocks.get(player) instanceof Clock.Bank(var _, Duration increment)) {
            left[player] += increment.toNanos() - nanos;
        }
        return true;
    }

    /// A decision for which a player had spent so long was taken back.
    void giveBack(int player, long nanos) {
        if (clocks.get(player) instanceof Clock.Bank(var _, Duration increment)) {
            left[player] += nanos - increment.toNanos();
        }
    }

    /// A player gets more time, if it has a bank of it.
    void extend(int player, long nanos) {
        if (clocks.get(player) instanceof Clock.Bank) {
            left[player] += nanos;
        }
    }

    Clock clock(int player) {
        return clocks.get(player);
    }
}
