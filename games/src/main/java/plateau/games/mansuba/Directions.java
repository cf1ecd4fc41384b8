package plateau.games.mansuba;

/// The eight directions (rules 1.3), numbered counter-clockwise from the east. A set of them is a
/// number with a bit for each.
final class Directions {
    static final int COUNT = 8;

    static final int EAST = 0;
    static final int NORTH_EAST = 1;
    static final int NORTH = 2;
    static final int NORTH_WEST = 3;
    static final int WEST = 4;
    static final int SOUTH_WEST = 5;
    static final int SOUTH = 6;
    static final int SOUTH_EAST = 7;

    static final int ALL = 0xFF;

    private static final int[] ROWS = {0, -1, -1, -1, 0, 1, 1, 1};
    private static final int[] COLUMNS = {1, 1, 0, -1, -1, -1, 0, 1};

    private Directions() {}

    static int set(int... directions) {
        int set = 0;
        for (int direction : directions) {
            set |= 1 << direction;
        }
        return set;
    }

    static boolean has(int set, int direction) {
        return ((set >>> direction) & 1) != 0;
    }

    static int opposite(int direction) {
        return direction ^ 4;
    }

    /// Rows that a step goes down.
    static int rows(int direction) {
        return ROWS[direction];
    }

    /// Columns that a step goes to the right.
    static int columns(int direction) {
        return COLUMNS[direction];
    }

    /// Columns that a step goes to the right from a row of hexagons, of which odd rows are shifted by
    /// half a place to the right: a diagonal keeps the column or moves by one.
    static int hexagonColumns(int direction, int row) {
        if (ROWS[direction] == 0) {
            return COLUMNS[direction];
        }
        boolean shifted = (row & 1) != 0;
        return COLUMNS[direction] > 0 ? (shifted ? 1 : 0) : shifted ? 0 : -1;
    }
}
