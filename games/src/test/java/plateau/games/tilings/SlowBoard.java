package plateau.games.tilings;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;

/// The board of [SlowTilings] with the tiles and the influence on it.
final class SlowBoard {
    /// All cells, in the order of reading.
    final Set<SlowCell> cells = new LinkedHashSet<>();

    /// What lies on the cells that are not empty.
    final Map<SlowCell, Laid> laid = new TreeMap<>();

    /// How often a cell with a tile was struck by the King.
    int strikes;

    private final int size;
    private final boolean torus;
    private final int players;

    /// A tile on the board: who laid it, everybody's influence there, and the counter of rules 6.1.
    static final class Laid {
        final SlowTile tile;
        final int layer;
        final int[] influence;
        int k;

        Laid(SlowTile tile, int layer, int[] influence, int k) {
            this.tile = tile;
            this.layer = layer;
            this.influence = influence;
            this.k = k;
        }
    }

    SlowBoard(int size, boolean torus, int players) {
        this.size = size;
        this.torus = torus;
        this.players = players;
        for (int line = 0; line < size; line++) {
            for (int column = 0; column < size; column++) {
                cells.add(new SlowCell(line, column));
            }
        }
    }

    /// The cell so many lines down and columns right; never the cell itself.
    private Optional<SlowCell> shifted(SlowCell cell, int lines, int columns) {
        int line = cell.line() + lines;
        int column = cell.column() + columns;
        if (torus) {
            line = (line + size) % size;
            column = (column + size) % size;
        }
        var other = new SlowCell(line, column);
        return cells.contains(other) && !other.equals(cell) ? Optional.of(other) : Optional.empty();
    }

    Optional<SlowCell> beside(SlowCell cell, SlowSide side) {
        return shifted(cell, side.lines, side.columns);
    }

    Optional<Laid> laidBeside(SlowCell cell, SlowSide side) {
        return beside(cell, side).map(laid::get);
    }

    Laid at(SlowCell cell) {
        return Objects.requireNonNull(laid.get(cell));
    }

    private Set<SlowCell> around(SlowCell cell) {
        var around = new LinkedHashSet<SlowCell>();
        for (int lines = -1; lines <= 1; lines++) {
            for (int columns = -1; columns <= 1; columns++) {
                shifted(cell, lines, columns).ifPresent(around::add);
            }
        }
        return around;
    }

    /// Rules 3.2.
    boolean fits(SlowTile tile, SlowCell cell) {
        boolean touches = false;
        for (var side : SlowSide.values()) {
            var neighbour = laidBeside(cell, side);
            touches |= neighbour.isPresent();
            if (neighbour.isPresent()
                    && !neighbour.get().tile.at(side.opposite()).equals(tile.at(side))) {
                return false;
            }
        }
        return touches && !laid.containsKey(cell);
    }

    /// Rules 6.2.
    void place(SlowCell cell, SlowTile tile, int player) {
        for (var near : around(cell)) {
            var other = laid.get(near);
            if (other != null) {
                other.k++;
                other.influence[player] += Math.max(0, 100 - 10 * other.k);
            }
        }
        laid.put(cell, new Laid(tile, player, new int[players], 0));
        at(cell).influence[player] = 100;
    }

    /// Rules 6.4.
    void wear() {
        for (var each : laid.values()) {
            lower(each, IntStream.range(0, players).boxed().toList(), 1);
        }
    }

    /// Rules 6.4.
    void king(SlowCell cell, boolean each) {
        if (!laid.containsKey(cell)) {
            return;
        }
        var owners = SlowScore.greatest(at(cell).influence);
        var struck = new LinkedHashSet<SlowCell>(List.of(cell));
        for (var side : SlowSide.values()) {
            var next = beside(cell, side);
            while (next.isPresent()
                    && laid.containsKey(next.get())
                    && !next.get().equals(cell)) {
                struck.add(next.get());
                next = beside(next.get(), side);
            }
        }
        strikes += struck.size();
        for (var one : struck) {
            lower(at(one), each ? SlowScore.greatest(at(one).influence) : owners, 50);
        }
    }

    private static void lower(Laid tile, List<Integer> whose, int by) {
        for (int each : whose) {
            tile.influence[each] = Math.max(0, tile.influence[each] - by);
        }
    }

    void copyFrom(SlowBoard source) {
        strikes = source.strikes;
        laid.clear();
        source.laid.forEach(
                (cell, tile) -> laid.put(cell, new Laid(tile.tile, tile.layer, tile.influence.clone(), tile.k)));
    }
}
