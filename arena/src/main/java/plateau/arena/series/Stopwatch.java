package plateau.arena.series;

import java.util.function.Supplier;
import plateau.arena.match.Timekeeper;
import plateau.core.Player;
import plateau.core.Result;
import plateau.core.Seating;
import plateau.core.Turn;

/// A player whose time to choose is measured. Thinking that was broken off is no decision.
final class Stopwatch implements Timekeeper {
    private final Player player;
    private long decisions;
    private long nanos;
    private long slowest;
    private long taken;

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
        long measured = System.nanoTime() - begin;
        taken = player instanceof Timekeeper keeper ? keeper.thought() : measured;
        decisions++;
        nanos += taken;
        slowest = Math.max(slowest, taken);
        return move;
    }

    @Override
    public long thought() {
        return taken;
    }

    @Override
    public boolean endsInTime() {
        return player instanceof Timekeeper keeper && keeper.endsInTime();
    }

    /// Begins to measure anew.
    void reset() {
        decisions = 0;
        nanos = 0;
        slowest = 0;
    }

    /// What was measured since it was last reset.
    ThinkingTime thinking() {
        return new ThinkingTime(decisions, nanos, slowest);
    }
}
