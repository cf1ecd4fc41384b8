package plateau.games.tilings;

/// The motifs (rules 5.2), each a test of a tile and its four side neighbours. To add one is to add
/// an entry here.
public enum Motif {
    PAIR(3) {
        @Override
        boolean holds(boolean centrePlain, int plainNeighbours, int neighbours) {
            return centrePlain && plainNeighbours >= 1;
        }
    },
    CONTRAST(5) {
        @Override
        boolean holds(boolean centrePlain, int plainNeighbours, int neighbours) {
            return centrePlain && neighbours - plainNeighbours >= 2;
        }
    },
    SURROUNDED(10) {
        @Override
        boolean holds(boolean centrePlain, int plainNeighbours, int neighbours) {
            return neighbours == Sides.COUNT;
        }
    };

    final int points;

    Motif(int points) {
        this.points = points;
    }

    /// Whether the motif is there.
    ///
    /// @param centrePlain whether the central tile is one-coloured
    /// @param plainNeighbours how many of the neighbouring tiles are one-coloured
    /// @param neighbours how many neighbouring tiles there are, 4 at most
    abstract boolean holds(boolean centrePlain, int plainNeighbours, int neighbours);
}
