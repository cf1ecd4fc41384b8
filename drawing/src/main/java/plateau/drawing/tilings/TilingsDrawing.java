package plateau.drawing.tilings;

import java.util.List;
import java.util.Optional;
import plateau.core.Selection;
import plateau.drawing.Board;
import plateau.drawing.Drawing;
import plateau.drawing.Look;
import plateau.drawing.svg.Pen;
import plateau.games.tilings.TilingsView;

/// Draws Tilings: the tiles with their owners and influence, the King, where the next tile may go, and
/// below the board what is to be laid.
public final class TilingsDrawing implements Drawing<TilingsView> {
    /// The room for coordinates.
    private static final double AXIS = 26;

    /// Below the board, before the tray.
    private static final double GAP = 8;

    @Override
    public String game() {
        return "tilings";
    }

    @Override
    public Class<TilingsView> view() {
        return TilingsView.class;
    }

    @Override
    public Board draw(TilingsView view, Selection selection, Look look) {
        var labels = new TilingsLabels(look);
        double axis = look.shows(Look.Layer.COORDINATES) ? AXIS * scale(view) : 0;
        double fringe = view.torus() ? TriangleTiles.HALF : 0;
        double across = axis + 2 * fringe + view.size() * TriangleTiles.TILE;
        double width = Math.max(across, Tray.NARROWEST);
        // Cells lie on whole units, so that paths are short.
        double left = Math.floor((width - across) / 2 + axis + fringe);
        var cells = new CellGrid(view.size(), left, Math.floor(axis + fringe));
        var tiles = new TriangleTiles();
        var layers = new BoardLayers(view, selection, look, labels, cells, tiles).draw();
        double scale = scale(view);
        double bottom = axis + 2 * fringe + cells.width() + GAP;
        var tray = new Pen();
        double height =
                new Tray(view, selection, tiles, labels, width / scale).draw(tray, look.shows(Look.Layer.REMAINING));
        var pen = new Pen().add(tiles.definitions()).add(layers);
        pen.group(Pen.scaled(0, bottom, scale), "").add(tray).end();
        return new Board(
                width, bottom + scale * height, pen, labels.status(view, selection), labels.notes(view), false);
    }

    /// The zones that pay now.
    /// On a large board small things are drawn larger, so that they keep their size on a screen.
    private static double scale(TilingsView view) {
        return Math.max(1, view.size() / 10.0);
    }

    @Override
    public Optional<Board> pieces(Look look) {
        return Optional.of(new DeckSheet(look).draw());
    }

    /// The cell among the words of a move, if there is one.
    static Optional<String> cell(List<String> words) {
        return words.stream().filter(word -> word.indexOf(',') > 0).findFirst();
    }
}
