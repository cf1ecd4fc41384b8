package plateau.drawing.tilings;

import java.util.List;
import plateau.core.State;
import plateau.core.options.Options;
import plateau.drawing.Board;
import plateau.drawing.Look;
import plateau.drawing.svg.Pen;
import plateau.games.tilings.Tilings;
import plateau.games.tilings.TilingsView;

/// The kinds of the standard deck, and every colour that a deck may have with its hatch.
final class DeckSheet {
    private static final String COLOURS = "rbgyonpcmekwvsd";
    private static final double STEP = 116;
    private static final int COLUMNS = 5;

    private final TriangleTiles tiles = new TriangleTiles();
    private final Pen pen = new Pen();
    private final TilingsLabels labels;

    DeckSheet(Look look) {
        labels = new TilingsLabels(look);
    }

    Board draw() {
        Tilings game = Options.of(Tilings.class).defaults();
        var kinds = ((TilingsView) game.start(2).view(State.NOBODY)).kinds();
        int place = 0;
        for (var kind : kinds) {
            place(place, kind.sides(), labels.get("sheet.kind", place, kind.count()));
            place++;
        }
        place = (place + COLUMNS - 1) / COLUMNS * COLUMNS;
        for (int i = 0; i < COLOURS.length(); i++) {
            char colour = COLOURS.charAt(i);
            place(place++, String.valueOf(colour).repeat(4), labels.colour(colour));
        }
        int rows = (place + COLUMNS - 1) / COLUMNS;
        var all = new Pen().add(tiles.definitions()).add(pen);
        return new Board(COLUMNS * STEP, rows * STEP, all, labels.get("pieces"), List.of(), true);
    }

    private void place(int index, String sides, String text) {
        double x = index % COLUMNS * STEP + 18;
        int row = index / COLUMNS;
        double y = row * STEP + 4;
        pen.rect(x + 3, y + 4, TriangleTiles.TILE, TriangleTiles.TILE, 2, "shade");
        pen.use(tiles.tile(sides), Pen.at(x, y));
        pen.text(x + TriangleTiles.HALF, y + TriangleTiles.TILE + 20, text, "axis")
                .newLine();
    }
}
