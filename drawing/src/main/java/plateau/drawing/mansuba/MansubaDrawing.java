package plateau.drawing.mansuba;

import java.util.List;
import java.util.Optional;
import plateau.core.Selection;
import plateau.drawing.Board;
import plateau.drawing.Drawing;
import plateau.drawing.Look;
import plateau.drawing.svg.Pen;
import plateau.games.mansuba.MansubaView;
import plateau.games.mansuba.Piece;
import plateau.words.Wording;

/// Mansuba: places in their true shapes, what lies beyond the seams as a pale margin, and below the world
/// the captured pieces and the next landslide.
public final class MansubaDrawing implements Drawing<MansubaView> {
    /// Below a smaller world there would be no room for words.
    private static final double NARROWEST = 420;

    private static final double SHEET_STEP = 100;
    private static final int SHEET_PLAYERS = 8;

    @Override
    public String game() {
        return "mansuba";
    }

    @Override
    public Class<MansubaView> view() {
        return MansubaView.class;
    }

    @Override
    public Board draw(MansubaView view, Selection selection, Look look) {
        var ground = new Ground(view);
        var words = new MansubaWords(view, selection, look, ground);
        var window = WorldWindow.of(view, selection, look);
        var map = new WorldMap(view, selection, look, ground, words, window);
        var pen = new Pen();
        map.define(pen);
        double width = Math.max(NARROWEST, map.width());
        // The same on any ground, so that the world stays where it is.
        pen.group(Pen.at(Math.max(0, (NARROWEST - map.widest()) / 2), 0), "");
        map.draw(pen);
        pen.end();
        var strip = new Strip(view, selection, words, window, width);
        double bottom = strip.draw(pen, map.height());
        return new Board(width, bottom, pen, words.status(window), words.notes(), false);
    }

    /// The pieces that have arrived.
    /// All kinds in the colours of eight players.
    @Override
    public Optional<Board> pieces(Look look) {
        var pen = new Pen();
        var kinds = List.of(Piece.values());
        for (int column = 0; column < kinds.size(); column++) {
            var kind = kinds.get(column);
            double x = (column + 0.5) * SHEET_STEP;
            for (int player = 0; player < SHEET_PLAYERS; player++) {
                new Silhouette(kind).define(pen, player);
                double y = (player + 0.5) * SHEET_STEP;
                pen.use(Silhouette.name(kind, player), Pen.scaled(x, y, 1.8)).newLine();
            }
            var wording = new Wording(look.language(), MansubaDrawing.class, game());
            var name = wording.get("kind." + MansubaWords.key(kind));
            pen.text(x, SHEET_PLAYERS * SHEET_STEP + 18, name, "caption").newLine();
        }
        double size = SHEET_PLAYERS * SHEET_STEP + 30;
        return Optional.of(new Board(kinds.size() * SHEET_STEP, size, pen, "", List.of(), false));
    }
}
