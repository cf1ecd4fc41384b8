package plateau.terminal.table;

import java.util.List;
import plateau.core.State;
import plateau.core.View;
import plateau.core.picture.Picture;

/// All that is to be seen at one moment. It is never changed; each step gives a new one.
///
/// @param turnOf whose turn it is
/// @param picture the board as it is shown
/// @param spots the board with the places at which one can point now
/// @param choices the words that may come next; none where nobody is asked
/// @param cursor the choice one is at, or empty
/// @param marked the words of the last move
/// @param question what is asked, or what goes on
/// @param typed what was typed so far
/// @param isOffered whether that only lies ready, and what is typed next takes its place
/// @param notes what is to be said besides, a line each
/// @param isNews whether the first of them answers what was just done, and so goes before all else
record Scene(
        View view,
        int turnOf,
        Picture picture,
        Picture spots,
        List<String> choices,
        String cursor,
        List<String> marked,
        String question,
        String typed,
        boolean isOffered,
        List<String> notes,
        boolean isNews) {

    /// Nobody is asked anything.
    static Scene of(View view, Picture picture, List<String> marked) {
        return new Scene(
                view,
                view.mover() == State.CHANCE ? State.NOBODY : view.mover(),
                picture,
                picture,
                List.of(),
                "",
                marked,
                "",
                "",
                false,
                List.of(),
                false);
    }

    Scene saying(String what, List<String> more) {
        return new Scene(view, turnOf, picture, spots, choices, cursor, marked, what, typed, isOffered, more, true);
    }

    Scene asking(List<String> words, String at, Picture shown, Picture pointed) {
        return new Scene(view, turnOf, shown, pointed, words, at, marked, question, typed, isOffered, notes, isNews);
    }

    /// Whether somebody is asked for a move.
    boolean isAsking() {
        return !choices.isEmpty();
    }
}
