package plateau.terminal.console;

import java.util.Optional;
import plateau.core.picture.Picture;

/// How a picture that has not room as a whole is divided: the board, of which a part is seen, and below it
/// the lines that stay in sight.
///
/// @param board where the board is seen
/// @param rows how many rows the board has
/// @param kept the lines that stay in sight, if there are any
public record Division(Region board, int rows, Optional<Window> kept) {
    /// Rows of the board that are seen at least; with fewer nothing else is kept in sight.
    private static final int LEAST = 6;

    public static Division of(Region region, Picture picture) {
        int height = picture.height();
        int kept = picture.kept();
        int left = region.height() - kept;
        if (height <= region.height() || kept == 0 || left < LEAST) {
            return new Division(region, height, Optional.empty());
        }
        var board = new Region(region.row(), region.column(), left, region.width());
        var below = new Region(board.end(), region.column(), kept, region.width());
        return new Division(board, height - kept, Optional.of(new Window(below, height - kept, 0)));
    }
}
