package plateau.drawing.mansuba;

import java.util.List;
import java.util.Optional;
import plateau.core.Selection;
import plateau.core.text.Text;
import plateau.drawing.Look;
import plateau.drawing.Theme;
import plateau.games.mansuba.Mansuba.Surface;
import plateau.games.mansuba.MansubaView;
import plateau.games.mansuba.MansubaView.Placed;

/// The part of the world that is drawn: all of it, or what lies around the last move where it is too
/// large. Rows and columns may go beyond the world where its edges join.
record WorldWindow(MansubaView view, boolean isOnPage, int firstRow, int firstColumn, int rows, int columns) {
    private static final int MOST = 40;

    /// On a page one can move a large world about.
    private static final int MOST_ON_PAGES = 200;

    /// More places than this are not drawn one by one on a page, which would be slow to move about.
    private static final int LARGE = 900;

    /// A row and a column of the world.
    record Place(int row, int column) {
        static Optional<Place> of(String word) {
            int comma = word.indexOf(',');
            return comma < 0
                    ? Optional.empty()
                    : Optional.of(new Place(number(word.substring(0, comma)), number(word.substring(comma + 1))));
        }

        /// Rules 2: a king goes to places whose number is prime.
        ///
        /// @param width of the world
        boolean isPrime(int width) {
            int number = row * width + column;
            for (int divisor = 2; divisor * divisor <= number; divisor++) {
                if (number % divisor == 0) {
                    return false;
                }
            }
            return number > 1;
        }

        private static int number(String digits) {
            return (int) Text.wholeNumber(digits).orElseThrow();
        }

        @Override
        public String toString() {
            return row + "," + column;
        }
    }

    static WorldWindow of(MansubaView view, Selection selection, Look look) {
        var focus = focus(view, selection, look);
        boolean isOnPage = look.theme() == Theme.PAGE;
        int most = isOnPage ? MOST_ON_PAGES : MOST;
        int rows = Math.min(most, view.height());
        int columns = Math.min(most, view.width());
        boolean wrapsRows = view.surface() == Surface.TORUS;
        boolean wrapsColumns = view.surface() != Surface.FLAT;
        return new WorldWindow(
                view,
                isOnPage,
                first(focus.row, rows, view.height(), wrapsRows),
                first(focus.column, columns, view.width(), wrapsColumns),
                rows,
                columns);
    }

    private static int first(int focus, int shown, int all, boolean wraps) {
        if (shown == all) {
            return 0;
        }
        int first = focus - shown / 2;
        return wraps ? first : Math.clamp(first, 0, all - shown);
    }

    /// What one wants to see first: what is chosen, or what was moved, or a piece of the mover.
    private static Place focus(MansubaView view, Selection selection, Look look) {
        return lastPlace(selection.words())
                .or(() -> lastPlace(look.last()))
                .or(() -> pieceOf(view, view.turnOf()))
                .or(() -> view.pieces().stream().findFirst().flatMap(WorldWindow::place))
                .orElse(new Place(0, 0));
    }

    private static Optional<Place> lastPlace(List<String> words) {
        return words.reversed().stream()
                .flatMap(word -> Place.of(word).stream())
                .findFirst();
    }

    private static Optional<Place> pieceOf(MansubaView view, int player) {
        return view.pieces().stream()
                .filter(piece -> piece.player() == player)
                .findFirst()
                .flatMap(WorldWindow::place);
    }

    private static Optional<Place> place(Placed piece) {
        return Place.of(piece.place());
    }

    /// Whether there is so much of it that only what lies somewhere is drawn place by place.
    boolean isLarge() {
        return isOnPage && rows * columns > LARGE;
    }

    /// Whether something of the world is left out.
    boolean isPart() {
        return rows < view.height() || columns < view.width();
    }

    /// Whether there is anything at a row and a column, which may lie beyond an edge.
    boolean exists(int row, int column) {
        return (view.surface() == Surface.TORUS || (row >= 0 && row < view.height()))
                && (view.surface() != Surface.FLAT || (column >= 0 && column < view.width()));
    }

    /// Whether a row and a column, which may lie beyond the world, are in the window and not in the margin
    /// around it.
    boolean isInside(int row, int column) {
        return row >= firstRow && row < firstRow + rows && column >= firstColumn && column < firstColumn + columns;
    }

    /// The place at a row and a column that may lie beyond the world.
    Place placeAt(int row, int column) {
        return new Place(Math.floorMod(row, view.height()), Math.floorMod(column, view.width()));
    }

    /// Whether a place of the world is in the window.
    boolean shows(Place place) {
        return Math.floorMod(place.row - firstRow, view.height()) < rows
                && Math.floorMod(place.column - firstColumn, view.width()) < columns;
    }

    boolean hasRowMargin() {
        return exists(firstRow - 1, firstColumn) || exists(firstRow + rows, firstColumn);
    }

    boolean hasColumnMargin() {
        return exists(firstRow, firstColumn - 1) || exists(firstRow, firstColumn + columns);
    }
}
