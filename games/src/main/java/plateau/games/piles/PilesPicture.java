package plateau.games.piles;

import plateau.core.Ink;
import plateau.core.Picture;
import plateau.core.Text;

/// Piles in text: the board seen from above, and one stack from top to bottom.
final class PilesPicture {
    private PilesPicture() {}

    /// Rules 5.1: cells three wide, numbers of lines and columns, empty cells blank.
    static Picture draw(PilesState state) {
        var picture = new Picture();
        int size = state.board.size;
        for (int column = 1; column <= size; column++) {
            picture.put(0, 4 * column, Text.format("%2d", column));
        }
        var rule = "+---".repeat(size) + "+";
        for (int line = 1; line <= size; line++) {
            int row = 2 * line;
            picture.put(row - 1, 3, rule);
            picture.put(row, 0, Text.format("%2d", line));
            picture.put(row, 3, "|");
            for (int column = 1; column <= size; column++) {
                drawCell(picture, state, row, column);
            }
        }
        picture.put(2 * size + 1, 3, rule);
        return picture;
    }

    private static void drawCell(Picture picture, PilesState state, int row, int column) {
        int colour = state.top(state.board.cell(row / 2, column));
        if (colour > 0) {
            var ink = Ink.ofPlayer(colour - 1).inBold();
            picture.put(row, 4 * column, Text.format("%2d", colour), ink);
        }
        picture.put(row, 4 * column + 3, "|");
    }

    /// The tokens of a cell, a line each, the uppermost first.
    static String stack(PilesState state, int cell) {
        int height = state.height(cell);
        if (height == 0) {
            return state.board.notation(cell) + ": -\n";
        }
        var out = new StringBuilder(state.board.notation(cell)).append(":\n");
        for (int level = height - 1; level >= 0; level--) {
            out.append(Text.format("%4d\n", state.token(cell, level)));
        }
        return out.toString();
    }
}
