package plateau.games.carcassonne;

/// The claimed features that a tile in hand would become part of, for whoever has to choose a place
/// quickly: nothing is placed to find out.
public final class Joins {
    /// Is told of the claimed features beside a place; of one that the tile meets twice, twice.
    @FunctionalInterface
    public interface Visitor {
        /// A road or city that the tile continues, or a monastery near it.
        ///
        /// @param size its tiles and shields so far; of a monastery the occupied cells, its own included
        /// @param openEnds its open ends so far; of a monastery the empty cells around
        /// @param openAfter those it has with the tile, if that joins nothing else to it on another side;
        ///     none if the tile completes it
        /// @param owners the players with most followers, as bits
        void join(Terrain terrain, int size, int openEnds, int openAfter, int owners);
    }

    private Joins() {}

    /// Tells what the tile in hand would join if it were placed so.
    public static void visit(CarcassonneState state, int move, Visitor visitor) {
        int cell = CarcassonneMove.cell(move);
        for (int side = 0; side < TileSet.DIRECTIONS; side++) {
            int beside = cell + Land.STEP[side];
            if (state.land.isOccupied(beside)) {
                visitSide(state, CarcassonneMove.direction(move), side, beside, visitor);
            }
        }
        var monasteries = state.monasteries;
        for (int each = 0; each < monasteries.count(); each++) {
            int owner = monasteries.owner(each);
            if (owner != Monasteries.NOBODY && monasteries.isNear(each, cell)) {
                int cells = 1 + monasteries.around(each);
                int open = Monasteries.CELLS - cells;
                visitor.join(Terrain.MONASTERY, cells, open, open - 1, 1 << owner);
            }
        }
    }

    private static void visitSide(CarcassonneState state, int direction, int side, int beside, Visitor visitor) {
        int kind = state.drawn();
        int place = TileSet.middle(side);
        int segment = state.set.segmentAt(kind, direction, place);
        var terrain = state.set.terrain(kind, segment);
        if (terrain == Terrain.FIELD) {
            return;
        }
        var features = state.land.features;
        int root = features.root(state.land.nodeFacing(beside, place));
        if (features.isClaimed(root)) {
            int size = features.tiles(root) + features.shields(root);
            int open = features.openEnds(root);
            int after = Math.max(0, open + state.set.openEnds(kind, segment) - 2);
            visitor.join(terrain, size, open, after, state.most(root));
        }
    }
}
