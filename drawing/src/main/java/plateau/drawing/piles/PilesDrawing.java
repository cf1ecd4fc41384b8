package plateau.drawing.piles;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import plateau.core.Selection;
import plateau.drawing.Board;
import plateau.drawing.Drawing;
import plateau.drawing.Look;
import plateau.drawing.svg.Pen;
import plateau.games.piles.PilesView;

/// Draws Piles: the stacks, what the last turn set off, and what the next would.
public final class PilesDrawing implements Drawing<PilesView> {
    /// The most players whose tokens the sheet of pieces shows.
    private static final int PLAYERS = 26;

    @Override
    public String game() {
        return "piles";
    }

    @Override
    public Class<PilesView> view() {
        return PilesView.class;
    }

    @Override
    public Board draw(PilesView view, Selection selection, Look look) {
        return new BoardCells(view, selection, look).draw();
    }

    /// The cells whose uppermost token is a player's.
    @Override
    public Optional<Board> pieces(Look look) {
        var labels = new PilesLabels(look);
        var tokens = new TokenStacks(false);
        var pen = new Pen();
        for (int player = 0; player < PLAYERS; player++) {
            int row = player / 8;
            var under = IntStream.of(row * 8, player).distinct().boxed().toList();
            double x = 50 + player % 8 * 90;
            tokens.stack(pen, x, 70 + row * 100, under, "");
        }
        var all = new Pen().add(tokens.definitions()).add(pen);
        return Optional.of(new Board(730, 405, all, labels.get("pieces"), List.of(), true));
    }

    /// The place in the view of the cell that a word names; none for another word.
    static Optional<Integer> cell(PilesView view, List<String> words) {
        Set<String> named = new HashSet<>(words);
        return IntStream.range(0, view.stacks().size())
                .filter(cell -> named.contains(view.stacks().get(cell).cell()))
                .boxed()
                .findFirst();
    }
}
