package plateau.server.stream;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/// What waits to be sent down a stream. It holds a bounded number of events: a reader that is so slow
/// that it overflows is cut off, and comes back by itself.
public final class Outbox implements AutoCloseable {
    private final int most;
    private final Runnable onClose;
    private final Deque<StreamEvent> waiting = new ArrayDeque<>(2);
    private Runnable bell = () -> {};
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
        synchronized (waiting) {
            if (isClosed) {
                return;
            }
            isFull = waiting.size() - first >= most;
            if (!isFull) {
                waiting.add(event);
            }
        }
        if (isFull) {
            close();
        } else {
            ring();
        }
    }

    /// Adds events before all that wait, however many they are: the reader has not begun yet.
    public void sendFirst(List<StreamEvent> events) {
        synchronized (waiting) {
            events.reversed().forEach(waiting::addFirst);
            first += events.size();
        }
        ring();
    }

    /// From now on a bell is rung whenever there is something to [take][#take], or nothing will come any
    /// more; also at once, if that is so.
    public void ringing(Runnable bell) {
        boolean isDue;
        synchronized (waiting) {
            this.bell = bell;
            isDue = isClosed || !waiting.isEmpty();
        }
        if (isDue) {
            bell.run();
        }
    }

    private void ring() {
        Runnable rung;
        synchronized (waiting) {
            rung = bell;
        }
        rung.run();
    }

    /// All events that wait, if any do.
    public List<StreamEvent> take() {
        synchronized (waiting) {
            var taken = new ArrayList<>(waiting);
            waiting.clear();
            first = 0;
            return taken;
        }
    }

    /// Whether nothing will come any more.
    public boolean isClosed() {
        synchronized (waiting) {
            return isClosed && waiting.isEmpty();
        }
    }

    /// Whether more may come than what waits.
    public boolean isOpen() {
        synchronized (waiting) {
            return !isClosed;
        }
    }

    /// Whether there is something to take, or nothing will come any more.
    public boolean isDue() {
        synchronized (waiting) {
            return isClosed || !waiting.isEmpty();
        }
    }

    /// Sends nothing any more; what waits is still sent.
    @Override
    public void close() {
        synchronized (waiting) {
            if (isClosed) {
                return;
            }
            isClosed = true;
        }
        ring();
        onClose.run();
    }
}
