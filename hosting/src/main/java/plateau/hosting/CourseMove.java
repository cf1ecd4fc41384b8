package plateau.hosting;

import plateau.core.text.Text;

/// A move as the C clients of the Carcassonne course know it (docs/carcassonne-clients.md).
///
/// @param isFailed whether it was none of the legal moves, so that its tile was lost
/// @param card the number of the tile's kind, from 0
/// @param direction where the tile's own north points: 0 north, 1 west, 2 south, 3 east
/// @param place where a follower is put on the unturned tile, 1 to 13; 0 for none
record CourseMove(boolean isFailed, int player, int card, int x, int y, int direction, int place) {
    static final int NO_PLACE = 0;

    /// The tile that lies first.
    static CourseMove first(int card, int x, int y, int direction) {
        return new CourseMove(false, 0, card, x, y, direction, NO_PLACE);
    }

    /// The tile of a player who was expelled with it in the hand.
    static CourseMove failed(int player, int card) {
        return new CourseMove(true, player, card, 0, 0, 0, NO_PLACE);
    }

    CourseMove at(int otherX, int otherY) {
        return new CourseMove(isFailed, player, card, otherX, otherY, direction, place);
    }

    /// The move as it counts: clients need not say who they are and what they lay.
    CourseMove by(int seat, int tile) {
        return new CourseMove(false, seat, tile, x, y, direction, place);
    }

    /// As the client said it.
    @Override
    public String toString() {
        return Text.format("x %d, y %d, dir %d, place %d", x, y, direction, place);
    }
}
