package plateau.terminal;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/// What is needed so that nothing is lost on Ctrl-C.
final class Shutdown {
    private static final long PATIENCE_SECONDS = 30;

    private Shutdown() {}

    /// Waits in a shutdown hook until the main thread has printed what it has.
    static void await(CountDownLatch printed) {
        try {
            boolean _ = printed.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /// Removes a hook that is no longer needed, unless the shutdown has begun.
    static void forget(Thread hook) {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException underWay) {
            // the hook runs, or has run: nothing to remove
        }
    }
}
