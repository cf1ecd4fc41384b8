package plateau.arena.ratings;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.List;
import java.util.stream.Stream;

/// Who was ever placed no worse than whom, and what follows for those who never met the anchor.
final class Links {
    private final BitSet[] before;
    private final BitSet[] behind;
    private final BitSet notBehindAnchor;
    private final BitSet notBeforeAnchor;

    Links(Results results, int anchor) {
        before = sets(results.entrants());
        behind = sets(results.entrants());
        for (var placing : results.placings().keySet()) {
            var places = placing.places();
            for (int i = 0; i < places.size(); i++) {
                link(places.get(i), places.get(i));
                link(places.get(i), places.get(Math.min(i + 1, places.size() - 1)));
            }
        }
        notBehindAnchor = reached(anchor, before);
        notBeforeAnchor = reached(anchor, behind);
    }

    private static BitSet[] sets(int entrants) {
        return Stream.generate(BitSet::new).limit(entrants).toArray(BitSet[]::new);
    }

    private void link(List<Integer> better, List<Integer> worse) {
        for (int one : better) {
            for (int other : worse) {
                behind[one].set(other);
                before[other].set(one);
            }
        }
    }

    Rating.Held held(int entrant) {
        return Rating.Held.of(notBehindAnchor.get(entrant), notBeforeAnchor.get(entrant));
    }

    /// Everybody who has to do with an entrant, by whatever chain of games.
    BitSet company(int entrant) {
        return reached(entrant, before, behind);
    }

    private static BitSet reached(int start, BitSet[]... ways) {
        var reached = new BitSet();
        reached.set(start);
        var next = new ArrayDeque<>(List.of(start));
        while (!next.isEmpty()) {
            int from = next.remove();
            for (var way : ways) {
                way[from].stream().filter(to -> !reached.get(to)).forEach(next::add);
                reached.or(way[from]);
            }
        }
        return reached;
    }
}
