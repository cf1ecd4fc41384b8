package plateau.games.carcassonne;

/// The features on which followers stand, for whoever wants to judge a position.
public final class Claims {
    /// Is told of every feature with followers.
    @FunctionalInterface
    public interface Visitor {
        /// A feature that somebody claims.
        ///
        /// @param tiles its tiles; of a monastery the occupied cells, its own included
        /// @param openEnds open ends of a road or a city; of a monastery the empty cells around
        /// @param cities completed cities that a field touches
        /// @param owners the players with most followers, as bits
        void claim(Terrain terrain, int tiles, int shields, int openEnds, int cities, int owners);
    }

    private final int[] roots = new int[Land.MOST_TILES];
    private final int[] cities = new int[Land.MOST_TILES];

    /// Tells of every claimed feature of a position once.
    public void visit(CarcassonneState state, Visitor visitor) {
        for (int each = 0; each < state.monasteries.count(); each++) {
            int owner = state.monasteries.owner(each);
            if (owner != Monasteries.NOBODY) {
                int cells = 1 + state.monasteries.around(each);
                visitor.claim(Terrain.MONASTERY, cells, 0, Monasteries.CELLS - cells, 0, 1 << owner);
            }
        }
        int found = 0;
        var land = state.land;
        for (int tile = 0; tile < land.tiles(); tile++) {
            int segment = state.followerSegment(tile);
            if (segment >= 0 && !isMonastery(state, tile, segment)) {
                int root = land.features.root(land.node(tile, segment));
                if (isNew(root, roots, found)) {
                    roots[found++] = root;
                    int owners = state.most(root);
                    visit(state, state.set.terrain(land.kind(tile), segment), root, owners, visitor);
                }
            }
        }
    }

    /// Tells of what a FOLLOWER claims if it stays: a feature of the tile placed last, nobody's before.
    ///
    /// @param state the position before the move, or after NONE was played instead
    public void visitNew(CarcassonneState state, int move, int player, Visitor visitor) {
        int segment = CarcassonneMove.concerned(move);
        int tile = state.lastTile();
        if (isMonastery(state, tile, segment)) {
            int cells = 1 + state.monasteries.around(state.monasteries.count() - 1);
            visitor.claim(Terrain.MONASTERY, cells, 0, Monasteries.CELLS - cells, 0, 1 << player);
        } else {
            int root = state.land.features.root(state.land.node(tile, segment));
            var terrain = state.set.terrain(state.land.kind(tile), segment);
            visit(state, terrain, root, 1 << player, visitor);
        }
    }

    /// The points that a FOLLOWER brings if it comes back at once (rules 2.4), or 0 if it stays.
    ///
    /// @param state the position before the move, or after NONE was played instead
    public static int atOnce(CarcassonneState state, int move) {
        int segment = CarcassonneMove.concerned(move);
        int tile = state.lastTile();
        var terrain = state.set.terrain(state.land.kind(tile), segment);
        return switch (terrain) {
            case FIELD -> 0;
            case MONASTERY -> state.monasteries.isComplete(state.monasteries.count() - 1) ? Monasteries.CELLS : 0;
            case ROAD, CITY -> {
                var features = state.land.features;
                int root = features.root(state.land.node(tile, segment));
                int tiles = features.tiles(root);
                yield features.openEnds(root) > 0
                        ? 0
                        : (tiles + features.shields(root))
                                * state.game.scoring().completed(terrain, tiles);
            }
        };
    }

    private static boolean isMonastery(CarcassonneState state, int tile, int segment) {
        return state.set.terrain(state.land.kind(tile), segment) == Terrain.MONASTERY;
    }

    private static boolean isNew(int root, int[] known, int count) {
        for (int i = 0; i < count; i++) {
            if (known[i] == root) {
                return false;
            }
        }
        return true;
    }

    private void visit(CarcassonneState state, Terrain terrain, int root, int owners, Visitor visitor) {
        var features = state.land.features;
        visitor.claim(
                terrain,
                features.tiles(root),
                features.shields(root),
                features.openEnds(root),
                terrain == Terrain.FIELD ? cities(state, root) : 0,
                owners);
    }

    /// How many completed cities a field touches, each counted once.
    private int cities(CarcassonneState state, int field) {
        var land = state.land;
        var features = land.features;
        int count = 0;
        for (int tile = features.nextCityTile(field, 0); tile >= 0; tile = features.nextCityTile(field, tile + 1)) {
            for (int pair : state.set.touching[land.kind(tile)]) {
                int city = features.root(land.node(tile, pair & 7));
                if (features.isClosed(city)
                        && features.root(land.node(tile, pair >> 3)) == field
                        && isNew(city, cities, count)) {
                    cities[count++] = city;
                }
            }
        }
        return count;
    }
}
