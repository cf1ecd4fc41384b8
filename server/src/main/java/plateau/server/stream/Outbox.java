package plateau.server.stream;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/// What waits to be sent down a stream. It holds a bounded number of events: a reader that is so slow
/// that it overflows is cut off, and comes back by itself. Of scenes only a few wait: who is further behind
/// is shown the newest.
public final class Outbox implements AutoCloseable {
    /// Who has not been shown so many wants to see where it has come to, and not the way there.
    private static final int MOST_SCENES = 6;

    private final int most;
    private final Runnable onClose;
    private final Deque<StreamEvent> waiting = new ArrayDeque<>(2);
    private Runnable bell = () -> {};
    private boolean isClosed;

    /// How many of those that wait do not count, since they were there before the reader.
    private int first;

    /// How many of those that wait have a scene.
    private int scenes;

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
                add(event);
            }
        }
        if (isFull) {
            close();
        } else {
            ring();
        }
    }

    private void add(StreamEvent event) {
        if (event.hasScene() && scenes == MOST_SCENES) {
            var bare = waiting.stream().map(StreamEvent::bare).toList();
            waiting.clear();
            waiting.addAll(bare);
            scenes = 0;
        }
        waiting.add(event);
        scenes += event.hasScene() ? 1 : 0;
    }

    /// Adds events before all that wait, however many they are: the reader has not begun yet.
    public void sendFirst(List<StreamEvent> events) {
        synchronized (waiting) {
            events.reversed().forEach(waiting::addFirst);
            first += events.size();
            scenes += (int) events.stream().filter(StreamEvent::hasScene).count();
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

    /// The events that wait, if any do, up to the first with a scene: one at a time is made and written.
    public List<StreamEvent> take() {
        synchronized (waiting) {
            var taken = new ArrayList<StreamEvent>();
            boolean hasScene = false;
            while (!hasScene && !waiting.isEmpty()) {
                var next = waiting.removeFirst();
                hasScene = next.hasScene();
                taken.add(next);
            }
            scenes -= hasScene ? 1 : 0;
            first = Math.max(0, first - taken.size());
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
