package plateau.arena.series;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/// Plays a schedule on several threads: each takes the next task until none is left, one fails, or
/// somebody stops them all. Simulations, ladders, tournaments and evaluations are series; they differ in
/// their schedules.
///
/// @param <R> what comes of a task
public final class Series<R> {
    /// Where one thread plays, with what is its own.
    ///
    /// @param <R> what comes of a task
    public interface Desk<R> extends AutoCloseable {
        /// Plays a task, without the games that were broken off.
        R play(Task task);

        /// How many games have been played here so far; from any thread.
        long played();

        /// Breaks off the game under way, and any later one; from any thread.
        void stop();

        /// Everything is played.
        @Override
        void close();
    }

    /// What the work took.
    ///
    /// @param bytes allocated by all threads together
    public record Effort(double seconds, long bytes) {}

    private final Schedule<R> schedule;
    private final List<? extends Desk<R>> desks;
    private final AtomicLong bytes = new AtomicLong();
    private @Nullable Throwable failure;
    private int underWay;
    private volatile boolean stopped;

    /// @param desks one for each thread; closed when the series has run
    public Series(Schedule<R> schedule, List<? extends Desk<R>> desks) {
        this.schedule = schedule;
        this.desks = List.copyOf(desks);
    }

    /// How many games have been played so far.
    public long played() {
        return desks.stream().mapToLong(Desk::played).sum();
    }

    /// Asks for an early end: games under way are broken off, and no task begins. From any thread.
    public void stop() {
        stopped = true;
        desks.forEach(Desk::stop);
        wake();
    }

    private synchronized void wake() {
        notifyAll();
    }

    /// Plays until the schedule is over, or until [#stop]. What fails in a thread is thrown again here.
    public Effort run() {
        long begin = System.nanoTime();
        var threads = new ArrayList<Thread>();
        for (var desk : desks) {
            threads.add(Thread.ofPlatform().daemon().name("series").start(() -> playInTurn(desk)));
        }
        threads.forEach(Series::join);
        double seconds = (System.nanoTime() - begin) / 1e9;
        close();
        throwFailure();
        return new Effort(seconds, bytes.get());
    }

    private void close() {
        try {
            Closer.all(desks, Desk::close);
        } catch (RuntimeException | Error thrown) {
            keep(thrown);
        }
    }

    private synchronized void keep(Throwable thrown) {
        failure = Closer.joined(failure, thrown);
    }

    private synchronized void throwFailure() {
        switch (failure) {
            case null -> {}
            case Error error -> throw error;
            case RuntimeException thrown -> throw thrown;
            case Throwable thrown -> throw new IllegalStateException(thrown);
        }
    }

    private void playInTurn(Desk<R> desk) {
        long before = Allocation.ofThisThread();
        try {
            for (var task = take(); task.isPresent(); task = take()) {
                give(task.get(), desk.play(task.get()));
            }
        } catch (Throwable thrown) {
            fail(thrown);
        }
        bytes.addAndGet(Allocation.ofThisThread() - before);
    }

    /// The next task, as soon as there is one; nothing when there will be none.
    private synchronized Optional<Task> take() {
        while (!stopped) {
            var task = schedule.next();
            if (task.isPresent()) {
                underWay++;
                return task;
            }
            if (underWay == 0) {
                break;
            }
            try {
                wait();
            } catch (InterruptedException ignored) {
                // To end early there is stop().
            }
        }
        return Optional.empty();
    }

    private synchronized void give(Task task, R result) {
        underWay--;
        schedule.played(task, result);
        notifyAll();
    }

    private void fail(Throwable thrown) {
        keep(thrown);
        stop();
    }

    private static void join(Thread thread) {
        boolean interrupted = false;
        while (true) {
            try {
                thread.join();
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
