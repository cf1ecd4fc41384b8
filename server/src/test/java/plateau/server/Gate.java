package plateau.server;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

/// Where whoever comes waits while it is shut.
public final class Gate {
    private final AtomicInteger waiting = new AtomicInteger();
    private volatile CountDownLatch latch = new CountDownLatch(0);

    public void shut() {
        latch = new CountDownLatch(1);
    }

    public void open() {
        latch.countDown();
    }

    /// How many wait here.
    public int waiting() {
        return waiting.get();
    }

    void pass() {
        waiting.incrementAndGet();
        try {
            latch.await();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        } finally {
            waiting.decrementAndGet();
        }
    }
}
