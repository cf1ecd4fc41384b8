package plateau.games.mansuba;

import java.util.ArrayList;
import java.util.Locale;
import plateau.core.Ink;
import plateau.core.Picture;
import plateau.core.Text;

/// Mansuba in text (rules 10): every piece as its letter and its player's number, an empty start place
/// as a dot and its player's number, any other place as a dot. A world too wide for a terminal comes
/// in bands of columns, one below the other.
final class MansubaPicture {
    private static final int LINE = 80;
    private static final int FLOOR = 236;
    private static final Ink DIM = Ink.of(240);

    private final MansubaState state;
    private final World world;
    private final Picture picture = new Picture();
    private final int margin;
    private final int cell;
    private int line;

    private MansubaPicture(MansubaState state) {
        this.state = state;
        world = state.world;
        margin = Math.max(3, digits(world.height) + 1);
        cell = Math.max(3, digits(world.width) + 1);
    }

    private static int digits(int count) {
        return String.valueOf(count - 1).length();
    }

    static Picture draw(MansubaState state) {
        var drawing = new MansubaPicture(state);
        int columns = Math.max(1, (LINE - drawing.margin) / drawing.cell);
        for (int first = 0; first < drawing.world.width; first += columns) {
            drawing.band(first, Math.min(drawing.world.width, first + columns));
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
        for (int row = 0; row < world.height; row++) {
            picture.put(line, 0, String.format(Locale.ROOT, "%" + (margin - 1) + "d", row));
            for (int column = first; column < end; column++) {
                place(row * world.width + column, at(column - first));
            }
            line++;
        }
        line++;
    }

    private int at(int index) {
        return margin + index * cell;
    }

    private void place(int place, int column) {
        int home = state.setup.home[place];
        if (!state.board.isFree(place)) {
            int piece = state.board.piece(place);
            var ink = Ink.ofPlayer(state.setup.owner(piece)).inBold();
            picture.put(line, column, name(piece), home < 0 ? ink : ink.over(FLOOR));
        } else if (home < 0) {
            picture.put(line, column, " ·", DIM);
        } else {
            picture.put(line, column, "·" + home, Ink.ofPlayer(home).over(FLOOR));
        }
    }

    private String name(int piece) {
        return "" + state.setup.kind(piece).letter + state.setup.owner(piece);
    }

    private void legend() {
        var terrain = state.terrain().name().toLowerCase(Locale.ROOT);
        var round = Text.format("round %d of %d, ", state.round(), state.game.roundLimit());
        picture.put(line++, 0, round + terrain + landslide());
        var captured = new ArrayList<Integer>();
        for (int i = 0; i < state.board.capturedCount(); i++) {
            captured.add(state.board.captured(i));
        }
        if (!captured.isEmpty()) {
            captured(captured);
        }
    }

    private String landslide() {
        int every = state.game.landslide();
        int next = every == 0 ? 0 : (state.round() / every + 1) * every;
        boolean comes = next > 0 && next < state.game.roundLimit() && !state.isOver();
        return comes ? ", landslide before round " + next : "";
    }

    /// The captured pieces in their order, each with its place, as many as fit on a line.
    private void captured(Iterable<Integer> pieces) {
        int column = 0;
        picture.put(line, column, "captured:");
        column = "captured:".length();
        for (int piece : pieces) {
            var text = Text.format("%s %s", name(piece), world.name(state.board.place(piece)));
            if (column + text.length() + 2 > LINE) {
                line++;
                column = 1;
            }
            picture.put(line, column + 1, text, Ink.ofPlayer(state.setup.owner(piece)));
            column += text.length() + 2;
        }
    }
}
