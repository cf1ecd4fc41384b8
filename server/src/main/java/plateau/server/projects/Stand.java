package plateau.server.projects;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicReference;
import plateau.core.text.Json;
import plateau.core.wire.Wire;
import plateau.server.stream.Outbox;
import plateau.server.stream.StreamEvent;

/// Those who look on at a project. All are told the same, and only what is new.
public final class Stand {
    private static final int MOST_WAITING = 20;

    /// Who has looked at a board counts as somebody who looks for so long.
    private static final long LOOKS = Duration.ofSeconds(10).toNanos();

    private final Project project;
    private final List<Outbox> listeners = new CopyOnWriteArrayList<>();
    private volatile long looked = System.nanoTime() - LOOKS;
    private String told = "";
    private long events;

    Stand(Project project) {
        this.project = project;
    }

    /// Tells somebody how things stand, and what changes, until it ends.
    public Outbox listen(int place) {
        var self = new AtomicReference<Outbox>();
        var outbox =
                new Outbox(MOST_WAITING, () -> Optional.ofNullable(self.get()).ifPresent(listeners::remove));
        self.set(outbox);
        synchronized (this) {
            // Asked first: of one that ends meanwhile the end is told either here or to those who listen.
            boolean hasEnded = project.hasEnded();
            var json = json(place);
            outbox.send(new StreamEvent(++events, project.kind(), json));
            send(json);
            if (hasEnded) {
                outbox.close();
            } else {
                listeners.add(outbox);
            }
        }
        look();
        return outbox;
    }

    private String json(int place) {
        var json = new LinkedHashMap<String, Object>();
        json.put("type", project.kind());
        json.putAll(project.whole(place));
        return Json.write(json);
    }

    /// Somebody looks at a board, or it has begun.
    public void look() {
        if (!listeners.isEmpty()) {
            looked = System.nanoTime();
        }
        boolean isLookedAt = System.nanoTime() - looked < LOOKS;
        project.watch(isLookedAt);
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
        for (var news : project.news()) {
            var type = String.valueOf(news.get("type"));
            send(new StreamEvent(++events, type, Wire.write(news)));
        }
        send(json(place));
        if (project.hasEnded()) {
            listeners.forEach(Outbox::close);
        }
    }

    /// Tells all who listen, unless that was the last that was told.
    private void send(String json) {
        if (!json.equals(told)) {
            told = json;
            send(new StreamEvent(++events, project.kind(), json));
        }
    }

    private void send(StreamEvent event) {
        listeners.forEach(each -> each.send(event));
    }

    /// Nobody is told anything any more.
    void close() {
        listeners.forEach(Outbox::close);
    }
}
