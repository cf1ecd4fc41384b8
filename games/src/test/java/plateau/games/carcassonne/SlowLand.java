package plateau.games.carcassonne;

import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// The land of [SlowCarcassonne]: which tile lies where. Features are found anew whenever asked for,
/// by walking from segment to segment.
final class SlowLand {
    record Cell(int x, int y) {
        /// The cells to the north, west, south and east.
        List<Cell> beside() {
            return List.of(new Cell(x, y + 1), new Cell(x - 1, y), new Cell(x, y - 1), new Cell(x + 1, y));
        }
    }

    record Laid(SlowTile tile, int turns, String ring) {}

    /// A segment of the tile on a cell.
    record Spot(Cell cell, char name) {}

    /// The segments of a feature, and whether it goes on nowhere.
    record Feature(Set<Spot> spots, boolean isClosed) {
        int tiles() {
            return spots.stream().map(Spot::cell).collect(Collectors.toSet()).size();
        }
    }

    /// The place that faces each place, 1 to 12, across the edge.
    private static final int[] FACING = {0, 9, 8, 7, 12, 11, 10, 3, 2, 1, 6, 5, 4};

    final Map<Cell, Laid> laid = new HashMap<>();

    void lay(Cell cell, SlowTile tile, int turns) {
        laid.put(cell, new Laid(tile, turns, tile.ring(turns)));
    }

    Set<Cell> freeCells() {
        return laid.keySet().stream()
                .flatMap(cell -> cell.beside().stream())
                .filter(cell -> !laid.containsKey(cell))
                .collect(Collectors.toSet());
    }

    boolean fits(SlowTile tile, int turns, Cell cell) {
        var ring = tile.ring(turns);
        for (int place = 1; place <= 12; place++) {
            var other = across(cell, place);
            if (other != null && !SlowTile.terrain(other.name).equals(SlowTile.terrain(ring.charAt(place - 1)))) {
                return false;
            }
        }
        return true;
    }

    /// The segment on the other side of a place of a cell's edge, or null where no tile lies.
    private @Nullable Spot across(Cell cell, int place) {
        var beside = cell.beside().get((place - 1) / 3);
        var other = laid.get(beside);
        return other == null ? null : new Spot(beside, other.ring.charAt(FACING[place] - 1));
    }

    Feature feature(Spot start) {
        var spots = new HashSet<Spot>();
        var todo = new ArrayDeque<Spot>();
        boolean isClosed = true;
        spots.add(start);
        todo.add(start);
        while (!todo.isEmpty()) {
            var spot = todo.remove();
            var ring = at(spot.cell).ring;
            for (int place = 1; place <= 12; place++) {
                if (ring.charAt(place - 1) == spot.name) {
                    var other = across(spot.cell, place);
                    if (other == null) {
                        isClosed = false;
                    } else if (spots.add(other)) {
                        todo.add(other);
                    }
                }
            }
        }
        return new Feature(spots, isClosed);
    }

    Laid at(Cell cell) {
        return Objects.requireNonNull(laid.get(cell));
    }

    int shields(Feature feature) {
        return (int) feature.spots.stream()
                .filter(spot -> at(spot.cell).tile.segment(spot.name).hasShield())
                .count();
    }

    /// A monastery's cell and those around it that hold a tile.
    int occupied(Cell monastery) {
        int count = 0;
        for (int x = monastery.x - 1; x <= monastery.x + 1; x++) {
            for (int y = monastery.y - 1; y <= monastery.y + 1; y++) {
                count += laid.containsKey(new Cell(x, y)) ? 1 : 0;
            }
        }
        return count;
    }

    /// The completed cities that a field touches.
    Set<Feature> completedCities(Feature field) {
        return field.spots.stream()
                .filter(spot -> at(spot.cell).tile.segment(spot.name).touchesCity())
                .flatMap(spot -> citiesOn(spot.cell).stream())
                .filter(Feature::isClosed)
                .collect(Collectors.toSet());
    }

    private List<Feature> citiesOn(Cell cell) {
        return at(cell).tile.segments().stream()
                .filter(segment -> SlowTile.terrain(segment.name()).equals("city"))
                .map(segment -> feature(new Spot(cell, segment.name())))
                .toList();
    }
}
