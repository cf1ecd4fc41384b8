package plateau.games.carcassonne;

import java.util.IntSummaryStatistics;
import java.util.List;
import plateau.core.Event;
import plateau.core.Ink;
import plateau.core.Picture;
import plateau.core.Span;
import plateau.core.Text;
import plateau.games.carcassonne.Carcassonne.Direction;

/// Carcassonne in text: the notation of moves, and a picture of the land.
final class CarcassonneText {
    private static final Direction[] DIRECTIONS = Direction.values();
    private static final int CELL_WIDTH = 6;
    private static final int CELL_HEIGHT = 3;
    private static final int MARGIN = 5;

    private CarcassonneText() {}

    static String notation(CarcassonneState state, int move) {
        return switch (CarcassonneMove.sort(move)) {
            case CarcassonneMove.DRAW ->
                    state.set.kinds.get(CarcassonneMove.concerned(move)).letter();
            case CarcassonneMove.PLACE ->
                    Text.format(
                            "%d,%d %s",
                            CarcassonneMove.x(move),
                            CarcassonneMove.y(move),
                            DIRECTIONS[CarcassonneMove.direction(move)].title);
            case CarcassonneMove.FOLLOWER -> follower(state, CarcassonneMove.concerned(move));
            case CarcassonneMove.LOST -> "lost";
            case CarcassonneMove.SKIP -> "skip";
            default -> "none";
        };
    }

    /// What a move does, but for the payments it brings.
    static Event event(CarcassonneState state, int move) {
        var who = new Event.Who(Math.max(0, state.mover()));
        int concerned = CarcassonneMove.concerned(move);
        return switch (CarcassonneMove.sort(move)) {
            case CarcassonneMove.DRAW ->
                    Event.of(
                            state.isPlayable(concerned) ? "drawn" : "set-aside",
                            "tile",
                            state.set.kinds.get(concerned).letter());
            case CarcassonneMove.PLACE ->
                    Event.of(
                            "laid",
                            "player",
                            who,
                            "tile",
                            state.set.kinds.get(state.drawn()).letter(),
                            "cell",
                            Text.format("%d,%d", CarcassonneMove.x(move), CarcassonneMove.y(move)),
                            "direction",
                            new Event.Term(DIRECTIONS[CarcassonneMove.direction(move)].title));
            case CarcassonneMove.FOLLOWER ->
                    Event.of(
                            "follower",
                            "player",
                            who,
                            "feature",
                            new Event.Term(state.set.terrain(state.drawn(), concerned).title));
            case CarcassonneMove.LOST ->
                    Event.of(
                            "lost",
                            "player",
                            who,
                            "tile",
                            state.set.kinds.get(state.drawn()).letter());
            case CarcassonneMove.SKIP -> Event.of("skipped", "player", who);
            default -> Event.of("no-follower", "player", who);
        };
    }

    private static String follower(CarcassonneState state, int segment) {
        var data = state.set.kinds.get(state.drawn()).segments().get(segment);
        return data.terrain().title + "@" + data.follower();
    }

    /// How far the cells go that touch the land, from west to east and from south to north.
    static List<Span> spans(Land land) {
        var x = new IntSummaryStatistics();
        var y = new IntSummaryStatistics();
        x.accept(0);
        y.accept(0);
        for (int tile = 0; tile < land.tiles(); tile++) {
            x.accept(Land.x(land.cell(tile)));
            y.accept(Land.y(land.cell(tile)));
        }
        return List.of(
                new Span(x.getMin() - 1, x.getMax() + 1), new Span(y.getMin() - 1, y.getMax() + 1));
    }

    /// Rules 12.1; rows from the north, numbered by y.
    static Picture picture(CarcassonneState state) {
        var picture = new Picture();
        var land = state.land;
        var spans = spans(land);
        int west = spans.getFirst().first() + 1;
        int north = spans.getLast().last() - 1;
        for (int x = west - 1; x <= spans.getFirst().last(); x++) {
            picture.put(
                    0, MARGIN + (x - west + 1) * CELL_WIDTH, Text.format("%4d", x), Ink.of(240));
        }
        for (int y = north + 1; y >= spans.getLast().first(); y--) {
            picture.put(2 + (north + 1 - y) * CELL_HEIGHT, 0, Text.format("%4d", y), Ink.of(240));
        }
        for (int tile = 0; tile < land.tiles(); tile++) {
            int column = MARGIN + (Land.x(land.cell(tile)) - west + 1) * CELL_WIDTH;
            int row = 1 + (north + 1 - Land.y(land.cell(tile))) * CELL_HEIGHT;
            drawTile(picture, row, column, land.kind(tile), land.direction(tile), state);
            drawFollower(picture, row, column, tile, state);
        }
        drawBelow(picture, state, 2 + (north + 2 - spans.getLast().first()) * CELL_HEIGHT);
        return picture;
    }

    /// Where each place of a turned tile is drawn: rows and columns of places 1 to 13.
    private static final int[] PLACE_ROW = {0, 0, 0, 0, 0, 1, 2, 2, 2, 2, 2, 1, 0, 1};

    private static final int[] PLACE_COLUMN = {0, 3, 2, 1, 0, 0, 0, 1, 2, 3, 4, 4, 4, 2};

    private static void drawTile(
            Picture picture, int row, int column, int kind, int direction, CarcassonneState state) {
        for (int place = 1; place <= TileKind.PLACES; place++) {
            int segment = state.set.segmentAt(kind, direction, place);
            var terrain = state.set.terrain(kind, segment);
            drawPlace(picture, row, column, place, terrain, symbol(terrain));
        }
        drawWall(picture, row, column, kind, direction, state);
        var middle = middle(kind, state);
        drawPlace(picture, row, column, 13, middle, symbol(middle));
        for (int segment = 0; segment < state.set.segments[kind]; segment++) {
            if (state.set.hasShield(kind, segment)) {
                picture.put(row + 1, column + 3, "*", ink(Terrain.CITY));
            }
        }
        picture.put(row + 1, column + 1, state.set.kinds.get(kind).letter(), Ink.of(250));
    }

    /// A stroke through the corner where two cities of the tile meet and are not joined.
    private static void drawWall(
            Picture picture, int row, int column, int kind, int direction, CarcassonneState state) {
        for (int side = 0; side < 4; side++) {
            int last = 3 * side + 3;
            int next = last % TileKind.PLACES + 1;
            int one = state.set.segmentAt(kind, direction, last);
            int other = state.set.segmentAt(kind, direction, next);
            if (one != other
                    && state.set.terrain(kind, one) == Terrain.CITY
                    && state.set.terrain(kind, other) == Terrain.CITY) {
                int corner = side % 2 == 0 ? next : last;
                drawPlace(picture, row, column, corner, Terrain.CITY, side % 2 == 0 ? "\\" : "/");
            }
        }
    }

    /// What the centre of a tile shows: the feature whose follower stands there, or else the last.
    private static Terrain middle(int kind, CarcassonneState state) {
        var segments = state.set.kinds.get(kind).segments();
        return segments.stream()
                .filter(segment -> segment.follower() == 13)
                .findFirst()
                .orElse(segments.getLast())
                .terrain();
    }

    private static void drawPlace(
            Picture picture, int row, int column, int place, Terrain terrain, String symbol) {
        picture.put(row + PLACE_ROW[place], column + PLACE_COLUMN[place], symbol, ink(terrain));
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

    private static void drawFollower(
            Picture picture, int row, int column, int tile, CarcassonneState state) {
        int segment = state.followerSegment(tile);
        if (segment >= 0) {
            var data = state.set.kinds.get(state.land.kind(tile)).segments().get(segment);
            int place =
                    data.follower() > TileKind.PLACES
                            ? data.follower()
                            : TileKind.turned(data.follower(), state.land.direction(tile));
            int owner = state.followerOwner(tile);
            picture.put(
                    row + PLACE_ROW[place],
                    column + PLACE_COLUMN[place],
                    String.valueOf(owner),
                    Ink.ofPlayer(owner).inBold());
        }
    }

    private static void drawBelow(Picture picture, CarcassonneState state, int row) {
        if (state.mover() >= 0) {
            drawTile(picture, row, MARGIN, state.drawn(), 0, state);
        }
        for (int player = 0; player < state.players(); player++) {
            var text =
                    Text.format(
                            "%splayer %d: %s, %s",
                            state.mover() == player ? ">" : " ",
                            player,
                            Text.counted(state.score(player), "point"),
                            Text.counted(state.followersLeft(player), "follower"));
            picture.put(row + player, MARGIN + 2 * CELL_WIDTH, text, Ink.ofPlayer(player));
        }
        picture.put(
                row + state.players(),
                MARGIN + 2 * CELL_WIDTH,
                Text.format(" %s to draw", Text.counted(state.tilesLeft(), "tile")));
    }
}
