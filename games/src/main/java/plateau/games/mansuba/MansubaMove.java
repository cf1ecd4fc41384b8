package plateau.games.mansuba;

/// A move of Mansuba in an `int`. A piece's way: its place in bits 15–29, the place it goes to in bits
/// 0–14. Anything else has bit 30: its sort in bits 15–17, and a place or a player in bits 0–14.
public final class MansubaMove {
    static final int PASS = 0;
    static final int FREE = 1;
    static final int FIRST = 2;
    static final int BACK = 3;
    static final int STAYS = 4;

    private static final int BITS = 15;
    private static final int BELOW = (1 << BITS) - 1;
    private static final int OTHER = 1 << (2 * BITS);

    private MansubaMove() {}

    static int way(int from, int to) {
        return (from << BITS) | to;
    }

    static int other(int sort, int what) {
        return OTHER | (sort << BITS) | what;
    }

    /// Whether a piece moves on the board.
    public static boolean isWay(int move) {
        return move < OTHER;
    }

    /// Whether a player tries to free a captured piece.
    public static boolean isTry(int move) {
        return !isWay(move) && sort(move) == FREE;
    }

    /// The place a piece leaves.
    public static int from(int move) {
        return move >>> BITS;
    }

    /// The place a piece goes to.
    public static int to(int move) {
        return move & BELOW;
    }

    /// The sort of a move that is no way of a piece.
    static int sort(int move) {
        return (move >>> BITS) & 7;
    }

    /// The place, or the player, that such a move names.
    static int what(int move) {
        return move & BELOW;
    }
}
