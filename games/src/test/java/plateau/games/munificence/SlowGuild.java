package plateau.games.munificence;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// The builders for hire as lists (rules 1.9): for each level three places and the queue behind them.
final class SlowGuild {
    /// Nobody at a place.
    static final int NOBODY = -1;

    private final SlowDeck deck;
    final Map<Integer, List<Integer>> places = new TreeMap<>();
    private final Map<Integer, List<Integer>> queues = new TreeMap<>();

    SlowGuild(SlowDeck deck, int levels) {
        this.deck = deck;
        for (int level = 1; level <= levels; level++) {
            places.put(level, new ArrayList<>(Collections.nCopies(3, NOBODY)));
            queues.put(level, new ArrayList<>());
        }
        deck.builders.forEach(builder -> queue(builder.number()).add(builder.number()));
        places.keySet().forEach(this::refill);
    }

    private int level(int builder) {
        return deck.builders.get(builder).level();
    }

    private List<Integer> queue(int builder) {
        return queues.getOrDefault(level(builder), List.of());
    }

    /// The builders of a level on offer, in the order of their places.
    List<Integer> offer(int level) {
        return places.getOrDefault(level, List.of()).stream()
                .filter(builder -> builder != NOBODY)
                .toList();
    }

    /// All builders on offer, level by level.
    List<Integer> offer() {
        return places.keySet().stream().flatMap(level -> offer(level).stream()).toList();
    }

    void hire(int builder) {
        leave(builder);
        refill(level(builder));
    }

    void sendBack(List<Integer> builders) {
        for (int builder : builders) {
            leave(builder);
            queue(builder).add(builder);
        }
        builders.forEach(builder -> refill(level(builder)));
    }

    private void leave(int builder) {
        Collections.replaceAll(places.getOrDefault(level(builder), List.of()), builder, NOBODY);
    }

    private void refill(int level) {
        var queue = queues.getOrDefault(level, List.of());
        var row = places.getOrDefault(level, List.of());
        while (row.contains(NOBODY) && !queue.isEmpty()) {
            row.set(row.indexOf(NOBODY), queue.removeFirst());
        }
    }

    void copyFrom(SlowGuild source) {
        source.places.forEach((level, row) -> places.put(level, new ArrayList<>(row)));
        source.queues.forEach((level, queue) -> queues.put(level, new ArrayList<>(queue)));
    }
}
