package plateau.drawing.carcassonne;

import java.util.HashSet;
import java.util.Set;
import plateau.drawing.svg.Pen;
import plateau.games.carcassonne.CarcassonneView.Kind;

/// The tiles of one drawing: each way a tile looks is defined where it is first needed, and used from
/// there on.
final class Tiles {
    private final Pen definitions = new Pen();
    private final Set<String> defined = new HashSet<>();

    Tiles() {
        Buildings.defineHouses(definitions);
    }

    /// Draws the ground of a tile around a point.
    void ground(Pen pen, Kind kind, int quarters, double x, double y) {
        var face = TileFace.of(kind);
        if (defined.add(face.groundId())) {
            face.defineGround(definitions);
        }
        pen.use(face.groundId(), TileFace.turn(x, y, quarters));
    }

    /// Draws what stands on a tile.
    void upright(Pen pen, Kind kind, int quarters, double x, double y) {
        var face = TileFace.of(kind);
        if (!face.hasUpright()) {
            return;
        }
        if (defined.add(face.uprightId(quarters))) {
            face.defineUpright(definitions, quarters);
        }
        pen.use(face.uprightId(quarters), Pen.at(x, y));
    }

    /// Draws a tile on its own around a point.
    void whole(Pen pen, Kind kind, int quarters, double x, double y, double scale) {
        pen.group(Pen.scaled(x, y, scale), "");
        ground(pen, kind, quarters, 0, 0);
        TileFace.drawTowers(pen, TileFace.of(kind).corners(quarters));
        upright(pen, kind, quarters, 0, 0);
        pen.end();
    }

    /// Draws a follower around a point: standing, or lying as on fields.
    void follower(Pen pen, int player, boolean lies, double x, double y) {
        var id = "carc-follower-" + player;
        if (defined.add(id)) {
            Follower.define(definitions, id, player);
        }
        pen.use(id, Pen.at(x, y, lies ? -90 : 0));
    }

    /// What all that was drawn needs.
    Pen definitions() {
        return definitions;
    }
}
