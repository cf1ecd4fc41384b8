package plateau.drawing;

import java.util.List;
import plateau.drawing.svg.Pen;

/// A board as a game's drawing gives it: what is around it is the same for every game. A cell is some
/// 60 to 100 units wide, and the smallest letters are 12 units high.
///
/// @param shapes everything on it, from 0, 0 at the top left
/// @param status what is to be done, or how the game stands, in one line
/// @param notes what each player has besides points, in a few words; empty for none
/// @param showsPlayers whether the board itself shows the players and their points
public record Board(double width, double height, Pen shapes, String status, List<String> notes, boolean showsPlayers) {

    public Board {
        notes = List.copyOf(notes);
    }

    /// The same with other notes.
    Board with(List<String> others) {
        return new Board(width, height, shapes, status, others, showsPlayers);
    }
}
