package plateau.drawing.carcassonne;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import plateau.games.carcassonne.CarcassonneView.Segment;

/// What stands where on an unturned tile: followers first, where there is most room for them, then
/// shields, houses and bushes, all clear of each other.
final class TilePlan {
    /// More room than this makes a place no better.
    private static final double ENOUGH = 11;

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
    private final TileGrid grid;

    /// Where the follower of each segment stands.
    final List<Point> followers = new ArrayList<>();

    final List<Point> shields = new ArrayList<>();
    final List<Point> houses = new ArrayList<>();
    final List<Point> bushes = new ArrayList<>();

    TilePlan(TileShape shape, List<Segment> segments) {
        this.shape = shape;
        this.segments = segments;
        grid = new TileGrid(shape, segments);
        for (int segment = 0; segment < segments.size(); segment++) {
            followers.add(follower(segment));
        }
        for (int segment = 0; segment < segments.size(); segment++) {
            build(segment);
        }
    }

    /// The ground of a segment, row by row, as a path.
    String area(int segment) {
        return grid.area(segment);
    }

    private Point follower(int segment) {
        return switch (segments.get(segment).feature()) {
            case MONASTERY -> new Point(11, 5);
            case ROAD -> onRoad(segment);
            case CITY, FIELD -> roomiest(segment);
        };
    }

    private Point onRoad(int segment) {
        var road = shape.roads.stream()
                .filter(each -> each.segment() == segment)
                .findFirst()
                .orElseThrow();
        // A road that ends in the middle can be stood on where nothing is built.
        int share = road.ends() ? 30 : 50;
        return road.points().get((road.points().size() - 1) * share / 100);
    }

    /// A point with enough room, or else the most, near the middle of its segment.
    private Point roomiest(int segment) {
        var own = grid.points(segment);
        var middle = new Point(
                own.stream().mapToDouble(Point::x).average().orElse(0),
                own.stream().mapToDouble(Point::y).average().orElse(0));
        var best = middle;
        double most = Double.NEGATIVE_INFINITY;
        for (var point : own) {
            double value = Math.min(ENOUGH, grid.room(point)) - 0.04 * point.distance(middle) - 0.3 * crowding(point);
            if (value > most) {
                most = value;
                best = point;
            }
        }
        return best;
    }

    /// How much too near a point is to where followers of roads stand.
    private double crowding(Point point) {
        return shape.roads.stream()
                .mapToDouble(road -> ELBOW - onRoad(road.segment()).distance(point))
                .map(near -> Math.max(0, near))
                .sum();
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
    private void add(int segment, List<Point> things, double size, int most, double apart, double alike) {
        var own = new ArrayList<>(grid.points(segment));
        Collections.shuffle(own, new Random(SEED));
        int enough = things.size() + most;
        for (var point : own) {
            if (things.size() < enough && hasRoom(point, things, size, apart, alike)) {
                things.add(point);
            }
        }
    }

    private boolean hasRoom(Point point, List<Point> things, double size, double apart, double alike) {
        return grid.room(point) >= size
                && TileGrid.edge(point) >= size + RIM
                && !point.isNear(followers, apart)
                && !point.isNear(shields, SHIELD + size)
                && !point.isNear(things, alike);
    }
}
