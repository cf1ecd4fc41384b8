package plateau.drawing.mansuba;

import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import plateau.drawing.svg.Markup;

/// Where the world ends: the sides of places beside which there is no other.
final class Edges {
    /// A side of a place, as a path; whether the place is in the window, and whether it is drawn at all.
    private record Side(String path, boolean isInside, boolean isDrawn) {}

    private final Tiling tiling;
    private final WorldWindow window;
    private final Map<String, Side> sides = new HashMap<>();
    private final StringBuilder ofWindow = new StringBuilder();
    private final StringBuilder ofMargin = new StringBuilder();

    Edges(Tiling tiling, WorldWindow window) {
        this.tiling = tiling;
        this.window = window;
        // One more ring than is drawn: beside the margin the world goes on.
        for (int row = window.firstRow() - 2; row <= window.firstRow() + window.rows() + 1; row++) {
            int end = window.firstColumn() + window.columns() + 1;
            for (int column = window.firstColumn() - 2; column <= end; column++) {
                if (window.exists(row, column)) {
                    add(row, column);
                }
            }
        }
        sides.values().stream()
                .filter(Side::isDrawn)
                .sorted(Comparator.comparing(Side::path))
                .forEach(side -> (side.isInside ? ofWindow : ofMargin).append(side.path));
    }

    /// Sides that are met twice lie between two places and are no edges.
    private void add(int row, int column) {
        var corners = tiling.corners(row, column);
        double x = tiling.x(row, column);
        double y = tiling.y(row, column);
        int size = corners.size();
        for (int i = 0; i < size; i += 2) {
            double x1 = x + corners.get(i);
            double y1 = y + corners.get(i + 1);
            double x2 = x + corners.get((i + 2) % size);
            double y2 = y + corners.get((i + 3) % size);
            var middle = Math.round(x1 + x2) + " " + Math.round(y1 + y2);
            if (sides.remove(middle) == null) {
                sides.put(middle, new Side(path(x1, y1, x2, y2), window.isInside(row, column), isDrawn(row, column)));
            }
        }
    }

    private boolean isDrawn(int row, int column) {
        return row >= window.firstRow() - 1
                && row <= window.firstRow() + window.rows()
                && column >= window.firstColumn() - 1
                && column <= window.firstColumn() + window.columns();
    }

    private static String path(double x1, double y1, double x2, double y2) {
        return "M" + Markup.number(x1) + " " + Markup.number(y1) + "L" + Markup.number(x2) + " " + Markup.number(y2);
    }

    /// The edges of what is in the window, as a path; empty where there are none.
    String ofWindow() {
        return ofWindow.toString();
    }

    String ofMargin() {
        return ofMargin.toString();
    }
}
