package plateau.server.tables;

import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import plateau.server.tables.terms.Turns;

/// What has to be looked at when, the earliest first. Each has one time, which may change until it has come;
/// whoever looks sleeps until the first of them.
final class Agenda {
    /// A clock may be set, and a computer may sleep: both show at the latest then.
    private static final long LONGEST_MILLIS = Duration.ofMinutes(1).toMillis();

    private record Entry(long due, String id) implements Comparable<Entry> {
        @Override
        public int compareTo(Entry other) {
            return due == other.due ? id.compareTo(other.id) : Long.compare(due, other.due);
        }
    }

    private final InstantSource time;
    private final TreeSet<Entry> entries = new TreeSet<>();
    private final Map<String, Entry> byId = new HashMap<>();

    Agenda(InstantSource time) {
        this.time = time;
    }

    /// Something is to be looked at then, and not at the time that was known before.
    ///
    /// @param due [Turns#NEVER] if it need not be
    synchronized void at(String id, long due) {
        var known = byId.get(id);
        if (known != null && known.due != due) {
            byId.remove(id);
            entries.remove(known);
        }
        if (due != Turns.NEVER && (known == null || known.due != due)) {
            add(new Entry(due, id));
        }
    }

    /// Something is to be looked at then, or before if that was known.
    synchronized void by(String id, long due) {
        var known = byId.get(id);
        if (known == null || known.due > due) {
            at(id, due);
        }
    }

    /// Something is to be looked at then, unless a time is known.
    synchronized void once(String id, long due) {
        if (!byId.containsKey(id)) {
            at(id, due);
        }
    }

    private void add(Entry entry) {
        byId.put(entry.id, entry);
        entries.add(entry);
        if (entries.first().equals(entry)) {
            notifyAll();
        }
    }

    /// What is to be looked at by now; it is not known any more then.
    synchronized List<String> take() {
        long now = time.millis();
        var taken = new ArrayList<String>();
        while (!entries.isEmpty() && entries.first().due <= now) {
            var first = entries.removeFirst();
            byId.remove(first.id);
            taken.add(first.id);
        }
        return taken;
    }

    /// Waits until something is to be looked at.
    synchronized void await() throws InterruptedException {
        long left;
        while ((left = left()) > 0) {
            wait(Math.min(left, LONGEST_MILLIS));
        }
    }

    private long left() {
        return entries.isEmpty() ? LONGEST_MILLIS : entries.first().due - time.millis();
    }
}
