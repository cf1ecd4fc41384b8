package plateau.games.tilings;

/// The whole board of Tilings as a [TilingsMotif] sees it. Cells are named by line and column from 0; on a
/// torus those beyond an edge are found at the other, and else nothing lies there.
public final class TiledBoard {
    /// The sides of a tile.
    public enum Side {
        NORTH,
        SOUTH,
        EAST,
        WEST
    }

    private static final int NOWHERE = -1;

    private final TilingsState state;

    TiledBoard(TilingsState state) {
        this.state = state;
    }

    /// Cells on a side of the board.
    public int size() {
        return state.board.size;
    }

    /// Whether opposite edges join.
    public boolean isTorus() {
        return state.game.torus();
    }

    public boolean hasTile(int line, int column) {
        int cell = cell(line, column);
        return cell != NOWHERE && state.layout.isOccupied(cell);
    }

    /// The letter of the colour of a side (rules 1.3), a space where no tile lies.
    public char colour(int line, int column, Side side) {
        return hasTile(line, column) ? Sides.colour(state.layout.tile(cell(line, column)), side.ordinal()).letter : ' ';
    }

    /// Whether a tile lies there whose four sides are alike.
    public boolean isOneColoured(int line, int column) {
        return hasTile(line, column) && Sides.isOneColoured(state.layout.tile(cell(line, column)));
    }

    /// Who laid the tile, from 0; -1 where none lies.
    public int player(int line, int column) {
        return hasTile(line, column) ? state.layer(cell(line, column)) : -1;
    }

    private int cell(int line, int column) {
        int size = size();
        if (isTorus()) {
            return Math.floorMod(line, size) * size + Math.floorMod(column, size);
        }
        boolean isInside = line >= 0 && line < size && column >= 0 && column < size;
        return isInside ? line * size + column : NOWHERE;
    }
}
