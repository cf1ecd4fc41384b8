package plateau.games.mansuba;

import java.util.Arrays;

/// Where the pieces are: those that stand, by place and by piece, and those that are captured, in the
/// order of capture.
///
/// What stands on a place is written as one number: 0 for nothing, else the owner's number plus one
/// above 16 bits with the piece's number. Nothing here takes longer in a larger world, but in one with
/// more pieces.
final class Board {
    private static final int OWNER = 16;
    private static final int PIECE = (1 << OWNER) - 1;

    final Setup setup;

    /// What stands on each place; the wall counts as somebody's.
    final int[] standing;

    /// The place of each piece; a captured one remembers where it was.
    private final int[] places;

    private final int[] captured;
    private int capturedCount;

    /// For each player, how many of its pieces are captured.
    private final int[] lost;

    /// For each player, how many of its pieces stand on start places of others.
    private final int[] arrived;

    Board(World world, Setup setup) {
        this.setup = setup;
        standing = new int[world.wall + 1];
        standing[world.wall] = code(setup.players, 0);
        places = setup.places.clone();
        captured = new int[places.length];
        lost = new int[setup.players];
        arrived = new int[setup.players];
        for (int piece = 0; piece < places.length; piece++) {
            standing[places[piece]] = code(setup.owner(piece), piece);
        }
    }

    private static int code(int player, int piece) {
        return ((player + 1) << OWNER) | piece;
    }

    /// The owner, by what stands on a place that is not free.
    static int owner(int standing) {
        return (standing >>> OWNER) - 1;
    }

    /// The piece, by what stands on a place that is not free.
    static int piece(int standing) {
        return standing & PIECE;
    }

    boolean isFree(int place) {
        return standing[place] == 0;
    }

    int place(int piece) {
        return places[piece];
    }

    /// Whether a piece of a player stands on the board.
    boolean stands(int player, int piece) {
        return standing[places[piece]] == code(player, piece);
    }

    /// Moves what stands on a place; tells whether it captured something.
    boolean move(int from, int to) {
        int moving = standing[from];
        boolean captures = standing[to] != 0;
        if (captures) {
            capture(to);
        }
        int player = owner(moving);
        arrived[player] += goals(player, to) - goals(player, from);
        standing[from] = 0;
        standing[to] = moving;
        places[piece(moving)] = to;
        return captures;
    }

    private void capture(int place) {
        int player = owner(standing[place]);
        captured[capturedCount++] = piece(standing[place]);
        lost[player]++;
        arrived[player] -= goals(player, place);
    }

    private int goals(int player, int place) {
        return setup.isGoal(player, place) ? 1 : 0;
    }

    int capturedCount() {
        return capturedCount;
    }

    /// A captured piece, by its place in the order of capture.
    int captured(int index) {
        return captured[index];
    }

    /// Puts a captured piece back where it was.
    void release(int index) {
        int piece = captured[index];
        int player = setup.owner(piece);
        capturedCount--;
        System.arraycopy(captured, index + 1, captured, index, capturedCount - index);
        captured[capturedCount] = 0;
        standing[places[piece]] = code(player, piece);
        lost[player]--;
        arrived[player] += goals(player, places[piece]);
    }

    int lost(int player) {
        return lost[player];
    }

    int arrived(int player) {
        return arrived[player];
    }

    void copyFrom(Board source) {
        for (int place : places) {
            standing[place] = 0;
        }
        System.arraycopy(source.places, 0, places, 0, places.length);
        for (int place : places) {
            standing[place] = source.standing[place];
        }
        System.arraycopy(source.captured, 0, captured, 0, captured.length);
        capturedCount = source.capturedCount;
        System.arraycopy(source.lost, 0, lost, 0, lost.length);
        System.arraycopy(source.arrived, 0, arrived, 0, arrived.length);
    }

    @Override
    public String toString() {
        return Arrays.toString(places);
    }
}
