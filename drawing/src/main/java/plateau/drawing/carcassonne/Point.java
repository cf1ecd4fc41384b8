package plateau.drawing.carcassonne;

import java.util.List;
import plateau.drawing.svg.Markup;

/// A place on a tile, from its middle: x grows to the right, y downwards.
record Point(double x, double y) {
    static final Point MIDDLE = new Point(0, 0);

    /// Where it lies when the tile is turned counter-clockwise by so many quarters.
    Point turned(int quarters) {
        var point = this;
        for (int i = 0; i < Math.floorMod(quarters, 4); i++) {
            point = new Point(point.y, -point.x);
        }
        return point;
    }

    Point plus(Point other, double times) {
        return new Point(x + times * other.x, y + times * other.y);
    }

    /// Somewhere on the way to another, from 0 to 1.
    Point towards(Point other, double share) {
        return new Point(x + share * (other.x - x), y + share * (other.y - y));
    }

    double distance(Point other) {
        return Math.hypot(x - other.x, y - other.y);
    }

    /// Whether one of some others is nearer than that.
    boolean isNear(List<Point> others, double distance) {
        for (var other : others) {
            double toX = other.x - x;
            double toY = other.y - y;
            if (toX * toX + toY * toY < distance * distance) {
                return true;
            }
        }
        return false;
    }

    /// One step in the direction of another.
    Point direction(Point other) {
        double length = distance(other);
        return new Point((other.x - x) / length, (other.y - y) / length);
    }

    /// As paths write it.
    @Override
    public String toString() {
        return Markup.number(x) + (y < 0 ? "" : " ") + Markup.number(y);
    }
}
