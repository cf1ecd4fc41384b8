package plateau.arena.match;

import org.jspecify.annotations.Nullable;

/// Interrupts whoever thinks in this thread for too long. Whether it was too long is decided by the
/// clock: the alarm is for those who would never answer, and comes a little later.
final class Alarm implements Watchdog.Watched {
    /// Nanoseconds by which it comes late.
    private static final long GRACE = 100_000_000;

    private @Nullable Thread thinking;
    private long deadline;
    private boolean rang;

    /// Sets the alarm for the current thread.
    ///
    /// @param nanos how long it may think
    synchronized void set(long nanos) {
        thinking = Thread.currentThread();
        deadline = System.nanoTime() + nanos + GRACE;
        rang = false;
    }

    /// The thinking is over; if the alarm has rung its interruption is taken back.
    synchronized void clear() {
        thinking = null;
        if (rang) {
            rang = false;
            boolean _ = Thread.interrupted();
        }
    }

    @Override
    public synchronized void look(long now) {
        if (thinking != null && !rang && now - deadline >= 0) {
            rang = true;
            thinking.interrupt();
        }
    }
}
