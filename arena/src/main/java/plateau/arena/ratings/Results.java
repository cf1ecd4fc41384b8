package plateau.arena.ratings;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/// All games, equal ones counted and in an order of their own: whatever is summed over them is the
/// same to the last bit, in whatever order they were played.
final class Results {
    /// An order of lists, without any meaning.
    static final Comparator<List<Integer>> BY_MEMBERS = lists(Integer::compare);

    private static final Comparator<Placing> BY_PLACES = Comparator.comparing(Placing::places, lists(BY_MEMBERS));

    private final SortedMap<List<Placing>, Integer> rounds = new TreeMap<>(lists(BY_PLACES));
    private final SortedMap<Placing, Integer> placings = new TreeMap<>(BY_PLACES);
    private final long[] games;
    private int count;

    Results(int entrants, Collection<List<Placing>> rounds) {
        games = new long[entrants];
        for (var round : rounds) {
            if (!round.isEmpty()) {
                this.rounds.merge(round.stream().sorted(BY_PLACES).toList(), 1, Integer::sum);
                count++;
            }
            round.forEach(this::add);
        }
    }

    private void add(Placing placing) {
        placings.merge(placing, 1, Integer::sum);
        placing.table().stream().distinct().forEach(entrant -> games[entrant]++);
    }

    private static <T> Comparator<List<T>> lists(Comparator<T> elements) {
        return (left, right) -> {
            int order = Integer.compare(left.size(), right.size());
            for (int i = 0; order == 0 && i < left.size(); i++) {
                order = elements.compare(left.get(i), right.get(i));
            }
            return order;
        };
    }

    int entrants() {
        return games.length;
    }

    /// How many rounds there were.
    int roundCount() {
        return count;
    }

    /// Rounds, and how often each occurred.
    SortedMap<List<Placing>, Integer> rounds() {
        return rounds;
    }

    /// Games, and how often each occurred.
    SortedMap<Placing, Integer> placings() {
        return placings;
    }

    /// In how many games an entrant had a seat.
    long games(int entrant) {
        return games[entrant];
    }
}
