package plateau.games.carcassonne;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import plateau.core.text.Resource;
import plateau.core.text.Text;

/// One kind of tile, as `tiles.txt` has it (rules 6): its segments with the places of the edge each
/// has. Places are 1 to 12, counter-clockwise from the right end of the north side; 13 is the centre.
record TileKind(String letter, int copies, String courseName, List<Segment> segments) {
    /// A part of a tile that belongs to one feature.
    ///
    /// @param places the edge's places it has
    /// @param follower the place where its follower stands, on the unturned tile
    /// @param touchesCity whether it is a field that touches the cities of its tile
    record Segment(Terrain terrain, Set<Integer> places, int follower, boolean hasShield, boolean touchesCity) {}

    static final int PLACES = 12;

    private static final Pattern SEGMENT = Pattern.compile("([FRCM])(?:\\{([-,0-9]+)})?@(\\d+)(\\*?)(~?)");

    /// Every kind, in the order of the file.
    static List<TileKind> load() {
        var kinds = new ArrayList<TileKind>();
        for (var line : Resource.text(TileKind.class, "tiles.txt").split("\n", -1)) {
            if (!line.isBlank() && !line.startsWith("#")) {
                kinds.add(parse(line));
            }
        }
        return List.copyOf(kinds);
    }

    private static TileKind parse(String line) {
        var words = line.split("\\s+", 4);
        var segments = new ArrayList<Segment>();
        for (var text : words[3].split(";\\s*", -1)) {
            segments.add(segment(text.strip()));
        }
        return new TileKind(words[0], number(words[1]), words[2], List.copyOf(segments));
    }

    private static Segment segment(String text) {
        var matcher = SEGMENT.matcher(text);
        if (!matcher.matches()) {
            throw new IllegalArgumentException("no segment: " + text);
        }
        return new Segment(
                Terrain.ofLetter(matcher.group(1).charAt(0)),
                places(matcher.group(2) == null ? "" : matcher.group(2)),
                number(matcher.group(3)),
                !matcher.group(4).isEmpty(),
                !matcher.group(5).isEmpty());
    }

    private static Set<Integer> places(String text) {
        var places = new HashSet<Integer>();
        for (var part : text.isEmpty() ? new String[0] : text.split(",", -1)) {
            var ends = part.split("-", -1);
            for (int place = number(ends[0]); place <= number(ends[ends.length - 1]); place++) {
                places.add(place);
            }
        }
        return Set.copyOf(places);
    }

    private static int number(String digits) {
        return (int) Text.wholeNumber(digits).orElseThrow();
    }

    /// Where a place of the unturned tile lies when the tile is turned (rules 6).
    static int turned(int place, int direction) {
        return (place - 1 + 3 * direction) % PLACES + 1;
    }

    /// The number of the segment that has a place of the turned tile's edge.
    int segmentAt(int place, int direction) {
        for (int segment = 0; segment < segments.size(); segment++) {
            for (int own : segments.get(segment).places()) {
                if (turned(own, direction) == place) {
                    return segment;
                }
            }
        }
        throw new IllegalArgumentException("no segment at " + place);
    }

    /// Whether the tile looks the same in two directions.
    boolean looksTheSame(int direction, int other) {
        return look(direction).equals(look(other));
    }

    private Set<Object> look(int direction) {
        var look = new HashSet<Object>();
        for (var segment : segments) {
            var places = new HashSet<Integer>();
            segment.places().forEach(place -> places.add(turned(place, direction)));
            look.add(List.of(segment.terrain(), places, segment.hasShield(), segment.touchesCity()));
        }
        return look;
    }
}
