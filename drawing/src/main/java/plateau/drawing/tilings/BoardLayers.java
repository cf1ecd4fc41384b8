package plateau.drawing.tilings;

import java.util.HashSet;
import java.util.Set;
import plateau.core.Selection;
import plateau.drawing.Look;
import plateau.drawing.svg.Pen;
import plateau.games.tilings.TilingsView;
import plateau.games.tilings.TilingsZones;

/// The board itself, layer over layer: empty cells, tiles, zones, owners, and what is marked.
final class BoardLayers {
    /// What the tile to be laid is called until it lies.
    static final String HAND = "hand";

    private static final String CROWN = "M-14 9V-7L-7 0 0-11 7 0 14-7V9Z";

    private final TilingsView view;
    private final Selection selection;
    private final Look look;
    private final TilingsLabels labels;
    private final CellGrid cells;
    private final TriangleTiles tiles;
    private final TilingsZones zones;
    private final Pen pen = new Pen();

    BoardLayers(
            TilingsView view,
            Selection selection,
            Look look,
            TilingsLabels labels,
            CellGrid cells,
            TriangleTiles tiles) {
        this.view = view;
        this.selection = selection;
        this.look = look;
        this.labels = labels;
        this.cells = cells;
        this.tiles = tiles;
        zones = new TilingsZones(view);
    }

    Pen draw() {
        drawGround();
        drawTiles();
        if (view.torus()) {
            drawFringe();
        }
        drawTargets();
        var layer = new ZoneLayer(zones, cells, labels);
        boolean isProjected = look.shows(Look.Layer.PROJECTED);
        layer.draw(pen, isProjected);
        drawOwners();
        if (isProjected) {
            layer.drawWorth(pen);
        }
        drawMarks();
        if (!view.kingCell().isEmpty()) {
            drawKing();
        }
        if (look.shows(Look.Layer.COORDINATES)) {
            drawCoordinates();
        }
        return pen;
    }

    /// All empty cells are one shape.
    private void drawGround() {
        var path = new StringBuilder();
        for (int cell = 0; cell < view.size() * view.size(); cell++) {
            if (!zones.isLaid(cell)) {
                path.append(TriangleTiles.move(cells.x(cell) + 4, cells.y(cell) + 4))
                        .append("h72v72h-72z");
            }
        }
        if (!path.isEmpty()) {
            pen.path(path.toString(), "ground").newLine();
        }
    }

    private void drawTiles() {
        var shade = new StringBuilder();
        for (var tile : view.tiles()) {
            int cell = cells.index(tile.cell());
            shade.append(TriangleTiles.move(cells.x(cell) + 3, cells.y(cell) + 4))
                    .append("h80v80h-80z");
        }
        if (!shade.isEmpty()) {
            pen.path(shade.toString(), "shade").newLine();
        }
        for (var tile : view.tiles()) {
            int cell = cells.index(tile.cell());
            pen.use(
                            tiles.tile(tile.sides()),
                            Pen.at(cells.x(cell), cells.y(cell)),
                            "tile" + tile.cell(),
                            look.last().contains(tile.cell()) ? HAND : "")
                    .newLine();
        }
    }

    /// Over the edges of a torus, pale, the triangles that touch the cells at the opposite edges.
    private void drawFringe() {
        pen.group("", "fringe");
        for (int i = 0; i < view.size(); i++) {
            int last = view.size() - 1;
            drawTouching(last * view.size() + i, 1, 0, -cells.width());
            drawTouching(i, 0, 0, cells.width());
            drawTouching(i * view.size() + last, 2, -cells.width(), 0);
            drawTouching(i * view.size(), 3, cells.width(), 0);
        }
        pen.end().newLine();
    }

    private void drawTouching(int cell, int side, double right, double down) {
        if (zones.isLaid(cell)) {
            var triangle = tiles.triangle(zones.sides(cell).charAt(side), side);
            pen.use(triangle, Pen.at(cells.x(cell) + right, cells.y(cell) + down));
        }
    }

    private void drawTargets() {
        for (var word : selection.choices()) {
            if (word.indexOf(',') > 0) {
                int cell = cells.index(word);
                pen.spot(word, word, labels.get("target", word), true);
                pen.rect(cells.x(cell) + 5, cells.y(cell) + 5, 70, 70, 6, "target");
                if (!view.rotations()) {
                    pen.group("", "hovered");
                    drawGhost(cell, view.frontSides());
                    pen.end();
                }
                pen.end().newLine();
            }
        }
    }

    private void drawGhost(int cell, String sides) {
        pen.group(Pen.at(cells.x(cell), cells.y(cell)), "ghost");
        pen.use(tiles.tile(sides), "").end();
    }

    private void drawOwners() {
        var medals = new Medals(tiles.definitions());
        for (var tile : view.tiles()) {
            int cell = cells.index(tile.cell());
            double x = cells.x(cell);
            double y = cells.y(cell);
            pen.spot(tile.cell(), tile.cell(), labels.tile(view, tile), false);
            // It has no inside to be pointed at: that belongs to the zones.
            pen.rect(x, y, TriangleTiles.TILE, TriangleTiles.TILE, 0, "extent");
            medals.draw(pen, x + TriangleTiles.HALF, y + TriangleTiles.HALF, tile);
            pen.end().newLine();
        }
    }

    private void drawKing() {
        int cell = cells.index(view.kingCell());
        double x = cells.x(cell) + TriangleTiles.TILE - 17;
        double y = cells.y(cell) + 13;
        pen.thing("king", view.kingCell()).group("", "through").path(CROWN, Pen.at(x + 1.5, y + 2), "shade");
        pen.path(CROWN, Pen.at(x, y), "crown").end().end().newLine();
    }

    /// The last tile, and what has been chosen so far.
    private void drawMarks() {
        TilingsDrawing.cell(look.last()).ifPresent(word -> drawFrame(cells.index(word), "recent through"));
        var chosen = TilingsDrawing.cell(selection.words());
        chosen.ifPresent(word -> {
            int cell = cells.index(word);
            pen.thing(HAND);
            drawGhost(cell, TriangleTiles.turned(view.frontSides(), turn()));
            pen.end();
            drawFrame(cell, "picked through");
        });
        pen.newLine();
    }

    private void drawFrame(int cell, String classes) {
        pen.rect(cells.x(cell) + 1, cells.y(cell) + 1, 78, 78, 4, "halo through");
        pen.rect(cells.x(cell) + 1, cells.y(cell) + 1, 78, 78, 4, classes);
    }

    /// The turn that was chosen, or the first that fits.
    private int turn() {
        Set<String> words = new HashSet<>(selection.words());
        boolean isChosen = words.stream().anyMatch(word -> word.startsWith("turn"));
        if (!isChosen) {
            words.addAll(selection.choices());
        }
        for (int turn = 0; turn < 4; turn++) {
            if (words.contains("turn" + turn)) {
                return turn;
            }
        }
        return 0;
    }

    private void drawCoordinates() {
        double scale = Math.max(1, view.size() / 10.0);
        double fringe = view.torus() ? TriangleTiles.HALF : 0;
        for (int i = 0; i < view.size(); i++) {
            double middle = i * TriangleTiles.TILE + TriangleTiles.HALF;
            var number = Integer.toString(i);
            label(cells.left() + middle, cells.top() - fringe - 8 * scale, scale, number);
            label(cells.left() - fringe - 14 * scale, cells.top() + middle + 5 * scale, scale, number);
        }
        pen.newLine();
    }

    private void label(double x, double y, double scale, String text) {
        pen.group(Pen.scaled(x, y, scale), "").text(0, 0, text, "axis").end();
    }
}
