package plateau.games.carcassonne;

/// Where a feature is, for those who are told of it: its tile that was laid first, and the place there.
///
/// @param cell as notations have it
/// @param place of its follower on the unturned tile, as in the notation of a follower
record Spot(String cell, int place) {
    /// @param root the feature's
    static Spot of(CarcassonneState state, int root) {
        var land = state.land;
        for (int tile = 0; tile < land.tiles(); tile++) {
            for (int segment = 0; segment < state.set.segments[land.kind(tile)]; segment++) {
                if (land.features.root(land.node(tile, segment)) == root) {
                    return at(state, tile, segment);
                }
            }
        }
        throw new IllegalArgumentException("no tile has the feature " + root);
    }

    /// @param monastery its number
    static Spot ofMonastery(CarcassonneState state, int monastery) {
        int tile = state.land.tileAt(state.monasteries.cell(monastery));
        int segment = 0;
        while (state.set.terrain(state.land.kind(tile), segment) != Terrain.MONASTERY) {
            segment++;
        }
        return at(state, tile, segment);
    }

    private static Spot at(CarcassonneState state, int tile, int segment) {
        var data = state.set.kinds.get(state.land.kind(tile)).segments().get(segment);
        return new Spot(CarcassonneText.cell(state.game, state.land.cell(tile)), data.follower());
    }
}
