package plateau.server.tables;

import java.util.List;
import plateau.server.storage.rows.Change;
import plateau.server.storage.rows.SeatRow;
import plateau.server.storage.rows.TableRow;

/// Knows how strong players are.
@FunctionalInterface
public interface Rater {
    /// Nobody is rated.
    Rater NONE = (table, seats, change) -> {};

    /// Adds to a change what a game that is over does to ratings.
    void rate(TableRow table, List<SeatRow> seats, Change change);
}
