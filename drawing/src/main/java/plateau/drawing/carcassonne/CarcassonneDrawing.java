package plateau.drawing.carcassonne;

import java.util.Optional;
import plateau.core.Selection;
import plateau.drawing.Board;
import plateau.drawing.Drawing;
import plateau.drawing.Look;
import plateau.drawing.svg.Pen;
import plateau.games.carcassonne.CarcassonneView;

/// Carcassonne: the land, below it the tile in hand as large as it has to be, and the tiles still to be
/// drawn for those who want to see them.
public final class CarcassonneDrawing implements Drawing<CarcassonneView> {
    @Override
    public String game() {
        return "carcassonne";
    }

    @Override
    public Class<CarcassonneView> view() {
        return CarcassonneView.class;
    }

    @Override
    public Board draw(CarcassonneView view, Selection selection, Look look) {
        var captions = new Captions(view, look);
        var names = new FeatureNames(view, look);
        var tiles = new Tiles(view.kinds());
        var land = new LandLayer(view, look, tiles, captions, names);
        double width = land.table().width();
        double scale = LandLayout.enlarged(width);
        var tray = new HandTray(view, selection, tiles, captions, names);
        var pen = land.draw(selection);
        double height = land.table().height();
        pen.group(Pen.scaled(0, height, scale), "");
        tray.draw(pen);
        pen.end().newLine();
        height += scale * tray.height();
        if (look.shows(Look.Layer.REMAINING)) {
            var remaining = new Remaining(view, tiles, captions, width / scale);
            pen.group(Pen.scaled(0, height, scale), "");
            remaining.draw(pen);
            pen.end().newLine();
            height += scale * remaining.height();
        }
        return new Board(
                width,
                height,
                new Pen().add(tiles.definitions()).add(pen),
                captions.status(selection),
                captions.notes(),
                false);
    }

    /// What followers on the land would earn.
    @Override
    public Optional<Board> pieces(Look look) {
        return Optional.of(TileSheet.board(look));
    }
}
