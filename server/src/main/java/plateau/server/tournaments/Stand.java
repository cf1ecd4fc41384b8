package plateau.server.tournaments;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicReference;
import plateau.core.text.Json;
import plateau.server.stream.Outbox;
import plateau.server.stream.StreamEvent;

/// Those who look on at a tournament. All are told the same, and only what is new.
public final class Stand {
    private static final int MOST_WAITING = 20;

    /// Who has looked at a board counts as somebody who looks for so long.
    private static final long LOOKS = Duration.ofSeconds(10).toNanos();

    private final Cup cup;
    private final List<Outbox> listeners = new CopyOnWriteArrayList<>();
    private volatile long looked = System.nanoTime() - LOOKS;
    private String told = "";
    private long events;

    Stand(Cup cup) {
        this.cup = cup;
    }

    /// Tells somebody how things stand, and what changes, until it ends.
    public Outbox listen(int place) {
        var self = new AtomicReference<Outbox>();
        var outbox =
                new Outbox(
                        MOST_WAITING,
                        () -> Optional.ofNullable(self.get()).ifPresent(listeners::remove));
        self.set(outbox);
        synchronized (this) {
            var json = json(place);
            outbox.send(new StreamEvent(++events, "tournament", json));
            send(json);
            if (cup.hasEnded()) {
                outbox.close();
            } else {
                listeners.add(outbox);
            }
        }
        look();
        return outbox;
    }

    private String json(int place) {
        return Json.write(CupJson.event(cup, place));
    }

    /// Somebody looks at a board, or the tournament has begun.
    void look() {
        if (!listeners.isEmpty()) {
            looked = System.nanoTime();
        }
        boolean isLookedAt = System.nanoTime() - looked < LOOKS;
        cup.run().ifPresent(run -> run.watch(isLookedAt));
    }

    /// Somebody asks for a board.
    public void looked() {
        looked = System.nanoTime();
        look();
    }

    /// Tells what is new, if somebody listens.
    void tell() {
        tell(0);
    }

    /// @param place in the queue, from 1; 0 if it is not there
    synchronized void tell(int place) {
        look();
        if (listeners.isEmpty()) {
            return;
        }
        send(json(place));
        if (cup.hasEnded()) {
            listeners.forEach(Outbox::close);
        }
    }

    /// Tells all who listen, unless that was the last that was told.
    private void send(String json) {
        if (!json.equals(told)) {
            told = json;
            var event = new StreamEvent(++events, "tournament", json);
            listeners.forEach(each -> each.send(event));
        }
    }

    /// Nobody is told anything any more.
    void close() {
        listeners.forEach(Outbox::close);
    }
}
