package plateau.server.crash;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plateau.server.live.Answer;

/// What a server has promised about one table: moves and sayings that it acknowledged, and events that it
/// told.
final class Ledger {
    private final Map<Integer, String> moves = new HashMap<>();
    private final List<String> sayings = new ArrayList<>();
    private final List<String> events = new ArrayList<>();

    synchronized void acknowledge(int ply, String move) {
        assertThat(moves.put(ply, move))
                .as("ply %d was acknowledged before", ply)
                .isNull();
    }

    synchronized void acknowledge(String saying) {
        sayings.add(saying);
    }

    /// An event was told: none may be missing between it and the last.
    synchronized void tell(String event) {
        assertThat(Answer.of(event)).containsEntry("id", events.size() + 1L);
        events.add(event);
        notifyAll();
    }

    synchronized int lastEvent() {
        return events.size();
    }

    synchronized void awaitEventAfter(int event, long millis) throws InterruptedException {
        long end = System.nanoTime() + millis * 1_000_000;
        while (events.size() <= event && System.nanoTime() < end) {
            wait(millis);
        }
    }

    synchronized int promises() {
        return moves.size() + sayings.size();
    }

    synchronized int tellings() {
        return events.size();
    }

    private synchronized Ledger copy() {
        var copy = new Ledger();
        copy.moves.putAll(moves);
        copy.sayings.addAll(sayings);
        copy.events.addAll(events);
        return copy;
    }

    /// Asks for the log, after having looked at what must be in it.
    interface Log {
        List<String> read() throws Exception;
    }

    /// Compares with a log: everything acknowledged is there, once and in its place, and so is everything
    /// that was told.
    void check(Log log) throws Exception {
        var promised = copy();
        var lines = log.read();
        assertThat(lines.subList(0, Math.min(lines.size(), promised.events.size())))
                .isEqualTo(promised.events);
        var made = new HashMap<Integer, String>();
        var said = new ArrayList<String>();
        int ply = 0;
        for (int i = 0; i < lines.size(); i++) {
            var event = Answer.of(lines.get(i));
            assertThat(event).containsEntry("id", i + 1L);
            switch (event.text("type")) {
                case "started" -> ply = event.list("moves").size();
                case "moved" -> {
                    var moves = event.texts("moves");
                    assertThat(event).containsEntry("ply", (long) ply);
                    made.put(ply, moves.getFirst());
                    ply += moves.size();
                }
                case "said" -> said.add(event.text("text"));
                case "ended" -> assertThat(i).isEqualTo(lines.size() - 1);
                default -> {}
            }
        }
        assertThat(made).containsAllEntriesOf(promised.moves);
        assertThat(said).doesNotHaveDuplicates();
        assertThat(said.stream().filter(promised.sayings::contains).toList()).isEqualTo(promised.sayings);
    }
}
