package plateau.games.tilings;

import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import plateau.core.Selection;
import plateau.core.picture.Ink;
import plateau.core.picture.Picture;
import plateau.core.picture.Signs;
import plateau.core.text.Text;

/// Tilings in text (rules 8.1): every tile with its four sides, in the middle its owner and the
/// owner's influence; and a second picture with everybody's influence. Tiles that touch share the side
/// between them, which has the same colour in both.
final class TilingsPicture {
    private static final int MARGIN = 3;
    private static final int CELL_WIDTH = 6;
    private static final int CELL_HEIGHT = 2;

    /// A sign, a number of two digits and an influence of two.
    private static final int MIDDLE = 5;

    private final TilingsView view;
    private final Picture picture = new Picture();

    private TilingsPicture(TilingsView view) {
        this.view = view;
    }

    static Picture board(TilingsView view, Selection selection) {
        var drawing = new TilingsPicture(view);
        drawing.drawBoard();
        drawing.drawFront();
        if (!selection.words().isEmpty()) {
            drawing.drawChosen(selection);
        }
        return drawing.picture;
    }

    private void drawBoard() {
        var tiles = view.tiles().stream().collect(Collectors.toMap(TilingsView.Tile::cell, Function.identity()));
        for (int line = 0; line < view.size(); line++) {
            var label = Text.format("%2d", line);
            picture.put(0, column(line) + 2, label, Ink.of(240));
            picture.put(row(line) + 1, 0, label, Ink.of(240));
            for (int column = 0; column < view.size(); column++) {
                var cell = line + "," + column;
                var tile = tiles.get(cell);
                if (tile == null) {
                    picture.put(row(line) + 1, column(column) + 3, "·", Ink.of(240));
                } else {
                    drawTile(row(line), column(column), tile.sides());
                    drawOwner(row(line) + 1, column(column) + 1, tile);
                }
                picture.spot(cell, row(line) + 1, column(column) + 1, 1, MIDDLE);
            }
        }
    }

    private static int row(int line) {
        return 1 + line * CELL_HEIGHT;
    }

    private static int column(int column) {
        return MARGIN + column * CELL_WIDTH;
    }

    private void drawTile(int row, int column, String sides) {
        drawSide(row, column + 1, MIDDLE, sides.charAt(Sides.NORTH));
        drawSide(row + 2, column + 1, MIDDLE, sides.charAt(Sides.SOUTH));
        drawSide(row + 1, column + CELL_WIDTH, 1, sides.charAt(Sides.EAST));
        drawSide(row + 1, column, 1, sides.charAt(Sides.WEST));
    }

    private void drawSide(int row, int column, int width, char letter) {
        int colour = Colour.ofLetter(letter).xterm;
        var ink = Ink.of(Ink.contrast(colour)).over(colour);
        picture.put(row, column, String.valueOf(letter).repeat(width), ink);
    }

    /// The owner's sign and number, `pl` for several, and its influence, `C+` from 100 up.
    private void drawOwner(int row, int column, TilingsView.Tile tile) {
        var owners = tile.owners();
        if (owners.size() == 1) {
            int owner = owners.getFirst();
            picture.put(
                    row, column, Signs.of(owner) + owner, Ink.ofPlayer(owner).inBold());
        } else {
            picture.put(row, column, " pl");
        }
        if (view.level() == Tilings.Level.INFLUENCE) {
            int influence = Collections.max(tile.influence());
            picture.put(row, column + 3, influence >= 100 ? "C+" : Text.format("%2d", influence));
        }
    }

    /// Draws the tile to be laid, beside the board.
    private void drawFront() {
        if (!view.front().isEmpty()) {
            int column = column(view.size()) + 3;
            drawTile(1, column, view.frontSides());
            picture.put(2, column + 1, " " + Signs.of(view.turnOf()), Ink.ofPlayer(view.turnOf()));
            picture.put(4, column, view.front());
        }
    }

    /// The tile on the cell that was chosen, turned as chosen, or else as the first turn that fits.
    private void drawChosen(Selection selection) {
        var words = selection.words();
        var cell = words.getFirst().split(",");
        if (cell.length == 2) {
            var choices = selection.choices();
            var turn = words.size() > 1 ? words.get(1) : choices.isEmpty() ? "" : choices.getFirst();
            int line = number(cell[0]);
            int column = number(cell[1]);
            drawTile(row(line), column(column), turned(view.frontSides(), turn));
            var sign = " " + Signs.of(view.turnOf()) + "  ";
            var ink = Ink.ofPlayer(view.turnOf()).inBold();
            picture.put(row(line) + 1, column(column) + 1, sign, ink);
        }
    }

    private static int number(String digits) {
        return (int) Text.wholeNumber(digits).orElseThrow();
    }

    /// Sides after the quarter turns, counter-clockwise, of a word such as `turn2`.
    static String turned(String sides, String turn) {
        int turns = turn.matches("turn[0-3]") ? turn.charAt(4) - '0' : 0;
        var turned = sides;
        for (int i = 0; i < turns; i++) {
            turned = ""
                    + turned.charAt(Sides.EAST)
                    + turned.charAt(Sides.WEST)
                    + turned.charAt(Sides.SOUTH)
                    + turned.charAt(Sides.NORTH);
        }
        return turned;
    }

    /// A line for every tile: its cell, then every player's influence, owners marked.
    static Picture influence(TilingsView view) {
        var picture = new Picture();
        for (int player = 0; player < view.scores().size(); player++) {
            var head = Text.format("%3s%d ", Signs.of(player), player);
            picture.put(0, 8 + 6 * player, head, Ink.ofPlayer(player).inBold());
        }
        int row = 1;
        for (var tile : view.tiles()) {
            drawInfluence(picture, row++, tile);
        }
        return picture;
    }

    private static void drawInfluence(Picture picture, int row, TilingsView.Tile tile) {
        picture.put(row, 0, Text.format("%6s", tile.cell()));
        picture.spot(tile.cell(), row, 0, 1, 6);
        List<Integer> influence = tile.influence();
        for (int player = 0; player < influence.size(); player++) {
            var mark = tile.owners().contains(player) ? "*" : " ";
            var text = Text.format("%4d%s", influence.get(player), mark);
            picture.put(row, 8 + 6 * player, text);
        }
    }
}
