package plateau.drawing.carcassonne;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import plateau.core.Selection;
import plateau.drawing.Look;
import plateau.drawing.Theme;
import plateau.drawing.svg.Pen;
import plateau.games.carcassonne.CarcassonneState.Phase;
import plateau.games.carcassonne.CarcassonneView;
import plateau.games.carcassonne.CarcassonneView.Tile;
import plateau.games.carcassonne.Terrain;

/// The tiles that lie, with the followers on them, and the cells around, one of which may be chosen.
final class LandLayer {
    private final CarcassonneView view;
    private final Look look;
    private final Tiles tiles;
    private final Captions captions;
    private final FeatureNames names;
    private final LandLayout table;
    private final Pen pen = new Pen();

    LandLayer(CarcassonneView view, Look look, Tiles tiles, Captions captions, FeatureNames names) {
        this.view = view;
        this.look = look;
        this.tiles = tiles;
        this.captions = captions;
        this.names = names;
        table = new LandLayout(view, look);
    }

    LandLayout table() {
        return table;
    }

    Pen draw(Selection selection) {
        if (look.shows(Look.Layer.COORDINATES)) {
            table.drawAxes(pen);
        }
        drawThickness();
        drawTiles();
        drawLast();
        if (view.phase() == Phase.PLACE) {
            drawCells(selection);
        }
        drawFollowers();
        if (view.phase() == Phase.FOLLOWER) {
            drawPlaces(selection);
        }
        if (look.theme() == Theme.PAGE) {
            drawRegions();
        }
        if (look.shows(Look.Layer.PROJECTED) && view.phase() != Phase.OVER) {
            drawWorth();
        }
        return pen;
    }

    /// The land rests on the table: its sides and its shadow show below.
    private void drawThickness() {
        var squares = new StringBuilder();
        for (var tile : view.tiles()) {
            squares.append('M')
                    .append(new Point(table.x(tile.x()) - TileShape.HALF, table.y(tile.y()) - TileShape.HALF))
                    .append("h80v80h-80z");
        }
        pen.path(squares.toString(), Pen.at(2.5, 6), "carc-shade");
        pen.path(squares.toString(), Pen.at(0, 3), "carc-side").newLine();
    }

    /// All the ground first: what stands at a corner covers all four tiles.
    private void drawTiles() {
        var corners = new LinkedHashSet<Point>();
        int number = 0;
        for (var tile : view.tiles()) {
            double x = table.x(tile.x());
            double y = table.y(tile.y());
            int quarters = tile.direction().ordinal();
            pen.titled(thing(number++), tile.cell(), names.tile(tile));
            tiles.ground(pen, tiles.face(tile.letter()), quarters, x, y);
            pen.end().newLine();
            for (var corner : tiles.face(tile.letter()).corners(quarters)) {
                corners.add(new Point(x + corner.x(), y + corner.y()));
            }
        }
        pen.group("", "carc-still");
        new Seams(view, tiles).draw(pen, tile -> new Point(table.x(tile.x()), table.y(tile.y())));
        TileFace.drawTowers(pen, List.copyOf(corners));
        pen.newLine();
        for (var tile : view.tiles()) {
            var face = tiles.face(tile.letter());
            tiles.upright(pen, face, tile.direction().ordinal(), table.x(tile.x()), table.y(tile.y()));
        }
        pen.end().newLine();
    }

    /// What a tile is called: the one in hand already has the number that it will have on the land.
    static String thing(int number) {
        return "tile" + number;
    }

    /// The last turn's tile, unless its follower is still to be put. Its cell is the one word of a turn
    /// that has a comma.
    private void drawLast() {
        look.last().stream()
                .filter(word -> view.phase() != Phase.FOLLOWER && LandCell.isOne(word))
                .map(LandCell::of)
                .forEach(cell -> drawSquare(cell, 2, "recent"));
    }

    private void drawSquare(LandCell cell, double inset, String classes) {
        double size = LandLayout.CELL - 2 * inset;
        pen.rect(
                table.x(cell.x()) - TileShape.HALF + inset,
                table.y(cell.y()) - TileShape.HALF + inset,
                size,
                size,
                5,
                classes);
    }

    private void drawCells(Selection selection) {
        if (!selection.words().isEmpty()) {
            drawGhost(selection);
            return;
        }
        for (var word : selection.choices()) {
            if (LandCell.isOne(word)) {
                pen.spot(word, captions.cell(word, selection.choose(word).choices()), true);
                drawSquare(LandCell.of(word), 5, "target");
                pen.end().newLine();
            }
        }
    }

    /// The tile on the chosen cell, and around it the directions in which it may lie there.
    private void drawGhost(Selection selection) {
        var cell = LandCell.of(selection.words().getFirst());
        var direction = selection.isComplete()
                ? selection.words().getLast()
                : selection.choices().getFirst();
        pen.thing(thing(view.tiles().size())).group("", "carc-ghost");
        tiles.whole(
                pen, tiles.face(view.drawn()), Captions.quarters(direction), table.x(cell.x()), table.y(cell.y()), 1);
        pen.end().end();
        drawSquare(cell, 0, "picked");
        pen.newLine();
        for (var word : selection.choices()) {
            var middle = TileShape.middle(Captions.quarters(word));
            pen.spot(word, captions.direction(word, cell.word()), true);
            Pointer.draw(pen, table.x(cell.x()) + middle.x(), table.y(cell.y()) + middle.y(), word, captions);
            pen.end().newLine();
        }
    }

    private void drawFollowers() {
        for (var tile : view.tiles()) {
            for (var follower : tile.follower()) {
                var place = place(tile, follower.place());
                pen.titled(follower(follower.player(), tile), "", names.follower(follower));
                boolean lies = follower.feature() == Terrain.FIELD;
                tiles.follower(pen, follower.player(), lies, place.x(), place.y());
                pen.end().newLine();
            }
        }
    }

    /// A follower that goes home is gone, and is another when it comes back.
    private static String follower(int player, Tile tile) {
        return "follower" + player + "@" + tile.cell();
    }

    /// Where a follower of a tile stands on the board.
    private Point place(Tile tile, int place) {
        var point = tiles.face(tile.letter()).follower(place, tile.direction().ordinal());
        return new Point(table.x(tile.x()) + point.x(), table.y(tile.y()) + point.y());
    }

    /// Where a follower may be put on the tile just laid.
    private void drawPlaces(Selection selection) {
        var tile = view.tiles().getLast();
        drawSquare(LandCell.of(tile.cell()), 0, "picked");
        for (var segment : view.kind(tile.letter()).segments()) {
            if (selection.choices().contains(segment.word())) {
                var place = place(tile, segment.follower());
                pen.spot(segment.word(), names.place(tile, segment), true);
                Pointer.place(pen, place, segment, view.mover());
                pen.end().newLine();
            }
            if (selection.words().contains(segment.word())) {
                var place = place(tile, segment.follower());
                boolean lies = segment.feature() == Terrain.FIELD;
                pen.thing(follower(view.mover(), tile));
                tiles.follower(pen, view.mover(), lies, place.x(), place.y());
                pen.end().newLine();
            }
        }
    }

    /// Every road, city, monastery and field, for when it is told of.
    private void drawRegions() {
        var lying = new HashMap<String, Tile>();
        view.tiles().forEach(tile -> lying.put(tile.cell(), tile));
        for (var feature : view.features()) {
            pen.region(places(feature));
            for (var part : feature.parts()) {
                var tile = Objects.requireNonNull(lying.get(part.cell()));
                for (int place : part.places()) {
                    var face = tiles.face(tile.letter());
                    var turn = TileFace.turn(
                            table.x(tile.x()),
                            table.y(tile.y()),
                            tile.direction().ordinal());
                    tiles.segment(pen, face, place, turn);
                }
            }
            pen.end().newLine();
        }
    }

    /// What a feature may be called in events.
    static String places(CarcassonneView.Feature feature) {
        return feature.parts().stream()
                .flatMap(part -> part.places().stream().map(place -> part.cell() + "@" + place))
                .collect(Collectors.joining(" "));
    }

    /// What each feature would pay if the game ended now, beside the first follower who would earn it.
    private void drawWorth() {
        double scale = Math.max(1, table.width() / 1100);
        for (var feature : view.features()) {
            if (!feature.owners().isEmpty() && feature.points() > 0) {
                var where = earners(feature).getFirst();
                pen.titled(names.worth(feature));
                Pointer.worth(pen, where, scale, feature);
                pen.end().newLine();
            }
        }
    }

    private List<Point> earners(CarcassonneView.Feature feature) {
        var found = new ArrayList<Point>();
        for (var tile : view.tiles()) {
            for (var follower : tile.follower()) {
                if (FeatureNames.has(feature, tile.cell(), follower.place())
                        && feature.owners().contains(follower.player())) {
                    found.add(place(tile, follower.place()));
                }
            }
        }
        return found;
    }
}
