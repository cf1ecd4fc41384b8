package plateau.games.tilings;

/// Who holds sway over each tile (rules 6).
///
/// Every positive influence drops by one a round, so what is kept is not the influence but the round
/// at which it will have faded to nothing: `influence = max(0, fades − round)`. A round then costs
/// nothing.
final class Influence {
    private static final int OWN_TILE = 100;
    private static final int STEP = 10;
    private static final int KING = 50;

    private final TilingsBoard board;
    private final int players;

    /// Whether the King weakens on each cell its own owners.
    private final boolean isEach;

    /// For each cell and player, the round at which the influence is gone; a round gone by stands for
    /// none.
    private final int[] fades;

    /// For each cell, the tiles placed near it since its own.
    private final byte[] near;

    private int round;

    /// The cells that the King has struck, each time he struck them.
    private int strikes;

    Influence(TilingsBoard board, int players, Tilings.King king) {
        this.board = board;
        this.players = players;
        isEach = king == Tilings.King.EACH;
        fades = new int[board.cells * players];
        near = new byte[board.cells];
    }

    int of(int cell, int player) {
        return Math.max(0, fades[cell * players + player] - round);
    }

    /// The tiles placed near a cell since its own.
    int near(int cell) {
        return near[cell];
    }

    int strikes() {
        return strikes;
    }

    int greatest(int cell) {
        int greatest = 0;
        for (int player = 0; player < players; player++) {
            greatest = Math.max(greatest, of(cell, player));
        }
        return greatest;
    }

    /// Rules 6.2.
    void place(int cell, int player, TileLayout layout) {
        for (int other : board.around[cell]) {
            if (layout.isOccupied(other)) {
                int gain = Math.max(0, OWN_TILE - STEP * ++near[other]);
                add(other, player, gain);
            }
        }
        add(cell, player, OWN_TILE);
    }

    private void add(int cell, int player, int gain) {
        int index = cell * players + player;
        fades[index] = Math.max(fades[index], round) + gain;
    }

    /// Rules 6.4, the round's wear.
    void endRound() {
        round++;
    }

    /// Rules 6.4, the King.
    void king(int cell, TileLayout layout) {
        if (!layout.isOccupied(cell)) {
            return;
        }
        long owners = owners(cell);
        weaken(cell, owners);
        strikes += 1
                + weakenRun(cell, Sides.WEST, Sides.EAST, owners, layout)
                + weakenRun(cell, Sides.NORTH, Sides.SOUTH, owners, layout);
    }

    /// As bits.
    private long owners(int cell) {
        int greatest = greatest(cell);
        long owners = 0;
        for (int player = 0; player < players; player++) {
            if (of(cell, player) == greatest) {
                owners |= 1L << player;
            }
        }
        return owners;
    }

    /// Weakens the unbroken runs to both sides; gives their cells. On a torus a full line is one run that
    /// comes back to the cell: then there is nothing left to do on the other side, as there is where the
    /// cell lies at the end of a full line.
    private int weakenRun(int cell, int side, int otherSide, long owners, TileLayout layout) {
        int struck = weakenFrom(cell, side, owners, layout);
        return struck == board.size - 1 ? struck : struck + weakenFrom(cell, otherSide, owners, layout);
    }

    private int weakenFrom(int cell, int side, long owners, TileLayout layout) {
        int struck = 0;
        int next = board.beside[cell * Sides.COUNT + side];
        while (next != TilingsBoard.NONE && next != cell && layout.isOccupied(next)) {
            weaken(next, isEach ? owners(next) : owners);
            next = board.beside[next * Sides.COUNT + side];
            struck++;
        }
        return struck;
    }

    private void weaken(int cell, long owners) {
        for (long left = owners; left != 0; left &= left - 1) {
            fades[cell * players + Long.numberOfTrailingZeros(left)] -= KING;
        }
    }

    void copyFrom(Influence source) {
        System.arraycopy(source.fades, 0, fades, 0, fades.length);
        System.arraycopy(source.near, 0, near, 0, near.length);
        round = source.round;
        strikes = source.strikes;
    }
}
