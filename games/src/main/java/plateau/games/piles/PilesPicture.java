package plateau.games.piles;

import plateau.core.picture.Ink;
import plateau.core.picture.Picture;
import plateau.core.picture.Signs;
import plateau.core.text.Text;

/// Piles in text: the board seen from above, all stacks, and one stack from top to bottom. A token is the
/// sign and the number of its player, counted from 1.
final class PilesPicture {
    /// Beyond this column a high stack is cut.
    private static final int MOST_COLUMNS = 72;

    private PilesPicture() {}

    /// Rules 5.1: cells three wide, numbers of lines and columns, empty cells blank; in the rule below a
    /// cell stands how many tokens it has, where there are several.
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
        drawHeights(picture, view);
        return picture;
    }

    private static void drawHeights(Picture picture, PilesView view) {
        for (int line = 1; line <= view.size(); line++) {
            for (int column = 1; column <= view.size(); column++) {
                int height = view.stack(line, column).tokens().size();
                if (height > 1) {
                    var text = height > 999 ? "999" : Text.format("%d", height);
                    picture.put(2 * line + 1, 4 * column + (4 - text.length()) / 2, text);
                }
            }
        }
    }

    /// A line for each stack of several tokens, the uppermost first.
    static Picture stacks(PilesView view) {
        var picture = new Picture();
        int row = 0;
        for (var stack : view.stacks()) {
            if (!stack.tokens().isEmpty()) {
                drawStack(picture, row++, stack);
            }
        }
        if (row == 0) {
            picture.put(0, 0, "-");
        }
        return picture;
    }

    private static void drawStack(Picture picture, int row, PilesView.Stack stack) {
        picture.put(row, 0, Text.format("%5s", stack.cell()));
        picture.put(row, 6, Text.format("%3d", stack.tokens().size()));
        int column = 10;
        for (int player : stack.tokens().reversed()) {
            if (column > MOST_COLUMNS) {
                picture.put(row, column, "…");
                break;
            }
            var token = token(player);
            picture.put(row, column, token, Ink.ofPlayer(player));
            column += token.length() + 1;
        }
        picture.spot(stack.cell(), row, 0, 1, column);
    }

    private static String token(int player) {
        return Signs.of(player) + (player + 1);
    }

    private static void drawCell(Picture picture, PilesView.Stack stack, int row, int column) {
        if (!stack.tokens().isEmpty()) {
            int player = stack.tokens().getLast();
            var ink = Ink.ofPlayer(player).inBold();
            picture.put(row, column, token(player), ink);
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
            out.append(Text.format("%5s\n", token(player)));
        }
        return out.toString();
    }
}
