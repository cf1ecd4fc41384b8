package plateau.arena;

import java.util.BitSet;
import plateau.core.Moves;
import plateau.core.State;
import plateau.core.Turn;

/// The moves of the game on the table so far, and from whom each was kept.
final class Log {
    private final State table;
    private final boolean open;
    private final Moves moves = new Moves();

    /// Bit `index × players + player` for a move that was kept from a player.
    private final BitSet hidden = new BitSet();

    Log(State table) {
        this.table = table;
        this.open = table.isOpen();
    }

    void clear() {
        moves.clear();
        hidden.clear();
    }

    int size() {
        return moves.size();
    }

    /// Writes down a move that is about to be played.
    void add(int move) {
        if (!open) {
            int players = table.players();
            for (int player = 0; player < players; player++) {
                hidden.set(size() * players + player, table.hides(player, move));
            }
        }
        moves.add(move);
    }

    /// Appends the moves from an index on, as a player knows them.
    void tell(int player, int from, Moves told) {
        for (int i = from; i < size(); i++) {
            told.add(hidden.get(i * table.players() + player) ? Turn.HIDDEN : moves.get(i));
        }
    }
}
