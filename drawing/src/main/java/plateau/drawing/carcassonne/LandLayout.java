package plateau.drawing.carcassonne;

import java.util.List;
import plateau.core.Span;
import plateau.drawing.Look;
import plateau.drawing.svg.Pen;
import plateau.games.carcassonne.CarcassonneView;

/// Where the cells of the land and of all that touches it are on the board.
final class LandLayout {
    static final double CELL = 2 * TileShape.HALF;

    /// No board is narrower, so that there is room for what is said below it.
    private static final double NARROWEST = 6 * CELL;

    private static final double AXIS = 26;

    private final Span columns;
    private final Span rows;
    private final double left;
    private final double top;
    private final double width;

    LandLayout(CarcassonneView view, Look look) {
        columns = widened(view.spans().getFirst(), look.room(), 0);
        rows = widened(view.spans().getLast(), look.room(), 1);
        double land = (columns.last() - columns.first() + 1) * CELL;
        double axis = look.shows(Look.Layer.COORDINATES) ? AXIS * enlarged(land) : 0;
        width = Math.max(NARROWEST, land + 2 * axis);
        left = (width - land) / 2;
        top = axis;
    }

    /// By how much that is enlarged on a wide board which is no part of the land, so that it can be read
    /// on a phone.
    static double enlarged(double width) {
        return Math.max(1, width / 720);
    }

    /// A span together with that of the room to be kept.
    private static Span widened(Span own, List<Span> room, int axis) {
        return room.size() <= axis
                ? own
                : new Span(
                        Math.min(own.first(), room.get(axis).first()),
                        Math.max(own.last(), room.get(axis).last()));
    }

    double width() {
        return width;
    }

    double height() {
        return top + (rows.last() - rows.first() + 1) * CELL;
    }

    /// The middle of a column.
    double x(int column) {
        return left + (column - columns.first() + 0.5) * CELL;
    }

    /// The middle of a row; the north is on top.
    double y(int row) {
        return top + (rows.last() - row + 0.5) * CELL;
    }

    /// The numbers of columns and rows.
    void drawAxes(Pen pen) {
        double scale = Math.max(1, top / AXIS);
        for (int column = columns.first(); column <= columns.last(); column++) {
            drawNumber(pen, x(column), top - 8 * scale, scale, column);
        }
        for (int row = rows.first(); row <= rows.last(); row++) {
            drawNumber(pen, left - 12 * scale, y(row) + 4 * scale, scale, row);
        }
        pen.newLine();
    }

    private static void drawNumber(Pen pen, double x, double y, double scale, int number) {
        pen.group(Pen.scaled(x, y, scale), "");
        pen.text(0, 0, Captions.number(number), "axis").end();
    }
}
