package plateau.arena;

import java.util.Collection;
import java.util.function.Supplier;
import plateau.core.Player;
import plateau.core.Result;
import plateau.core.Seating;
import plateau.core.Turn;

/// A player whose time to choose is measured. Thinking that was broken off is no decision.
final class Stopwatch implements Player {
    private final Player player;
    private long decisions;
    private long nanos;
    private long slowest;

    Stopwatch(Player player) {
        this.player = player;
    }

    @Override
    public void begin(Seating seating) {
        player.begin(seating);
    }

    @Override
    public void end(Supplier<Result> result) {
        player.end(result);
    }

    @Override
    public void close() {
        player.close();
    }

    @Override
    public int choose(Turn turn) {
        long begin = System.nanoTime();
        int move = player.choose(turn);
        long taken = System.nanoTime() - begin;
        decisions++;
        nanos += taken;
        slowest = Math.max(slowest, taken);
        return move;
    }

    /// Seconds for a decision, on average over all of these players.
    static double mean(Collection<Stopwatch> watches) {
        long decisions = watches.stream().mapToLong(watch -> watch.decisions).sum();
        double nanos = watches.stream().mapToLong(watch -> watch.nanos).sum();
        return decisions == 0 ? 0 : nanos / decisions / 1e9;
    }

    /// Seconds for the slowest decision of any of these players.
    static double slowest(Collection<Stopwatch> watches) {
        return watches.stream().mapToLong(watch -> watch.slowest).max().orElse(0) / 1e9;
    }
}
