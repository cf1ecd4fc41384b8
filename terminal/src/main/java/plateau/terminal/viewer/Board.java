package plateau.terminal.viewer;

import java.util.Set;
import plateau.core.picture.Picture;
import plateau.terminal.console.Division;
import plateau.terminal.console.Frame;
import plateau.terminal.console.Inks;
import plateau.terminal.console.Region;
import plateau.terminal.console.Window;

/// A picture in its part of the screen. One that is larger is seen through a window that follows the last
/// move, and that can be moved by hand.
final class Board {
    private Window window = new Window(new Region(0, 0, 1, 1), 0, 0);

    /// @param marked the words of the last move
    void draw(Frame frame, Region region, Picture picture, Set<String> marked, Sight sight) {
        var shown = marked(picture, marked);
        var division = Division.of(region, picture);
        var board = division.board();
        window = window.follow(board, division.rows(), picture.width(), shown[0], shown[1]);
        int most = Math.max(0, division.rows() - board.height());
        int top = Math.clamp(window.top() + sight.down(), 0, most);
        int widest = Math.max(0, picture.width() - board.width());
        int left = Math.clamp(window.left() + sight.across(), 0, widest);
        sight.limitBoard(top - window.top(), left - window.left());
        var seen = new Window(board, top, left);
        frame.draw(picture, seen);
        division.kept().ifPresent(kept -> frame.draw(picture, kept));
        mark(frame, seen, picture, marked);
        drawEdges(frame, seen, top < most, left < widest);
    }

    /// The last place of a move, which is where a piece went to; the middle of its spot.
    private static int[] marked(Picture picture, Set<String> marked) {
        var last = marked.stream().reduce("", (_, word) -> word);
        int rows = 0;
        int columns = 0;
        int count = 0;
        for (int row = 0; !last.isEmpty() && row < picture.height(); row++) {
            for (int column = 0; column < picture.width(); column++) {
                if (picture.wordAt(row, column).equals(last)) {
                    rows += row;
                    columns += column;
                    count++;
                }
            }
        }
        return count == 0 ? new int[2] : new int[] {rows / count, columns / count};
    }

    /// What the last move touched, in orange; inverse tells it where there are no colours.
    private static void mark(Frame frame, Window seen, Picture picture, Set<String> marked) {
        var region = seen.region();
        for (int i = 0; i < region.height(); i++) {
            for (int j = 0; j < region.width(); j++) {
                int row = seen.top() + i;
                int column = seen.left() + j;
                if (marked.contains(picture.wordAt(row, column)) && isEdge(picture, row, column)) {
                    var ink = Inks.LAST_MOVE.underlined();
                    frame.ink(region.row() + i, region.column() + j, ink);
                }
            }
        }
    }

    /// Of a large spot only the border is marked, so that one sees what is on it.
    private static boolean isEdge(Picture picture, int row, int column) {
        var word = picture.wordAt(row, column);
        boolean isHigh = picture.wordAt(row - 1, column).equals(word)
                || picture.wordAt(row + 1, column).equals(word);
        return !isHigh
                || !picture.wordAt(row, column - 1).equals(word)
                || !picture.wordAt(row, column + 1).equals(word);
    }

    /// Arrows where the picture goes on.
    private static void drawEdges(Frame frame, Window seen, boolean hasBelow, boolean hasRight) {
        var region = seen.region();
        int right = region.column() + region.width() - 1;
        if (seen.top() > 0) {
            frame.put(region.row(), right, "↑", Inks.ALERT);
        }
        if (hasBelow) {
            frame.put(region.end() - 1, right, "↓", Inks.ALERT);
        }
        if (seen.left() > 0) {
            frame.put(region.row() + region.height() / 2, region.column(), "←", Inks.ALERT);
        }
        if (hasRight) {
            frame.put(region.row() + region.height() / 2, right, "→", Inks.ALERT);
        }
    }
}
