package plateau.games.munificence;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// The square and its line, walked step by step, and all sets of slots that hang together, found by
/// trying every set (rules 1.8, 3.2).
final class SlowMarket {
    record Cell(int row, int column) {
        boolean touches(Cell other) {
            return Math.abs(row - other.row) + Math.abs(column - other.column) == 1;
        }
    }

    /// The cells in the order of the line.
    final List<Cell> cells = new ArrayList<>();

    /// The sets that may be taken, by how many slots they have.
    final Map<Integer, List<List<Integer>>> spans = new HashMap<>();

    SlowMarket(int side, Munificence.Links links) {
        walk(side);
        for (int count = 1; count <= 3; count++) {
            spans.put(
                    count,
                    sets(count, cells.size())
                            .filter(set -> links == Munificence.Links.PATH ? isRun(set) : isConnected(set))
                            .toList());
        }
    }

    /// East until the side or a cell walked on before, then a quarter turn clockwise, and so on.
    private void walk(int side) {
        int row = 0;
        int column = 0;
        int down = 0;
        int right = 1;
        while (cells.size() < side * side) {
            cells.add(new Cell(row, column));
            if (isBlocked(side, row + down, column + right)) {
                int before = down;
                down = right;
                right = -before;
            }
            row += down;
            column += right;
        }
    }

    private boolean isBlocked(int side, int row, int column) {
        return row < 0 || column < 0 || row >= side || column >= side || cells.contains(new Cell(row, column));
    }

    /// All sets of so many numbers below a limit, each in ascending order; those with a lower highest
    /// number first, then those with a lower second highest.
    private static Stream<List<Integer>> sets(int count, int limit) {
        if (count == 0) {
            return Stream.of(List.of());
        }
        return IntStream.range(0, limit)
                .boxed()
                .flatMap(highest -> sets(count - 1, highest).map(rest -> with(rest, highest)));
    }

    private static List<Integer> with(List<Integer> rest, int highest) {
        var all = new ArrayList<>(rest);
        all.add(highest);
        return all;
    }

    private static boolean isRun(List<Integer> set) {
        return set.getLast() - set.getFirst() == set.size() - 1;
    }

    private boolean isConnected(List<Integer> set) {
        var reached = new HashSet<>(List.of(set.getFirst()));
        for (int i = 0; i < set.size(); i++) {
            for (int slot : set) {
                if (reached.stream().anyMatch(near -> cells.get(near).touches(cells.get(slot)))) {
                    reached.add(slot);
                }
            }
        }
        return reached.size() == set.size();
    }
}
