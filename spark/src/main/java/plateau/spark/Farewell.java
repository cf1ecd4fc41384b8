package plateau.spark;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.apache.hadoop.util.ShutdownHookManager;
import org.apache.spark.sql.SparkSession;

/// Ends a session. On Ctrl-C Spark would end it at once, and whoever wants to keep what was played could not
/// write it down any more: so it waits for them.
final class Farewell implements AutoCloseable {
    /// A little longer than commands have to print what they have.
    private static final long PATIENCE_SECONDS = 40;

    private final SparkSession session;
    private final CountDownLatch closed = new CountDownLatch(1);
    private final Thread hook = new Thread(this::await);
    private volatile boolean isAwaited;

    Farewell(SparkSession session) {
        this.session = session;
        ShutdownHookManager.get().clearShutdownHooks();
        try {
            Runtime.getRuntime().addShutdownHook(hook);
        } catch (IllegalStateException underWay) {
            session.stop();
        }
    }

    /// Something is played that must not be lost.
    void expect() {
        isAwaited = true;
    }

    private void await() {
        try {
            if (isAwaited) {
                closed.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
        session.stop();
    }

    @Override
    public void close() {
        session.stop();
        closed.countDown();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException underWay) {
            // It waited for this.
        }
    }
}
