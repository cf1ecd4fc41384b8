package plateau.terminal.table;

import java.util.ArrayList;
import java.util.List;
import plateau.core.State;
import plateau.core.View;
import plateau.core.picture.Picture;
import plateau.terminal.painting.Spots;

/// All that is to be seen at one moment. It is never changed; each step gives a new one.
///
/// @param turnOf whose turn it is
/// @param picture the board as it is shown
/// @param spots the board with the places at which one can point now
/// @param places where those are
/// @param choices the words that may come next; none where nobody is asked
/// @param cursor the choice one is at, or empty
/// @param marked the words of the last move
/// @param question what is asked, or what goes on
/// @param typed what was typed so far
/// @param isOffered whether that only lies ready, and what is typed next takes its place
/// @param notes what is to be said besides, a line each
/// @param isNews whether the first of them answers what was just done, and so goes before all else
record ScreenState(
        View view,
        int turnOf,
        Picture picture,
        Picture spots,
        Spots places,
        List<String> choices,
        String cursor,
        List<String> marked,
        String question,
        String typed,
        boolean isOffered,
        List<String> notes,
        boolean isNews) {

    /// Nobody is asked anything.
    static ScreenState of(View view, Picture picture, List<String> marked) {
        int turnOf = view.mover() == State.CHANCE ? State.NOBODY : view.mover();
        return new ScreenState(
                view,
                turnOf,
                picture,
                picture,
                new Spots(picture),
                List.of(),
                "",
                marked,
                "",
                "",
                false,
                List.of(),
                false);
    }

    ScreenState saying(String what, List<String> more) {
        return new ScreenState(
                view, turnOf, picture, spots, places, choices, cursor, marked, what, typed, isOffered, more, true);
    }

    /// The same while no move is asked for.
    ScreenState pausing() {
        return new ScreenState(
                view, turnOf, picture, spots, places, List.of(), "", marked, question, typed, isOffered, notes, isNews);
    }

    /// Whether somebody is asked for a move.
    boolean isAsking() {
        return !choices.isEmpty();
    }

    /// The words of which the last that has a place has to be in sight: the last move's, or the cursor's.
    List<String> focus() {
        var focus = new ArrayList<>(marked);
        focus.add(cursor);
        return focus;
    }
}
