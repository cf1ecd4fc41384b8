package plateau.games.carcassonne;

import java.util.List;
import plateau.core.picture.Ink;
import plateau.core.picture.Picture;
import plateau.games.carcassonne.Carcassonne.Direction;
import plateau.games.carcassonne.CarcassonneView.Kind;
import plateau.games.carcassonne.CarcassonneView.Segment;

/// A tile of Carcassonne in text, five characters by three, as it lies (rules 12.1). Fields are dots,
/// roads lines, cities filled; cities that meet at a corner and are not joined are kept apart by a stroke.
final class TilePicture {
    static final int WIDTH = 5;
    static final int HEIGHT = 3;
    private static final int CENTRE = 13;
    private static final int NORTH = 2;
    private static final int WEST = 5;
    private static final int SOUTH = 8;
    private static final int EAST = 11;

    /// More roads than this that end on a tile meet in a crossing.
    private static final int ROADS_OF_A_CROSSING = 3;

    /// Where each place of a turned tile is drawn: rows and columns of places 1 to 13.
    private static final int[] PLACE_ROW = {0, 0, 0, 0, 0, 1, 2, 2, 2, 2, 2, 1, 0, 1};

    private static final int[] PLACE_COLUMN = {0, 3, 2, 1, 0, 0, 0, 1, 2, 3, 4, 4, 4, 2};

    private final Kind kind;
    private final Direction direction;

    /// The segment of each place as the tile lies.
    private final Segment[] segments = new Segment[CENTRE + 1];

    /// The segments left and right of the centre.
    private final Segment left;

    private final Segment right;

    TilePicture(Kind kind, Direction direction) {
        this.kind = kind;
        this.direction = direction;
        for (var segment : kind.segments()) {
            segment.places().forEach(place -> segments[turned(place)] = segment);
        }
        segments[CENTRE] = centre();
        left = beside(WEST, 3, 7);
        right = beside(EAST, 1, 9);
    }

    /// Where a place of the unturned tile lies; the centre stays.
    private int turned(int place) {
        return place == CENTRE ? CENTRE : TileKind.turned(place, direction.ordinal());
    }

    /// A road that passes, or else the segment whose follower stands in the middle, or else the last.
    private Segment centre() {
        return kind.segments().stream()
                .filter(each -> each.feature() == Terrain.ROAD && each.places().size() > 1)
                .findFirst()
                .or(() -> kind.segments().stream()
                        .filter(each -> each.follower() == CENTRE)
                        .findFirst())
                .orElse(kind.segments().getLast());
    }

    /// What lies between the centre and a side: its road or its field, a city of several sides, or else
    /// the field around a city of one side.
    private Segment beside(int side, int above, int below) {
        var own = segments[side];
        boolean isLarge = own.feature() == Terrain.CITY && own.places().size() > 3;
        if (isLarge || own.feature() != Terrain.CITY) {
            return own;
        }
        return List.of(segments[above], segments[below]).stream()
                .filter(each -> each.feature() == Terrain.FIELD)
                .findFirst()
                .orElse(segments[CENTRE]);
    }

    private boolean isCrossing() {
        return kind.segments().stream()
                        .filter(each -> each.feature() == Terrain.ROAD)
                        .count()
                >= ROADS_OF_A_CROSSING;
    }

    /// Draws the tile with its upper left corner at a place.
    void draw(Picture picture, int row, int column) {
        for (int place = 1; place < CENTRE; place++) {
            var terrain = segments[place].feature();
            var road = place == NORTH || place == SOUTH ? "│" : "─";
            put(picture, row, column, place, symbol(terrain, road), ink(terrain));
        }
        picture.put(row + 1, column + 1, symbol(left.feature(), "─"), ink(left.feature()));
        picture.put(row + 1, column + 3, symbol(right.feature(), "─"), ink(right.feature()));
        drawWalls(picture, row, column);
        drawCentre(picture, row, column);
        drawShield(picture, row, column);
    }

    private void drawCentre(Picture picture, int row, int column) {
        if (isCrossing()) {
            put(picture, row, column, CENTRE, "+", ink(Terrain.ROAD));
        } else {
            var terrain = segments[CENTRE].feature();
            put(picture, row, column, CENTRE, symbol(terrain, bend()), ink(terrain));
        }
    }

    /// How the road in the centre goes, by the sides that it has.
    private String bend() {
        var road = segments[CENTRE];
        boolean north = segments[NORTH].equals(road);
        boolean west = segments[WEST].equals(road);
        boolean south = segments[SOUTH].equals(road);
        if (north) {
            return south ? "│" : west ? "┘" : "└";
        }
        return !south ? "─" : west ? "┐" : "┌";
    }

    /// A stroke through each corner where two cities of the tile meet and are not joined.
    private void drawWalls(Picture picture, int row, int column) {
        for (int side = 0; side < TileSet.DIRECTIONS; side++) {
            int last = 3 * side + 3;
            int next = last % TileKind.PLACES + 1;
            var one = segments[last];
            var other = segments[next];
            if (!one.equals(other) && one.feature() == Terrain.CITY && other.feature() == Terrain.CITY) {
                boolean isFalling = side % 2 == 0;
                int corner = isFalling ? next : last;
                put(picture, row, column, corner, isFalling ? "\\" : "/", Ink.PLAIN.inBold());
            }
        }
    }

    /// The shield, inside its city and clear of its follower.
    private void drawShield(Picture picture, int row, int column) {
        for (var segment : kind.segments()) {
            if (segment.shield()) {
                if (left.equals(segment)) {
                    picture.put(row + 1, column + 1, "*", Ink.of(231).inBold());
                } else if (right.equals(segment)) {
                    picture.put(row + 1, column + 3, "*", Ink.of(231).inBold());
                } else {
                    put(picture, row, column, 1, "*", Ink.of(231).inBold());
                }
            }
        }
    }

    /// Draws something on a place of the unturned tile.
    void mark(Picture picture, int row, int column, int place, String symbol, Ink ink) {
        put(picture, row, column, turned(place), symbol, ink);
    }

    private static void put(Picture picture, int row, int column, int place, String symbol, Ink ink) {
        picture.put(row + PLACE_ROW[place], column + PLACE_COLUMN[place], symbol, ink);
    }

    /// Names every part of the tile by the word that puts a follower there.
    void name(Picture picture, int row, int column) {
        for (int place = 1; place < CENTRE; place++) {
            name(picture, row, column, place, segments[place]);
        }
        picture.spot(left.word(), row + 1, column + 1, 1, 1);
        picture.spot(right.word(), row + 1, column + 3, 1, 1);
        if (!isCrossing()) {
            name(picture, row, column, CENTRE, segments[CENTRE]);
        }
        for (var segment : kind.segments()) {
            name(picture, row, column, turned(segment.follower()), segment);
        }
    }

    private static void name(Picture picture, int row, int column, int place, Segment segment) {
        picture.spot(segment.word(), row + PLACE_ROW[place], column + PLACE_COLUMN[place], 1, 1);
    }

    private static String symbol(Terrain terrain, String road) {
        return switch (terrain) {
            case FIELD -> "·";
            case ROAD -> road;
            case CITY -> "#";
            case MONASTERY -> "m";
        };
    }

    private static Ink ink(Terrain terrain) {
        return switch (terrain) {
            case FIELD -> Ink.of(70);
            case ROAD -> Ink.of(255);
            case CITY -> Ink.of(172);
            case MONASTERY -> Ink.of(203).inBold();
        };
    }
}
