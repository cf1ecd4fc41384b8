package plateau.server.stream;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/// What waits to be sent down a stream. It holds a bounded number of events: a reader that is so slow
/// that it overflows is cut off, and comes back by itself.
public final class Outbox implements AutoCloseable {
    private final int most;
    private final Runnable onClose;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final Deque<StreamEvent> waiting = new ArrayDeque<>();
    private boolean isClosed;

    /// How many of those that wait do not count, since they were there before the reader.
    private int first;

    /// @param most how many events may wait
    /// @param onClose is run once, when nothing can be sent any more
    public Outbox(int most, Runnable onClose) {
        this.most = most;
        this.onClose = onClose;
    }

    /// Adds an event, or closes the stream if too many wait.
    public void send(StreamEvent event) {
        boolean isFull;
        lock.lock();
        try {
            if (isClosed) {
                return;
            }
            isFull = waiting.size() - first >= most;
            if (!isFull) {
                waiting.add(event);
                changed.signal();
            }
        } finally {
            lock.unlock();
        }
        if (isFull) {
            close();
        }
    }

    /// Adds events before all that wait, however many they are: the reader has not begun yet.
    public void sendFirst(List<StreamEvent> events) {
        lock.lock();
        try {
            events.reversed().forEach(waiting::addFirst);
            first += events.size();
            changed.signal();
        } finally {
            lock.unlock();
        }
    }

    /// Waits for events and gives all that there are; none if the patience is at its end, or once the
    /// stream is closed.
    public List<StreamEvent> take(Duration patience) throws InterruptedException {
        long left = patience.toNanos();
        lock.lock();
        try {
            while (waiting.isEmpty() && !isClosed && left > 0) {
                left = changed.awaitNanos(left);
            }
            var taken = new ArrayList<>(waiting);
            waiting.clear();
            first = 0;
            return taken;
        } finally {
            lock.unlock();
        }
    }

    /// Whether nothing will come any more.
    public boolean isClosed() {
        lock.lock();
        try {
            return isClosed && waiting.isEmpty();
        } finally {
            lock.unlock();
        }
    }

    /// Sends nothing any more; what waits is still sent.
    @Override
    public void close() {
        lock.lock();
        try {
            if (isClosed) {
                return;
            }
            isClosed = true;
            changed.signalAll();
        } finally {
            lock.unlock();
        }
        onClose.run();
    }
}
