package plateau.games.carcassonne;

import java.util.List;
import java.util.Locale;
import plateau.core.Selection;
import plateau.core.picture.Ink;
import plateau.core.picture.Picture;
import plateau.core.picture.Signs;
import plateau.core.text.Text;
import plateau.games.carcassonne.Carcassonne.Direction;
import plateau.games.carcassonne.CarcassonneState.Phase;
import plateau.games.carcassonne.CarcassonneView.Tile;

/// Carcassonne in text (rules 12): the land, and below it the tile drawn.
///
/// While a tile is to be placed the spots are the cells that touch the land; when one is chosen the tile
/// lies there as it would. Once it is placed the spots are its own segments, and those that may get a
/// follower have letters.
final class CarcassonnePicture {
    private static final int MARGIN = 5;

    private final CarcassonneView view;
    private final Selection selection;
    private final Picture picture = new Picture();

    /// The first column and the first row that are drawn, beyond the land by one.
    private final int west;

    private final int north;

    CarcassonnePicture(CarcassonneView view, Selection selection) {
        this.view = view;
        this.selection = selection;
        west = view.spans().getFirst().first();
        north = view.spans().getLast().last();
    }

    Picture draw() {
        int east = view.spans().getFirst().last();
        int south = view.spans().getLast().first();
        for (int x = west; x <= east; x++) {
            picture.put(0, column(x), Text.format("%3d", x), Ink.of(240));
        }
        for (int y = north; y >= south; y--) {
            picture.put(row(y) + 1, 0, Text.format("%4d", y), Ink.of(240));
        }
        view.tiles().forEach(this::drawLaid);
        int below = row(south - 1) + 1;
        picture.keepFrom(below);
        if (!view.drawn().isEmpty()) {
            new TilePicture(view.kind(view.drawn()), Direction.NORTH).draw(picture, below, MARGIN);
            picture.put(below + 1, MARGIN + TilePicture.WIDTH + 2, "tile " + view.drawn());
        }
        if (view.phase() == Phase.FOLLOWER) {
            letterPlaces(view.tiles().getLast(), below);
        } else if (selection.words().isEmpty()) {
            view.tiles().forEach(this::nameCellsBeside);
        } else {
            drawChosen();
        }
        return picture;
    }

    private int column(int x) {
        return MARGIN + (x - west) * TilePicture.WIDTH;
    }

    private int row(int y) {
        return 1 + (north - y) * TilePicture.HEIGHT;
    }

    private TilePicture picture(Tile tile) {
        return new TilePicture(view.kind(tile.letter()), tile.direction());
    }

    private void drawLaid(Tile tile) {
        var drawn = picture(tile);
        int row = row(tile.y());
        int column = column(tile.x());
        drawn.draw(picture, row, column);
        if (selection.choices().isEmpty()) {
            picture.spot(tile.cell(), row, column, TilePicture.HEIGHT, TilePicture.WIDTH);
        }
        for (var follower : tile.follower()) {
            drawn.mark(
                    picture,
                    row,
                    column,
                    follower.place(),
                    Signs.of(follower.player()),
                    Ink.ofPlayer(follower.player()).inBold());
        }
    }

    /// The tile on the cell that was chosen, in the direction chosen, or else the first that fits.
    private void drawChosen() {
        var words = selection.words();
        var direction = words.size() > 1 ? words.get(1) : selection.choices().getFirst();
        drawLaid(new Tile(
                words.getFirst(), view.drawn(), Direction.valueOf(direction.toUpperCase(Locale.ROOT)), List.of()));
    }

    /// Letters the places where a follower can stand on the tile just laid, and lists them below.
    private void letterPlaces(Tile tile, int below) {
        var drawn = picture(tile);
        drawn.name(picture, row(tile.y()), column(tile.x()));
        int count = 0;
        for (var segment : view.kind(tile.letter()).segments()) {
            if (selection.choices().contains(segment.word())) {
                var letter = String.valueOf((char) ('A' + count));
                var ink = Ink.ofPlayer(view.mover()).inBold().inverted();
                drawn.mark(picture, row(tile.y()), column(tile.x()), segment.follower(), letter, ink);
                int row = below + count % TilePicture.HEIGHT;
                int column = MARGIN + 20 + 15 * (count / TilePicture.HEIGHT);
                var line = letter + " " + segment.word();
                picture.put(row, column, line);
                picture.spot(segment.word(), row, column, 1, line.length());
                count++;
            }
        }
    }

    private void nameCellsBeside(Tile tile) {
        nameCell(tile.x(), tile.y() + 1);
        nameCell(tile.x() - 1, tile.y());
        nameCell(tile.x(), tile.y() - 1);
        nameCell(tile.x() + 1, tile.y());
    }

    private void nameCell(int x, int y) {
        var cell = Text.format("%d,%d", x, y);
        if (view.tiles().stream().noneMatch(tile -> tile.cell().equals(cell))) {
            picture.spot(cell, row(y), column(x), TilePicture.HEIGHT, TilePicture.WIDTH);
        }
    }
}
