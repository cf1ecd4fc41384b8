package plateau.drawing.carcassonne;

import plateau.drawing.Sign;
import plateau.drawing.svg.Pen;
import plateau.games.carcassonne.CarcassonneView.Feature;
import plateau.games.carcassonne.CarcassonneView.Segment;
import plateau.games.carcassonne.Terrain;

/// Marks on tiles that one can point at, and small notes beside followers.
final class Pointer {
    /// A drop that points to the north.
    private static final String DROP = "M0-21L8.5-11.2A14 14 0 1 1-8.5-11.2Z";

    private Pointer() {}

    /// The mark of a direction.
    static void draw(Pen pen, double x, double y, String direction, Captions captions) {
        int quarters = Captions.quarters(direction);
        pen.path(DROP, TileFace.turn(x, y, quarters), "carc-drop");
        pen.text(x, y + 5.5, captions.initial(direction), "carc-initial");
    }

    /// The mark of a place where a player may put a follower.
    static void place(Pen pen, Point at, Segment segment, int player) {
        boolean lies = segment.feature() == Terrain.FIELD;
        pen.group(Pen.at(at.x(), at.y()), "pulse");
        pen.circle(0, 0, 9.2, "carc-place");
        pen.styled(
                Follower.FIGURE,
                "scale(.56)" + (lies ? " rotate(-90)" : ""),
                "fill:" + Sign.fill(player) + ";stroke:var(--carc-edge);stroke-width:1.1");
        pen.end();
    }

    /// What a feature is worth.
    static void worth(Pen pen, Point at, double scale, Feature feature) {
        double width = feature.points() > 9 ? 25 : 18;
        pen.group(Pen.scaled(at.x() + 5, at.y() - 9 * scale, scale), "");
        pen.rect(0, -9, width, 18, 9, "carc-pill");
        pen.text(width / 2, 5, Integer.toString(feature.points()), "carc-worth").end();
    }
}
