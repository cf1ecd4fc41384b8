package plateau.games.piles;

/// The cells of a board of some size, with a border of one cell all around so that every cell has
/// four neighbours. A cell is `line · width + column`, line and column from 1, as people count.
final class PilesBoard {
    final int size;
    final int width;
    final int[] cells;
    final PilesBits bits;
    private final String[] notations;

    PilesBoard(int size) {
        this.size = size;
        this.width = size + 2;
        this.cells = new int[size * size];
        this.notations = new String[width * width];
        int count = 0;
        for (int line = 1; line <= size; line++) {
            for (int column = 1; column <= size; column++) {
                int cell = cell(line, column);
                cells[count++] = cell;
                notations[cell] = line + "," + column;
            }
        }
        bits = new PilesBits(this);
    }

    int cell(int line, int column) {
        return line * width + column;
    }

    String notation(int cell) {
        return notations[cell];
    }

    /// Cells with the border.
    int area() {
        return width * width;
    }

    boolean isBorder(int cell) {
        int line = cell / width;
        int column = cell % width;
        return line == 0 || line > size || column == 0 || column > size;
    }
}
