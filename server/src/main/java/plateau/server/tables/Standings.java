package plateau.server.tables;

import java.util.List;
import plateau.server.storage.RatingRow;
import plateau.server.storage.SeatRow;
import plateau.server.storage.TableRow;

/// Knows how strong players are.
@FunctionalInterface
public interface Standings {
    /// Nobody is rated.
    Standings NONE = (table, seats) -> List.of();

    /// The ratings that a game changes which is over.
    List<RatingRow> after(TableRow table, List<SeatRow> seats);

    /// Some ratings that were given could not be written.
    default void lost() {}
}
