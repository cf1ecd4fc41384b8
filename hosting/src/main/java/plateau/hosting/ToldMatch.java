package plateau.hosting;

import java.util.List;
import plateau.core.Departure;
import plateau.core.Game;
import plateau.core.Moves;
import plateau.core.Selection;
import plateau.core.State;
import plateau.core.Turn;
import plateau.core.text.BadInput;
import plateau.core.text.Text;

/// A match as a program at the table keeps it: the position, brought up to date by what it is told with
/// every turn.
final class ToldMatch {
    private final State state;
    private final Moves legal = new Moves();
    private final Moves since = new Moves();
    private int ply;

    ToldMatch(Game game, int players) {
        state = game.begin(players);
        if (!state.isOpen()) {
            throw new BadInput(
                    Text.format("%s keeps things from its players; who is hosted plays open games only", game.id()));
        }
    }

    /// The position; not to be played on.
    State state() {
        return state;
    }

    /// Plays what has happened since the last turn.
    ///
    /// @param moves as they are written
    /// @param departures who has left, each before the move of its ply
    /// @param reached how many moves have been made then
    void catchUp(List<String> moves, List<Departure> departures, int reached) {
        since.clear();
        if (ply + moves.size() != reached) {
            throw new BadInput(Text.format(
                    "the turn is at ply %d, but %s after ply %d were told",
                    reached, Text.counted(moves.size(), "move"), ply));
        }
        for (var notation : moves) {
            leave(departures);
            play(notation);
        }
        leave(departures);
    }

    private void leave(List<Departure> departures) {
        for (var departure : departures) {
            if (departure.ply() == ply) {
                state.leave(departure.seat());
            }
        }
    }

    private void play(String notation) {
        if (notation.equals(Turn.HIDDEN_NOTATION)) {
            throw new BadInput(Text.format("move %d was kept from us; who is hosted has to see all", ply));
        }
        int move = Selection.find(state, legal(), notation);
        since.add(move);
        state.play(move);
        ply++;
    }

    /// The legal moves, in a list that is filled anew every time.
    Moves legal() {
        legal.clear();
        state.legalMoves(legal);
        return legal;
    }

    /// The moves told last.
    Moves since() {
        return since;
    }

    int ply() {
        return ply;
    }
}
