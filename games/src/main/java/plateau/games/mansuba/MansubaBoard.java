package plateau.games.mansuba;

import java.util.Arrays;

/// Where the pieces are: those that stand, by place and by piece, and those that are captured, in the
/// order of capture. Nothing here takes longer in a larger world, only in one with more pieces.
///
/// What stands on a place is one number: a bit for each player that may land there, bit 20 if the place
/// is free, and the owner from bit 21 on. So whether a move is legal is a bit to be read. Nobody may
/// land on the wall.
final class MansubaBoard {
    private static final int FREE = Mansuba.MOST_PLAYERS;
    private static final int EVERYBODY = (1 << FREE) - 1;
    private static final int FREE_PLACE = (1 << FREE) | EVERYBODY;
    private static final int OWNER = FREE + 1;

    /// What [#occupants] says of a place without a piece.
    private static final char NOTHING = 0xFFFF;

    final Setup setup;

    /// What stands on each place.
    final int[] standing;

    /// The piece on each place.
    private final char[] occupants;

    /// The place of each piece; a captured one remembers where it was.
    private final int[] places;

    private final int[] captured;
    private int capturedCount;

    /// For each player, how many of its pieces are captured.
    private final int[] lost;

    /// For each player, how many of its pieces stand on start places of others.
    private final int[] arrived;

    MansubaBoard(World world, Setup setup) {
        this.setup = setup;
        standing = new int[world.wall + 1];
        occupants = new char[world.wall + 1];
        Arrays.fill(occupants, NOTHING);
        Arrays.fill(standing, 0, world.wall, FREE_PLACE);
        places = setup.places.clone();
        captured = new int[places.length];
        lost = new int[setup.players];
        arrived = new int[setup.players];
        for (int piece = 0; piece < places.length; piece++) {
            if (places[piece] != world.wall) {
                int player = setup.owner(piece);
                put(player, piece, places[piece]);
                arrived[player] += goals(player, places[piece]);
            }
        }
    }

    /// Rules 2.2, 4.2.
    private void put(int player, int piece, int place) {
        int enemies = setup.open[place] ? EVERYBODY & ~(1 << player) : 0;
        standing[place] = (player << OWNER) | enemies;
        occupants[place] = (char) piece;
    }

    /// 1 if the place with this standing is free, else 0.
    static int free(int standing) {
        return (standing >>> FREE) & 1;
    }

    /// 1 if a player's piece may land on the place with this standing, else 0.
    static int landing(int standing, int player) {
        return (standing >>> player) & 1;
    }

    boolean isFree(int place) {
        return standing[place] == FREE_PLACE;
    }

    /// The owner of the piece on a place that is not free.
    int owner(int place) {
        return standing[place] >>> OWNER;
    }

    /// The piece on a place that is not free.
    int piece(int place) {
        return occupants[place];
    }

    int place(int piece) {
        return places[piece];
    }

    /// Whether a piece is on the board.
    boolean stands(int piece) {
        return occupants[places[piece]] == piece;
    }

    /// Moves what stands on a place; tells whether it captured something.
    boolean move(int from, int to) {
        boolean captures = !isFree(to);
        if (captures) {
            capture(to);
        }
        int piece = piece(from);
        int player = owner(from);
        arrived[player] += goals(player, to) - goals(player, from);
        clear(from);
        put(player, piece, to);
        places[piece] = to;
        return captures;
    }

    private void clear(int place) {
        standing[place] = FREE_PLACE;
        occupants[place] = NOTHING;
    }

    private void capture(int place) {
        int player = owner(place);
        captured[capturedCount++] = piece(place);
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
        put(player, piece, places[piece]);
        lost[player]--;
        arrived[player] += goals(player, places[piece]);
    }

    int lost(int player) {
        return lost[player];
    }

    int arrived(int player) {
        return arrived[player];
    }

    void copyFrom(MansubaBoard source) {
        for (int place : places) {
            clear(place);
        }
        System.arraycopy(source.places, 0, places, 0, places.length);
        for (int place : places) {
            standing[place] = source.standing[place];
            occupants[place] = source.occupants[place];
        }
        System.arraycopy(source.captured, 0, captured, 0, captured.length);
        capturedCount = source.capturedCount;
        System.arraycopy(source.lost, 0, lost, 0, lost.length);
        System.arraycopy(source.arrived, 0, arrived, 0, arrived.length);
    }
}
