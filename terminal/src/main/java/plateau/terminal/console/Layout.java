package plateau.terminal.console;

import java.util.Optional;
import java.util.function.IntUnaryOperator;
import plateau.core.picture.Picture;

/// Where things are on the screen of a game: the board left, players and log right, what is to be done at
/// the bottom. Where that leaves the board too narrow the right side folds under it.
///
/// @param players a line for each player
/// @param foot what is asked and what was typed
public record Layout(Region board, Region players, Region log, Region foot, boolean isFolded) {
    /// The right side has so many columns at least, and at most.
    private static final int NARROWEST = 26;

    private static final int WIDEST = 48;

    /// Rows that the log has at least.
    private static final int SHORTEST = 3;

    /// A corner of the screen has so many columns at least.
    private static final int CORNER = 15;

    /// Rows of a board above the right side for which the foot gives way.
    private static final int LEAST = 6;

    /// Rows of the foot where there is hardly any room.
    private static final int SMALL_FOOT = 2;

    /// The layout of a screen for a picture. One that would be cut off otherwise has the whole screen but
    /// for a small foot, and players and log stand in the empty corner beside its lower lines.
    ///
    /// @param height how many rows the picture is given room for; maybe more than it has now
    /// @param width how many columns the picture is given room for
    /// @param playerLines how many lines the players need in so many columns
    /// @param foot how many rows the foot needs
    public static Layout of(
            Region screen, Picture picture, int height, int width, IntUnaryOperator playerLines, int foot) {
        var usual = fitted(screen, height, width, playerLines, foot);
        boolean isTight = usual.isFolded && usual.board.height() < Math.min(LEAST, picture.height());
        var roomy = isTight ? fitted(screen, height, width, playerLines, Math.min(foot, SMALL_FOOT)) : usual;
        boolean isWhole = roomy.board.height() >= picture.height() && roomy.board.width() >= picture.width();
        int room = Math.max(SMALL_FOOT, Math.min(foot, screen.height() - picture.height()));
        return isWhole ? roomy : inCorner(screen, picture, playerLines, room).orElse(roomy);
    }

    private static Layout fitted(Region screen, int height, int width, IntUnaryOperator playerLines, int foot) {
        var fitted = of(screen, height, width, playerLines.applyAsInt(WIDEST), foot);
        // With more lines the players may have to move to a narrower place.
        for (int i = 0; i < 2; i++) {
            int lines = playerLines.applyAsInt(fitted.players().width());
            fitted = of(screen, height, width, lines, foot);
        }
        return fitted;
    }

    private static Optional<Layout> inCorner(Region screen, Picture picture, IntUnaryOperator playerLines, int foot) {
        int rows = screen.height() - foot;
        if (picture.height() > rows || picture.width() > screen.width()) {
            return Optional.empty();
        }
        for (int side = NARROWEST; side >= CORNER; side--) {
            int from = screen.width() - side;
            int top = firstFree(picture, from - 1);
            int lines = playerLines.applyAsInt(side);
            int log = rows - top - lines - 1;
            if (log >= SHORTEST) {
                return Optional.of(new Layout(
                        new Region(0, 0, rows, screen.width()),
                        new Region(top, from, lines, side),
                        new Region(top + lines + 1, from, log, side),
                        new Region(rows, 0, foot, screen.width()),
                        false));
            }
        }
        return Optional.empty();
    }

    /// The first row from which on no line reaches a column.
    private static int firstFree(Picture picture, int column) {
        int row = picture.height();
        while (row > 0 && picture.length(row - 1) <= column) {
            row--;
        }
        return row;
    }

    /// The layout of a screen for a board of some size.
    ///
    /// @param height of the board
    /// @param width of the board
    /// @param playerLines how many lines the players need
    /// @param foot how many rows the foot needs
    public static Layout of(Region screen, int height, int width, int playerLines, int foot) {
        int rows = Math.max(1, screen.height() - foot);
        var bottom = new Region(rows, 0, screen.height() - rows, screen.width());
        boolean isHigh = rows >= height + playerLines + 1 + SHORTEST;
        if (screen.width() >= width + 1 + NARROWEST || (!isHigh && screen.width() >= 72)) {
            return beside(screen.width(), rows, width, playerLines, bottom);
        }
        return under(screen.width(), rows, height, playerLines, bottom);
    }

    private static Layout beside(int columns, int rows, int width, int lines, Region foot) {
        int side = Math.max(NARROWEST, Math.min(WIDEST, columns - width - 1));
        int from = columns - side;
        int players = Math.min(lines, Math.max(1, rows - 2));
        return new Layout(
                new Region(0, 0, rows, from - 1),
                new Region(0, from, players, side),
                new Region(players + 1, from, Math.max(0, rows - players - 1), side),
                foot,
                false);
    }

    /// The board has at least half of the rows: players and log are there for its sake.
    private static Layout under(int columns, int rows, int height, int lines, Region foot) {
        int least = Math.max(1, (rows + 1) / 2);
        int board = Math.min(height, Math.max(least, rows - lines - 1 - SHORTEST));
        int players = Math.max(0, Math.min(lines, rows - board - 1));
        int log = Math.max(0, rows - board - players - 1);
        return new Layout(
                new Region(0, 0, board, columns),
                new Region(board + 1, 0, players, columns),
                new Region(board + 1 + players, 0, log, columns),
                foot,
                true);
    }
}
