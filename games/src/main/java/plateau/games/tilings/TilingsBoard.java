package plateau.games.tilings;

import java.util.stream.IntStream;

/// Which cells lie beside each other on a square or on a torus. A cell is `line · size + column`,
/// both from 0. A cell is never beside itself, not even on the smallest torus.
final class TilingsBoard {
    /// No cell there.
    static final int NONE = -1;

    private static final int[] LINE_STEP = {-1, 1, 0, 0};
    private static final int[] COLUMN_STEP = {0, 0, 1, -1};

    final int size;
    final int cells;

    /// Four cells for each cell, in the order of [Sides], or [#NONE].
    final int[] beside;

    /// The distinct cells among the eight around each cell.
    final int[][] around;

    private final boolean torus;
    private final String[] names;

    TilingsBoard(int size, boolean torus) {
        this.size = size;
        this.torus = torus;
        this.cells = size * size;
        this.beside = new int[cells * Sides.COUNT];
        this.around = new int[cells][];
        this.names = new String[cells];
        for (int cell = 0; cell < cells; cell++) {
            for (int side = 0; side < Sides.COUNT; side++) {
                beside[cell * Sides.COUNT + side] = shifted(cell, LINE_STEP[side], COLUMN_STEP[side]);
            }
            around[cell] = ring(cell);
            names[cell] = cell / size + "," + cell % size;
        }
    }

    private int[] ring(int cell) {
        return IntStream.rangeClosed(-1, 1)
                .flatMap(line -> IntStream.rangeClosed(-1, 1).map(column -> shifted(cell, line, column)))
                .filter(other -> other != NONE)
                .distinct()
                .toArray();
    }

    private int shifted(int cell, int lines, int columns) {
        int line = cell / size + lines;
        int column = cell % size + columns;
        if (torus) {
            line = Math.floorMod(line, size);
            column = Math.floorMod(column, size);
        }
        boolean inside = line >= 0 && line < size && column >= 0 && column < size;
        int other = line * size + column;
        return inside && other != cell ? other : NONE;
    }

    /// Whether the cell at this side is not already at the opposite one, as on a torus of size 2.
    boolean isFirstMeeting(int cell, int side) {
        int index = cell * Sides.COUNT + side;
        return (side & 1) == 0 || beside[index] != beside[index ^ 1];
    }

    /// `line,column`.
    String name(int cell) {
        return names[cell];
    }

    int centre() {
        return size / 2 * size + size / 2;
    }
}
