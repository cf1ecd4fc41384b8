package plateau.arena;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/// Threads that share numbered games out among themselves: each plays the next few until none is left,
/// one fails, or somebody stops them all.
final class Crew {
    /// What one thread does, with what is its own.
    interface Worker {
        /// Plays a game; false when it was broken off and does not count.
        boolean play(long index);

        /// Breaks off the game under way; called from another thread.
        void stop();
    }

    /// What the work took.
    ///
    /// @param bytes allocated by all threads together
    record Effort(double seconds, long bytes) {}

    /// Games a thread takes at a time: few enough to share the last ones evenly.
    private static final int SHARES_PER_THREAD = 64;

    private static final int MOST_AT_A_TIME = 64;

    private final long games;
    private final int threads;
    private final int atATime;
    private final AtomicLong next = new AtomicLong();
    private final AtomicLong played = new AtomicLong();
    private final AtomicLong bytes = new AtomicLong();
    private final AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
    private final List<Worker> workers = new CopyOnWriteArrayList<>();
    private volatile boolean stopped;

    Crew(long games, int threads) {
        this.games = games;
        this.threads = threads;
        long share = games / ((long) threads * SHARES_PER_THREAD);
        this.atATime = Math.clamp(share, 1, MOST_AT_A_TIME);
    }

    int threads() {
        return threads;
    }

    /// How many games have been played so far.
    long played() {
        return played.get();
    }

    boolean stopped() {
        return stopped;
    }

    /// Asks for an early end; from any thread.
    void stop() {
        stopped = true;
        workers.forEach(Worker::stop);
    }

    /// Plays until all games are played, or until [#stop]. A worker's failure is thrown again here.
    ///
    /// @param workers one for each thread
    Effort run(List<? extends Worker> workers) {
        this.workers.addAll(workers);
        long begin = System.nanoTime();
        var started = new ArrayList<Thread>();
        for (var worker : workers) {
            started.add(Thread.ofPlatform().daemon().name("crew").start(() -> playInTurn(worker)));
        }
        started.forEach(Crew::join);
        switch (failure.get()) {
            case null -> {}
            case Error error -> throw error;
            case Throwable thrown -> throw (RuntimeException) thrown;
        }
        return new Effort((System.nanoTime() - begin) / 1e9, bytes.get());
    }

    private void playInTurn(Worker worker) {
        long before = Allocation.ofThisThread();
        try {
            for (long first = take(); first < games && !stopped; first = take()) {
                play(worker, first, Math.min(games, first + atATime));
            }
        } catch (RuntimeException | Error thrown) {
            failure.compareAndSet(null, thrown);
            stop();
        }
        bytes.addAndGet(Allocation.ofThisThread() - before);
    }

    private long take() {
        return next.getAndAdd(atATime);
    }

    private void play(Worker worker, long first, long end) {
        for (long index = first; index < end && !stopped; index++) {
            if (worker.play(index)) {
                played.incrementAndGet();
            }
        }
    }

    private static void join(Thread worker) {
        boolean interrupted = false;
        while (true) {
            try {
                worker.join();
                break;
            } catch (InterruptedException ignored) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
