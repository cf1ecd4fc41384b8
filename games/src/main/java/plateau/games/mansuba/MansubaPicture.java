package plateau.games.mansuba;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import plateau.core.Selection;
import plateau.core.picture.Ink;
import plateau.core.picture.Picture;
import plateau.core.picture.Signs;
import plateau.core.text.Text;
import plateau.games.mansuba.Mansuba.ReleaseCost;

/// Mansuba in text (rules 10): every piece as its letter and its player's sign, start places in brackets,
/// the ground as its terrain lies. A world too wide for a terminal comes in bands of columns, one below
/// the other.
final class MansubaPicture {
    private static final int LINE = 80;

    /// With more players than this signs come again in another fill, and the number is written, too.
    private static final int SIGNS = 8;

    private static final Ink DIM = Ink.of(240);
    private static final String FREE = "free";

    private final MansubaView view;
    private final Selection selection;
    private final Set<String> goals;
    private final Map<String, Integer> starts;
    private final Map<String, MansubaView.Placed> pieces;
    private final Picture picture = new Picture();
    private final int margin;

    /// What stands before each place to show the shape of the ground: one column, or none.
    private final int edge;

    /// A bracket, a letter, a sign and a bracket, and room for a player's number where it is written.
    private final int place;

    private final int cell;
    private int line;

    private MansubaPicture(MansubaView view, Selection selection) {
        this.view = view;
        this.selection = selection;
        goals = selection.words().isEmpty() ? Set.of() : Set.copyOf(selection.choices());
        starts = view.starts().stream().collect(Collectors.toMap(MansubaView.Start::place, MansubaView.Start::player));
        pieces = view.pieces().stream().collect(Collectors.toMap(MansubaView.Placed::place, piece -> piece));
        margin = Math.max(3, digits(view.height()) + 1);
        edge = view.terrain() == Terrain.TRIANGULAR || view.terrain() == Terrain.TRIANGLES ? 1 : 0;
        place = 4 + (view.scores().size() > SIGNS ? 2 : 0);
        cell = Math.max(place + edge, digits(view.width()) + 1);
    }

    private static int digits(int count) {
        return String.valueOf(count - 1).length();
    }

    static Picture draw(MansubaView view, Selection selection) {
        var drawing = new MansubaPicture(view, selection);
        int columns = Math.max(1, (LINE - drawing.margin - 2) / drawing.cell);
        for (int first = 0; first < view.width(); first += columns) {
            drawing.band(first, Math.min(view.width(), first + columns));
        }
        if (!view.captured().isEmpty()) {
            drawing.captured();
        }
        return drawing.picture;
    }

    private void band(int first, int end) {
        for (int column = first; column < end; column++) {
            var label = String.valueOf(column);
            int right = at(column - first, 0) + Math.max(edge + 3, label.length());
            picture.put(line, right - label.length(), label, DIM);
        }
        line++;
        for (int row = 0; row < view.height(); row++) {
            var label = String.format(Locale.ROOT, "%" + (margin - 1) + "d", row);
            picture.put(line, 0, label, DIM);
            for (int column = first; column < end; column++) {
                drawEdge(row, column, at(column - first, row));
                place(row + "," + column, at(column - first, row) + edge);
            }
            if (view.terrain() == Terrain.TRIANGLES) {
                drawEdge(row, end, at(end - first, row));
            }
            line++;
        }
        line++;
    }

    /// Where a place begins; odd rows of hexagons are shifted by half a place.
    private int at(int index, int row) {
        boolean isShifted = view.terrain() == Terrain.HEXAGONAL && row % 2 == 1;
        return margin + index * cell + (isShifted ? cell / 2 : 0);
    }

    /// The sides of triangles, and where the directions of a place are of two sorts the one it has: three
    /// arms, as of the letter.
    private void drawEdge(int row, int column, int at) {
        switch (view.terrain()) {
            case TRIANGLES -> picture.put(line, at, (row + column) % 2 == 0 ? "/" : "\\", DIM);
            case TRIANGULAR -> {
                int place = row * view.width() + column;
                picture.put(line, at, place % 2 == 0 ? "Y" : "λ", DIM);
            }
            case OCTAGONAL, SQUARE, HEXAGONAL -> {}
        }
    }

    private void place(String place, int column) {
        var piece = pieces.get(place);
        var start = starts.get(place);
        if (piece != null) {
            var ink = Ink.ofPlayer(piece.player()).inBold();
            picture.put(line, column + 1, name(piece), ink);
        } else if (start != null) {
            picture.put(line, column + 2, sign(start), Ink.ofPlayer(start));
        } else if (edge == 0) {
            picture.put(line, column + 2, view.terrain() == Terrain.SQUARE ? "+" : "·", DIM);
        }
        if (start != null) {
            boolean isAnothers = piece != null && piece.player() != start;
            bracket(column, isAnothers ? "[]" : "()", Ink.ofPlayer(start));
        }
        if (goals.contains(place)) {
            bracket(column, "><", Ink.PLAIN.inBold());
        }
        if (selection.words().contains(place)) {
            bracket(column, "<>", Ink.PLAIN.inBold());
        }
        picture.spot(place, line, column, 1, this.place);
    }

    private void bracket(int column, String pair, Ink ink) {
        picture.put(line, column, pair.substring(0, 1), ink);
        picture.put(line, column + place - 1, pair.substring(1), ink);
    }

    private String name(MansubaView.Placed piece) {
        return piece.kind().letter + sign(piece.player());
    }

    private String sign(int player) {
        return Signs.of(player) + (view.scores().size() > SIGNS ? player : "");
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

    private void put(String word, int column, String text, Ink ink) {
        picture.put(line, column, text, ink);
        picture.spot(word, line, column, 1, text.length());
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
