package plateau.drawing.carcassonne;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import plateau.games.carcassonne.CarcassonneView.Segment;
import plateau.games.carcassonne.Terrain;

/// Where the roads and cities of an unturned tile run. Every road crosses its edge in the middle and at a
/// right angle; every city has its whole edge, from corner to corner, so that neighbours join.
final class TileShape {
    /// From the middle of a tile to its edge.
    static final double HALF = 40;

    static final double ROAD = 12;
    static final double PLAZA = 11;
    static final double YARD = 19;

    private static final int SIDES = 4;

    /// How much further than its edge a tile is drawn, so that no paper shines through a seam.
    static final double OVER = 0.6;

    /// Of a wall along an edge: how far its ends are pulled along the edge, and how far to the inside.
    private static final double ALONG = 41;

    private static final double INSIDE = 28;

    /// Of a wall from corner to corner: how far it is pulled towards its city.
    private static final double BOW = 10;

    /// @param segment its number in the tile's table
    /// @param outline its shape as a path
    /// @param border the corners of about that shape
    record City(int segment, String outline, List<Point> border, List<Curve> walls) {
        /// Whether a point is in it.
        boolean contains(Point point) {
            boolean isInside = false;
            for (int i = 0, before = border.size() - 1; i < border.size(); before = i++) {
                var one = border.get(i);
                var other = border.get(before);
                if ((one.y() > point.y()) != (other.y() > point.y())
                        && point.x()
                                < (other.x() - one.x()) * (point.y() - one.y()) / (other.y() - one.y()) + one.x()) {
                    isInside = !isInside;
                }
            }
            return isInside;
        }
    }

    /// @param points some along it
    record Road(int segment, String path, List<Point> points, boolean ends) {}

    final List<City> cities = new ArrayList<>();
    final List<Road> roads = new ArrayList<>();
    final boolean hasMonastery;

    TileShape(List<Segment> segments) {
        hasMonastery = segments.stream().anyMatch(segment -> segment.feature() == Terrain.MONASTERY);
        for (int index = 0; index < segments.size(); index++) {
            var sides = sides(segments.get(index));
            switch (segments.get(index).feature()) {
                case CITY -> cities.add(city(index, sides));
                case ROAD -> roads.add(road(index, sides));
                case FIELD, MONASTERY -> {}
            }
        }
    }

    /// Whether several roads end in the middle.
    boolean isJunction() {
        return roads.stream().filter(Road::ends).count() > 1;
    }

    List<Curve> walls() {
        return cities.stream().flatMap(city -> city.walls().stream()).toList();
    }

    /// North, west, south and east are 0 to 3.
    private static List<Integer> sides(Segment segment) {
        return segment.places().stream()
                .map(place -> (place - 1) / 3)
                .distinct()
                .sorted()
                .toList();
    }

    /// The middle of a side.
    static Point middle(int side) {
        return new Point(0, -HALF).turned(side);
    }

    /// Where a side begins, going round counter-clockwise.
    static Point corner(int side) {
        return new Point(HALF, -HALF).turned(side);
    }

    /// Where a place of the edge is.
    static Point place(int place) {
        int side = (place - 1) / 3;
        return corner(side).towards(corner(side + 1), (place - 1) % 3 / 3.0 + 1 / 6.0);
    }

    private static City city(int segment, List<Integer> sides) {
        int first = sides.stream()
                .filter(side -> !sides.contains((side + SIDES - 1) % SIDES))
                .findFirst()
                .orElse(0);
        var outline = new StringBuilder("M" + corner(first));
        var border = new ArrayList<Point>(List.of(corner(first)));
        var walls = new ArrayList<Curve>();
        for (int step = 0; step < SIDES; step++) {
            int side = first + step;
            if (sides.contains(side % SIDES)) {
                addEdge(outline, side);
                border.add(corner(side + 1));
            } else {
                var wall = wall(side, gap(sides, side));
                walls.add(wall);
                outline.append(wall.path());
                border.addAll(wall.points());
                step += gap(sides, side) - 1;
            }
        }
        return new City(segment, outline.append('Z').toString(), border, walls);
    }

    private static void addEdge(StringBuilder outline, int side) {
        var outside = Point.MIDDLE.direction(middle(side));
        outline.append('L').append(corner(side).plus(outside, OVER));
        outline.append('L').append(corner(side + 1).plus(outside, OVER));
        outline.append('L').append(corner(side + 1));
    }

    /// How many sides from this one on have no city.
    private static int gap(List<Integer> sides, int from) {
        return (int) IntStream.range(from, from + SIDES)
                .takeWhile(side -> !sides.contains(side % SIDES))
                .count();
    }

    /// The wall that shuts off some sides. One or three of them: both its ends are on one side of the
    /// tile, and it bends to the inside. Two: it goes from corner to corner.
    private static Curve wall(int side, int gap) {
        var from = corner(side);
        var to = corner(side + gap);
        var along = from.direction(to);
        if (gap == 2) {
            var bow = Point.MIDDLE.direction(corner(side + 3));
            double third = from.distance(to) / 3;
            return new Curve(
                    from,
                    from.plus(along, third).plus(bow, BOW),
                    to.plus(along, -third).plus(bow, BOW),
                    to);
        }
        var inside = from.towards(to, 0.5).direction(Point.MIDDLE);
        return new Curve(
                from,
                from.plus(along, ALONG).plus(inside, INSIDE),
                to.plus(along, -ALONG).plus(inside, INSIDE),
                to);
    }

    /// A road from side to side, or one that ends in the middle, under whatever is there.
    private static Road road(int segment, List<Integer> sides) {
        var from = middle(sides.getFirst());
        var outside = Point.MIDDLE.direction(from);
        var start = "M" + from.plus(outside, OVER) + "L" + from;
        if (sides.size() == 1) {
            return new Road(segment, start + "L0 0", between(from, Point.MIDDLE), true);
        }
        var to = middle(sides.getLast());
        var end = "L" + to.plus(Point.MIDDLE.direction(to), OVER);
        if (sides.getLast() - sides.getFirst() == 2) {
            return new Road(segment, start + end, between(from, to), false);
        }
        // A quarter of a circle around the corner; the pull that comes nearest to one.
        var bend = new Curve(from, from.towards(Point.MIDDLE, 0.55), to.towards(Point.MIDDLE, 0.55), to);
        return new Road(segment, start + bend.path() + end, bend.points(), false);
    }

    private static List<Point> between(Point from, Point to) {
        return IntStream.rangeClosed(0, 20)
                .mapToObj(i -> from.towards(to, i / 20.0))
                .toList();
    }
}
