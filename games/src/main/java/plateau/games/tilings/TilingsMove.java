package plateau.games.tilings;

/// A move of Tilings in an `int`: its sort in bits 16–18, and below them a cell and a turn
/// (`cell · 4 + turn`), a kind of tile, or a cell.
final class TilingsMove {
    static final int PLACE = 0;
    static final int SKIP = 1;
    static final int KIND = 2;
    static final int KING = 3;
    static final int FIRST = 4;

    private static final int SORT = 16;
    private static final int BELOW = (1 << SORT) - 1;

    private TilingsMove() {}

    static int place(int cell, int turn) {
        return (cell << 2) | turn;
    }

    static int skip() {
        return SKIP << SORT;
    }

    static int kind(int kind) {
        return (KIND << SORT) | kind;
    }

    static int king(int cell) {
        return (KING << SORT) | cell;
    }

    static int first(int cell) {
        return (FIRST << SORT) | cell;
    }

    static int sort(int move) {
        return move >>> SORT;
    }

    /// The cell of a placed tile.
    static int cell(int move) {
        return move >>> 2;
    }

    /// The quarter turns of a placed tile.
    static int turn(int move) {
        return move & 3;
    }

    /// The kind of tile, or the cell, that chance drew.
    static int drawn(int move) {
        return move & BELOW;
    }
}
