package plateau.drawing.carcassonne;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import plateau.drawing.svg.Markup;
import plateau.drawing.svg.Pen;
import plateau.games.carcassonne.CarcassonneView.Kind;
import plateau.games.carcassonne.CarcassonneView.Segment;
import plateau.games.carcassonne.Terrain;

/// How a kind of tile looks: the ground, which turns with the tile, and what stands on it, which does not.
/// It is worked out once.
final class TileFace {
    private static final Map<String, TileFace> FACES = new ConcurrentHashMap<>();

    /// How much of a wall is left out at its ends, where a tower stands on the corner of the tile.
    private static final double END = 0.028;

    private static final int DIRECTIONS = 4;

    private final String id;
    private final List<Segment> segments;
    private final TileShape shape;
    private final TilePlan plan;
    private final Pen ground = new Pen();
    private final List<Pen> upright = new ArrayList<>();
    private final List<List<Point>> corners = new ArrayList<>();

    private TileFace(Kind kind) {
        id = "carc-" + kind.letter();
        segments = kind.segments();
        shape = new TileShape(segments);
        plan = new TilePlan(shape, segments);
        drawGround();
        for (int quarters = 0; quarters < DIRECTIONS; quarters++) {
            var pen = new Pen().define(id + quarters);
            Buildings.draw(pen, shape, plan, quarters);
            upright.add(pen.defined().newLine());
            corners.add(corners(quarters, shape.walls()));
        }
    }

    static TileFace of(Kind kind) {
        return FACES.computeIfAbsent(kind.letter(), letter -> new TileFace(kind));
    }

    private void drawGround() {
        double edge = TileShape.HALF + TileShape.OVER;
        ground.define(id).rect(-edge, -edge, 2 * edge, 2 * edge, 0, "carc-field");
        drawDots(ground, plan.bushes, "carc-bush", "carc-leaves");
        var roads = new StringBuilder();
        shape.roads.forEach(road -> roads.append(road.path()));
        if (!shape.roads.isEmpty()) {
            ground.path(roads.toString(), "carc-verge").path(roads.toString(), "carc-road");
        }
        if (shape.isJunction()) {
            ground.circle(0, 0, TileShape.PLAZA, "carc-plaza");
        }
        if (shape.hasMonastery) {
            ground.circle(0, 0, TileShape.YARD, "carc-yard");
        }
        shape.cities.forEach(city -> ground.path(city.outline(), "carc-city"));
        drawWalls();
        ground.defined().newLine();
    }

    private void drawWalls() {
        if (shape.walls().isEmpty()) {
            return;
        }
        var lines = new StringBuilder();
        var towers = new ArrayList<Point>();
        for (var wall : shape.walls()) {
            var inner = wall.without(END);
            lines.append('M').append(inner.from()).append(inner.path());
            towers.add(wall.at(0.3));
            towers.add(wall.at(0.7));
        }
        ground.path(lines.toString(), "carc-wall").path(lines.toString(), "carc-walk");
        drawTowers(ground, towers);
    }

    /// Round towers, seen from above.
    static void drawTowers(Pen pen, List<Point> towers) {
        drawDots(pen, towers, "carc-tower", "carc-turret");
    }

    /// Discs in two colours, alike from all sides: lines without length, whose ends are round.
    private static void drawDots(Pen pen, List<Point> points, String outer, String inner) {
        if (!points.isEmpty()) {
            var dots = new StringBuilder();
            points.forEach(point -> dots.append('M').append(point).append("h.01"));
            pen.path(dots.toString(), outer).path(dots.toString(), inner);
        }
    }

    /// What is drawn by [#groundId].
    void defineGround(Pen pen) {
        pen.add(ground);
    }

    /// What is drawn by [#uprightId].
    void defineUpright(Pen pen, int quarters) {
        pen.add(upright.get(quarters));
    }

    String segmentId(int place) {
        return id + "at" + place;
    }

    /// What is drawn by [#segmentId]: the segment whose follower stands at a place.
    void defineSegment(Pen pen, int place) {
        pen.define(segmentId(place));
        int index = index(place);
        switch (segments.get(index).feature()) {
            case ROAD ->
                shape.roads.stream()
                        .filter(road -> road.segment() == index)
                        .forEach(road -> pen.path(road.path(), "carc-lit-road"));
            case CITY ->
                shape.cities.stream()
                        .filter(city -> city.segment() == index)
                        .forEach(city -> pen.path(city.outline(), "carc-lit"));
            case MONASTERY -> pen.circle(0, 0, TileShape.YARD, "carc-lit");
            case FIELD -> pen.path(plan.area(index), "carc-lit");
        }
        pen.defined().newLine();
    }

    private int index(int place) {
        return IntStream.range(0, segments.size())
                .filter(each -> segments.get(each).follower() == place)
                .findFirst()
                .orElseThrow();
    }

    String groundId() {
        return id;
    }

    String uprightId(int quarters) {
        return id + quarters;
    }

    /// Whether anything stands on it.
    boolean hasUpright() {
        return shape.hasMonastery || shape.isJunction() || !plan.houses.isEmpty() || !plan.shields.isEmpty();
    }

    private static List<Point> corners(int quarters, List<Curve> walls) {
        return walls.stream()
                .flatMap(wall -> List.of(wall.from(), wall.to()).stream())
                .distinct()
                .map(corner -> corner.turned(quarters))
                .toList();
    }

    /// The corners at which walls end.
    List<Point> corners(int quarters) {
        return corners.get(quarters);
    }

    /// Where the follower stands that the table has at a place.
    Point follower(int place, int quarters) {
        int index = index(place);
        var point = plan.followers.get(index);
        // A monk stands beside his monastery, which does not turn.
        boolean isMonk = segments.get(index).places().isEmpty();
        return isMonk ? point : point.turned(quarters);
    }

    /// What is in the middle of a side; north, west, south and east are 0 to 3.
    Terrain edge(int side, int quarters) {
        int place = 3 * Math.floorMod(side - quarters, DIRECTIONS) + 2;
        return segments.stream()
                .filter(segment -> segment.places().contains(place))
                .findFirst()
                .orElseThrow()
                .feature();
    }

    /// Moves and turns the ground of a tile.
    static String turn(double x, double y, int quarters) {
        return Pen.at(x, y) + (quarters == 0 ? "" : " rotate(" + Markup.number(-90.0 * quarters) + ")");
    }
}
