package plateau.arena.series;

import java.util.TreeMap;
import java.util.function.Consumer;

/// Passes on what several threads make, in the order of the numbers it has, from 0.
final class InOrder<T> {
    private final Consumer<T> sink;
    private final TreeMap<Long, T> waiting = new TreeMap<>();
    private long next;

    InOrder(Consumer<T> sink) {
        this.sink = sink;
    }

    synchronized void accept(long number, T item) {
        waiting.put(number, item);
        while (!waiting.isEmpty() && waiting.firstKey() == next) {
            sink.accept(waiting.pollFirstEntry().getValue());
            next++;
        }
    }

    /// Passes on what is left, though some before it never came.
    synchronized void flush() {
        waiting.values().forEach(sink);
        waiting.clear();
    }
}
