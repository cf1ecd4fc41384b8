package plateau.drawing.mansuba;

import java.util.HashSet;
import java.util.Set;
import java.util.TreeMap;
import plateau.drawing.svg.Pen;

/// The ground of a world that is too large to be drawn place by place: a row is one path for each of its
/// shapes, and rows that look alike are defined once.
final class GroundRows {
    private final Tiling tiling;
    private final WorldWindow window;
    private final Set<String> defined = new HashSet<>();

    GroundRows(Tiling tiling, WorldWindow window) {
        this.tiling = tiling;
        this.window = window;
    }

    /// Draws all rows.
    ///
    /// @param margin how many rows and columns more on each side, as far as they exist
    void draw(Pen pen, double left, double top, int margin) {
        int end = window.firstRow() + window.rows() + margin;
        for (int row = window.firstRow() - margin; row < end; row++) {
            if (window.exists(row, window.firstColumn())) {
                draw(pen, left, top, margin, row);
            }
        }
        pen.newLine();
    }

    private void draw(Pen pen, double left, double top, int margin, int row) {
        var paths = new TreeMap<String, StringBuilder>();
        int end = window.firstColumn() + window.columns() + margin;
        for (int column = window.firstColumn() - margin; column < end; column++) {
            if (window.exists(row, column)) {
                var shape = tiling.shape(row, column);
                double x = tiling.x(row, column) - window.firstColumn() * tiling.across();
                double y = tiling.y(row, column) - row * tiling.down();
                paths.computeIfAbsent(shape, _ -> new StringBuilder()).append(tiling.outlineAt(shape, x, y));
            }
        }
        paths.forEach((shape, path) -> {
            var id = define(pen, shape, path.toString());
            pen.use(id, left, top + (row - window.firstRow()) * tiling.down());
        });
    }

    /// Equal names mean equal paths, on a page with several drawings, too.
    private String define(Pen pen, String shape, String path) {
        var id = "mansuba-row-" + shape + "-" + Integer.toHexString(path.hashCode());
        if (defined.add(id)) {
            pen.define(id).path(path, "mansuba-cell mansuba-" + shape).defined();
        }
        return id;
    }
}
