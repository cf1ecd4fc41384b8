package plateau.server.crash;

import java.io.IOException;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import plateau.server.live.Connection;

/// The way to the server that is there now; those who come while there is none wait.
final class Door {
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private int port;

    /// @param port 0 when there is no server
    void lead(int port) {
        lock.lock();
        try {
            this.port = port;
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /// A connection to the server. The one that is left behind may still be known here, and then nobody
    /// answers: one tries again.
    Connection open() throws InterruptedException {
        while (true) {
            try {
                return new Connection(await());
            } catch (IOException _) {
                Thread.sleep(5);
            }
        }
    }

    private int await() throws InterruptedException {
        lock.lock();
        try {
            while (port == 0) {
                changed.await();
            }
            return port;
        } finally {
            lock.unlock();
        }
    }
}
