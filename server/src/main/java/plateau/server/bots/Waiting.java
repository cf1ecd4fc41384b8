package plateau.server.bots;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedMap;

/// The jobs that wait: those who made the tables are served in turn, so that nobody's many tables keep
/// another's few waiting; of one maker's, who came first is served first.
final class Waiting {
    private final SequencedMap<String, LinkedHashSet<Ticket>> byMaker = new LinkedHashMap<>();
    private int size;

    void add(Ticket ticket) {
        if (byMaker.computeIfAbsent(ticket.job().maker(), _ -> new LinkedHashSet<>())
                .add(ticket)) {
            size++;
        }
    }

    void remove(Ticket ticket) {
        var own = byMaker.get(ticket.job().maker());
        if (own != null && own.remove(ticket)) {
            size--;
            if (own.isEmpty()) {
                byMaker.remove(ticket.job().maker());
            }
        }
    }

    /// The next one; whoever made its table goes to the end of the line.
    Ticket removeFirst() {
        var first = byMaker.pollFirstEntry();
        var ticket = first.getValue().removeFirst();
        size--;
        if (!first.getValue().isEmpty()) {
            byMaker.put(first.getKey(), first.getValue());
        }
        return ticket;
    }

    /// All of them, which wait no more.
    List<Ticket> removeAll() {
        var all = byMaker.values().stream().flatMap(LinkedHashSet::stream).toList();
        byMaker.clear();
        size = 0;
        return all;
    }

    boolean isEmpty() {
        return size == 0;
    }

    int size() {
        return size;
    }
}
