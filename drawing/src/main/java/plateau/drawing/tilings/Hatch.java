package plateau.drawing.tilings;

import plateau.drawing.svg.Markup;

/// The lines and dots that tell colours apart without their hues: each colour has its own. They are drawn
/// for one triangle of a tile at a time, and go on without a break on the tiles around it.
final class Hatch {
    /// Lines of 45 degrees keep clear of the diagonals of a tile, which are the borders of triangles.
    private static final double SLANT = TriangleTiles.TILE / 6;

    private static final double LINE = TriangleTiles.TILE / 8;
    private static final double DASH = LINE * 0.55;

    private final int side;
    private final StringBuilder path = new StringBuilder();

    private Hatch(int side) {
        this.side = side;
    }

    /// The path of a colour's hatch in the triangle at a side; empty for white, which has none.
    static String path(char colour, int side) {
        var hatch = new Hatch(side);
        switch (colour) {
            case 'r' -> hatch.slants(1, SLANT);
            case 'b' -> hatch.slants(-1, SLANT);
            case 'g' -> hatch.rows(LINE);
            case 'y' -> hatch.columns(LINE);
            case 'o' -> hatch.rows(LINE * 2).columns(LINE * 2);
            case 'n' -> hatch.slants(1, LINE * 2).slants(-1, LINE * 2);
            case 'k' -> hatch.rows(LINE * 2);
            case 'p' -> hatch.strokes(DASH, 0);
            case 'c' -> hatch.strokes(0, DASH);
            case 'e' -> hatch.strokes(DASH, -DASH);
            case 'd' -> hatch.strokes(DASH, DASH);
            case 'm' -> hatch.strokes(DASH, 0).strokes(0, DASH);
            case 's' -> hatch.strokes(DASH, DASH).strokes(DASH, -DASH);
            case 'v' -> hatch.strokes(0.01, 0);
            default -> {}
        }
        return hatch.path.toString();
    }

    private Hatch rows(double gap) {
        for (double y = gap / 2; y < TriangleTiles.TILE; y += gap) {
            segment(0, y, TriangleTiles.TILE, y);
        }
        return this;
    }

    private Hatch columns(double gap) {
        for (double x = gap / 2; x < TriangleTiles.TILE; x += gap) {
            segment(x, 0, x, TriangleTiles.TILE);
        }
        return this;
    }

    /// @param rise 1 for lines that rise to the right, -1 for lines that fall
    private Hatch slants(int rise, double gap) {
        for (double at = gap / 2 - TriangleTiles.TILE; at < 2 * TriangleTiles.TILE; at += gap) {
            segment(at, 0, at - rise * TriangleTiles.TILE, TriangleTiles.TILE);
        }
        return this;
    }

    /// Short strokes in rows, every other row shifted, none of them centred on a diagonal.
    private Hatch strokes(double wide, double high) {
        for (int row = 0; row < 8; row++) {
            for (int column = 0; column < 8; column++) {
                double x = LINE * (column + (row % 2 == 0 ? 0.25 : 0.75));
                double y = LINE * (row + 0.5);
                segment(x - wide / 2, y - high / 2, x + wide / 2, y + high / 2);
            }
        }
        return this;
    }

    /// Adds what of a segment lies in the triangle.
    private void segment(double x1, double y1, double x2, double y2) {
        double[] from = depths(x1, y1);
        double[] to = depths(x2, y2);
        double start = 0;
        double end = 1;
        for (int i = 0; i < from.length; i++) {
            double step = to[i] - from[i];
            if (step > 0) {
                start = Math.max(start, -from[i] / step);
            } else if (step < 0) {
                end = Math.min(end, -from[i] / step);
            } else if (from[i] < 0) {
                return;
            }
        }
        if (start < end) {
            point('M', x1 + start * (x2 - x1), y1 + start * (y2 - y1));
            point('L', x1 + end * (x2 - x1), y1 + end * (y2 - y1));
        }
    }

    private void point(char command, double x, double y) {
        path.append(command).append(Markup.number(x)).append(' ').append(Markup.number(y));
    }

    /// How far a point lies within each of the borders of the triangle.
    private double[] depths(double x, double y) {
        double down = x - y;
        double up = TriangleTiles.TILE - x - y;
        double[] toEdges = {y, TriangleTiles.TILE - y, TriangleTiles.TILE - x, x};
        double[] first = {down, -down, down, -down};
        double[] second = {up, -up, -up, up};
        return new double[] {toEdges[side], first[side], second[side]};
    }
}
