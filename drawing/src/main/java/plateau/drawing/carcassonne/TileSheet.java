package plateau.drawing.carcassonne;

import java.util.List;
import plateau.core.Ask;
import plateau.core.State;
import plateau.core.options.Options;
import plateau.drawing.Board;
import plateau.drawing.Look;
import plateau.drawing.svg.Pen;
import plateau.games.carcassonne.Carcassonne;
import plateau.games.carcassonne.CarcassonneView;
import plateau.games.carcassonne.CarcassonneView.Kind;
import plateau.words.Wording;

/// Every kind of tile in its four directions, with how many there are.
public final class TileSheet {
    private static final double CELL = 2 * TileShape.HALF;
    private static final double GAP = 12;
    private static final double HEADING = 26;
    private static final int DIRECTIONS = 4;
    private static final int COLUMNS = 2;
    private static final double WIDE = DIRECTIONS * (CELL + GAP) + 2 * GAP;
    private static final double HIGH = HEADING + CELL + 2 * GAP;

    private TileSheet() {}

    public static Board board(Look look) {
        var kinds = kinds();
        var wording = new Wording(look.language(), TileSheet.class, "carcassonne");
        var tiles = new Tiles(kinds);
        var pen = new Pen();
        for (int i = 0; i < kinds.size(); i++) {
            var kind = kinds.get(i);
            var at = corner(i, kinds.size(), 0);
            var name = wording.get("sheet.kind", kind.letter(), kind.copies());
            pen.text(at.x(), at.y() - 8, name, "title");
            for (int quarters = 0; quarters < DIRECTIONS; quarters++) {
                var middle = corner(i, kinds.size(), quarters).plus(new Point(1, 1), TileShape.HALF);
                tiles.whole(pen, tiles.face(kind.letter()), quarters, middle.x(), middle.y(), 1);
            }
            pen.newLine();
        }
        int count = kinds.stream().mapToInt(Kind::copies).sum();
        return new Board(
                COLUMNS * WIDE - 2 * GAP,
                rows(kinds.size()) * HIGH,
                new Pen().add(tiles.definitions()).add(pen),
                wording.get("sheet", count, kinds.size()),
                List.of(),
                true);
    }

    private static int rows(int kinds) {
        return (kinds + COLUMNS - 1) / COLUMNS;
    }

    /// Where a tile has its top left corner: down the first column, then down the second.
    static Point corner(int kind, int kinds, int quarters) {
        int column = kind / rows(kinds);
        int row = kind % rows(kinds);
        return new Point(column * WIDE + quarters * (CELL + GAP), row * HIGH + HEADING);
    }

    /// Every kind of tile, as a first position has them.
    static List<Kind> kinds() {
        Options<Carcassonne> options = Options.of(Carcassonne.class);
        var state = options.defaults().start(2);
        return ((CarcassonneView) Ask.view(state, State.ALL_SEEING)).kinds();
    }
}
