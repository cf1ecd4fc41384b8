package plateau.server.bots;

import java.util.List;
import org.jspecify.annotations.Nullable;
import plateau.arena.match.Foul;
import plateau.arena.match.Reason;
import plateau.core.Blame;
import plateau.core.Ending;
import plateau.core.GameFault;
import plateau.core.Player;
import plateau.core.Result;

/// A thread in which bots think, one job after another. All but the thinking itself is done under the
/// lock of the pool.
final class PoolWorker implements Runnable {
    private final Pool pool;
    private final PlayerCache cache;
    private final Thread thread;

    /// What it thinks about; null when it waits.
    @Nullable
    Ticket ticket;

    /// When it began to think, and when that has to end, as [System#nanoTime] counts.
    long begun;

    long deadline;

    /// Whether it was told to stop thinking.
    boolean isTold;

    /// Whether nobody waits for it any more: another one works in its place.
    boolean isAbandoned;

    PoolWorker(Pool pool, PlayerCache cache, String name) {
        this.pool = pool;
        this.cache = cache;
        thread = Thread.ofPlatform().daemon().name(name).unstarted(this);
    }

    void start() {
        thread.start();
    }

    /// Begins to think about a job.
    ///
    /// @param most nanoseconds that it may take
    void begin(Ticket next, long most) {
        ticket = next;
        begun = System.nanoTime();
        deadline = begun + most;
        isTold = false;
    }

    /// Tells it to stop thinking; only while it has a ticket.
    void tellToStop(long now) {
        isTold = true;
        deadline = now;
        thread.interrupt();
    }

    /// Waits a while for it to end.
    void join(long millis) throws InterruptedException {
        thread.join(millis);
    }

    @Override
    public void run() {
        try (cache) {
            var next = pool.next(this);
            while (next != null && think(next)) {
                next = pool.next(this);
            }
        } finally {
            pool.ended(this);
        }
    }

    /// Thinks about a job; false if it took so long that nobody waits for this worker any more.
    private boolean think(Ticket next) {
        var job = next.job();
        int move = 0;
        RuntimeException failure = null;
        try {
            move = choose(job);
        } catch (Throwable thrown) {
            failure = failure(job, thrown);
        }
        cache.played(job, System.nanoTime() - begun, failure == null);
        return pool.finished(this, next, move, failure);
    }

    /// It is a game of one move for the player: whatever it has to know it is told anew.
    private int choose(Job job) {
        var turn = job.turn();
        if (turn instanceof Inquiry inquiry) {
            inquiry.run();
            return 0;
        }
        var legal = turn.legal().toArray();
        var player = job.own().orElseGet(() -> cache.player(job));
        player.begin(job.seating());
        int move = player.choose(turn);
        for (int each : legal) {
            if (each == move) {
                player.end(() -> unfinished(job));
                return move;
            }
        }
        throw new Foul(Ending.ILLEGAL_MOVE, Reason.ILLEGAL.of(move));
    }

    private static Result unfinished(Job job) {
        return new Result(Result.scores(job.turn().position()), List.of(), Ending.ABANDONED, "");
    }

    private static RuntimeException failure(Job job, Throwable thrown) {
        var game = job.seating().game();
        return switch (thrown) {
            case GameFault fault -> GameFault.of(game, "", fault);
            case Foul foul -> foul;
            case Player.Leaving leaving -> new Foul(Ending.ABANDONED, String.valueOf(leaving.getMessage()));
            default ->
                Blame.ofRules(game, job.turn().position(), thrown)
                        .<RuntimeException>map(cause -> GameFault.thrown(game, cause))
                        .orElseGet(() -> new Foul(Ending.CRASH, Blame.told(thrown)));
        };
    }
}
