package plateau.drawing.carcassonne;

import java.util.ArrayList;
import java.util.List;
import plateau.games.carcassonne.CarcassonneView.Segment;
import plateau.games.carcassonne.Terrain;

/// An unturned tile as a grid of points: to which segment each belongs, and how much room is around it.
final class TileGrid {
    private static final int POINTS = 40;
    private static final double STEP = 2 * TileShape.HALF / POINTS;

    /// How many points high the rows of an area are.
    private static final int ROWS = 2;

    /// A point of a wall, a road, a square or a yard.
    private static final int TAKEN = -1;

    /// A field that has not been told apart yet.
    private static final int OPEN = -2;

    private static final double WALL = 2.5;

    private final int[] owners = new int[POINTS * POINTS];

    /// How far a point is from all that is not its own, and from the edge.
    private final double[] room = new double[POINTS * POINTS];

    TileGrid(TileShape shape, List<Segment> segments) {
        var walls =
                shape.walls().stream().flatMap(wall -> wall.points().stream()).toList();
        for (int i = 0; i < owners.length; i++) {
            owners[i] = owner(shape, walls, point(i));
        }
        for (int segment = 0; segment < segments.size(); segment++) {
            if (segments.get(segment).feature() == Terrain.FIELD) {
                claim(segment, segments.get(segment).places());
            }
        }
        measure();
    }

    /// The points of a city or a field, but for those of walls and roads.
    List<Point> points(int segment) {
        var points = new ArrayList<Point>();
        for (int i = 0; i < owners.length; i++) {
            if (owners[i] == segment) {
                points.add(point(i));
            }
        }
        return points;
    }

    /// The same as a path of rows, some points high each.
    String area(int segment) {
        var path = new StringBuilder();
        for (int row = 0; row < POINTS; row += ROWS) {
            int from = 0;
            while (from < POINTS) {
                int to = from;
                while (to < POINTS && owners[row * POINTS + to] == segment) {
                    to++;
                }
                if (to > from) {
                    int width = (int) ((to - from) * STEP);
                    path.append('M')
                            .append((int) (from * STEP - TileShape.HALF))
                            .append(' ');
                    path.append((int) (row * STEP - TileShape.HALF)).append('h').append(width);
                    path.append('v').append((int) (ROWS * STEP)).append("h-").append(width);
                    path.append('z');
                }
                from = to + 1;
            }
        }
        return path.toString();
    }

    double room(Point point) {
        return room[index(point)];
    }

    /// How far the edge of the tile is.
    static double edge(Point point) {
        return TileShape.HALF - Math.max(Math.abs(point.x()), Math.abs(point.y()));
    }

    private static Point point(int index) {
        int row = index / POINTS;
        int column = index % POINTS;
        return new Point((column + 0.5) * STEP - TileShape.HALF, (row + 0.5) * STEP - TileShape.HALF);
    }

    private static int index(Point point) {
        int column = Math.clamp((long) ((point.x() + TileShape.HALF) / STEP), 0, POINTS - 1);
        int row = Math.clamp((long) ((point.y() + TileShape.HALF) / STEP), 0, POINTS - 1);
        return row * POINTS + column;
    }

    private static int owner(TileShape shape, List<Point> walls, Point point) {
        if (point.isNear(walls, WALL)) {
            return TAKEN;
        }
        for (var city : shape.cities) {
            if (city.contains(point)) {
                return city.segment();
            }
        }
        for (var road : shape.roads) {
            if (point.isNear(road.points(), TileShape.ROAD / 2)) {
                return TAKEN;
            }
        }
        double middle = shape.hasMonastery ? TileShape.YARD : shape.isJunction() ? TileShape.PLAZA : 0;
        return point.distance(Point.MIDDLE) < middle ? TAKEN : OPEN;
    }

    /// Gives a field all that can be reached from its places on the edge.
    private void claim(int segment, List<Integer> places) {
        for (int place : places) {
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
            room[i] = edge(point(i)) + STEP / 2;
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
}
