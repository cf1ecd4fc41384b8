package plateau.terminal.painting;

import java.util.Collection;
import java.util.Optional;
import java.util.stream.Stream;
import plateau.core.picture.Picture;
import plateau.terminal.console.Division;
import plateau.terminal.console.Frame;
import plateau.terminal.console.Inks;
import plateau.terminal.console.Region;
import plateau.terminal.console.Window;

/// A picture in its part of the screen. One that is larger is seen through a window that follows a place,
/// and that can be moved by hand; what the game wants in sight stays below it.
public final class BoardPane {
    /// What is shown of a cell besides the picture: where one may go, or where somebody was.
    public interface Marks {
        /// Marks a cell.
        ///
        /// @param row of the picture
        /// @param column of the picture
        /// @param at where on the screen that is
        void mark(Frame frame, int row, int column, Spots.Place at);
    }

    /// The window as it would be if nobody had moved it.
    private Window followed = new Window(new Region(0, 0, 1, 1), 0, 0);

    private Window seen = followed;

    /// What stays in sight below a board that has not room.
    private Optional<Window> kept = Optional.empty();

    /// How many rows the board has without that.
    private int rows;

    void draw(Frame frame, Region region, Painting painting, Scroll scroll) {
        var picture = painting.picture();
        var division = Division.of(region, picture);
        var board = division.board();
        rows = division.rows();
        kept = division.kept();
        var place = painting.spots().above(rows).last(painting.focus());
        followed = followed.follow(board, rows, picture.width(), place.row(), place.column());
        int lowest = Math.max(0, rows - board.height());
        int rightmost = Math.max(0, picture.width() - board.width());
        seen = scroll.moved(followed, lowest, rightmost);
        windows().forEach(each -> {
            frame.draw(picture, each);
            mark(frame, each, painting.marks());
        });
        drawEdges(frame, seen.top() < lowest, seen.left() < rightmost);
    }

    private Stream<Window> windows() {
        return Stream.concat(Stream.of(seen), kept.stream());
    }

    private static void mark(Frame frame, Window window, Marks marks) {
        var region = window.region();
        for (int i = 0; i < region.height(); i++) {
            for (int j = 0; j < region.width(); j++) {
                var at = new Spots.Place(region.row() + i, region.column() + j);
                marks.mark(frame, window.top() + i, window.left() + j, at);
            }
        }
    }

    /// What the last move touched, in orange; lines under it tell where there are no colours.
    ///
    /// @param words of that move
    public static Marks lastMove(Picture picture, Collection<String> words) {
        return (frame, row, column, at) -> {
            if (words.contains(picture.wordAt(row, column)) && isEdge(picture, row, column)) {
                frame.ink(at.row(), at.column(), Inks.LAST_MOVE.underlined());
            }
        };
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

    /// Arrows where the board goes on beyond its window.
    private void drawEdges(Frame frame, boolean hasBelow, boolean hasRight) {
        var region = seen.region();
        int right = region.column() + region.width() - 1;
        int middle = region.row() + region.height() / 2;
        if (seen.top() > 0) {
            frame.put(region.row(), right, "↑", Inks.ALERT);
        }
        if (hasBelow) {
            frame.put(region.end() - 1, right, "↓", Inks.ALERT);
        }
        if (seen.left() > 0) {
            frame.put(middle, region.column(), "←", Inks.ALERT);
        }
        if (hasRight) {
            frame.put(middle, right, "→", Inks.ALERT);
        }
    }

    /// Where on the screen a place of the picture is, or would be.
    public Spots.Place onScreen(Spots.Place place) {
        var window = place.row() < rows ? seen : kept.orElse(seen);
        return new Spots.Place(window.row(place.row()), window.column(place.column()));
    }

    /// The word that one points at by a place on the screen; empty where there is none.
    public String wordAt(Picture picture, int row, int column) {
        return windows()
                .filter(each -> each.region().contains(row, column))
                .map(each -> picture.wordAt(
                        each.top() + row - each.region().row(),
                        each.left() + column - each.region().column()))
                .findFirst()
                .orElse("");
    }
}
