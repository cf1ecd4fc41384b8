package plateau.games.tilings;

import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import plateau.core.picture.Ink;
import plateau.core.picture.Picture;
import plateau.core.text.Text;

/// Tilings in text (rules 8.1): every tile with its four sides, in the middle its owner and the
/// owner's influence; and a second picture with everybody's influence.
final class TilingsPicture {
    private static final int MARGIN = 4;
    private static final int CELL_WIDTH = 6;
    private static final int CELL_HEIGHT = 3;

    private TilingsPicture() {}

    static Picture board(TilingsView view) {
        var picture = new Picture();
        int size = view.size();
        var tiles =
                view.tiles().stream()
                        .collect(Collectors.toMap(TilingsView.Tile::cell, Function.identity()));
        for (int line = 0; line < size; line++) {
            var label = Text.format("%2d", line);
            picture.put(0, MARGIN + line * CELL_WIDTH + 2, label);
            picture.put(2 + line * CELL_HEIGHT, 0, label);
            for (int column = 0; column < size; column++) {
                int row = 1 + line * CELL_HEIGHT;
                int left = MARGIN + column * CELL_WIDTH;
                var cell = line + "," + column;
                var tile = tiles.get(cell);
                if (tile == null) {
                    drawEmpty(picture, row, left, cell);
                } else {
                    drawLaid(picture, row, left, tile, middle(view, tile));
                }
            }
        }
        drawFront(picture, view, 2 + size * CELL_HEIGHT);
        return picture;
    }

    private static void drawEmpty(Picture picture, int row, int column, String cell) {
        picture.put(row + 1, column + 2, "·", Ink.of(240));
        picture.spot(cell, row + 1, column, 1, CELL_WIDTH);
    }

    private static void drawLaid(
            Picture picture, int row, int column, TilingsView.Tile tile, String middle) {
        drawTile(picture, row, column, tile.sides());
        picture.put(row + 1, column + 1, middle);
        picture.spot(tile.cell(), row, column, CELL_HEIGHT, CELL_WIDTH);
    }

    private static void drawTile(Picture picture, int row, int column, String sides) {
        drawSide(picture, row, column + 1, 4, sides.charAt(Sides.NORTH));
        drawSide(picture, row + 2, column + 1, 4, sides.charAt(Sides.SOUTH));
        drawSide(picture, row + 1, column + 5, 1, sides.charAt(Sides.EAST));
        drawSide(picture, row + 1, column, 1, sides.charAt(Sides.WEST));
    }

    private static void drawSide(Picture picture, int row, int column, int width, char letter) {
        int colour = Colour.ofLetter(letter).xterm;
        var ink = Ink.of(Ink.contrast(colour)).over(colour);
        picture.put(row, column, String.valueOf(letter).repeat(width), ink);
    }

    /// The owner's number, `pl` for several, and its influence, `C+` from 100 up.
    private static String middle(TilingsView view, TilingsView.Tile tile) {
        var owners = tile.owners();
        var who = owners.size() == 1 ? Text.format("%-2d", owners.getFirst()) : "pl";
        if (view.level() != Tilings.Level.INFLUENCE) {
            return who + "  ";
        }
        int influence = Collections.max(tile.influence());
        return who + (influence >= 100 ? "C+" : Text.format("%2d", influence));
    }

    /// Draws the tile to be laid, apart from the board.
    private static void drawFront(Picture picture, TilingsView view, int row) {
        if (!view.front().isEmpty()) {
            drawTile(picture, row, MARGIN, view.frontSides());
            picture.put(row + 1, MARGIN + 1, Text.format("%3d", view.turnOf()));
            picture.put(row + 1, MARGIN + CELL_WIDTH + 1, view.front());
        }
    }

    /// A line for every tile: its cell, then every player's influence, owners marked.
    static Picture influence(TilingsView view) {
        var picture = new Picture();
        for (int player = 0; player < view.scores().size(); player++) {
            picture.put(
                    0, 8 + 6 * player, Text.format("%4d ", player), Ink.ofPlayer(player).inBold());
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
