package plateau.arena.match;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
import plateau.core.Ask;
import plateau.core.Moves;
import plateau.core.State;
import plateau.core.Turn;

/// The moves of the game on the table so far, and from whom each was kept.
final class Log {
    private final GuardedState table;
    private final Absent absent;
    private final int players;
    private final boolean open;
    private final Moves moves = new Moves();

    /// Bit `index × players + player` for a move that was kept from a player.
    private final BitSet hidden = new BitSet();

    /// The notations of the moves, as far as somebody has asked for them, which of them are kept from
    /// the public, and the position after those.
    private final List<String> notations = new ArrayList<>();

    private final BitSet unpublished = new BitSet();

    private @Nullable State reached;

    Log(GuardedState table, Absent absent) {
        this.table = table;
        this.absent = absent;
        players = table.state().players();
        open = table.state().isOpen();
    }

    void clear() {
        moves.clear();
        hidden.clear();
        notations.clear();
    }

    int size() {
        return moves.size();
    }

    /// Writes down a move that is about to be played.
    void add(int move) {
        if (!open) {
            for (int player = 0; player < players; player++) {
                hidden.set(size() * players + player, table.state().hides(player, move));
            }
        }
        moves.add(move);
    }

    /// Appends the moves from an index on, as a player knows them.
    void tell(int player, int from, Moves told) {
        for (int i = from; i < size(); i++) {
            told.add(isHidden(i, player) ? Turn.HIDDEN : moves.get(i));
        }
    }

    /// The notations of the moves from an index on, as a viewer knows them.
    List<String> tell(int viewer, int from) {
        catchUp();
        var told = new ArrayList<String>();
        for (int i = from; i < size(); i++) {
            told.add(isHidden(i, viewer) ? Turn.HIDDEN_NOTATION : notations.get(i));
        }
        return told;
    }

    private boolean isHidden(int index, int viewer) {
        return switch (viewer) {
            case State.ALL_SEEING -> false;
            case State.NOBODY -> unpublished.get(index);
            default -> hidden.get(index * players + viewer);
        };
    }

    private void catchUp() {
        var state = reached == null ? table.start().copy() : reached;
        reached = state;
        if (notations.isEmpty()) {
            state.copyFrom(table.start());
        }
        while (notations.size() < size()) {
            int index = notations.size();
            leaveAt(index, state);
            unpublished.set(index, !open && isKeptFromSomebody(index, state));
            notations.add(Ask.notation(state, moves.get(index)));
            state.play(moves.get(index));
        }
    }

    /// Whether a move is not for the public: what is kept from one player is kept from it.
    private boolean isKeptFromSomebody(int index, State before) {
        int next = hidden.nextSetBit(index * players);
        boolean isKeptFromAPlayer = next >= 0 && next < (index + 1) * players;
        return isKeptFromAPlayer || before.hides(State.NOBODY, moves.get(index));
    }

    private void leaveAt(int ply, State state) {
        for (var departure : absent.departures()) {
            if (departure.ply() == ply) {
                state.leave(departure.seat());
            }
        }
    }

    /// Where the last move stands that somebody decided, or −1.
    int lastDecision() {
        var state = table.start().copy();
        int last = -1;
        for (int i = 0; i < size(); i++) {
            leaveAt(i, state);
            int mover = state.mover();
            if (mover >= 0 && !absent.isIdle(mover)) {
                last = i;
            }
            state.play(moves.get(i));
        }
        return last;
    }

    /// Takes back the moves from a ply on, on the table too; nobody has left since.
    void cut(int ply) {
        var kept = moves.toArray();
        table.begin();
        for (int i = 0; i < ply; i++) {
            leaveAt(i, table.state());
            table.play(kept[i]);
        }
        leaveAt(ply, table.state());
        moves.clear();
        moves.addAll(kept, ply);
        hidden.clear(ply * players, kept.length * players);
        notations.clear();
    }
}
