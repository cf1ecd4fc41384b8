package plateau.server.bots;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;
import plateau.arena.match.Foul;
import plateau.arena.match.Reason;
import plateau.bots.Bots;
import plateau.core.Ending;
import plateau.core.Game;
import plateau.core.Player;

/// A bounded number of threads in which the bots of the house think, for any number of tables. Those
/// who made the tables are served in turn. The players belong to the threads, so that memory grows with these, not with
/// the tables; each begins anew for every move.
///
/// A bot that thinks too long is told to stop, and fails. One that does not heed is left to itself and
/// its thread replaced, so that it hurts nobody else's table; of a bot and game that hang again and
/// again no more is asked until their threads end.
public final class Pool implements AutoCloseable {
    /// How many players a worker keeps.
    static final int PLAYERS = 8;

    /// How many threads may hang before they are not replaced any more.
    static final int MOST_STUCK = 8;

    /// How many threads of one bot in one game may hang before it is not asked any more.
    static final int MOST_STUCK_OF_ONE = 2;

    private static final Duration GRACE = Duration.ofSeconds(1);
    private static final Logger LOG = Logger.getLogger(Pool.class.getName());

    /// Nanoseconds.
    private final long most;

    /// Milliseconds.
    private final long grace;

    private final ReentrantLock lock = new ReentrantLock();

    /// There is a job, or the pool is closed.
    private final Condition work = lock.newCondition();

    private final Waiting waiting = new Waiting();
    private final Crew crew;
    private int busy;
    private long moves;
    private long nanos;
    private boolean isClosed;

    /// @param workers how many threads there are
    /// @param most how long a bot may think about a move
    public Pool(int workers, Duration most) {
        this(workers, most, GRACE, (bot, game) -> Bots.parse(bot, game).player());
    }

    /// @param grace how long a bot may take to stop when it is told to
    /// @param maker makes the player that a bot's name stands for
    public Pool(int workers, Duration most, Duration grace, BiFunction<String, Game, Player> maker) {
        if (workers < 1) {
            throw new IllegalArgumentException("no workers");
        }
        this.most = most.toNanos();
        this.grace = grace.toMillis();
        crew = new Crew(this, lock, workers, grace, maker);
        locked(crew::start);
    }

    /// Hands in a job. Where too many bots hang it fails at once; nobody is told anything once the pool
    /// is closed.
    public Ticket submit(Job job) {
        var ticket = new Ticket(this, job);
        locked(() -> add(ticket));
        return ticket;
    }

    private void add(Ticket ticket) {
        if (isClosed) {
            return;
        }
        if (crew.size() == 0 || crew.hasHung(ticket.job())) {
            fail(ticket, hangs());
        } else {
            waiting.add(ticket);
            work.signal();
        }
    }

    private static Foul hangs() {
        return new Foul(Ending.TIMEOUT, Reason.HANGS.of());
    }

    void cancel(Ticket ticket) {
        locked(() -> {
            ticket.isSettled = true;
            waiting.remove(ticket);
            if (ticket.worker != null) {
                crew.stop(ticket.worker);
            }
        });
    }

    /// Waits for a job; gives none once the pool is closed.
    @Nullable
    Ticket next(PoolWorker worker) {
        lock.lock();
        try {
            while (waiting.isEmpty() && !isClosed) {
                work.awaitUninterruptibly();
            }
            if (isClosed) {
                return null;
            }
            var ticket = waiting.removeFirst();
            ticket.worker = worker;
            worker.begin(ticket, most);
            if (busy++ == 0) {
                crew.watchAgain();
            }
            return ticket;
        } finally {
            lock.unlock();
        }
    }

    /// A worker has thought; false if nobody waits for it any more.
    ///
    /// @param failure null if it has chosen a move
    boolean finished(PoolWorker worker, Ticket ticket, int move, @Nullable RuntimeException failure) {
        lock.lock();
        try {
            if (worker.isAbandoned) {
                return false;
            }
            worker.ticket = null;
            long thought = release(worker, ticket);
            if (failure == null) {
                choose(ticket, move, thought);
            } else {
                fail(ticket, worker.isTold ? tooLong(thought) : failure);
            }
            return true;
        } finally {
            // Nobody interrupts a worker that has no ticket, so this is the last of it.
            boolean _ = Thread.interrupted();
            lock.unlock();
        }
    }

    private Foul tooLong(long thought) {
        return new Foul(Ending.TIMEOUT, Reason.tooLong(thought, most));
    }

    /// Nobody waits any more for what a worker thinks about. Gives how long it thought.
    private long release(PoolWorker worker, Ticket ticket) {
        long thought = System.nanoTime() - worker.begun;
        nanos += thought;
        busy--;
        ticket.worker = null;
        return thought;
    }

    /// A worker does not stop thinking. If there is nobody else, all jobs fail. Gives how long it
    /// thought.
    long abandoned(PoolWorker worker, Ticket ticket) {
        fail(ticket, hangs());
        if (crew.size() == 0) {
            waiting.removeAll().forEach(each -> fail(each, hangs()));
        }
        return release(worker, ticket);
    }

    /// A worker's thread ends, by whatever befell it.
    void ended(PoolWorker worker) {
        locked(() -> {
            var ticket = worker.ticket;
            if (ticket != null && !worker.isAbandoned) {
                fail(ticket, tooLong(release(worker, ticket)));
            }
            crew.ended(worker);
        });
    }

    private void choose(Ticket ticket, int move, long thought) {
        if (!ticket.isSettled) {
            ticket.isSettled = true;
            moves += ticket.job().turn() instanceof Inquiry ? 0 : 1;
            tell(() -> ticket.job().reply().chosen(move, thought));
        }
    }

    private void fail(Ticket ticket, RuntimeException failure) {
        if (!ticket.isSettled) {
            ticket.isSettled = true;
            tell(() -> ticket.job().reply().failed(failure));
        }
    }

    /// Whoever is told may wait for its table or the disk: no worker waits with it.
    private static void tell(Runnable reply) {
        Runnable guarded = () -> {
            try {
                reply.run();
            } catch (RuntimeException thrown) {
                LOG.log(Level.WARNING, "a move of a bot got lost", thrown);
            }
        };
        Thread.ofVirtual().name("bots-reply").start(guarded);
    }

    /// What it does now and has done.
    public Figures figures() {
        return locked(() ->
                new Figures(waiting.size(), busy, crew.size(), crew.stuck(), moves, nanos / 1e9, crew.abandoned()));
    }

    /// Ends all threads that heed being told so, and waits for them a little.
    @Override
    public void close() {
        var ending = locked(this::dismiss);
        try {
            for (var worker : ending) {
                worker.join(Math.max(1, grace));
            }
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
        }
    }

    private List<PoolWorker> dismiss() {
        isClosed = true;
        var _ = waiting.removeAll();
        work.signalAll();
        return crew.dismiss();
    }

    private void locked(Runnable action) {
        locked(() -> {
            action.run();
            return true;
        });
    }

    private <T> T locked(Supplier<T> action) {
        lock.lock();
        try {
            return action.get();
        } finally {
            lock.unlock();
        }
    }
}
