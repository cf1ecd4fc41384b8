package plateau.server.bots;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BiFunction;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;
import plateau.arena.Foul;
import plateau.arena.Reason;
import plateau.bots.Bots;
import plateau.core.Ending;
import plateau.core.Game;
import plateau.core.Player;

/// A bounded number of threads in which the bots of the house think, for any number of tables. Who comes
/// first is served first. The players belong to the threads, so that memory grows with these, not with
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

    private final int size;
    private final long most;
    private final long grace;
    private final BiFunction<String, Game, Player> maker;
    private final ReentrantLock lock = new ReentrantLock();

    /// There is a job, or the pool is closed.
    private final Condition work = lock.newCondition();

    /// Somebody has begun to think where nobody did, or has to stop earlier.
    private final Condition watching = lock.newCondition();

    private final LinkedHashSet<Ticket> waiting = new LinkedHashSet<>();
    private final List<Worker> workers = new ArrayList<>();
    private final List<Worker> stuck = new ArrayList<>();
    private int busy;
    private int started;
    private long moves;
    private long nanos;
    private long abandoned;
    private boolean isClosed;

    /// @param workers how many threads there are
    /// @param most how long a bot may think about a move
    public Pool(int workers, Duration most) {
        this(workers, most, GRACE, (bot, game) -> Bots.parse(bot, game).player());
    }

    /// @param grace how long a bot may take to stop when it is told to
    /// @param maker makes the player that a bot's name stands for
    public Pool(
            int workers, Duration most, Duration grace, BiFunction<String, Game, Player> maker) {
        if (workers < 1) {
            throw new IllegalArgumentException("no workers");
        }
        size = workers;
        this.most = most.toNanos();
        this.grace = grace.toNanos();
        this.maker = maker;
        locked(this::replenish);
        Thread.ofPlatform().daemon().name("bots-watch").start(this::watch);
    }

    /// Hands in a job. Where too many bots hang it fails at once; nobody is told anything once the pool
    /// is closed.
    public Ticket submit(Job job) {
        var ticket = new Ticket(this, job);
        locked(
                () -> {
                    if (isClosed) {
                        return;
                    }
                    if (workers.isEmpty() || hasHung(job)) {
                        fail(ticket, new Foul(Ending.TIMEOUT, Reason.HANGS.of()));
                    } else {
                        waiting.add(ticket);
                        work.signal();
                    }
                });
        return ticket;
    }

    private boolean hasHung(Job job) {
        return stuck.stream().filter(worker -> isSame(worker.ticket, job)).count()
                >= MOST_STUCK_OF_ONE;
    }

    private static boolean isSame(@Nullable Ticket ticket, Job job) {
        return ticket != null
                && name(ticket.job()).equals(name(job))
                && ticket.job().seating().game().id().equals(job.seating().game().id());
    }

    /// The bot without its settings.
    private static String name(Job job) {
        return job.bot().split(":", 2)[0];
    }

    void cancel(Ticket ticket) {
        locked(
                () -> {
                    ticket.isSettled = true;
                    waiting.remove(ticket);
                    if (ticket.worker != null && !ticket.worker.isTold) {
                        ticket.worker.tellToStop(System.nanoTime());
                        watching.signal();
                    }
                });
    }

    /// Waits for a job; gives none once the pool is closed.
    @Nullable Ticket next(Worker worker) {
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
            worker.ticket = ticket;
            worker.begun = System.nanoTime();
            worker.deadline = worker.begun + most;
            worker.isTold = false;
            if (busy++ == 0) {
                watching.signal();
            }
            return ticket;
        } finally {
            lock.unlock();
        }
    }

    /// A worker has thought; false if nobody waits for it any more.
    ///
    /// @param failure null if it has chosen a move
    boolean finished(Worker worker, Ticket ticket, int move, @Nullable RuntimeException failure) {
        lock.lock();
        try {
            if (worker.isAbandoned) {
                return false;
            }
            boolean isLate = worker.isTold;
            long thought = release(worker, ticket);
            if (failure == null) {
                choose(ticket, move, thought);
            } else {
                fail(
                        ticket,
                        isLate ? new Foul(Ending.TIMEOUT, Reason.tooLong(thought, most)) : failure);
            }
            return true;
        } finally {
            // Nobody interrupts a worker that has no ticket, so this is the last of it.
            boolean _ = Thread.interrupted();
            lock.unlock();
        }
    }

    /// A worker's job is over for everybody else. Gives how long it thought.
    private long release(Worker worker, Ticket ticket) {
        long thought = System.nanoTime() - worker.begun;
        nanos += thought;
        busy--;
        ticket.worker = null;
        if (!worker.isAbandoned) {
            worker.ticket = null;
        }
        return thought;
    }

    private void choose(Ticket ticket, int move, long thought) {
        if (!ticket.isSettled) {
            ticket.isSettled = true;
            moves++;
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
        Thread.ofVirtual()
                .name("bots-reply")
                .start(
                        () -> {
                            try {
                                reply.run();
                            } catch (RuntimeException thrown) {
                                LOG.log(Level.WARNING, "a move of a bot got lost", thrown);
                            }
                        });
    }

    /// A worker's thread ends.
    void ended(Worker worker) {
        locked(
                () -> {
                    var ticket = worker.ticket;
                    if (ticket != null && !worker.isAbandoned) {
                        long thought = release(worker, ticket);
                        fail(ticket, new Foul(Ending.TIMEOUT, Reason.tooLong(thought, most)));
                    }
                    workers.remove(worker);
                    stuck.remove(worker);
                    replenish();
                });
    }

    private void replenish() {
        while (!isClosed && workers.size() < size && stuck.size() <= MOST_STUCK) {
            var bench = new Bench(PLAYERS, maker);
            var worker = new Worker(this, bench, "bots-" + ++started);
            try {
                worker.start();
            } catch (OutOfMemoryError full) {
                LOG.log(Level.SEVERE, "no thread can be started", full);
                return;
            }
            workers.add(worker);
        }
    }

    private void watch() {
        lock.lock();
        try {
            while (!isClosed) {
                long left = look(System.nanoTime());
                if (left == Long.MAX_VALUE) {
                    watching.awaitUninterruptibly();
                } else if (left > 0) {
                    left = watching.awaitNanos(left);
                }
            }
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        } finally {
            lock.unlock();
        }
    }

    /// Looks at those who think. Gives in how many nanoseconds to look again.
    private long look(long now) {
        long soonest = Long.MAX_VALUE;
        for (var worker : List.copyOf(workers)) {
            var ticket = worker.ticket;
            if (ticket == null) {
                continue;
            }
            if (!worker.isTold && now - worker.deadline >= 0) {
                worker.tellToStop(now);
            }
            long end = worker.deadline + (worker.isTold ? grace : 0);
            if (now - end >= 0) {
                abandon(worker, ticket);
            } else {
                soonest = Math.min(soonest, end - now);
            }
        }
        return soonest;
    }

    private void abandon(Worker worker, Ticket ticket) {
        worker.isAbandoned = true;
        workers.remove(worker);
        stuck.add(worker);
        abandoned++;
        long thought = release(worker, ticket);
        LOG.log(
                Level.WARNING,
                "bot {0} in {1} does not stop after {2} ms: its thread is left to itself",
                new Object[] {
                    ticket.job().bot(),
                    ticket.job().seating().game().id(),
                    TimeUnit.NANOSECONDS.toMillis(thought)
                });
        fail(ticket, new Foul(Ending.TIMEOUT, Reason.HANGS.of()));
        replenish();
        if (workers.isEmpty()) {
            waiting.forEach(each -> fail(each, new Foul(Ending.TIMEOUT, Reason.HANGS.of())));
            waiting.clear();
        }
    }

    /// What it does now and has done.
    public Figures figures() {
        lock.lock();
        try {
            return new Figures(
                    waiting.size(),
                    busy,
                    workers.size(),
                    stuck.size(),
                    moves,
                    nanos / 1e9,
                    abandoned);
        } finally {
            lock.unlock();
        }
    }

    /// Ends all threads that heed being told so, and waits for them a little.
    @Override
    public void close() {
        var ending = new ArrayList<Worker>();
        locked(
                () -> {
                    isClosed = true;
                    waiting.clear();
                    ending.addAll(workers);
                    for (var worker : workers) {
                        if (worker.ticket != null) {
                            worker.ticket.isSettled = true;
                            worker.tellToStop(System.nanoTime());
                        }
                    }
                    work.signalAll();
                    watching.signalAll();
                });
        try {
            for (var worker : ending) {
                worker.join(TimeUnit.NANOSECONDS.toMillis(grace));
            }
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
        }
    }

    private void locked(Runnable action) {
        lock.lock();
        try {
            action.run();
        } finally {
            lock.unlock();
        }
    }
}
