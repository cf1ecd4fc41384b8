package plateau.arena;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/// Threads that share numbered games out among themselves: each plays the next one until none is left,
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

    private final long games;
    private final int threads;
    private final AtomicLong next = new AtomicLong();
    private final AtomicLong played = new AtomicLong();
    private final AtomicLong bytes = new AtomicLong();
    private final AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
    private final List<Worker> workers = new CopyOnWriteArrayList<>();
    private volatile boolean stopped;

    Crew(long games, int threads) {
        this.games = games;
        this.threads = threads;
    }

    int threads() {
        return threads;
    }

    /// How many games have been played so far.
    long played() {
        return played.get();
    }

    /// Asks for an early end: games under way are broken off. From any thread.
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
            case RuntimeException thrown -> throw thrown;
            case Throwable thrown -> throw new IllegalStateException(thrown);
        }
        return new Effort((System.nanoTime() - begin) / 1e9, bytes.get());
    }

    private void playInTurn(Worker worker) {
        long before = Allocation.ofThisThread();
        try {
            for (long index = take(); index < games && !stopped; index = take()) {
                if (worker.play(index)) {
                    played.incrementAndGet();
                }
            }
        } catch (Throwable thrown) {
            failure.compareAndSet(null, thrown);
            stop();
        }
        bytes.addAndGet(Allocation.ofThisThread() - before);
    }

    private long take() {
        return next.getAndIncrement();
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
