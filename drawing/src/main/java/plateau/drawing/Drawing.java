package plateau.drawing;

import java.util.Optional;
import plateau.core.Selection;
import plateau.core.View;

/// Draws the positions of one game. Its colours are in `<game>.properties` beside it, each with its
/// light and its dark value; its style sheet is `<game>.css`, in which a rule is of one class
/// (`.road{…}`); its words are `<game>_en.properties` and `<game>_fr.properties`.
///
/// @param <V> what the game shows of a position
public interface Drawing<V extends View> {
    /// The game's name, as its files have it.
    String game();

    Class<V> view();

    /// Draws a position.
    ///
    /// @param selection the legal moves and the words chosen so far; [Selection#NONE] for who only looks
    Board draw(V view, Selection selection, Look look);

    /// Everything that the game is played with, on one sheet, where it has such things.
    default Optional<Board> pieces(Look look) {
        return Optional.empty();
    }
}
