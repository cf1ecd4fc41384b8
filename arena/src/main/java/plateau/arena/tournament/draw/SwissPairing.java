package plateau.arena.tournament.draw;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// Seats those who are next to each other in a list at tables, but not again with somebody they met, as
/// long as there is a way.
final class SwissPairing {
    /// So long we look for a way without repeats. With so many entrants that this is not enough there is
    /// one nearly always, and it is found at once.
    private static final int PATIENCE = 100_000;

    private final int size;
    private final int[][] met;
    private int steps;

    private SwissPairing(int size, int[][] met) {
        this.size = size;
        this.met = met;
    }

    /// @param order those to seat, whose number can be divided by that of a table
    /// @param met how often each met each
    static List<List<Integer>> of(List<Integer> order, int size, int[][] met) {
        var tables = new SwissPairing(size, met);
        return tables.withoutRepeats(List.of(), order).orElseGet(() -> tables.withFewRepeats(order));
    }

    /// @param seated at the first table so far
    private Optional<List<List<Integer>>> withoutRepeats(List<Integer> seated, List<Integer> left) {
        if (seated.size() == size) {
            return withoutRepeats(List.of(), left).map(rest -> and(seated, rest));
        }
        if (left.isEmpty()) {
            return Optional.of(List.of());
        }
        for (int next : left) {
            if (++steps > PATIENCE) {
                return Optional.empty();
            }
            if (repeats(next, seated) == 0) {
                var found = withoutRepeats(and(seated, next), without(left, next));
                if (found.isPresent()) {
                    return found;
                }
            }
            // Whoever is first in the list has to sit somewhere.
            if (seated.isEmpty()) {
                return Optional.empty();
            }
        }
        return Optional.empty();
    }

    /// At each table sits whoever is next and met the others there least.
    private List<List<Integer>> withFewRepeats(List<Integer> order) {
        var tables = new ArrayList<List<Integer>>();
        var left = order;
        while (!left.isEmpty()) {
            List<Integer> table = List.of();
            while (table.size() < size) {
                var seated = table;
                int next = left.stream()
                        .min(Comparator.comparingInt(each -> repeats(each, seated)))
                        .orElseThrow();
                table = and(table, next);
                left = without(left, next);
            }
            tables.add(table);
        }
        return tables;
    }

    private int repeats(int one, List<Integer> others) {
        return others.stream().mapToInt(other -> met[one][other]).sum();
    }

    private static List<Integer> and(List<Integer> list, int next) {
        var longer = new ArrayList<>(list);
        longer.add(next);
        return longer;
    }

    private static List<List<Integer>> and(List<Integer> table, List<List<Integer>> rest) {
        var all = new ArrayList<List<Integer>>();
        all.add(table);
        all.addAll(rest);
        return all;
    }

    private static List<Integer> without(List<Integer> list, int one) {
        return list.stream().filter(each -> each != one).toList();
    }
}
