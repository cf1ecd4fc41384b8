package plateau.games.tilings;

/// The motifs (rules 5.2), each a test of a tile and its four side neighbours. To add one is to add
/// an entry here.
public enum Motif {
    PAIR(3) {
        @Override
        boolean holds(boolean plain, int plainTiles, int otherTiles, int closedSides) {
            return plain && plainTiles >= 1;
        }
    },
    CONTRAST(5) {
        @Override
        boolean holds(boolean plain, int plainTiles, int otherTiles, int closedSides) {
            return plain && otherTiles >= 2;
        }
    },
    SURROUNDED(10) {
        @Override
        boolean holds(boolean plain, int plainTiles, int otherTiles, int closedSides) {
            return closedSides == Sides.COUNT;
        }
    };

    final int points;

    Motif(int points) {
        this.points = points;
    }

    /// Whether the motif is there.
    ///
    /// @param plain whether the central tile is one-coloured
    /// @param plainTiles how many of the neighbouring tiles are one-coloured
    /// @param otherTiles how many of them are not
    /// @param closedSides at how many sides of the central tile another lies: as many as there are
    ///     neighbouring tiles, except on a torus of size 2, where one tile lies at two sides
    abstract boolean holds(boolean plain, int plainTiles, int otherTiles, int closedSides);
}
