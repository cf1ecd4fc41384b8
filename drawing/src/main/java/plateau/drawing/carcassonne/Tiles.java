package plateau.drawing.carcassonne;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import plateau.drawing.svg.Pen;
import plateau.games.carcassonne.CarcassonneView.Kind;

/// The tiles of one drawing: each way a tile looks is defined where it is first needed, and used from
/// there on.
final class Tiles {
    private final Pen definitions = new Pen();
    private final Set<String> defined = new HashSet<>();

    private final Map<String, TileFace> faces = new HashMap<>();

    Tiles(List<Kind> kinds) {
        kinds.forEach(kind -> faces.put(kind.letter(), TileFace.of(kind)));
        Buildings.defineHouses(definitions);
    }

    /// How the kind of a letter looks.
    TileFace face(String letter) {
        return Objects.requireNonNull(faces.get(letter));
    }

    /// Draws the ground of a tile around a point.
    void ground(Pen pen, TileFace face, int quarters, double x, double y) {
        if (defined.add(face.groundId())) {
            face.defineGround(definitions);
        }
        pen.use(face.groundId(), TileFace.turn(x, y, quarters));
    }

    /// Draws what stands on a tile.
    void upright(Pen pen, TileFace face, int quarters, double x, double y) {
        if (!face.hasUpright()) {
            return;
        }
        if (defined.add(face.uprightId(quarters))) {
            face.defineUpright(definitions, quarters);
        }
        pen.use(face.uprightId(quarters), x, y);
    }

    /// Draws what a segment has of a tile, by the place of its follower.
    void segment(Pen pen, TileFace face, int place, String transform) {
        if (defined.add(face.segmentId(place))) {
            face.defineSegment(definitions, place);
        }
        pen.use(face.segmentId(place), transform);
    }

    /// Draws a tile on its own around a point.
    void whole(Pen pen, TileFace face, int quarters, double x, double y, double scale) {
        pen.group(Pen.scaled(x, y, scale), "");
        ground(pen, face, quarters, 0, 0);
        TileFace.drawTowers(pen, face.corners(quarters));
        upright(pen, face, quarters, 0, 0);
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
