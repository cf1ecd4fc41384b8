package plateau.games.tilings;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import plateau.core.text.Text;

/// The zones of a position (rules 5.4, 5.5), found from what lies on the board.
public final class TilingsZones {
    private static final int SIDES = 4;
    private static final int[] LINE_STEP = {-1, 1, 0, 0};
    private static final int[] COLUMN_STEP = {0, 0, 1, -1};

    /// A zone.
    ///
    /// @param triangles its sides of tiles, as `cell · 4 + side`
    /// @param winners who gets its points
    /// @param points what each of them gets
    public record Zone(char colour, List<Integer> triangles, int tiles, List<Integer> winners, int points) {
        /// Its cells, as notations name them.
        ///
        /// @param size of the board
        public List<String> cells(int size) {
            return triangles.stream()
                    .map(triangle -> triangle / SIDES)
                    .distinct()
                    .map(cell -> name(cell, size))
                    .toList();
        }

        /// What it may be called in events.
        public String places(int size) {
            var zone = "@zone." + TilingsView.colour(colour);
            return cells(size).stream().map(cell -> cell + zone).collect(Collectors.joining(" "));
        }
    }

    private static String name(int cell, int size) {
        int line = cell / size;
        return line + "," + cell % size;
    }

    private final TilingsView view;
    private final int size;

    /// The place in the view of the tile on each cell, or -1.
    private final int[] tileAt;

    public TilingsZones(TilingsView view) {
        this.view = view;
        size = view.size();
        tileAt = new int[size * size];
        Arrays.fill(tileAt, -1);
        for (int i = 0; i < view.tiles().size(); i++) {
            tileAt[index(view.tiles().get(i).cell())] = i;
        }
    }

    private int index(String cell) {
        int comma = cell.indexOf(',');
        return number(cell.substring(0, comma)) * size + number(cell.substring(comma + 1));
    }

    private static int number(String digits) {
        return (int) Text.wholeNumber(digits).orElseThrow();
    }

    /// All zones, where zones score.
    public List<Zone> all() {
        var zones = new ArrayList<Zone>();
        if (view.level().compareTo(Tilings.Level.ZONES) < 0) {
            return zones;
        }
        var seen = new boolean[tileAt.length * SIDES];
        for (int start = 0; start < seen.length; start++) {
            if (tileAt[start / SIDES] >= 0 && !seen[start]) {
                zones.add(zone(walk(start, seen)));
            }
        }
        return zones;
    }

    public boolean isLaid(int cell) {
        return cell >= 0 && tileAt[cell] >= 0;
    }

    public String sides(int cell) {
        return view.tiles().get(tileAt[cell]).sides();
    }

    /// The cell at a side of another, over the edge of a torus, too; -1 where there is none.
    public int beside(int cell, int side) {
        int line = cell / size + LINE_STEP[side];
        int column = cell % size + COLUMN_STEP[side];
        if (view.torus()) {
            line = Math.floorMod(line, size);
            column = Math.floorMod(column, size);
        }
        boolean inside = line >= 0 && line < size && column >= 0 && column < size;
        int other = line * size + column;
        return inside && other != cell ? other : -1;
    }

    private List<Integer> walk(int start, boolean[] seen) {
        var found = new ArrayList<Integer>();
        var next = new ArrayDeque<Integer>();
        seen[start] = true;
        next.add(start);
        while (!next.isEmpty()) {
            int triangle = next.remove();
            found.add(triangle);
            int cell = triangle / SIDES;
            int side = triangle % SIDES;
            var sides = sides(cell);
            for (int other = 0; other < SIDES; other++) {
                if (sides.charAt(other) == sides.charAt(side)) {
                    visit(cell * SIDES + other, seen, next);
                }
            }
            int across = beside(cell, side);
            if (isLaid(across)) {
                visit(across * SIDES + (side ^ 1), seen, next);
            }
        }
        Collections.sort(found);
        return found;
    }

    private static void visit(int triangle, boolean[] seen, ArrayDeque<Integer> next) {
        if (!seen[triangle]) {
            seen[triangle] = true;
            next.add(triangle);
        }
    }

    private Zone zone(List<Integer> triangles) {
        var tiles = triangles.stream()
                .map(each -> each / SIDES)
                .distinct()
                .map(cell -> view.tiles().get(tileAt[cell]))
                .toList();
        int players = view.scores().size();
        var weights =
                IntStream.range(0, players).map(each -> weight(tiles, each)).toArray();
        int most = IntStream.of(weights).max().orElse(0);
        var winners = IntStream.range(0, players)
                .filter(each -> weights[each] == most)
                .boxed()
                .toList();
        int first = triangles.getFirst();
        char colour = sides(first / SIDES).charAt(first % SIDES);
        int count = tiles.size();
        return new Zone(colour, triangles, count, winners, count * count / winners.size());
    }

    private int weight(List<TilingsView.Tile> tiles, int player) {
        return tiles.stream()
                .mapToInt(tile -> view.level() == Tilings.Level.INFLUENCE
                        ? tile.influence().get(player)
                        : tile.owners().contains(player) ? 1 : 0)
                .sum();
    }
}
