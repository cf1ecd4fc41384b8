package plateau.server.storage;

import java.util.ArrayList;
import java.util.List;

/// What waits to be written. All of it is taken at once, so that one lock, held for a step, is all there is to it.
final class Queue {
    private List<Pending> waiting = new ArrayList<>();
    private boolean isClosed;
    private boolean isOver;

    /// Something to be written, unless nothing is written any more.
    synchronized Pending add(Pending pending) {
        if (isOver) {
            pending.giveUp();
            return pending;
        }
        waiting.add(pending);
        if (waiting.size() == 1) {
            notifyAll();
        }
        return pending;
    }

    /// Waits for something to do, and takes all of it; nothing once it is closed and empty.
    synchronized List<Pending> take() {
        while (waiting.isEmpty() && !isClosed) {
            try {
                wait();
            } catch (InterruptedException _) {
                // It ends by being closed.
            }
        }
        isOver = waiting.isEmpty();
        return takeAll();
    }

    private List<Pending> takeAll() {
        var taken = waiting;
        waiting = new ArrayList<>();
        return taken;
    }

    synchronized int size() {
        return waiting.size();
    }

    /// Tells everybody who waits that it takes too long.
    synchronized void giveUp() {
        takeAll().forEach(Pending::giveUp);
    }

    /// What is there is still taken.
    synchronized void close() {
        isClosed = true;
        notifyAll();
    }
}
