package plateau.games.tilings;

/// A side of a tile of [SlowTilings], and the way to the cell beyond it.
enum SlowSide {
    NORTH(-1, 0),
    SOUTH(1, 0),
    EAST(0, 1),
    WEST(0, -1);

    final int lines;
    final int columns;

    SlowSide(int lines, int columns) {
        this.lines = lines;
        this.columns = columns;
    }

    SlowSide opposite() {
        return switch (this) {
            case NORTH -> SOUTH;
            case SOUTH -> NORTH;
            case EAST -> WEST;
            case WEST -> EAST;
        };
    }
}
