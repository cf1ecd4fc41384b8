package plateau.arena.match;

import org.jspecify.annotations.Nullable;

/// Ends one thread's work early from another thread: whoever thinks is interrupted, but only between
/// [#begin] and [#end], so that nothing else the thread does can be hit.
///
/// Beginning and ending take no lock: each game does it. Either the thread that ends sees that the brake
/// was pulled, or the one that pulls sees that there is nobody to interrupt.
final class Brake {
    private volatile @Nullable Thread working;
    private volatile boolean pulled;
    private boolean interrupted;

    /// The current thread begins work that may be interrupted.
    void begin() {
        working = Thread.currentThread();
    }

    /// The work is done; an interruption that came too late is taken back.
    void end() {
        working = null;
        if (pulled) {
            takeBack();
        }
    }

    private synchronized void takeBack() {
        if (interrupted) {
            interrupted = false;
            boolean _ = Thread.interrupted();
        }
    }

    /// Ends the work under way, and any later one; from any thread.
    void pull() {
        pulled = true;
        interrupt();
    }

    private synchronized void interrupt() {
        var thread = working;
        if (thread != null) {
            interrupted = true;
            thread.interrupt();
        }
    }

    boolean isPulled() {
        return pulled;
    }
}
