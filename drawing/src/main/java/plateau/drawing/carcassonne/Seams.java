package plateau.drawing.carcassonne;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import plateau.drawing.svg.Markup;
import plateau.drawing.svg.Pen;
import plateau.games.carcassonne.CarcassonneView;
import plateau.games.carcassonne.CarcassonneView.Tile;

/// Where two tiles meet, a thin line of mixed colours would be seen across roads and cities: each tile's
/// edge covers only a part of a dot. A strip of the road or the city goes over it.
final class Seams {
    private static final double STRIP = 2;

    /// So much of an edge is left to the tower on its corner.
    private static final double CORNER = 4;

    private final CarcassonneView view;
    private final Tiles tiles;
    private final Map<LandCell, Tile> laid = new HashMap<>();
    private final StringBuilder roads = new StringBuilder();
    private final StringBuilder cities = new StringBuilder();

    Seams(CarcassonneView view, Tiles tiles) {
        this.view = view;
        this.tiles = tiles;
        view.tiles().forEach(tile -> laid.put(new LandCell(tile.x(), tile.y()), tile));
    }

    /// @param middle where the middle of a tile is on the board
    void draw(Pen pen, Function<Tile, Point> middle) {
        for (var tile : view.tiles()) {
            if (laid.containsKey(new LandCell(tile.x(), tile.y() + 1))) {
                addNorth(tile, middle.apply(tile));
            }
            if (laid.containsKey(new LandCell(tile.x() - 1, tile.y()))) {
                addWest(tile, middle.apply(tile));
            }
        }
        if (!roads.isEmpty()) {
            pen.path(roads.toString(), "carc-road");
        }
        if (!cities.isEmpty()) {
            pen.path(cities.toString(), "carc-joint");
        }
    }

    private void addNorth(Tile tile, Point middle) {
        switch (tiles.face(tile.letter()).edge(0, tile.direction().ordinal())) {
            case ROAD -> add(roads, middle.x(), middle.y() - TileShape.HALF - STRIP, 'v', 2 * STRIP);
            case CITY ->
                add(
                        cities,
                        middle.x() - TileShape.HALF + CORNER,
                        middle.y() - TileShape.HALF,
                        'h',
                        2 * (TileShape.HALF - CORNER));
            case FIELD, MONASTERY -> {}
        }
    }

    private void addWest(Tile tile, Point middle) {
        switch (tiles.face(tile.letter()).edge(1, tile.direction().ordinal())) {
            case ROAD -> add(roads, middle.x() - TileShape.HALF - STRIP, middle.y(), 'h', 2 * STRIP);
            case CITY ->
                add(
                        cities,
                        middle.x() - TileShape.HALF,
                        middle.y() - TileShape.HALF + CORNER,
                        'v',
                        2 * (TileShape.HALF - CORNER));
            case FIELD, MONASTERY -> {}
        }
    }

    private static void add(StringBuilder path, double x, double y, char way, double length) {
        path.append('M').append(new Point(x, y)).append(way).append(Markup.number(length));
    }
}
