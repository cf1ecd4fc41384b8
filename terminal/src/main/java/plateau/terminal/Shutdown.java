package plateau.terminal;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/// What is needed so that nothing is lost on Ctrl-C: until it is closed, Ctrl-C stops the work and
/// waits for the main thread to print what it has.
final class Shutdown implements AutoCloseable {
    private static final long PATIENCE_SECONDS = 30;

    private final CountDownLatch printed = new CountDownLatch(1);
    private final Thread hook;

    /// @param stop ends the work early; called from another thread
    Shutdown(Runnable stop) {
        hook = new Thread(() -> stopAndWait(stop));
        Runtime.getRuntime().addShutdownHook(hook);
    }

    private void stopAndWait(Runnable stop) {
        stop.run();
        try {
            boolean _ = printed.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /// Everything is printed.
    @Override
    public void close() {
        printed.countDown();
        forget(hook);
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
