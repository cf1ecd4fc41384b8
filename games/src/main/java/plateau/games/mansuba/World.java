package plateau.games.mansuba;

import java.util.Arrays;
import java.util.stream.IntStream;

/// The places and what lies beside what, worked out once for a game and shared by all its states.
///
/// A place is `row · width + column`. Beyond the edges lies the *wall*, a place of its own after all
/// others: every step from it leads to it, it has no direction in any terrain and is never free. So
/// nothing that looks along a line has to ask where the world ends.
public final class World {
    /// What [#neighbour] gives where there is none.
    public static final int NONE = -1;

    private static final int[][] DIAMOND = {
        {0, 1}, {-1, 0}, {0, -1}, {1, 0}, {0, 2}, {-1, 1}, {-2, 0}, {-1, -1}, {0, -2}, {1, -1},
        {2, 0}, {1, 1}
    };
    private static final int[][] EXACT = Arrays.copyOfRange(DIAMOND, 4, 12);
    private static final int[][] STRAIGHT = {{0, 2}, {-2, 0}, {0, -2}, {2, 0}};

    final int width;
    final int height;
    final int wall;

    /// The place at each of the eight directions of each place, on a grid and on hexagons.
    final char[] grid;

    private final char[] hexagons;
    private final byte[][] directions;

    /// Where an elephant may go from each place, so many for each, distinct, filled up with the wall.
    final char[] leaps;

    final int leapCount;
    final int[] primes;
    private final Surface surface;

    World(Mansuba game) {
        width = game.width();
        height = game.height();
        surface = game.surface();
        wall = width * height;
        grid = steps(false);
        hexagons = game.terrain() == Terrain.HEXAGONAL ? steps(true) : grid;
        directions = new byte[Terrain.values().length][wall + 1];
        for (var terrain : Terrain.values()) {
            for (int place = 0; place < wall; place++) {
                directions[terrain.ordinal()][place] =
                        (byte) terrain.directions(width, row(place), column(place));
            }
        }
        var offsets =
                switch (game.elephant()) {
                    case DIAMOND -> DIAMOND;
                    case EXACT -> EXACT;
                    case STRAIGHT -> STRAIGHT;
                };
        leapCount = offsets.length;
        leaps = leaps(offsets);
        primes = IntStream.range(2, wall).filter(World::isPrime).toArray();
    }

    private char[] steps(boolean hexagonal) {
        var steps = new char[(wall + 1) * Directions.COUNT];
        Arrays.fill(steps, (char) wall);
        for (int place = 0; place < wall; place++) {
            for (int direction = 0; direction < Directions.COUNT; direction++) {
                int columns =
                        hexagonal
                                ? Directions.hexagonColumns(direction, row(place))
                                : Directions.columns(direction);
                steps[place * Directions.COUNT + direction] =
                        (char) shifted(place, Directions.rows(direction), columns);
            }
        }
        return steps;
    }

    /// Rules 1.2.
    private int shifted(int place, int rows, int columns) {
        int row = row(place) + rows;
        int column = column(place) + columns;
        if (surface == Surface.TORUS) {
            row = Math.floorMod(row, height);
        }
        if (surface != Surface.FLAT) {
            column = Math.floorMod(column, width);
        }
        boolean inside = row >= 0 && row < height && column >= 0 && column < width;
        return inside ? row * width + column : wall;
    }

    private char[] leaps(int[][] offsets) {
        var all = new char[wall * leapCount];
        Arrays.fill(all, (char) wall);
        for (int place = 0; place < wall; place++) {
            int from = place;
            var distinct =
                    Arrays.stream(offsets)
                            .mapToInt(offset -> shifted(from, offset[0], offset[1]))
                            .filter(to -> to != wall && to != from)
                            .distinct()
                            .toArray();
            for (int i = 0; i < distinct.length; i++) {
                all[place * leapCount + i] = (char) distinct[i];
            }
        }
        return all;
    }

    private static boolean isPrime(int number) {
        return IntStream.iterate(2, divisor -> divisor * divisor <= number, divisor -> divisor + 1)
                .noneMatch(divisor -> number % divisor == 0);
    }

    /// The place at each of the eight directions of each place, for pawns.
    char[] steps(Terrain terrain) {
        return terrain == Terrain.HEXAGONAL ? hexagons : grid;
    }

    /// The directions that each place has.
    byte[] directions(Terrain terrain) {
        return directions[terrain.ordinal()];
    }

    /// How many places there are.
    public int places() {
        return wall;
    }

    /// The neighbour of a place in one of the eight directions, or [#NONE] where the terrain or the
    /// edge of the world leaves none.
    public int neighbour(Terrain terrain, int place, int direction) {
        if (!Directions.has(directions(terrain)[place], direction)) {
            return NONE;
        }
        int other = steps(terrain)[place * Directions.COUNT + direction];
        return other == wall ? NONE : other;
    }

    /// The place from which a step in one of the eight directions leads to a place, or [#NONE].
    public int origin(Terrain terrain, int place, int direction) {
        int other = steps(terrain)[place * Directions.COUNT + Directions.opposite(direction)];
        boolean leads = Directions.has(directions(terrain)[other], direction);
        return leads ? other : NONE;
    }

    int row(int place) {
        return place / width;
    }

    int column(int place) {
        return place % width;
    }

    /// `row,column`.
    String name(int place) {
        return row(place) + "," + column(place);
    }
}
