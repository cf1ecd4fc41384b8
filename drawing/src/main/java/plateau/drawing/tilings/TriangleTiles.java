package plateau.drawing.tilings;

import java.util.LinkedHashSet;
import java.util.Set;
import plateau.drawing.svg.Pen;

/// Tiles of four triangles. Each triangle and each tile is defined once, when it is first needed, and used
/// wherever it lies.
final class TriangleTiles {
    /// How wide a tile is.
    static final double TILE = 80;

    static final double HALF = TILE / 2;

    /// The order of sides in a view: north, south, east, west.
    static final int SIDES = 4;

    private static final String[] TRIANGLES = {"M0 0H80L40 40Z", "M0 80H80L40 40Z", "M80 0V80L40 40Z", "M0 0V80L40 40Z"
    };

    private final Pen definitions = new Pen();
    private final Set<String> defined = new LinkedHashSet<>();

    /// What has to stand before the first tile.
    Pen definitions() {
        return definitions;
    }

    /// The name of a tile to [Pen#use], its top left corner at 0, 0.
    String tile(String sides) {
        var id = "tilings-" + sides;
        if (defined.add(id)) {
            for (int side = 0; side < SIDES; side++) {
                triangle(sides.charAt(side), side);
            }
            // What shines through between two triangles is a colour of the tile.
            definitions.define(id).rect(0, 0, TILE, TILE, 2, "c-" + sides.charAt(0));
            for (int side = 0; side < SIDES; side++) {
                definitions.use(triangle(sides.charAt(side), side), "");
            }
            definitions.path(borders(sides), "joint");
            definitions.rect(0.75, 0.75, TILE - 1.5, TILE - 1.5, 2, "rim");
            definitions.path("M2 78V2H78", "shine").defined().newLine();
        }
        return id;
    }

    /// The name of a triangle, in its place on a tile.
    String triangle(char colour, int side) {
        var id = "tilings-" + colour + side;
        if (defined.add(id)) {
            definitions.define(id).path(TRIANGLES[side], "c-" + colour);
            var hatch = Hatch.path(colour, side);
            if (!hatch.isEmpty()) {
                definitions.path(hatch, (colour == 'v' ? "dots h-" : "hatch h-") + colour);
            }
            definitions.defined().newLine();
        }
        return id;
    }

    /// The path of a triangle of a tile whose corner is at `x`, `y`.
    static String outline(double x, double y, int side) {
        return switch (side) {
            case 0 -> move(x, y) + "h80l-40 40z";
            case 1 -> move(x, y + TILE) + "h80l-40-40z";
            case 2 -> move(x + TILE, y) + "v80l-40-40z";
            default -> move(x, y) + "v80l40-40z";
        };
    }

    static String move(double x, double y) {
        return "M" + (int) x + " " + (int) y;
    }

    /// Where colours meet on a tile.
    private static String borders(String sides) {
        var path = new StringBuilder();
        for (int corner = 0; corner < SIDES; corner++) {
            int one = corner / 2;
            int other = 2 + corner % 2;
            if (sides.charAt(one) != sides.charAt(other)) {
                path.append(move(TILE - TILE * (corner % 2), TILE * one)).append("L40 40");
            }
        }
        return path.isEmpty() ? "M0 0" : path.toString();
    }

    /// The sides after quarter turns counter-clockwise: what was east is north.
    static String turned(String sides, int turns) {
        var turned = sides;
        for (int i = 0; i < turns; i++) {
            turned = "" + turned.charAt(2) + turned.charAt(3) + turned.charAt(1) + turned.charAt(0);
        }
        return turned;
    }
}
