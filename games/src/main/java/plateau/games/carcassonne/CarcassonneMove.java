package plateau.games.carcassonne;

/// A move of Carcassonne in an `int`: its sort in bits 20 and up, and below them a cell and a direction
/// (`cell · 4 + direction`), a segment, or a kind of tile.
public final class CarcassonneMove {
    public static final int DRAW = 0;
    public static final int PLACE = 1;
    public static final int FOLLOWER = 2;
    public static final int NONE = 3;

    /// The tile in the hand of a player who left is lost.
    static final int LOST = 4;

    /// The turn of a player who left is passed over.
    static final int SKIP = 5;

    private static final int SORT = 20;
    private static final int BELOW = (1 << SORT) - 1;

    private CarcassonneMove() {}

    static int draw(int kind) {
        return (DRAW << SORT) | kind;
    }

    static int place(int cell, int direction) {
        return (PLACE << SORT) | (cell << 2) | direction;
    }

    static int follower(int segment) {
        return (FOLLOWER << SORT) | segment;
    }

    static int none() {
        return NONE << SORT;
    }

    static int lost() {
        return LOST << SORT;
    }

    static int skip() {
        return SKIP << SORT;
    }

    /// Which kind of move it is.
    public static int sort(int move) {
        return move >>> SORT;
    }

    static int cell(int move) {
        return (move & BELOW) >>> 2;
    }

    /// The column of a placed tile, counted from the first tile.
    public static int x(int move) {
        return Land.x(cell(move));
    }

    /// The row of a placed tile, counted from the first tile.
    public static int y(int move) {
        return Land.y(cell(move));
    }

    /// The direction of a placed tile.
    public static int direction(int move) {
        return move & 3;
    }

    /// The kind of tile drawn, or the segment a follower goes to.
    static int concerned(int move) {
        return move & BELOW;
    }
}
