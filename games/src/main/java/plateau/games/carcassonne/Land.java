package plateau.games.carcassonne;

/// The tiles that have been placed, and the empty cells where another may go. A cell is
/// `(y + REACH) · WIDTH + x + REACH`, both counted from the first tile, wherever people say that it is.
final class Land {
    static final int MOST_TILES = 72;

    /// No tile lies further from the start than 71 cells, and no cell beside one further than this.
    static final int REACH = 72;

    static final int WIDTH = 2 * REACH + 1;

    /// The way to the neighbouring cell on each side: north, west, south, east.
    static final int[] STEP = {WIDTH, -1, -WIDTH, 1};

    /// Cells hold 0, a tile's number plus one, or this plus the need of a cell of the border.
    private static final int BORDER = 256;

    private final TileSet set;
    final Features features;
    private final short[] cells = new short[WIDTH * WIDTH];
    private final short[] cellOf = new short[MOST_TILES];
    private final byte[] kindOf = new byte[MOST_TILES];
    private final byte[] directionOf = new byte[MOST_TILES];

    /// The node of each tile's first segment.
    private final short[] nodeOf = new short[MOST_TILES];

    private int tiles;

    /// The empty cells that touch a tile.
    private final short[] border = new short[2 * MOST_TILES + 2];

    private int borderSize;

    Land(TileSet set, int players) {
        this.set = set;
        features = new Features(MOST_TILES * 8, players);
    }

    static int cell(int x, int y) {
        return (y + REACH) * WIDTH + x + REACH;
    }

    static int x(int cell) {
        return cell % WIDTH - REACH;
    }

    static int y(int cell) {
        return cell / WIDTH - REACH;
    }

    int tiles() {
        return tiles;
    }

    boolean isOccupied(int cell) {
        return cells[cell] > 0 && cells[cell] < BORDER;
    }

    /// The tile on an occupied cell.
    int tileAt(int cell) {
        return cells[cell] - 1;
    }

    int cell(int tile) {
        return cellOf[tile];
    }

    int kind(int tile) {
        return kindOf[tile];
    }

    int direction(int tile) {
        return directionOf[tile];
    }

    /// The node of a tile's segment in [#features].
    int node(int tile, int segment) {
        return nodeOf[tile] + segment;
    }

    int borderSize() {
        return borderSize;
    }

    int borderCell(int index) {
        return border[index];
    }

    /// The directions in which a tile fits a cell of the border, as bits.
    int fits(int kind, int cell) {
        return set.fits(kind, cells[cell] - BORDER);
    }

    /// Whether a tile fits anywhere.
    boolean fitsSomewhere(int kind) {
        for (int index = 0; index < borderSize; index++) {
            if (fits(kind, border[index]) != 0) {
                return true;
            }
        }
        return false;
    }

    /// Places a tile and joins its segments to its neighbours'; gives the tile's number.
    int place(int cell, int kind, int direction) {
        int tile = tiles++;
        removeFromBorder(cell);
        cells[cell] = (short) (tile + 1);
        cellOf[tile] = (short) cell;
        kindOf[tile] = (byte) kind;
        directionOf[tile] = (byte) direction;
        nodeOf[tile] = (short) features.count();
        for (int segment = 0; segment < set.segments[kind]; segment++) {
            features.add(tile, set.openEnds(kind, segment), set.hasShield(kind, segment));
        }
        int edges = set.edges(kind, direction);
        for (int side = 0; side < TileSet.DIRECTIONS; side++) {
            int beside = cell + STEP[side];
            if (isOccupied(beside)) {
                join(tile, tileAt(beside), side, TileSet.isRoad(edges, side));
            } else {
                extendBorder(beside, TileSet.need(edges, side));
            }
        }
        return tile;
    }

    private void join(int tile, int other, int side, boolean isRoad) {
        int middle = TileSet.middle(side);
        joinAt(tile, other, middle);
        if (isRoad) {
            // A road parts the fields on its two sides
            joinAt(tile, other, middle - 1);
            joinAt(tile, other, middle + 1);
        }
    }

    private void joinAt(int tile, int other, int place) {
        features.join(nodeAt(tile, place), nodeAt(other, TileSet.facing(place)));
    }

    /// The node that a tile beside an occupied cell would meet there with one of its places.
    int nodeFacing(int cell, int place) {
        return nodeAt(tileAt(cell), TileSet.facing(place));
    }

    private int nodeAt(int tile, int place) {
        return nodeOf[tile] + set.segmentAt(kindOf[tile], directionOf[tile], place);
    }

    private void extendBorder(int cell, int need) {
        if (cells[cell] == 0) {
            cells[cell] = BORDER;
            border[borderSize++] = (short) cell;
        }
        cells[cell] |= (short) need;
    }

    private void removeFromBorder(int cell) {
        for (int index = 0; index < borderSize; index++) {
            if (border[index] == cell) {
                border[index] = border[--borderSize];
                border[borderSize] = 0;
                return;
            }
        }
    }

    /// Copies only the cells that hold something.
    void copyFrom(Land source) {
        for (int tile = 0; tile < tiles; tile++) {
            cells[cellOf[tile]] = 0;
        }
        for (int index = 0; index < borderSize; index++) {
            cells[border[index]] = 0;
        }
        tiles = source.tiles;
        System.arraycopy(source.cellOf, 0, cellOf, 0, tiles);
        System.arraycopy(source.kindOf, 0, kindOf, 0, tiles);
        System.arraycopy(source.directionOf, 0, directionOf, 0, tiles);
        System.arraycopy(source.nodeOf, 0, nodeOf, 0, tiles);
        borderSize = source.borderSize;
        System.arraycopy(source.border, 0, border, 0, borderSize);
        for (int tile = 0; tile < tiles; tile++) {
            cells[cellOf[tile]] = (short) (tile + 1);
        }
        for (int index = 0; index < borderSize; index++) {
            cells[border[index]] = source.cells[border[index]];
        }
        features.copyFrom(source.features);
    }
}
