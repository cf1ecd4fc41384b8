package plateau.games.mansuba;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plateau.games.mansuba.Mansuba.Jumps;
import plateau.games.mansuba.Mansuba.Surface;

/// The places and what lies beside what, worked out once for a game and shared by all its states.
///
/// A place is `row · width + column`. Beyond the edges lies the *wall*, a place of its own after all
/// others, from which every way leads to it. So nothing that looks along a line has to ask where the
/// world ends, or whether a place has a direction.
public final class World {
    /// What [#neighbour] gives where there is none.
    public static final int NONE = -1;

    /// How far a leap goes down and to the right.
    private record Leap(int rows, int columns) {}

    final int width;
    final int height;
    final int wall;
    private final Surface surface;

    /// For each terrain, the neighbour of each place in each direction; the wall where the place has
    /// none there.
    private final char[][] neighbours;

    /// For each terrain, [StepAndJump] of the directions that a place has, so many for each place.
    private final int[][] steps;

    /// Where an elephant may go from each place, so many for each, distinct, filled up with the wall.
    final char[] leaps;

    final int leapCount;

    /// The places a king may go to.
    final int[] primes;

    World(Mansuba game) {
        width = game.width();
        height = game.height();
        surface = game.surface();
        wall = width * height;
        var terrains = Terrain.values();
        neighbours = new char[terrains.length][];
        steps = new int[terrains.length][];
        for (var terrain : terrains) {
            neighbours[terrain.ordinal()] = neighboursIn(terrain);
            steps[terrain.ordinal()] = stepsIn(terrain, game.jumps() != Jumps.NONE);
        }
        var ways = leapsOf(game).map(this::shortened).distinct().toList();
        leapCount = ways.size();
        leaps = leaps(ways);
        primes = IntStream.range(2, wall).filter(World::isPrime).toArray();
    }

    private char[] neighboursIn(Terrain terrain) {
        var all = new char[(wall + 1) * Directions.COUNT];
        Arrays.fill(all, (char) wall);
        for (int place = 0; place < wall; place++) {
            int has = terrain.directions(width, row(place), column(place));
            for (int direction = 0; direction < Directions.COUNT; direction++) {
                if (Directions.has(has, direction)) {
                    all[place * Directions.COUNT + direction] = (char) step(terrain, place, direction);
                }
            }
        }
        return all;
    }

    private int[] stepsIn(Terrain terrain, boolean jumps) {
        var next = neighbours(terrain);
        var all = new int[wall * terrain.degree];
        int count = 0;
        for (int place = 0; place < wall; place++) {
            int has = terrain.directions(width, row(place), column(place));
            for (int direction = 0; direction < Directions.COUNT; direction++) {
                if (Directions.has(has, direction)) {
                    int near = next[place * Directions.COUNT + direction];
                    int behind = next[near * Directions.COUNT + direction];
                    all[count++] = StepAndJump.of(near, jumps ? behind : wall);
                }
            }
        }
        return all;
    }

    /// One step, whether or not the place has the direction.
    private int step(Terrain terrain, int place, int direction) {
        int columns = terrain == Terrain.HEXAGONAL
                ? Directions.hexagonColumns(direction, row(place))
                : Directions.columns(direction);
        return shifted(place, Directions.rows(direction), columns);
    }

    /// Rules 1.2.
    private int shifted(int place, int rows, int columns) {
        int row = row(place) + rows;
        int column = column(place) + columns;
        if (rowsJoin()) {
            row = Math.floorMod(row, height);
        }
        if (columnsJoin()) {
            column = Math.floorMod(column, width);
        }
        boolean inside = row >= 0 && row < height && column >= 0 && column < width;
        return inside ? row * width + column : wall;
    }

    /// Rules 2: where elephants leap, the nearest first; nowhere if they walk.
    private static Stream<Leap> leapsOf(Mansuba game) {
        int steps = game.elephantSteps();
        return switch (game.elephant()) {
            case DIAMOND -> IntStream.rangeClosed(1, steps).boxed().flatMap(World::ring);
            case EXACT -> ring(steps);
            case STRAIGHT -> ring(steps).filter(leap -> leap.rows == 0 || leap.columns == 0);
            case LINE -> Stream.of();
        };
    }

    /// All leaps of so many steps, counter-clockwise from the east.
    private static Stream<Leap> ring(int steps) {
        return IntStream.range(0, 4 * steps).mapToObj(i -> {
            int on = i % steps;
            int back = steps - on;
            return switch (i / steps) {
                case 0 -> new Leap(-on, back);
                case 1 -> new Leap(-back, -on);
                case 2 -> new Leap(on, -back);
                default -> new Leap(back, on);
            };
        });
    }

    /// The same leap without going round the world, so that two that lead to one place are equal.
    private Leap shortened(Leap leap) {
        return new Leap(
                rowsJoin() ? Math.floorMod(leap.rows, height) : leap.rows,
                columnsJoin() ? Math.floorMod(leap.columns, width) : leap.columns);
    }

    private char[] leaps(List<Leap> ways) {
        var all = new char[wall * leapCount];
        Arrays.fill(all, (char) wall);
        for (int place = 0; place < wall; place++) {
            int count = place * leapCount;
            for (var leap : ways) {
                int to = shifted(place, leap.rows, leap.columns);
                if (to != wall && to != place) {
                    all[count++] = (char) to;
                }
            }
        }
        return all;
    }

    private static boolean isPrime(int number) {
        return IntStream.iterate(2, divisor -> divisor * divisor <= number, divisor -> divisor + 1)
                .noneMatch(divisor -> number % divisor == 0);
    }

    /// Whether the last row lies above the first one.
    boolean rowsJoin() {
        return surface == Surface.TORUS;
    }

    /// Whether the last column lies to the left of the first one.
    boolean columnsJoin() {
        return surface != Surface.FLAT;
    }

    char[] neighbours(Terrain terrain) {
        return neighbours[terrain.ordinal()];
    }

    int[] steps(Terrain terrain) {
        return steps[terrain.ordinal()];
    }

    /// How many places there are.
    public int places() {
        return wall;
    }

    /// The neighbour of a place in one of the eight directions, or [#NONE] where the terrain or the
    /// edge of the world leaves none.
    public int neighbour(Terrain terrain, int place, int direction) {
        int other = neighbours(terrain)[place * Directions.COUNT + direction];
        return other == wall ? NONE : other;
    }

    /// The place whose neighbour in one of the eight directions a place is, or [#NONE].
    public int origin(Terrain terrain, int place, int direction) {
        int other = step(terrain, place, Directions.opposite(direction));
        boolean leads = neighbours(terrain)[other * Directions.COUNT + direction] == place;
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
