package plateau.drawing.tilings;

import plateau.core.text.Text;

/// Where the cells of a board are drawn.
///
/// @param left where the first column begins
/// @param top where the first line begins
record CellGrid(int size, double left, double top) {
    double x(int cell) {
        return left + cell % size * TriangleTiles.TILE;
    }

    double y(int cell) {
        int line = cell / size;
        return top + line * TriangleTiles.TILE;
    }

    double width() {
        return size * TriangleTiles.TILE;
    }

    /// A cell by its name, `line,column` from 0.
    int index(String name) {
        return index(name, size);
    }

    String name(int cell) {
        int line = cell / size;
        return line + "," + cell % size;
    }

    static int index(String name, int size) {
        int comma = name.indexOf(',');
        return number(name.substring(0, comma)) * size + number(name.substring(comma + 1));
    }

    private static int number(String digits) {
        return (int) Text.wholeNumber(digits).orElseThrow();
    }
}
