package plateau.hosting;

import java.util.List;

/// What a client of the Carcassonne course can be asked (docs/carcassonne-clients.md).
interface CourseClient {
    /// What it is called; empty where it does not say.
    String name();

    void initialize(int player, int players);

    /// Its move with a tile.
    ///
    /// @param previous what was played before, in its own dialect
    CourseMove play(int card, List<CourseMove> previous);

    /// The match is over.
    void finish();
}
