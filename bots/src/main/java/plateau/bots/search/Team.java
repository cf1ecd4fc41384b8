package plateau.bots.search;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/// Threads that judge the leaves of a batch together with the thread that leads the search. They live
/// as long as one search, and wait busily for the next batch, which never takes long to come.
final class Team implements AutoCloseable {
    private static final int CLOSED = -1;

    /// Bits of an order that say how many descents there are to judge; those above count the batches.
    private static final int COUNT_BITS = 4;

    /// Turns of busy waiting after which a thread lets others run.
    private static final int PATIENCE = 5000;

    private static final int NAP_NANOS = 10_000;

    private final Descent[] descents;
    private final boolean isAlone;

    /// The last batch for which somebody took a descent.
    private final AtomicLongArray taken;

    private final AtomicInteger done = new AtomicInteger();
    private long batch;
    private volatile long order;

    /// What a judge threw; the leader throws it again.
    private volatile @Nullable Throwable failure;

    Team(Descent[] descents, int threads) {
        this.descents = descents;
        isAlone = threads == 1;
        taken = new AtomicLongArray(descents.length);
        for (int i = 1; i < threads; i++) {
            Thread.ofPlatform().daemon().name("search").start(this::help);
        }
    }

    /// Judges the first so many descents.
    void judge(int count) {
        if (isAlone || count == 1) {
            for (int i = 0; i < count; i++) {
                descents[i].judge();
            }
            return;
        }
        done.set(0);
        long given = (++batch << COUNT_BITS) | count;
        order = given;
        work(given);
        for (int turns = 0; done.get() < count; turns++) {
            pause(turns);
        }
        switch (failure) {
            case null -> {}
            case RuntimeException thrown -> throw thrown;
            case Error thrown -> throw thrown;
            default -> throw new IllegalStateException(failure);
        }
    }

    private void help() {
        long seen = order;
        for (int turns = 0; seen != CLOSED; turns++) {
            if (order == seen) {
                pause(turns);
            } else {
                seen = order;
                turns = 0;
                work(seen);
            }
        }
    }

    /// Whoever comes late finds all descents of its batch taken.
    private void work(long given) {
        long mine = given >> COUNT_BITS;
        int count = given == CLOSED ? 0 : (int) given & ((1 << COUNT_BITS) - 1);
        for (int i = 0; i < count; i++) {
            long last = taken.get(i);
            if (last < mine && taken.compareAndSet(i, last, mine)) {
                judge(descents[i]);
                done.incrementAndGet();
            }
        }
    }

    private void judge(Descent descent) {
        try {
            descent.judge();
        } catch (RuntimeException | Error thrown) {
            failure = thrown;
        }
    }

    private static void pause(int turns) {
        if (turns < PATIENCE) {
            Thread.onSpinWait();
        } else {
            LockSupport.parkNanos(NAP_NANOS);
        }
    }

    @Override
    public void close() {
        order = CLOSED;
    }
}
