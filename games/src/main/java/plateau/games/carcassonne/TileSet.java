package plateau.games.carcassonne;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import plateau.core.text.BadInput;
import plateau.core.text.Message;
import plateau.core.text.Text;

/// All kinds of tiles in flat tables, for every direction. A direction (0 north, 1 west, 2 south,
/// 3 east) says where the tile's own north points; sides are numbered likewise.
final class TileSet {
    static final TileSet STANDARD = new TileSet(TileKind.load());

    static final int DIRECTIONS = 4;

    /// Room for the segments of a tile, and for the places of its edge, as powers of two.
    private static final int SEGMENT_BITS = 3;

    private static final int PLACE_BITS = 4;

    /// What an edge asks of its neighbour, in two bits; 0 asks nothing.
    private static final int SIDE_BITS = 2;

    private static final int LONGEST_QUOTE = 40;

    final List<TileKind> kinds;
    final int[] copies;

    /// How many segments each kind has.
    final int[] segments;

    private final byte[] segmentAt;
    private final byte[] terrain;
    private final byte[] openEnds;
    private final boolean[] shield;

    /// For each kind, the pairs of a field's segment and a city's that touch, as `field · 8 + city`.
    final int[][] touching;

    /// The four edges of a turned tile, two bits a side: 1 field, 2 road, 3 city.
    private final int[] edges;

    /// For each kind and each need of a cell, the directions in which the tile fits, as bits; of those
    /// that look the same only the first.
    private final byte[] fits;

    TileSet(List<TileKind> kinds) {
        this.kinds = kinds;
        int count = kinds.size();
        copies = kinds.stream().mapToInt(TileKind::copies).toArray();
        segments = kinds.stream().mapToInt(kind -> kind.segments().size()).toArray();
        segmentAt = new byte[(count * DIRECTIONS) << PLACE_BITS];
        terrain = new byte[count << SEGMENT_BITS];
        openEnds = new byte[count << SEGMENT_BITS];
        shield = new boolean[count << SEGMENT_BITS];
        edges = new int[count * DIRECTIONS];
        touching = kinds.stream().map(TileSet::touching).toArray(int[][]::new);
        fits = new byte[count << (DIRECTIONS * SIDE_BITS)];
        for (int kind = 0; kind < count; kind++) {
            fillSegments(kind);
            for (int direction = 0; direction < DIRECTIONS; direction++) {
                fillEdges(kind, direction);
            }
            fillFits(kind);
        }
    }

    private void fillSegments(int kind) {
        for (int segment = 0; segment < segments[kind]; segment++) {
            var data = kinds.get(kind).segments().get(segment);
            int index = (kind << SEGMENT_BITS) | segment;
            terrain[index] = (byte) data.terrain().ordinal();
            shield[index] = data.hasShield();
            // Rules 3: a road or a city is open wherever it reaches the middle of a side
            openEnds[index] = (byte)
                    data.places().stream().filter(place -> place % 3 == 2).count();
        }
    }

    private static int[] touching(TileKind kind) {
        var pairs = IntStream.builder();
        for (int field = 0; field < kind.segments().size(); field++) {
            for (int city = 0; city < kind.segments().size(); city++) {
                if (kind.segments().get(field).touchesCity()
                        && kind.segments().get(city).terrain() == Terrain.CITY) {
                    pairs.add((field << SEGMENT_BITS) | city);
                }
            }
        }
        return pairs.build().toArray();
    }

    private void fillEdges(int kind, int direction) {
        int turned = kind * DIRECTIONS + direction;
        for (int place = 1; place <= TileKind.PLACES; place++) {
            int segment = kinds.get(kind).segmentAt(place, direction);
            segmentAt[(turned << PLACE_BITS) | place] = (byte) segment;
        }
        for (int side = 0; side < DIRECTIONS; side++) {
            int segment = segmentAt(kind, direction, middle(side));
            int code = terrain[(kind << SEGMENT_BITS) | segment] + 1;
            edges[turned] |= code << (SIDE_BITS * side);
        }
    }

    private void fillFits(int kind) {
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            if (isFirstOfItsLook(kind, direction)) {
                for (int need = 0; need < 1 << (DIRECTIONS * SIDE_BITS); need++) {
                    if (agrees(edges(kind, direction), need)) {
                        fits[(kind << (DIRECTIONS * SIDE_BITS)) | need] |= (byte) (1 << direction);
                    }
                }
            }
        }
    }

    private boolean isFirstOfItsLook(int kind, int direction) {
        for (int before = 0; before < direction; before++) {
            if (kinds.get(kind).looksTheSame(before, direction)) {
                return false;
            }
        }
        return true;
    }

    private static boolean agrees(int edges, int need) {
        for (int side = 0; side < DIRECTIONS; side++) {
            int asked = (need >>> (SIDE_BITS * side)) & 3;
            if (asked != 0 && asked != ((edges >>> (SIDE_BITS * side)) & 3)) {
                return false;
            }
        }
        return true;
    }

    int kinds() {
        return copies.length;
    }

    /// The number of the kind that has a letter; refuses a letter of which there is no tile.
    int kind(String letter) {
        var letters = new ArrayList<String>();
        for (int kind = 0; kind < copies.length; kind++) {
            if (copies[kind] > 0) {
                if (kinds.get(kind).letter().equals(letter)) {
                    return kind;
                }
                letters.add(kinds.get(kind).letter());
            }
        }
        throw new BadInput(
                "must-be",
                "must be %s, not %s%s",
                Message.phrase(oneOf(letters)),
                letter.isEmpty() ? "''" : Text.shorten(letter, LONGEST_QUOTE),
                Text.didYouMean(
                        letter,
                        letters.stream().filter(letter::equalsIgnoreCase).toList()));
    }

    private static String oneOf(List<String> letters) {
        var last = letters.getLast();
        return letters.size() == 1 ? last : String.join(", ", letters.subList(0, letters.size() - 1)) + " or " + last;
    }

    /// The place in the middle of a side.
    static int middle(int side) {
        return 3 * side + 2;
    }

    /// The place of the neighbouring tile that faces a place (rules 6).
    static int facing(int place) {
        int side = (place - 1) / 3;
        return (side & 1) == 0 ? 10 - place : 16 - place;
    }

    int segmentAt(int kind, int direction, int place) {
        return segmentAt[((kind * DIRECTIONS + direction) << PLACE_BITS) | place];
    }

    Terrain terrain(int kind, int segment) {
        return TERRAINS[terrain[(kind << SEGMENT_BITS) | segment]];
    }

    int openEnds(int kind, int segment) {
        return openEnds[(kind << SEGMENT_BITS) | segment];
    }

    boolean hasShield(int kind, int segment) {
        return shield[(kind << SEGMENT_BITS) | segment];
    }

    int edges(int kind, int direction) {
        return edges[kind * DIRECTIONS + direction];
    }

    /// What an edge of a tile asks of its neighbour, in the bits of the side where the neighbour has
    /// it: a need of the neighbouring cell.
    static int need(int edges, int side) {
        int code = (edges >>> (SIDE_BITS * side)) & 3;
        return code << (SIDE_BITS * (side ^ 2));
    }

    static boolean isRoad(int edges, int side) {
        return ((edges >>> (SIDE_BITS * side)) & 3) == Terrain.ROAD.ordinal() + 1;
    }

    /// The directions in which a tile fits a cell with a need, as bits.
    int fits(int kind, int need) {
        return fits[(kind << (DIRECTIONS * SIDE_BITS)) | need];
    }

    private static final Terrain[] TERRAINS = Terrain.values();
}
