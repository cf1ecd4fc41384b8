package plateau.hosting;

import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import plateau.games.carcassonne.CarcassonneView.Kind;
import plateau.games.carcassonne.CarcassonneView.Segment;

/// A kind of tile turned, for clients who see a difference where we see none: directions in which a tile
/// looks the same are one choice here (rules 2.2), and a follower stands at one place of its segment.
record TileTurns(Kind kind) {
    static final int DIRECTIONS = 4;
    private static final int PLACES = 12;
    private static final int PER_SIDE = PLACES / DIRECTIONS;

    /// The directions in which the tile looks as in a given one, that one first.
    List<Integer> alike(int direction) {
        return IntStream.range(0, DIRECTIONS)
                .map(turn -> (direction + turn) % DIRECTIONS)
                .filter(other -> look(other).equals(look(direction)))
                .boxed()
                .toList();
    }

    private Set<Object> look(int direction) {
        var look = new HashSet<Object>();
        for (var segment : kind.segments()) {
            var places = new HashSet<Integer>();
            segment.places().forEach(place -> places.add(turned(place, direction)));
            look.add(List.of(segment.feature(), places, segment.shield(), segment.touchesCity()));
        }
        return look;
    }

    private static int turned(int place, int quarters) {
        return Math.floorMod(place - 1 + PER_SIDE * quarters, PLACES) + 1;
    }

    /// Where the follower of the segment stands that has a place.
    ///
    /// @param place of the unturned tile, which was laid in one direction
    /// @param direction the one in which it looks the same and was laid indeed
    OptionalInt follower(int place, int asked, int direction) {
        int own = place > PLACES ? place : turned(place, asked - direction);
        return kind.segments().stream()
                .filter(segment -> segment.follower() == own || segment.places().contains(own))
                .mapToInt(Segment::follower)
                .findFirst();
    }
}
