package plateau.arena.match;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/// A thread that looks every few milliseconds after all who wait or think, while there are any. It looks since nobody
/// tells it: who waits for a pipe is not woken by being interrupted, and to begin to think must cost next to nothing.
public final class Watchdog {
    private static final long PERIOD = 5_000_000;

    /// So often it looks at nobody before it rests: the next move may come soon.
    private static final int PATIENCE = 200;

    /// Somebody to look after.
    public interface Watched {
        /// Looks whether it takes too long.
        ///
        /// @param now as [System#nanoTime] counts
        void look(long now);
    }

    private static final Watchdog OF_PROCESS = new Watchdog();

    private final Set<Watched> all = ConcurrentHashMap.newKeySet();
    private @Nullable Thread thread;
    private int looksAtNobody;

    /// The one whom all have who are not given another: many who play need no more than one thread.
    public static Watchdog ofProcess() {
        return OF_PROCESS;
    }

    /// Looks after somebody from now on.
    public synchronized void add(Watched watched) {
        all.add(watched);
        looksAtNobody = 0;
        if (thread == null) {
            thread = Thread.ofPlatform().daemon().name("watchdog").start(this::watch);
        }
    }

    /// Does not look after somebody any more.
    public void remove(Watched watched) {
        all.remove(watched);
    }

    private void watch() {
        do {
            LockSupport.parkNanos(PERIOD);
            long now = System.nanoTime();
            all.forEach(watched -> look(watched, now));
        } while (!isIdle());
    }

    /// What goes wrong with one does not keep us from the others.
    private static void look(Watched watched, long now) {
        try {
            watched.look(now);
        } catch (Throwable ignored) {
            // It is looked at again.
        }
    }

    /// Whether no thread of it runs.
    public synchronized boolean isResting() {
        return thread == null;
    }

    private synchronized boolean isIdle() {
        if (all.isEmpty() && ++looksAtNobody >= PATIENCE) {
            thread = null;
            return true;
        }
        return false;
    }
}
