package plateau.drawing.carcassonne;

import java.util.ArrayList;
import java.util.List;
import plateau.drawing.svg.Pen;

/// What stands upright on a tile whichever way it lies: houses, shields, a monastery.
final class Buildings {
    private static final String HOUSE = "carc-h";
    private static final List<String> ROOFS = List.of("carc-roof", "carc-thatch");
    private static final String CREST = "M-6-7.5H6V.5C6 4.5 3 7 0 8.5-3 7-6 4.5-6 .5Z";
    private static final String CROSS = "M-1.3-7H1.3V-1.6H5.6V1H1.3V7.4L0 8-1.3 7.4V1H-5.6V-1.6H-1.3Z";

    private Buildings() {}

    static void draw(Pen pen, TileShape shape, TilePlan plan, int quarters) {
        var houses = new ArrayList<>(turned(plan.houses, quarters));
        if (shape.isJunction()) {
            houses.add(new Point(0, -0.5));
        }
        drawHouses(pen, houses);
        for (var shield : turned(plan.shields, quarters)) {
            pen.path(CREST, Pen.at(shield.x(), shield.y()), "carc-shield");
            pen.path(CROSS, Pen.at(shield.x(), shield.y()), "carc-cross");
        }
        if (shape.hasMonastery) {
            drawMonastery(pen);
        }
    }

    private static List<Point> turned(List<Point> points, int quarters) {
        return points.stream().map(point -> point.turned(quarters)).toList();
    }

    /// What the houses of all tiles need.
    static void defineHouses(Pen pen) {
        for (int i = 0; i < ROOFS.size(); i++) {
            pen.define(HOUSE + i);
            pen.path("M-3-.7h8.4v5.8h-8.4z", "carc-shade");
            pen.path("M-3.9-1.2h7.8v5.6h-7.8z", "carc-house");
            pen.path("M-1 1.3h2.1v3.1h-2.1z", "carc-door");
            pen.path("M-5.3-.4l5.3-5.2 5.3 5.2z", ROOFS.get(i));
            pen.defined().newLine();
        }
    }

    /// Tiles and thatch by turns.
    private static void drawHouses(Pen pen, List<Point> houses) {
        for (int i = 0; i < houses.size(); i++) {
            pen.use(HOUSE + i % ROOFS.size(), houses.get(i).x(), houses.get(i).y());
        }
    }

    /// To the left of the middle, so that its monk has room.
    private static void drawMonastery(Pen pen) {
        pen.group(Pen.scaled(-1.5, 0, 0.88), "");
        pen.path("M-15 8.5h20v3.2h-20z", "carc-shade");
        pen.path("M-16-2.5H-3V9.5H-16Z", "carc-house");
        pen.path("M-17.8-1.6L-9.2-9.6-.6-1.6Z", "carc-roof");
        pen.path("M-4.6-7.5H2.4V9.5H-4.6Z", "carc-house");
        pen.path("M-6.2-7L-1.1-17.2 4-7Z", "carc-roof");
        pen.path("M-1.1-17V-22.6M-3-20.7H.8", "carc-spire");
        pen.path("M-12 9.5V5.2C-12 2-7.4 2-7.4 5.2V9.5ZM-2.5-2.6h2.8v4h-2.8z", "carc-door");
        pen.end();
    }
}
