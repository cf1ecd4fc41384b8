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
        int rows = (kinds.size() + COLUMNS - 1) / COLUMNS;
        for (int i = 0; i < kinds.size(); i++) {
            // Down the first column, then down the second.
            var kind = kinds.get(i);
            pen.group(Pen.at(i / rows * WIDE, i % rows * HIGH), "");
            pen.text(0, HEADING - 8, wording.get("sheet.kind", kind.letter(), kind.copies()), "title");
            for (int quarters = 0; quarters < DIRECTIONS; quarters++) {
                double x = TileShape.HALF + quarters * (CELL + GAP);
                tiles.whole(pen, tiles.face(kind.letter()), quarters, x, HEADING + TileShape.HALF, 1);
            }
            pen.end().newLine();
        }
        int count = kinds.stream().mapToInt(Kind::copies).sum();
        return new Board(
                COLUMNS * WIDE - 2 * GAP,
                rows * HIGH,
                new Pen().add(tiles.definitions()).add(pen),
                wording.get("sheet", count, kinds.size()),
                List.of(),
                true);
    }

    /// Every kind of tile, as a first position has them.
    static List<Kind> kinds() {
        Options<Carcassonne> options = Options.of(Carcassonne.class);
        var state = options.defaults().start(2);
        return ((CarcassonneView) Ask.view(state, State.ALL_SEEING)).kinds();
    }
}
