package plateau.games.mansuba;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plateau.games.mansuba.Mansuba.Surface;

/// The world of Mansuba a second time, by names of directions, as the rules page has it.
record SlowWorld(Mansuba game) {
    static final List<String> CARDINAL = List.of("N", "S", "E", "W");

    private static final List<String> ALL = List.of("E", "NE", "N", "NW", "W", "SW", "S", "SE");

    /// The columns by which the diagonals of hexagons move, from even rows and from odd ones.
    private static final Map<String, Integer> EVEN_ROW = Map.of("NE", 0, "SE", 0, "NW", -1, "SW", -1);

    private static final Map<String, Integer> ODD_ROW = Map.of("NE", 1, "SE", 1, "NW", 0, "SW", 0);

    /// A place.
    record Spot(int row, int column) implements Comparable<Spot> {
        static Spot named(String name) {
            var parts = name.split(",", -1);
            return new Spot(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]));
        }

        @Override
        public int compareTo(Spot other) {
            return row == other.row ? column - other.column : row - other.row;
        }

        @Override
        public String toString() {
            return row + "," + column;
        }
    }

    List<Spot> spots() {
        var spots = new ArrayList<Spot>();
        for (int row = 0; row < game.height(); row++) {
            for (int column = 0; column < game.width(); column++) {
                spots.add(new Spot(row, column));
            }
        }
        return spots;
    }

    int number(Spot spot) {
        return spot.row() * game.width() + spot.column();
    }

    Spot spot(int number) {
        return spots().get(number);
    }

    List<String> directions(Terrain terrain, Spot spot) {
        boolean oddPlace = number(spot) % 2 == 1;
        boolean oddSum = (spot.row() + spot.column()) % 2 == 1;
        return switch (terrain) {
            case OCTAGONAL -> ALL;
            case TRIANGULAR -> oddPlace ? List.of("N", "SE", "SW") : List.of("S", "NE", "NW");
            case SQUARE -> CARDINAL;
            case HEXAGONAL -> List.of("E", "W", "NE", "NW", "SE", "SW");
            case TRIANGLES -> oddSum ? List.of("N", "E", "W") : List.of("S", "E", "W");
        };
    }

    /// One step on the grid.
    Optional<Spot> step(Spot from, String direction) {
        int rows = direction.startsWith("N") ? -1 : direction.startsWith("S") ? 1 : 0;
        int columns = direction.endsWith("W") ? -1 : direction.endsWith("E") ? 1 : 0;
        return onSurface(from.row() + rows, from.column() + columns);
    }

    /// One step in a terrain, whether or not the place has the direction.
    Optional<Spot> step(Terrain terrain, Spot from, String direction) {
        if (terrain != Terrain.HEXAGONAL || direction.length() == 1) {
            return step(from, direction);
        }
        int rows = direction.startsWith("N") ? -1 : 1;
        var columns = from.row() % 2 == 1 ? ODD_ROW : EVEN_ROW;
        return onSurface(from.row() + rows, from.column() + columns.getOrDefault(direction, 0));
    }

    private Optional<Spot> onSurface(int row, int column) {
        int height = game.height();
        int width = game.width();
        boolean rowFits = game.surface() == Surface.TORUS || (row >= 0 && row < height);
        boolean columnFits = game.surface() != Surface.FLAT || (column >= 0 && column < width);
        if (!rowFits || !columnFits) {
            return Optional.empty();
        }
        return Optional.of(new Spot((row + height) % height, (column + width) % width));
    }
}
