package plateau.drawing.carcassonne;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import plateau.games.carcassonne.CarcassonneView.Segment;
import plateau.games.carcassonne.Terrain;

/// What stands where on an unturned tile: followers first, where there is most room for them, then
/// shields, houses and bushes, each as far from all the others as can be.
///
/// The tile is looked at as a grid of points. A follower of a city or a field stands on one of its points
/// far from walls, roads and edges.
final class TilePlan {
    private static final int POINTS = 40;
    private static final double STEP = 2 * TileShape.HALF / POINTS;

    /// A point of a wall, a road, a square or a yard.
    private static final int TAKEN = -1;

    /// A field that has not been told apart yet.
    private static final int OPEN = -2;

    /// More room than this makes a place no better.
    private static final double ENOUGH = 11;

    private static final double WALL = 2.5;

    /// How far things reach, and how far those of a kind are apart.
    private static final double FOLLOWER = 9.5;

    /// Nothing may be seen on the edge, where the neighbour would not go on with it.
    private static final double RIM = 1.1;

    private static final double SHIELD = 9;
    private static final double HOUSE = 5.4;
    private static final double HOUSES_APART = 13;
    private static final int MOST_HOUSES = 9;
    private static final double BUSH = 4.5;
    private static final double BUSHES_APART = 25;
    private static final int MOST_BUSHES = 4;

    /// Every tile looks the same for ever.
    private static final int SEED = 4;

    /// A follower keeps so far from those of roads, where it can.
    private static final double ELBOW = 27;

    private final TileShape shape;
    private final List<Segment> segments;
    private final List<Point> walls;
    private final int[] owners = new int[POINTS * POINTS];

    /// How far a point is from all that is not its own, and from the edge.
    private final double[] room = new double[POINTS * POINTS];

    /// Where the follower of each segment stands.
    final List<Point> followers = new ArrayList<>();

    final List<Point> shields = new ArrayList<>();
    final List<Point> houses = new ArrayList<>();
    final List<Point> bushes = new ArrayList<>();

    TilePlan(TileShape shape, List<Segment> segments) {
        this.shape = shape;
        this.segments = segments;
        walls = shape.walls().stream().flatMap(wall -> wall.points().stream()).toList();
        for (int i = 0; i < owners.length; i++) {
            owners[i] = owner(point(i));
        }
        for (int segment = 0; segment < segments.size(); segment++) {
            if (segments.get(segment).feature() == Terrain.FIELD) {
                claim(segment);
            }
        }
        measure();
        for (int segment = 0; segment < segments.size(); segment++) {
            followers.add(follower(segment));
        }
        for (int segment = 0; segment < segments.size(); segment++) {
            build(segment);
        }
    }

    /// How far the edge of the tile is.
    private static double edge(Point point) {
        return TileShape.HALF - Math.max(Math.abs(point.x()), Math.abs(point.y()));
    }

    private static Point point(int index) {
        return new Point(
                (index % POINTS + 0.5) * STEP - TileShape.HALF,
                (index / POINTS + 0.5) * STEP - TileShape.HALF);
    }

    private static int index(Point point) {
        int column = Math.clamp((long) ((point.x() + TileShape.HALF) / STEP), 0, POINTS - 1);
        int row = Math.clamp((long) ((point.y() + TileShape.HALF) / STEP), 0, POINTS - 1);
        return row * POINTS + column;
    }

    private int owner(Point point) {
        if (isNear(point, walls, WALL)) {
            return TAKEN;
        }
        for (var city : shape.cities) {
            if (city.contains(point)) {
                return city.segment();
            }
        }
        for (var road : shape.roads) {
            if (isNear(point, road.points(), TileShape.ROAD / 2)) {
                return TAKEN;
            }
        }
        double middle =
                shape.hasMonastery ? TileShape.YARD : shape.isJunction() ? TileShape.PLAZA : 0;
        return point.distance(Point.MIDDLE) < middle ? TAKEN : OPEN;
    }

    private static boolean isNear(Point point, List<Point> line, double distance) {
        for (var each : line) {
            double x = each.x() - point.x();
            double y = each.y() - point.y();
            if (x * x + y * y < distance * distance) {
                return true;
            }
        }
        return false;
    }

    /// Gives a field all that can be reached from its places on the edge.
    private void claim(int segment) {
        for (int place : segments.get(segment).places()) {
            spread(index(TileShape.place(place)), segment);
        }
    }

    private void spread(int start, int segment) {
        var waiting = new int[owners.length * 4 + 1];
        int count = 0;
        waiting[count++] = start;
        while (count > 0) {
            int index = waiting[--count];
            if (owners[index] != OPEN) {
                continue;
            }
            owners[index] = segment;
            for (int next : neighbours(index)) {
                waiting[count++] = next;
            }
        }
    }

    private static int[] neighbours(int index) {
        return new int[] {
            index % POINTS > 0 ? index - 1 : index,
            index % POINTS < POINTS - 1 ? index + 1 : index,
            index >= POINTS ? index - POINTS : index,
            index < POINTS * (POINTS - 1) ? index + POINTS : index
        };
    }

    /// There is as much room as beside the neighbour with least of it, and a step more: first from the
    /// top left, then back.
    private void measure() {
        for (int i = 0; i < room.length; i++) {
            var point = point(i);
            room[i] = edge(point) + STEP / 2;
        }
        for (int i = 0; i < room.length; i++) {
            lessen(i, -1, -POINTS, -POINTS - 1, -POINTS + 1);
        }
        for (int i = room.length - 1; i >= 0; i--) {
            lessen(i, 1, POINTS, POINTS + 1, POINTS - 1);
        }
    }

    private void lessen(int index, int... steps) {
        var point = point(index);
        for (int step : steps) {
            int other = index + step;
            if (other >= 0 && other < room.length) {
                double distance = point.distance(point(other));
                if (distance < 2 * STEP) {
                    double beside = owners[other] == owners[index] ? room[other] : 0;
                    room[index] = Math.min(room[index], beside + distance);
                }
            }
        }
    }

    private Point follower(int segment) {
        return switch (segments.get(segment).feature()) {
            case MONASTERY -> new Point(11, 5);
            case ROAD -> onRoad(segment);
            case CITY, FIELD -> roomiest(segment);
        };
    }

    private Point onRoad(int segment) {
        var road =
                shape.roads.stream()
                        .filter(each -> each.segment() == segment)
                        .findFirst()
                        .orElseThrow();
        // A road that ends in the middle can be stood on where nothing is built.
        int share = road.ends() ? 30 : 50;
        return road.points().get((road.points().size() - 1) * share / 100);
    }

    /// A point with enough room, or else the most, near the middle of its segment.
    private Point roomiest(int segment) {
        var own = Arrays.stream(indices(segment)).mapToObj(TilePlan::point).toList();
        var middle =
                new Point(
                        own.stream().mapToDouble(Point::x).average().orElse(0),
                        own.stream().mapToDouble(Point::y).average().orElse(0));
        int best = index(middle);
        double most = Double.NEGATIVE_INFINITY;
        for (int index : indices(segment)) {
            double value =
                    Math.min(ENOUGH, room[index])
                            - 0.04 * point(index).distance(middle)
                            - 0.3 * crowding(point(index));
            if (value > most) {
                most = value;
                best = index;
            }
        }
        return point(best);
    }

    /// How much too near a point is to where followers of roads stand.
    private double crowding(Point point) {
        return shape.roads.stream()
                .mapToDouble(road -> ELBOW - onRoad(road.segment()).distance(point))
                .map(near -> Math.max(0, near))
                .sum();
    }

    private int[] indices(int segment) {
        var found = new int[owners.length];
        int count = 0;
        for (int i = 0; i < owners.length; i++) {
            if (owners[i] == segment) {
                found[count++] = i;
            }
        }
        return Arrays.copyOf(found, count);
    }

    private void build(int segment) {
        switch (segments.get(segment).feature()) {
            case CITY -> {
                if (segments.get(segment).shield()) {
                    add(segment, shields, SHIELD, 1, SHIELD + FOLLOWER, 0);
                }
                add(segment, houses, HOUSE, MOST_HOUSES, HOUSE + FOLLOWER, HOUSES_APART);
            }
            case FIELD -> add(segment, bushes, BUSH, MOST_BUSHES, BUSH + FOLLOWER, BUSHES_APART);
            case ROAD, MONASTERY -> {}
        }
    }

    /// Adds things at points taken in no order, wherever one has room.
    private void add(
            int segment, List<Point> things, double size, int most, double apart, double alike) {
        var own = Arrays.stream(indices(segment)).boxed().collect(Collectors.toList());
        Collections.shuffle(own, new Random(SEED));
        own.stream()
                .filter(index -> hasRoom(index, things, size, apart, alike))
                .limit(most)
                .forEach(index -> things.add(point(index)));
    }

    private boolean hasRoom(
            int index, List<Point> things, double size, double apart, double alike) {
        var point = point(index);
        return room[index] >= size
                && edge(point) >= size + RIM
                && !isNear(point, followers, apart)
                && !isNear(point, shields, SHIELD + size)
                && !isNear(point, things, alike);
    }
}
