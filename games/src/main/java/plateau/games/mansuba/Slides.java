package plateau.games.mansuba;

/// Lists where towers slide (rules 2). A line is never longer than the longer side of the world, so
/// the steps need no counting: at the latest the tower's own place stops it.
final class Slides {
    private final World world;
    private final int[] standing;

    /// The place where the last slide met something.
    private int met;

    Slides(World world, MansubaBoard board) {
        this.world = world;
        standing = board.standing;
    }

    /// Writes a tower's moves from `count` on; gives the new count.
    int list(int player, int from, char[] neighbours, int[] moves, int count) {
        int column = world.column(from);
        int row = from - column;
        int width = world.width;
        int places = world.wall;
        int east = world.columnsJoin() ? row : places;
        int west = world.columnsJoin() ? row + width - 1 : places;
        int south = world.rowsJoin() ? column : places;
        int north = world.rowsJoin() ? places - width + column : places;
        int legal = count;
        met = places;
        if (has(neighbours, from, Directions.EAST)) {
            legal = slide(player, from, 1, row + width, east, moves, legal);
        }
        if (has(neighbours, from, Directions.WEST)) {
            legal = slide(player, from, -1, row - 1, west, moves, legal);
        }
        met = places;
        if (has(neighbours, from, Directions.SOUTH)) {
            legal = slide(player, from, width, places + column, south, moves, legal);
        }
        if (has(neighbours, from, Directions.NORTH)) {
            legal = slide(player, from, -width, column - width, north, moves, legal);
        }
        return legal;
    }

    private boolean has(char[] neighbours, int from, int direction) {
        return neighbours[from * Directions.COUNT + direction] != world.wall;
    }

    /// Slides until something is met; a place beyond the end is `join`. Where the line closes on
    /// itself, the second of two slides leaves out what the first one found: the whole line, or the
    /// one piece that stops both.
    private int slide(int player, int from, int step, int end, int join, int[] moves, int count) {
        int known = met;
        if (known == from) {
            return count;
        }
        int leave = MansubaMove.way(from, 0);
        int legal = count;
        int to = from + step == end ? join : from + step;
        while (MansubaBoard.free(standing[to]) != 0) {
            moves[legal++] = leave | to;
            to = to + step == end ? join : to + step;
        }
        moves[legal] = leave | to;
        met = to;
        return to == known ? legal : legal + MansubaBoard.landing(standing[to], player);
    }
}
