package plateau.games.mansuba;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import plateau.core.Selection;
import plateau.core.picture.Ink;
import plateau.core.picture.Picture;
import plateau.core.text.Text;
import plateau.games.mansuba.Mansuba.ReleaseCost;

/// Mansuba in text (rules 10): every piece as its letter and its player's number, an empty start place
/// as a dot and its player's number, any other place as a dot. A world too wide for a terminal comes
/// in bands of columns, one below the other.
final class MansubaPicture {
    private static final int LINE = 80;
    private static final int FLOOR = 236;
    private static final Ink DIM = Ink.of(240);
    private static final String FREE = "free";

    private final MansubaView view;
    private final Selection selection;
    private final Map<String, Integer> starts;
    private final Map<String, MansubaView.Placed> pieces;
    private final Picture picture = new Picture();
    private final int margin;
    private final int cell;
    private int line;

    private MansubaPicture(MansubaView view, Selection selection) {
        this.view = view;
        this.selection = selection;
        starts =
                view.starts().stream()
                        .collect(
                                Collectors.toMap(
                                        MansubaView.Start::place, MansubaView.Start::player));
        pieces =
                view.pieces().stream()
                        .collect(Collectors.toMap(MansubaView.Placed::place, piece -> piece));
        margin = Math.max(3, digits(view.height()) + 1);
        int widest = Math.max(digits(view.width()), 1 + digits(view.scores().size()));
        cell = Math.max(3, widest + 1);
    }

    private static int digits(int count) {
        return String.valueOf(count - 1).length();
    }

    static Picture draw(MansubaView view, Selection selection) {
        var drawing = new MansubaPicture(view, selection);
        int columns = Math.max(1, (LINE - drawing.margin) / drawing.cell);
        for (int first = 0; first < view.width(); first += columns) {
            drawing.band(first, Math.min(view.width(), first + columns));
        }
        drawing.legend();
        return drawing.picture;
    }

    private void band(int first, int end) {
        for (int column = first; column < end; column++) {
            var label = String.valueOf(column);
            picture.put(line, at(column - first) + 2 - Math.min(2, label.length()), label);
        }
        line++;
        for (int row = 0; row < view.height(); row++) {
            picture.put(line, 0, String.format(Locale.ROOT, "%" + (margin - 1) + "d", row));
            for (int column = first; column < end; column++) {
                place(row + "," + column, at(column - first));
            }
            line++;
        }
        line++;
    }

    private int at(int index) {
        return margin + index * cell;
    }

    private void place(String place, int column) {
        var piece = pieces.get(place);
        var start = starts.get(place);
        if (piece != null) {
            var ink = Ink.ofPlayer(piece.player()).inBold();
            put(place, column, name(piece), start == null ? ink : ink.over(FLOOR));
        } else if (start == null) {
            put(place, column, " ·", DIM);
        } else {
            put(place, column, "·" + start, Ink.ofPlayer(start).over(FLOOR));
        }
    }

    private void put(String word, int column, String text, Ink ink) {
        picture.put(line, column, text, ink);
        picture.spot(word, line, column, 1, text.length());
    }

    private static String name(MansubaView.Placed piece) {
        return "" + piece.kind().letter + piece.player();
    }

    private void legend() {
        var terrain = view.terrain().name().toLowerCase(Locale.ROOT);
        var landslide =
                view.nextLandslide().stream()
                        .map(next -> ", landslide before round " + next.round())
                        .collect(Collectors.joining());
        picture.put(
                line++,
                0,
                Text.format(
                        "round %d of %d, %s%s",
                        view.round(), view.roundLimit(), terrain, landslide));
        if (!view.captured().isEmpty()) {
            captured();
        }
    }

    /// The captured pieces in their order, each with its place, as many as fit on a line.
    private void captured() {
        int column = 0;
        put(freeing(FREE), column, "captured:", Ink.PLAIN);
        column = "captured:".length();
        for (var piece : view.captured()) {
            var text = Text.format("%s %s", name(piece), piece.place());
            if (column + text.length() + 2 > LINE) {
                line++;
                column = 1;
            }
            put(freeing(piece.place()), column + 1, text, Ink.ofPlayer(piece.player()));
            column += text.length() + 2;
        }
    }

    /// Where trying to free a piece is a move, what one chooses by pointing at a captured one: first that
    /// one wants to try, then its place.
    private String freeing(String place) {
        if (view.releaseCost() != ReleaseCost.TURN) {
            return "";
        }
        return selection.words().equals(List.of(FREE)) ? place : FREE;
    }
}
