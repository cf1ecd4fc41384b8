package plateau.server.replays;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import plateau.api.ReplayJson;
import plateau.bots.search.Analyst;
import plateau.core.text.Json;
import plateau.core.wire.Wire;
import plateau.server.stream.Outbox;
import plateau.server.stream.StreamEvent;

/// A film that a bot looks through, and those who want to know what it thinks. Used under the lock of
/// [Studies].
final class Study {
    /// What it is known by.
    record Name(String film, String bot) {}

    private final Name name;
    private final Film film;
    private final Judge judge;

    /// The plies at which somebody had a choice.
    private final List<Integer> decisions;

    private final List<StreamEvent> judged = new ArrayList<>();
    private final Set<Outbox> listeners = new LinkedHashSet<>();

    /// How many of the decisions have been looked at.
    private int done;

    Study(Name name, Film film, Analyst analyst) {
        this.name = name;
        this.film = film;
        judge = new Judge(film, analyst);
        decisions = IntStream.range(0, film.plies())
                .filter(ply -> film.reel().choices(ply) > 1)
                .boxed()
                .toList();
    }

    Name name() {
        return name;
    }

    Film film() {
        return film;
    }

    Judge judge() {
        return judge;
    }

    boolean isDone() {
        return done == decisions.size();
    }

    boolean isWanted() {
        return !listeners.isEmpty() && !isDone();
    }

    int size() {
        return judged.size();
    }

    boolean isHeard() {
        return !listeners.isEmpty();
    }

    /// The ply to look at next.
    int next() {
        return decisions.get(done);
    }

    /// Somebody wants to know: first it is told what is known already.
    void enter(Outbox outbox) {
        outbox.send(event(new ReplayJson.Begun(decisions.size())));
        judged.forEach(outbox::send);
        if (isDone()) {
            end(outbox);
        } else {
            listeners.add(outbox);
        }
    }

    private static StreamEvent event(ReplayJson.Judging what) {
        var json = Wire.json(ReplayJson.Judging.class, what);
        return new StreamEvent(0, Wire.name(ReplayJson.Judging.class, what), Json.write(json));
    }

    private static void end(Outbox outbox) {
        outbox.send(event(new ReplayJson.Done()));
        outbox.close();
    }

    void leave(Outbox outbox) {
        listeners.remove(outbox);
    }

    /// A decision was judged.
    void take(ReplayJson.Judged judgement) {
        var event = event(judgement);
        judged.add(event);
        List.copyOf(listeners).forEach(each -> each.send(event));
        skip();
    }

    /// On to the next decision.
    void skip() {
        done++;
        if (isDone()) {
            List.copyOf(listeners).forEach(Study::end);
            listeners.clear();
        }
    }

    /// Nobody will be told anything any more.
    void close() {
        List.copyOf(listeners).forEach(Outbox::close);
    }

    /// How many events may wait for somebody who reads slowly: all of them.
    int most() {
        return decisions.size() + 2;
    }
}
