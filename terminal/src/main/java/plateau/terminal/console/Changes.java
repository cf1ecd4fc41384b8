package plateau.terminal.console;

import org.jspecify.annotations.Nullable;
import plateau.core.picture.Ink;

/// What has to be sent to a terminal that shows one frame so that it shows another.
///
/// @param before of the same size as `after`
record Changes(Frame before, Frame after, Colours colours) {
    /// It costs more to jump over so few cells than to write them again.
    private static final int SHORT = 4;

    void appendTo(StringBuilder out) {
        var ink = Ink.PLAIN;
        boolean isTouched = false;
        for (int row = 0; row < after.rows(); row++) {
            int reached = -1;
            for (int column = 0; column < after.columns(); column++) {
                if (isSame(row, column)) {
                    continue;
                }
                int from = column - reached <= SHORT && reached >= 0 ? reached : start(row, column);
                if (from != reached) {
                    out.append("\u001b[")
                            .append(row + 1)
                            .append(';')
                            .append(from + 1)
                            .append('H');
                }
                for (int at = from; at <= column; at++) {
                    ink = append(out, row, at, isTouched ? ink : null);
                    isTouched = true;
                }
                reached = column + 1;
            }
        }
        if (isTouched && !ink.equals(Ink.PLAIN)) {
            out.append("\u001b[0m");
        }
    }

    private boolean isSame(int row, int column) {
        return after.isSame(before, row, column);
    }

    /// Where a change begins: a wide character is sent from its first cell.
    private int start(int row, int column) {
        return column > 0 && after.characterAt(row, column) == Frame.NOTHING ? column - 1 : column;
    }

    private Ink append(StringBuilder out, int row, int column, @Nullable Ink ink) {
        var own = after.inkAt(row, column);
        int character = after.characterAt(row, column);
        if (character == Frame.NOTHING) {
            return ink == null ? Ink.PLAIN : ink;
        }
        if (!own.equals(ink)) {
            out.append(colours.escape(own));
        }
        out.appendCodePoint(character);
        return own;
    }
}
