package plateau.games.tilings;

import plateau.core.Ink;
import plateau.core.Picture;
import plateau.core.Text;

/// Tilings in text (rules 8.1): every tile with its four sides, in the middle its owner and the
/// owner's influence; and a second view with everybody's influence.
final class TilingsPicture {
    private static final int MARGIN = 4;
    private static final int CELL_WIDTH = 6;
    private static final int CELL_HEIGHT = 3;

    private TilingsPicture() {}

    static Picture board(TilingsState state) {
        var picture = new Picture();
        int size = state.board.size;
        for (int number = 0; number < size; number++) {
            var label = Text.format("%2d", number);
            picture.put(0, MARGIN + number * CELL_WIDTH + 2, label);
            picture.put(2 + number * CELL_HEIGHT, 0, label);
        }
        for (int cell = 0; cell < state.board.cells; cell++) {
            drawCell(picture, state, cell);
        }
        drawFront(picture, state, 2 + size * CELL_HEIGHT);
        return picture;
    }

    private static void drawCell(Picture picture, TilingsState state, int cell) {
        int row = 1 + cell / state.board.size * CELL_HEIGHT;
        int column = MARGIN + cell % state.board.size * CELL_WIDTH;
        if (!state.layout.isOccupied(cell)) {
            picture.put(row + 1, column + 2, "·", Ink.of(240));
            return;
        }
        drawTile(picture, row, column, state.layout.tile(cell));
        picture.put(row + 1, column + 1, middle(state, cell));
    }

    private static void drawTile(Picture picture, int row, int column, int tile) {
        drawSide(picture, row, column + 1, 4, Sides.colour(tile, Sides.NORTH));
        drawSide(picture, row + 2, column + 1, 4, Sides.colour(tile, Sides.SOUTH));
        drawSide(picture, row + 1, column + 5, 1, Sides.colour(tile, Sides.EAST));
        drawSide(picture, row + 1, column, 1, Sides.colour(tile, Sides.WEST));
    }

    private static void drawSide(Picture picture, int row, int column, int width, Colour colour) {
        var ink = Ink.of(Ink.contrast(colour.xterm)).over(colour.xterm);
        picture.put(row, column, String.valueOf(colour.letter).repeat(width), ink);
    }

    /// The owner's number, `pl` for several, and its influence, `C+` from 100 up.
    private static String middle(TilingsState state, int cell) {
        int owner = -1;
        int owners = 0;
        for (int player = 0; player < state.players(); player++) {
            if (state.owns(player, cell)) {
                owner = player;
                owners++;
            }
        }
        var who = owners == 1 ? Text.format("%-2d", owner) : "pl";
        if (state.game.level() != Tilings.Level.INFLUENCE) {
            return who + "  ";
        }
        int influence = state.influence.greatest(cell);
        return who + (influence >= 100 ? "C+" : Text.format("%2d", influence));
    }

    /// Draws the tile to be laid, apart from the board.
    private static void drawFront(Picture picture, TilingsState state, int row) {
        if (state.mover() < 0) {
            return;
        }
        int tile = state.frontSides();
        drawTile(picture, row, MARGIN, tile);
        picture.put(row + 1, MARGIN + 1, Text.format("%3d", state.mover()));
        picture.put(row + 1, MARGIN + CELL_WIDTH + 1, "kind" + state.front());
    }

    /// A line for every occupied cell: its place, then every player's influence, owners marked.
    static Picture influence(TilingsState state) {
        var picture = new Picture();
        for (int player = 0; player < state.players(); player++) {
            picture.put(
                    0, 8 + 6 * player, Text.format("%4d ", player), Ink.ofPlayer(player).inBold());
        }
        int row = 1;
        for (int cell = 0; cell < state.board.cells; cell++) {
            if (state.layout.isOccupied(cell)) {
                drawInfluence(picture, state, row++, cell);
            }
        }
        return picture;
    }

    private static void drawInfluence(Picture picture, TilingsState state, int row, int cell) {
        picture.put(row, 0, Text.format("%6s", state.board.name(cell)));
        for (int player = 0; player < state.players(); player++) {
            var mark = state.owns(player, cell) ? "*" : " ";
            picture.put(
                    row,
                    8 + 6 * player,
                    Text.format("%4d%s", state.influence.of(cell, player), mark));
        }
    }
}
