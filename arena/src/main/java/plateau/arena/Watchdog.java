package plateau.arena;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/// One thread that looks every few milliseconds after all who wait or think, while there are any.
public final class Watchdog {
    private static final long PERIOD = 5_000_000;

    /// Somebody to look after.
    public interface Watched {
        /// Looks whether it takes too long.
        ///
        /// @param now as [System#nanoTime] counts
        void look(long now);
    }

    private static final Set<Watched> ALL = ConcurrentHashMap.newKeySet();
    private static @Nullable Thread thread;

    private Watchdog() {}

    /// Looks after somebody from now on.
    public static synchronized void add(Watched watched) {
        ALL.add(watched);
        if (thread == null) {
            thread = Thread.ofPlatform().daemon().name("watchdog").start(Watchdog::watch);
        }
    }

    /// Does not look after somebody any more.
    public static void remove(Watched watched) {
        ALL.remove(watched);
    }

    private static void watch() {
        do {
            LockSupport.parkNanos(PERIOD);
            long now = System.nanoTime();
            ALL.forEach(watched -> look(watched, now));
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

    private static synchronized boolean isIdle() {
        if (ALL.isEmpty()) {
            thread = null;
            return true;
        }
        return false;
    }
}
