package plateau.games.tilings;

/// The tiles on the board, and for every empty cell what a tile must show to fit there.
///
/// The border cells (empty, beside a tile) are kept as a set of bits, so that they come in the order
/// of the board without a search.
final class TileLayout {
    private final TilingsBoard board;

    /// The tile on each cell, as [Sides]; 0 when empty.
    private final char[] tiles;

    /// For an empty cell, the colours its neighbours ask for (low half) and which bits of a tile those
    /// concern (high half).
    private final int[] needs;

    private final long[] border;
    private int placed;

    TileLayout(TilingsBoard board) {
        this.board = board;
        tiles = new char[board.cells];
        needs = new int[board.cells];
        border = new long[(board.cells + 63) / 64];
    }

    int tile(int cell) {
        return tiles[cell];
    }

    boolean isOccupied(int cell) {
        return tiles[cell] != 0;
    }

    /// How many tiles there are.
    int placed() {
        return placed;
    }

    boolean isEmpty() {
        return placed == 0;
    }

    /// Rules 3.2, for a cell of the border.
    boolean fits(int cell, int sides) {
        int need = needs[cell];
        return ((sides ^ need) & (need >>> 16)) == 0;
    }

    int borderWords() {
        return border.length;
    }

    /// The border among 64 cells, of which bit 0 is cell `64 · word`.
    long border(int word) {
        return border[word];
    }

    void place(int cell, int sides) {
        tiles[cell] = (char) sides;
        needs[cell] = 0;
        placed++;
        border[cell >>> 6] &= ~(1L << cell);
        for (int side = 0; side < Sides.COUNT; side++) {
            int other = board.beside[cell * Sides.COUNT + side];
            if (other != TilingsBoard.NONE && tiles[other] == 0) {
                int shift = 4 * (side ^ 1);
                needs[other] |= (Sides.code(sides, side) | (15 << 16)) << shift;
                border[other >>> 6] |= 1L << other;
            }
        }
    }

    void copyFrom(TileLayout source) {
        System.arraycopy(source.tiles, 0, tiles, 0, tiles.length);
        System.arraycopy(source.needs, 0, needs, 0, needs.length);
        System.arraycopy(source.border, 0, border, 0, border.length);
        placed = source.placed;
    }
}
