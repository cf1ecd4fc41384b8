package plateau.games.piles;

import plateau.core.picture.Ink;
import plateau.core.picture.Picture;
import plateau.core.text.Text;

/// Piles in text: the board seen from above, and one stack from top to bottom. A token is the number of
/// its player, counted from 1.
final class PilesPicture {
    private PilesPicture() {}

    /// Rules 5.1: cells three wide, numbers of lines and columns, empty cells blank.
    static Picture draw(PilesView view) {
        var picture = new Picture();
        int size = view.size();
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
                drawCell(picture, view.stack(line, column), row, 4 * column);
            }
        }
        picture.put(2 * size + 1, 3, rule);
        return picture;
    }

    private static void drawCell(Picture picture, PilesView.Stack stack, int row, int column) {
        if (!stack.tokens().isEmpty()) {
            int player = stack.tokens().getLast();
            var ink = Ink.ofPlayer(player).inBold();
            picture.put(row, column, Text.format("%2d", player + 1), ink);
        }
        picture.put(row, column + 3, "|");
        picture.spot(stack.cell(), row, column, 1, 3);
    }

    /// The tokens of a cell, a line each, the uppermost first.
    static String stack(PilesView.Stack stack) {
        if (stack.tokens().isEmpty()) {
            return stack.cell() + ": -\n";
        }
        var out = new StringBuilder(stack.cell()).append(":\n");
        for (int player : stack.tokens().reversed()) {
            out.append(Text.format("%4d\n", player + 1));
        }
        return out.toString();
    }
}
