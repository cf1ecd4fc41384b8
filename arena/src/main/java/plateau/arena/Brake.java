package plateau.arena;

import org.jspecify.annotations.Nullable;

/// Ends one thread's work early from another thread: whoever thinks is interrupted, but only between
/// [#begin] and [#end], so that nothing else the thread does can be hit.
final class Brake {
    private @Nullable Thread working;
    private boolean interrupted;
    private volatile boolean pulled;

    /// The current thread begins work that may be interrupted.
    synchronized void begin() {
        working = Thread.currentThread();
    }

    /// The work is done; an interruption that came too late is taken back.
    synchronized void end() {
        working = null;
        if (interrupted) {
            interrupted = false;
            boolean _ = Thread.interrupted();
        }
    }

    /// Ends the work under way, and any later one; from any thread.
    synchronized void pull() {
        pulled = true;
        if (working != null) {
            interrupted = true;
            working.interrupt();
        }
    }

    boolean isPulled() {
        return pulled;
    }
}
