package plateau.server.bots;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BiFunction;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;
import plateau.core.Game;
import plateau.core.Player;

/// The workers of a [Pool], and who looks whether they hang. All of it under the lock of the pool.
final class Crew {
    private static final Logger LOG = Logger.getLogger(Crew.class.getName());

    private final Pool pool;
    private final ReentrantLock lock;
    private final int size;
    private final long grace;
    private final BiFunction<String, Game, Player> maker;

    /// Somebody has begun to think where nobody did, or has to stop earlier.
    private final Condition watching;

    private final List<PoolWorker> workers = new ArrayList<>();
    private final List<PoolWorker> stuck = new ArrayList<>();
    private int started;
    private long abandoned;
    private boolean isDismissed;

    Crew(Pool pool, ReentrantLock lock, int size, Duration grace, BiFunction<String, Game, Player> maker) {
        this.pool = pool;
        this.lock = lock;
        this.size = size;
        this.grace = grace.toNanos();
        this.maker = maker;
        watching = lock.newCondition();
    }

    /// The workers begin to work.
    void start() {
        replenish();
        Thread.ofPlatform().daemon().name("bots-watch").start(this::watch);
    }

    private void replenish() {
        while (!isDismissed && workers.size() < size && stuck.size() <= Pool.MOST_STUCK) {
            var cache = new PlayerCache(Pool.PLAYERS, maker);
            var worker = new PoolWorker(pool, cache, "bots-" + ++started);
            try {
                worker.start();
            } catch (OutOfMemoryError full) {
                LOG.log(Level.SEVERE, "no thread can be started", full);
                return;
            }
            workers.add(worker);
        }
    }

    int size() {
        return workers.size();
    }

    int stuck() {
        return stuck.size();
    }

    long abandoned() {
        return abandoned;
    }

    /// Whether several threads of this bot hang in this game.
    boolean hasHung(Job job) {
        return stuck.stream().filter(worker -> isSame(worker.ticket, job)).count() >= Pool.MOST_STUCK_OF_ONE;
    }

    private static boolean isSame(@Nullable Ticket ticket, Job job) {
        return ticket != null
                && name(ticket.job()).equals(name(job))
                && ticket.job()
                        .seating()
                        .game()
                        .id()
                        .equals(job.seating().game().id());
    }

    /// The bot without its settings.
    private static String name(Job job) {
        return job.bot().split(":", 2)[0];
    }

    /// Somebody has begun to think where nobody did.
    void watchAgain() {
        watching.signal();
    }

    /// Tells a worker that nobody wants what it thinks about.
    void stop(PoolWorker worker) {
        if (!worker.isTold) {
            worker.tellToStop(System.nanoTime());
            watching.signal();
        }
    }

    /// A worker's thread ends.
    void ended(PoolWorker worker) {
        workers.remove(worker);
        stuck.remove(worker);
        replenish();
    }

    private void watch() {
        lock.lock();
        try {
            while (!isDismissed) {
                long left = look(System.nanoTime());
                if (left == Long.MAX_VALUE) {
                    watching.awaitUninterruptibly();
                } else {
                    long _ = watching.awaitNanos(left);
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

    private void abandon(PoolWorker worker, Ticket ticket) {
        worker.isAbandoned = true;
        workers.remove(worker);
        stuck.add(worker);
        abandoned++;
        replenish();
        long nanos = pool.abandoned(worker, ticket);
        LOG.log(Level.WARNING, "bot {0} in {1} does not stop after {2} ms: its thread is left to itself", new Object[] {
            ticket.job().bot(), ticket.job().seating().game().id(), TimeUnit.NANOSECONDS.toMillis(nanos)
        });
    }

    /// There will be no more jobs. Gives those whose threads are going to end.
    List<PoolWorker> dismiss() {
        isDismissed = true;
        watching.signalAll();
        for (var worker : workers) {
            if (worker.ticket != null) {
                worker.ticket.isSettled = true;
                worker.tellToStop(System.nanoTime());
            }
        }
        return List.copyOf(workers);
    }
}
