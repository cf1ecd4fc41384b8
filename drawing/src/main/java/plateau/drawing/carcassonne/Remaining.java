package plateau.drawing.carcassonne;

import plateau.drawing.svg.Pen;
import plateau.games.carcassonne.CarcassonneView;

/// Every kind of tile with how many of it are still to be drawn.
final class Remaining {
    private static final double SCALE = 0.6;
    private static final double SIDE = SCALE * LandLayout.CELL;
    private static final double WIDE = SIDE + 12;
    private static final double HIGH = SIDE + 26;
    private static final double HEADING = 34;

    private final CarcassonneView view;
    private final Tiles tiles;
    private final Captions captions;
    private final int columns;
    private final double gap;

    Remaining(CarcassonneView view, Tiles tiles, Captions captions, double width) {
        this.view = view;
        this.tiles = tiles;
        this.captions = captions;
        int most = Math.max(1, (int) (width / WIDE));
        int kinds = view.kinds().size();
        int rows = (kinds + most - 1) / most;
        columns = (kinds + rows - 1) / rows;
        gap = width / columns;
    }

    double height() {
        int kinds = view.kinds().size();
        int rows = (kinds + columns - 1) / columns;
        return HEADING + rows * HIGH;
    }

    void draw(Pen pen) {
        pen.text(6, HEADING - 14, captions.remaining(), "title").newLine();
        for (int i = 0; i < view.kinds().size(); i++) {
            var kind = view.kinds().get(i);
            double x = (i % columns + 0.5) * gap;
            int row = i / columns;
            double y = HEADING + row * HIGH;
            pen.titled(captions.left(kind));
            pen.group("", kind.left() == 0 ? "carc-gone" : "");
            tiles.whole(pen, tiles.face(kind.letter()), 0, x, y + SIDE / 2, SCALE);
            pen.end();
            pen.text(x, y + SIDE + 17, captions.count(kind), kind.left() == 0 ? "axis" : "carc-count");
            pen.end().newLine();
        }
    }
}
