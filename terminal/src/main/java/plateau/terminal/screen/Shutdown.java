package plateau.terminal.screen;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/// What is needed so that nothing is lost on Ctrl-C: until it is closed, Ctrl-C stops the work and
/// waits for the main thread to print what it has.
public final class Shutdown implements AutoCloseable {
    private static final long PATIENCE_SECONDS = 30;

    private final CountDownLatch printed = new CountDownLatch(1);
    private final Thread hook;

    /// @param stop ends the work early; called from another thread
    public Shutdown(Runnable stop) {
        this(stop, PATIENCE_SECONDS, () -> {});
    }

    /// @param patience seconds that the main thread has to print
    /// @param otherwise what is done if it does not
    public Shutdown(Runnable stop, long patience, Runnable otherwise) {
        hook = new Thread(() -> {
            stop.run();
            if (!isPrintedWithin(patience)) {
                otherwise.run();
            }
        });
        try {
            Runtime.getRuntime().addShutdownHook(hook);
        } catch (IllegalStateException underWay) {
            stop.run();
        }
    }

    private boolean isPrintedWithin(long seconds) {
        try {
            return printed.await(seconds, TimeUnit.SECONDS);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /// Everything is printed.
    @Override
    public void close() {
        printed.countDown();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException underWay) {
            // the hook runs, or has run: nothing to remove
        }
    }
}
