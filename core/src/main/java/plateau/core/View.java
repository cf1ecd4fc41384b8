package plateau.core;

import java.util.List;
import plateau.core.picture.Picture;

/// What a viewer may know of a position: a record of plain data, made on demand by [State#view]. Text
/// pictures, drawings, the JSON that bots read and the words of screen readers are made from it and
/// from nothing else.
///
/// Plain data are numbers, booleans, texts, constants of an enum, and lists and records of these; an
/// absent value is an empty list or text. A view never changes, whatever happens to the position.
public interface View {
    /// The player to move, or [State#CHANCE], or [State#NOBODY].
    int mover();

    /// The points of all players.
    List<Integer> scores();

    /// What the points would be if the game ended now; empty where the game does not say.
    default List<Integer> projected() {
        return List.of();
    }

    /// The parts of the players' points that the position itself shows, each of a kind of [Game#sheet] that no event
    /// pays; and, of any kind, what would be paid besides if the game ended now.
    default List<PointShare> sheet() {
        return List.of();
    }

    /// The position as text. Whatever one points at to choose a word is a spot of the picture, named by
    /// that word (see [Picture#spot]), whether or not the word is legal now.
    ///
    /// @param selection the legal moves and the words chosen so far; [Selection#NONE] for who only looks
    Picture picture(Selection selection);

    /// The position as text, for who only looks.
    default Picture picture() {
        return picture(Selection.NONE);
    }

    /// The names of the pictures that can be drawn; the first is the one of [#picture].
    default List<String> pictures() {
        return List.of("board");
    }

    /// One of the [#pictures].
    default Picture picture(String name, Selection selection) {
        return picture(selection);
    }

    /// What there is to know of the game as a whole and is not in the picture, such as turns and limits. As
    /// with [State#events], each key has its words in the game's properties, here as `status.KEY`.
    default List<Event> status() {
        return List.of();
    }

    /// What a player has besides its points and what the picture shows, in the way of [#status()].
    default List<Event> status(int player) {
        return List.of();
    }

    /// How far the cells of notations such as `2,3` go on each of the two axes of [Game#axes], whether
    /// or not they may be chosen now; where the board grows, how far it goes now. Empty where notations
    /// have no cells.
    default List<Span> spans() {
        return List.of();
    }

    /// What the word that comes next decides, such as `cell` or `direction`: the question for it is
    /// `step.KEY` in the texts beside the game, and why there may be only one answer `step.KEY.only`.
    /// Empty where the game has no name for it.
    ///
    /// @param words those chosen before
    default String step(List<String> words) {
        return "";
    }

    /// What a person at a prompt wants to see before a move is confirmed; empty when it needs no
    /// confirmation.
    default String closeUp(String notation) {
        return "";
    }
}
