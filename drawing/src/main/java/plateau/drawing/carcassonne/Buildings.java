package plateau.drawing.carcassonne;

import java.util.ArrayList;
import java.util.List;
import plateau.drawing.svg.Pen;

/// What stands upright on a tile whichever way it lies: bushes, houses, shields, a monastery. Things of a
/// kind are one path, which keeps drawings small.
final class Buildings {
    private static final String HOUSE_SHADOW = "m-3-.5h8.6v5.6h-8.6z";
    private static final String HOUSE_WALL = "m-3.9-1.2h7.8v5.6h-7.8z";
    private static final String ROOF = "m-5.3-.4l5.3-5.2 5.3 5.2z";
    private static final String DOOR = "m-1 1.3h2.1v3.1h-2.1z";
    private static final String DOT = "h.01";

    private static final String CREST = "M-6-7.5H6V.5C6 4.5 3 7 0 8.5-3 7-6 4.5-6 .5Z";
    private static final String CROSS = "M-1.3-7H1.3V-1.6H5.6V1H1.3V7.4L0 8-1.3 7.4V1H-5.6V-1.6H-1.3Z";

    private Buildings() {}

    static void draw(Pen pen, TileShape shape, TilePlan plan, int quarters) {
        drawBushes(pen, turned(plan.bushes, quarters));
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

    private static void drawBushes(Pen pen, List<Point> bushes) {
        if (!bushes.isEmpty()) {
            pen.path(each(bushes, "m.5.8" + DOT), "carc-bush-shadow");
            pen.path(each(bushes, DOT), "carc-bush");
            pen.path(each(bushes, "m-.8-.8" + DOT), "carc-leaves");
        }
    }

    private static void drawHouses(Pen pen, List<Point> houses) {
        if (houses.isEmpty()) {
            return;
        }
        pen.path(each(houses, HOUSE_SHADOW), "carc-shade");
        pen.path(each(houses, HOUSE_WALL), "carc-house");
        pen.path(each(houses, DOOR), "carc-door");
        pen.path(each(everyOther(houses, 0), ROOF), "carc-roof");
        if (houses.size() > 1) {
            pen.path(each(everyOther(houses, 1), ROOF), "carc-thatch");
        }
    }

    private static List<Point> everyOther(List<Point> points, int from) {
        var some = new ArrayList<Point>();
        for (int i = from; i < points.size(); i += 2) {
            some.add(points.get(i));
        }
        return some;
    }

    /// One path that draws the same thing at each point.
    static String each(List<Point> points, String thing) {
        var path = new StringBuilder();
        points.forEach(point -> path.append('M').append(point).append(thing));
        return path.toString();
    }

    /// To the left of the middle, so that its monk has room.
    private static void drawMonastery(Pen pen) {
        pen.path("M-15 8.5h22v3.2h-22z", "carc-shade");
        pen.path("M-16-2.5H-1V9.5H-16Z", "carc-house");
        pen.path("M-17.8-1.6L-8.5-10.4 .8-1.6Z", "carc-roof");
        pen.path("M-3-7.5H4.4V9.5H-3Z", "carc-house");
        pen.path("M-4.6-7L.7-17.2 6-7Z", "carc-roof");
        pen.path("M.7-17V-22.6M-1.2-20.7H2.6", "carc-spire");
        pen.path("M-11 9.5V5.2C-11 2-6.4 2-6.4 5.2V9.5ZM-.7-2.6h2.8v4h-2.8z", "carc-door");
    }
}
