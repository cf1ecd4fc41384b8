package plateau.games.carcassonne;

import plateau.core.Selection;
import plateau.core.picture.Ink;
import plateau.core.picture.Picture;
import plateau.core.text.Text;
import plateau.games.carcassonne.Carcassonne.Direction;
import plateau.games.carcassonne.CarcassonneState.Phase;
import plateau.games.carcassonne.CarcassonneView.Kind;
import plateau.games.carcassonne.CarcassonneView.Segment;
import plateau.games.carcassonne.CarcassonneView.Tile;

/// Carcassonne in text (rules 12): the land, the tile drawn, and what the players have.
///
/// While a tile is to be placed the spots are the cells that touch the land; once it is placed they are
/// its own segments.
final class CarcassonnePicture {
    private static final int CELL_WIDTH = 6;
    private static final int CELL_HEIGHT = 3;
    private static final int TILE_WIDTH = 5;
    private static final int MARGIN = 5;
    private static final int CENTRE = 13;

    /// Where each place of a turned tile is drawn: rows and columns of places 1 to 13.
    private static final int[] PLACE_ROW = {0, 0, 0, 0, 0, 1, 2, 2, 2, 2, 2, 1, 0, 1};

    private static final int[] PLACE_COLUMN = {0, 3, 2, 1, 0, 0, 0, 1, 2, 3, 4, 4, 4, 2};

    private final CarcassonneView view;
    private final Picture picture = new Picture();

    /// The first column and the first row that are drawn, beyond the land by one.
    private final int west;

    private final int north;

    CarcassonnePicture(CarcassonneView view) {
        this.view = view;
        west = view.spans().getFirst().first();
        north = view.spans().getLast().last();
    }

    Picture draw(Selection selection) {
        int east = view.spans().getFirst().last();
        int south = view.spans().getLast().first();
        for (int x = west; x <= east; x++) {
            picture.put(0, column(x), Text.format("%4d", x), Ink.of(240));
        }
        for (int y = north; y >= south; y--) {
            picture.put(row(y) + 1, 0, Text.format("%4d", y), Ink.of(240));
        }
        for (var tile : view.tiles()) {
            drawLaid(tile);
        }
        drawBelow(row(south - 1) + 1);
        nameSpots(selection);
        return picture;
    }

    private int column(int x) {
        return MARGIN + (x - west) * CELL_WIDTH;
    }

    private int row(int y) {
        return 1 + (north - y) * CELL_HEIGHT;
    }

    private void drawLaid(Tile tile) {
        int row = row(tile.y());
        int column = column(tile.x());
        drawTile(row, column, view.kind(tile.letter()), tile.direction());
        for (var follower : tile.follower()) {
            int place = turned(follower.place(), tile.direction());
            var ink = Ink.ofPlayer(follower.player()).inBold();
            put(row, column, place, String.valueOf(follower.player()), ink);
        }
    }

    /// Where a place of the unturned tile lies; the centre stays.
    private static int turned(int place, Direction direction) {
        return place == CENTRE ? CENTRE : TileKind.turned(place, direction.ordinal());
    }

    private void put(int row, int column, int place, String symbol, Ink ink) {
        picture.put(row + PLACE_ROW[place], column + PLACE_COLUMN[place], symbol, ink);
    }

    private void drawTile(int row, int column, Kind kind, Direction direction) {
        for (var segment : kind.segments()) {
            for (int place : segment.places()) {
                drawPlace(row, column, turned(place, direction), segment.feature());
            }
        }
        drawWalls(row, column, kind, direction);
        drawPlace(row, column, CENTRE, middle(kind).feature());
        if (kind.segments().stream().anyMatch(Segment::shield)) {
            picture.put(row + 1, column + 3, "*", ink(Terrain.CITY));
        }
        picture.put(row + 1, column + 1, kind.letter(), Ink.of(250));
    }

    private void drawPlace(int row, int column, int place, Terrain terrain) {
        put(row, column, place, symbol(terrain), ink(terrain));
    }

    /// A stroke through each corner where two cities of the tile meet and are not joined.
    private void drawWalls(int row, int column, Kind kind, Direction direction) {
        for (int side = 0; side < TileSet.DIRECTIONS; side++) {
            int last = 3 * side + 3;
            int next = last % TileKind.PLACES + 1;
            var one = segmentAt(kind, last, direction);
            var other = segmentAt(kind, next, direction);
            if (!one.equals(other)
                    && one.feature() == Terrain.CITY
                    && other.feature() == Terrain.CITY) {
                boolean isFalling = side % 2 == 0;
                int corner = isFalling ? next : last;
                put(row, column, corner, isFalling ? "\\" : "/", ink(Terrain.CITY));
            }
        }
    }

    private static Segment segmentAt(Kind kind, int place, Direction direction) {
        return kind.segments().stream()
                .filter(
                        segment ->
                                segment.places().stream()
                                        .anyMatch(own -> turned(own, direction) == place))
                .findFirst()
                .orElseThrow();
    }

    /// What the centre of a tile shows: the segment whose follower stands there, or else the last.
    private static Segment middle(Kind kind) {
        return kind.segments().stream()
                .filter(segment -> segment.follower() == CENTRE)
                .findFirst()
                .orElse(kind.segments().getLast());
    }

    private static String symbol(Terrain terrain) {
        return switch (terrain) {
            case FIELD -> "·";
            case ROAD -> "r";
            case CITY -> "c";
            case MONASTERY -> "m";
        };
    }

    private static Ink ink(Terrain terrain) {
        return switch (terrain) {
            case FIELD -> Ink.of(70);
            case ROAD -> Ink.of(255);
            case CITY -> Ink.of(172);
            case MONASTERY -> Ink.of(203);
        };
    }

    private void drawBelow(int row) {
        int column = MARGIN + 2 * CELL_WIDTH;
        if (!view.drawn().isEmpty()) {
            drawTile(row, MARGIN, view.kind(view.drawn()), Direction.NORTH);
        }
        int players = view.scores().size();
        for (int player = 0; player < players; player++) {
            var text =
                    Text.format(
                            "%splayer %d: %s, %s",
                            view.mover() == player ? ">" : " ",
                            player,
                            Text.counted(view.scores().get(player), "point"),
                            Text.counted(view.followersLeft().get(player), "follower"));
            picture.put(row + player, column, text, Ink.ofPlayer(player));
        }
        var left = Text.format(" %s to draw", Text.counted(view.tilesLeft(), "tile"));
        picture.put(row + players, column, left);
    }

    private void nameSpots(Selection selection) {
        if (view.phase() == Phase.FOLLOWER) {
            nameSegments(view.tiles().getLast());
        } else if (selection.words().isEmpty()) {
            view.tiles().forEach(this::nameCellsBeside);
        }
    }

    private void nameSegments(Tile tile) {
        var kind = view.kind(tile.letter());
        for (var segment : kind.segments()) {
            for (int place : segment.places()) {
                nameSegment(tile, turned(place, tile.direction()), segment);
            }
        }
        nameSegment(tile, CENTRE, middle(kind));
    }

    private void nameSegment(Tile tile, int place, Segment segment) {
        int row = row(tile.y()) + PLACE_ROW[place];
        picture.spot(segment.word(), row, column(tile.x()) + PLACE_COLUMN[place], 1, 1);
    }

    private void nameCellsBeside(Tile tile) {
        nameCell(tile.x(), tile.y() + 1);
        nameCell(tile.x() - 1, tile.y());
        nameCell(tile.x(), tile.y() - 1);
        nameCell(tile.x() + 1, tile.y());
    }

    private void nameCell(int x, int y) {
        var cell = Text.format("%d,%d", x, y);
        if (view.tiles().stream().noneMatch(tile -> tile.cell().equals(cell))) {
            picture.spot(cell, row(y), column(x), CELL_HEIGHT, TILE_WIDTH);
        }
    }
}
