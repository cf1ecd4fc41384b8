package plateau.terminal.table;

import java.util.Set;
import plateau.core.picture.Ink;
import plateau.terminal.console.Frame;
import plateau.terminal.console.Inks;
import plateau.terminal.painting.BoardPane;
import plateau.terminal.painting.Spots;

/// Underlines what may be chosen and shows where the cursor is; while nobody is asked, where the last move
/// was.
record ScreenMarks(ScreenState scene, Set<String> choices, BoardPane.Marks lastMove) implements BoardPane.Marks {
    static ScreenMarks of(ScreenState scene) {
        var lastMove = BoardPane.lastMove(scene.spots(), scene.marked());
        return new ScreenMarks(scene, Set.copyOf(scene.choices()), lastMove);
    }

    @Override
    public void mark(Frame frame, int row, int column, Spots.Place at) {
        if (!scene.isAsking()) {
            lastMove.mark(frame, row, column, at);
        }
        var word = scene.spots().wordAt(row, column);
        if (word.isEmpty()) {
            return;
        }
        var own = scene.spots().inkAt(row, column);
        if (word.equals(scene.cursor())) {
            var ink = scene.picture().inkAt(row, column);
            boolean isDrawn = !ink.equals(own);
            frame.ink(
                    at.row(),
                    at.column(),
                    isDrawn ? ink.inBold() : ink.inverted().inBold());
        } else if (own.inverse()) {
            // A letter stays where it is, whatever the cursor's choice would change.
            put(frame, row, column, at, own);
        } else if (choices.contains(word)) {
            // So do the marks of other choices.
            put(frame, row, column, at, own.equals(Ink.PLAIN) ? Inks.ACCENT.underlined() : own.underlined());
        }
    }

    private void put(Frame frame, int row, int column, Spots.Place at, Ink ink) {
        frame.put(at.row(), at.column(), String.valueOf(scene.spots().characterAt(row, column)), ink);
    }
}
