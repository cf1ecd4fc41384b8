package plateau.games.tilings;

/// Of which of our motifs a tile is the centre (rules 5.2). They go by few numbers, so that what they say is looked
/// up: every score asks of every tile.
final class NearMotifs {
    /// Each number of neighbours is 0 to 4.
    private static final int NUMBERS = Sides.COUNT + 1;

    /// The motifs as bits in the order of [Motif#OURS], by [#place].
    private static final byte[] FOUND = new byte[2 * NUMBERS * NUMBERS * NUMBERS];

    static {
        for (int place = 0; place < FOUND.length; place++) {
            for (int i = 0; i < Motif.OURS.size(); i++) {
                FOUND[place] |= (byte) (holds(Motif.OURS.get(i), place) ? 1 << i : 0);
            }
        }
    }

    private NearMotifs() {}

    private static int place(boolean plain, int plainTiles, int otherTiles, int closedSides) {
        return ((closedSides * NUMBERS + otherTiles) * NUMBERS + plainTiles) * 2 + (plain ? 1 : 0);
    }

    /// The other way round.
    private static boolean holds(Motif motif, int place) {
        int numbers = place / 2;
        return motif.near.holds(
                place % 2 == 1, numbers % NUMBERS, numbers / NUMBERS % NUMBERS, numbers / NUMBERS / NUMBERS);
    }

    /// The motifs of which a tile is the centre, as bits, whether or not they are in play.
    static int at(TilingsBoard board, TileLayout layout, int centre) {
        int plainTiles = 0;
        int otherTiles = 0;
        int closedSides = 0;
        for (int side = 0; side < Sides.COUNT; side++) {
            int other = board.beside[centre * Sides.COUNT + side];
            if (other != TilingsBoard.NONE && layout.isOccupied(other)) {
                closedSides++;
                if (board.isFirstMeeting(centre, side)) {
                    boolean isPlain = Sides.isOneColoured(layout.tile(other));
                    plainTiles += isPlain ? 1 : 0;
                    otherTiles += isPlain ? 0 : 1;
                }
            }
        }
        boolean plain = Sides.isOneColoured(layout.tile(centre));
        return FOUND[place(plain, plainTiles, otherTiles, closedSides)];
    }
}
