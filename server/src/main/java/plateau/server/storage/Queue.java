package plateau.server.storage;

import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/// What waits to be written. Each knows the one before it, so that adding one is a single step, and
/// so is taking them all.
final class Queue {
    private final AtomicReference<@Nullable Pending> newest = new AtomicReference<>();
    private volatile @Nullable Thread taker;
    private volatile boolean isClosed;
    private volatile boolean isOver;

    Pending add(Pending pending) {
        Pending before;
        do {
            before = newest.get();
            pending.earlier = before;
        } while (!newest.compareAndSet(before, pending));
        if (before == null) {
            LockSupport.unpark(taker);
        }
        if (isOver) {
            giveUp();
        }
        return pending;
    }

    /// Waits for something to do, and is false once it is closed and empty.
    boolean take(List<Pending> batch) {
        taker = Thread.currentThread();
        Pending last;
        while ((last = newest.getAndSet(null)) == null) {
            if (isClosed) {
                isOver = true;
                return false;
            }
            LockSupport.park(this);
        }
        for (var each = last; each != null; each = each.earlier) {
            batch.add(each);
        }
        Collections.reverse(batch);
        return true;
    }

    /// About how many there are.
    int size() {
        int size = 0;
        for (var each = newest.get(); each != null; each = each.earlier) {
            size++;
        }
        return size;
    }

    /// Tells everybody who waits that it takes too long.
    void giveUp() {
        for (var each = newest.getAndSet(null); each != null; each = each.earlier) {
            each.giveUp();
        }
    }

    /// What is there is still taken.
    void close() {
        isClosed = true;
        LockSupport.unpark(taker);
    }
}
