package plateau.terminal.painting;

import java.util.List;
import plateau.core.picture.Picture;

/// What is to be seen of a game at one moment.
///
/// @param height for how many rows the picture is given room
/// @param width for how many columns the picture is given room
/// @param spots where one can point
/// @param focus words of which the last that has a place is in sight
/// @param title the game, and how far it is
/// @param mover who is to move
/// @param log the last lines of what has happened
public record Painting(
        Picture picture,
        int height,
        int width,
        Spots spots,
        List<String> focus,
        BoardPane.Marks marks,
        String title,
        List<Player> players,
        int mover,
        Log log) {

    /// What has happened, in as many lines as there is room for.
    public interface Log {
        List<Line> lines(int width, int rows);
    }

    /// One of those who play.
    ///
    /// @param sign its sign, and what stands before it
    /// @param figures points and time
    /// @param hasLeft whether it is not there any more
    public record Player(String sign, String name, String figures, boolean hasLeft) {}
}
