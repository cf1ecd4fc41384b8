package plateau.drawing.mansuba;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import plateau.drawing.svg.Markup;
import plateau.drawing.svg.Pen;
import plateau.games.mansuba.Terrain;

/// Where the places of a terrain lie and what shape they have, so that neighbours touch (rules 1.4). Rows
/// and columns may go beyond the world: what lies there is the place that wraps around to it.
record Tiling(Terrain terrain, int width, int height) {
    private static final double STEP = 64;
    private static final double HEX_SIDE = STEP / Math.sqrt(3);
    private static final double TRIANGLE_STEP = 54;
    private static final double TRIANGLE_HIGH = TRIANGLE_STEP * Math.sqrt(3);
    private static final double FORK = 72;

    /// What a regular octagon leaves of the corner of its square.
    private static final double CUT = STEP / (2 + Math.sqrt(2));

    double across() {
        return switch (terrain) {
            case OCTAGONAL, SQUARE, HEXAGONAL -> STEP;
            case TRIANGLES -> TRIANGLE_STEP;
            case TRIANGULAR -> FORK;
        };
    }

    double down() {
        return switch (terrain) {
            case OCTAGONAL, SQUARE -> STEP;
            case HEXAGONAL -> HEX_SIDE * 1.5;
            case TRIANGLES -> TRIANGLE_HIGH;
            case TRIANGULAR -> FORK;
        };
    }

    /// How far the shapes reach beyond `across` times the columns.
    double overhang() {
        return switch (terrain) {
            case OCTAGONAL, SQUARE, TRIANGULAR -> 0;
            case HEXAGONAL -> STEP / 2;
            case TRIANGLES -> TRIANGLE_STEP;
        };
    }

    /// How far the shapes reach below `down` times the rows.
    double underhang() {
        return terrain == Terrain.HEXAGONAL ? HEX_SIDE / 2 : 0;
    }

    /// The middle of a place, counted from the top left of row 0 and column 0.
    double x(int row, int column) {
        return switch (terrain) {
            case OCTAGONAL, SQUARE, TRIANGULAR -> (column + 0.5) * across();
            case HEXAGONAL -> (column + 0.5 + Math.floorMod(row, 2) / 2.0) * STEP;
            case TRIANGLES -> (column + 1) * TRIANGLE_STEP;
        };
    }

    double y(int row, int column) {
        double top = row * down();
        return switch (terrain) {
            case OCTAGONAL, SQUARE -> top + STEP / 2;
            case HEXAGONAL -> top + HEX_SIDE;
            case TRIANGLES -> top + TRIANGLE_HIGH * (pointsUp(row, column) ? 2 : 1) / 3;
            case TRIANGULAR -> top + FORK * (pointsUp(row, column) ? 0.62 : 0.38);
        };
    }

    /// Whether a triangle stands on its side: in `triangular` terrain the corners then lie in the directions
    /// N, SE and SW, in `triangles` the sides in S, E and W.
    private boolean pointsUp(int row, int column) {
        int inRow = Math.floorMod(row, height);
        int inColumn = Math.floorMod(column, width);
        return terrain == Terrain.TRIANGLES ? (inRow + inColumn) % 2 == 0 : (inRow * width + inColumn) % 2 != 0;
    }

    /// The name of a place's shape.
    String shape(int row, int column) {
        var name = terrain.name().toLowerCase(Locale.ROOT);
        return switch (terrain) {
            case OCTAGONAL, HEXAGONAL -> name;
            case SQUARE -> name + (Math.floorMod(row, height) + Math.floorMod(column, width)) % 2;
            case TRIANGLES, TRIANGULAR -> name + (pointsUp(row, column) ? "-up" : "-down");
        };
    }

    /// All names of shapes.
    List<String> shapes() {
        return List.of(shape(0, 0), shape(0, 1), shape(1, 0), shape(1, 1)).stream()
                .distinct()
                .toList();
    }

    /// A shape's outline around the middle of its place.
    ///
    /// @param scale 1 for the whole place
    String outline(String shape, double scale) {
        return Pen.polygon(corners(shape, scale));
    }

    /// The same whose middle is elsewhere, as short as a path can be.
    String outlineAt(String shape, double x, double y) {
        var corners = corners(shape, 1);
        var path = new StringBuilder("M").append(Markup.number(x + corners.get(0)));
        path.append(' ').append(Markup.number(y + corners.get(1))).append('l');
        for (int i = 2; i < corners.size(); i += 2) {
            path.append(i == 2 ? "" : " ");
            path.append(Markup.number(corners.get(i) - corners.get(i - 2))).append(' ');
            path.append(Markup.number(corners.get(i + 1) - corners.get(i - 1)));
        }
        return path.append('z').toString();
    }

    private List<Double> corners(String shape, double scale) {
        var corners = new ArrayList<Double>();
        boolean isUp = shape.endsWith("-up");
        switch (terrain) {
            case SQUARE -> add(corners, scale, -32, -32, 32, -32, 32, 32, -32, 32);
            case HEXAGONAL -> {
                double half = HEX_SIDE / 2;
                add(corners, scale, 0, -HEX_SIDE, 32, -half, 32, half);
                add(corners, scale, 0, HEX_SIDE, -32, half, -32, -half);
            }
            case OCTAGONAL -> {
                double flat = STEP / 2 - CUT;
                add(corners, scale, -flat, -32, flat, -32, 32, -flat, 32, flat);
                add(corners, scale, flat, 32, -flat, 32, -32, flat, -32, -flat);
            }
            case TRIANGLES -> {
                double side = isUp ? scale : -scale;
                double top = -TRIANGLE_HIGH * 2 / 3;
                double base = TRIANGLE_HIGH / 3;
                add(corners, side, 0, top, TRIANGLE_STEP, base, -TRIANGLE_STEP, base);
            }
            case TRIANGULAR -> {
                double side = isUp ? scale : -scale;
                double top = -FORK * 0.62;
                double base = FORK * 0.38;
                add(corners, side, 0, top, FORK / 2, base, -FORK / 2, base);
            }
        }
        return corners;
    }

    /// The corners of what a place fills of the plane, around its middle: where shapes leave gaps these belong
    /// to it, too.
    List<Double> corners(int row, int column) {
        return switch (terrain) {
            case OCTAGONAL -> new Tiling(Terrain.SQUARE, width, height).corners(row, column);
            case TRIANGULAR -> {
                double above = y(row, column) - row * FORK;
                double half = FORK / 2;
                yield List.of(-half, -above, half, -above, half, FORK - above, -half, FORK - above);
            }
            case SQUARE, HEXAGONAL, TRIANGLES -> corners(shape(row, column), 1);
        };
    }

    private static void add(List<Double> corners, double scale, double... places) {
        for (double place : places) {
            corners.add(place * scale);
        }
    }

    /// How large pieces are.
    double pieceScale() {
        return switch (terrain) {
            case OCTAGONAL, SQUARE, HEXAGONAL -> 1.1;
            case TRIANGLES, TRIANGULAR -> 1;
        };
    }

    /// Where at the ring of a start place the sign of its owner is.
    Corner sign(String shape) {
        return switch (terrain) {
            case OCTAGONAL -> new Corner(-22.6, -22.6);
            case SQUARE -> new Corner(-24, -24);
            case HEXAGONAL -> new Corner(-23.5, -14.5);
            case TRIANGLES -> new Corner(0, shape.endsWith("-up") ? -43 : 43);
            case TRIANGULAR -> new Corner(0, shape.endsWith("-up") ? -32 : 32);
        };
    }

    /// Where the mark of a prime number is, clear of the sign.
    Corner mark(String shape) {
        double side = shape.endsWith("-up") ? 1 : -1;
        return switch (terrain) {
            case OCTAGONAL, SQUARE -> new Corner(22, 22);
            case HEXAGONAL -> new Corner(25, 14);
            case TRIANGLES -> new Corner(36 * side, 24 * side);
            case TRIANGULAR -> new Corner(25 * side, 21 * side);
        };
    }

    /// A place of a shape, seen from its middle.
    record Corner(double x, double y) {}
}
