package plateau.drawing.carcassonne;

import java.util.ArrayList;
import java.util.List;

/// A bent line from one point to another, which two more pull to their side.
record Curve(Point from, Point pull, Point pullBack, Point to) {
    private static final int SAMPLES = 20;

    Point at(double share) {
        var one = from.towards(pull, share);
        var two = pull.towards(pullBack, share);
        var three = pullBack.towards(to, share);
        return one.towards(two, share).towards(two.towards(three, share), share);
    }

    /// The same line without so much at each end, seen along the way, from 0 to 1.
    Curve without(double share) {
        return after(share).reversed().after(share / (1 - share)).reversed();
    }

    private Curve after(double share) {
        var two = pull.towards(pullBack, share);
        var three = pullBack.towards(to, share);
        return new Curve(at(share), two.towards(three, share), three, to);
    }

    private Curve reversed() {
        return new Curve(to, pullBack, pull, from);
    }

    /// Points along it, with both ends.
    List<Point> points() {
        var points = new ArrayList<Point>();
        for (int i = 0; i <= SAMPLES; i++) {
            points.add(at((double) i / SAMPLES));
        }
        return points;
    }

    /// The line as a path goes on with it.
    String path() {
        return "C" + pull + " " + pullBack + " " + to;
    }
}
