package plateau.drawing.mansuba;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import plateau.core.Selection;
import plateau.drawing.Buttons;
import plateau.drawing.svg.Pen;
import plateau.games.mansuba.Mansuba.ReleaseCost;
import plateau.games.mansuba.MansubaView;
import plateau.games.mansuba.MansubaView.Placed;

/// What lies below the world: where the game stands, the captured pieces, and buttons for what is no place
/// that is shown.
final class Strip {
    private static final double CELL = 66;
    private static final int MOST_BUTTONS = 60;

    private final MansubaView view;
    private final Selection selection;
    private final MansubaWords words;
    private final WorldWindow window;
    private final Set<String> legal;
    private final double scale;
    private final double width;

    Strip(MansubaView view, Selection selection, MansubaWords words, WorldWindow window, double boardWidth) {
        this.view = view;
        this.selection = selection;
        this.words = words;
        this.window = window;
        legal = new HashSet<>(selection.choices());
        scale = Math.max(1, boardWidth / 720);
        width = boardWidth / scale;
    }

    /// Draws below `top`; gives where it ends.
    double draw(Pen pen, double top) {
        pen.group(Pen.scaled(0, top, scale), "");
        double bottom = 24;
        for (var line : words.outlook(width)) {
            pen.text(4, bottom, line, "label");
            bottom += 22;
        }
        pen.newLine();
        bottom = captured(pen, bottom - 10);
        bottom = buttons(pen, bottom + 6);
        pen.end().newLine();
        return top + bottom * scale;
    }

    private double captured(Pen pen, double top) {
        if (view.captured().isEmpty()) {
            return top;
        }
        double x = 4;
        double y = top + 18;
        pen.text(x, y, words.get("captured"), "note");
        y += 14;
        boolean isFreeing = view.releaseCost() == ReleaseCost.TURN;
        for (var piece : view.captured()) {
            if (x + CELL > width) {
                x = 4;
                y += CELL + 4;
            }
            captive(pen, piece, x, y, isFreeing);
            x += CELL;
        }
        return y + CELL;
    }

    /// A captured piece with its place. Where trying to free one is a move one points at it, first for
    /// `free`, then for its place.
    private void captive(Pen pen, Placed piece, double x, double y, boolean isFreeing) {
        var word = selection.words().equals(List.of("free")) ? piece.place() : "free";
        boolean isLegal = isFreeing
                && piece.player() == view.mover()
                && legal.contains(word)
                && (!word.equals("free") || canBeFreed(piece));
        var label = words.get("captive", words.piece(piece), piece.place()) + (isLegal ? words.get("does.free") : "");
        if (isFreeing) {
            pen.spot(word, label, isLegal);
        } else {
            pen.titled(label);
        }
        pen.rect(x + 2, y - 4, CELL - 6, CELL - 2, 6, isLegal ? "button" : "panel");
        pen.use(
                Silhouette.name(piece.kind(), piece.player()),
                Pen.at(x + CELL / 2 - 1, y + 22),
                Silhouette.thing(piece),
                "");
        pen.text(x + CELL / 2 - 1, y + CELL - 9, piece.place(), "axis");
        pen.end().newLine();
    }

    /// Rules 4.3: only where the place is empty.
    private boolean canBeFreed(Placed captive) {
        return view.pieces().stream().noneMatch(piece -> piece.place().equals(captive.place()));
    }

    private double buttons(Pen pen, double top) {
        var buttons = new Buttons(pen, 2, top, width - 4);
        if (legal.contains("pass")) {
            buttons.add("pass", words.get("pass"), words.get("does.pass"), true, false);
        }
        var beyond = selection.choices().stream().filter(this::isBeyond).toList();
        beyond.stream()
                .limit(MOST_BUTTONS)
                .forEach(word -> buttons.add(word, word, words.label(word, true), true, false));
        double bottom = buttons.bottom();
        if (beyond.size() > MOST_BUTTONS) {
            var more = words.get("beyond", beyond.size() - MOST_BUTTONS);
            pen.text(4, bottom + 12, more, "note").newLine();
            bottom += 20;
        }
        return bottom;
    }

    /// Whether a word is a place that the window does not show.
    private boolean isBeyond(String word) {
        return WorldWindow.Place.of(word).filter(place -> !window.shows(place)).isPresent();
    }
}
