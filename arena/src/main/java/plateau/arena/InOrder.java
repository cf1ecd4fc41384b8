package plateau.arena;

import java.util.List;
import java.util.TreeMap;
import java.util.function.Consumer;

/// Passes on what several threads make in parts, in the order of the parts' numbers from 0.
final class InOrder<T> {
    private final Consumer<T> sink;
    private final TreeMap<Long, List<T>> waiting = new TreeMap<>();
    private long next;

    InOrder(Consumer<T> sink) {
        this.sink = sink;
    }

    synchronized void accept(long part, List<T> items) {
        waiting.put(part, items);
        while (!waiting.isEmpty() && waiting.firstKey() == next) {
            waiting.pollFirstEntry().getValue().forEach(sink);
            next++;
        }
    }

    /// Passes on what is left, though parts before it never came.
    synchronized void flush() {
        waiting.values().forEach(items -> items.forEach(sink));
        waiting.clear();
    }
}
