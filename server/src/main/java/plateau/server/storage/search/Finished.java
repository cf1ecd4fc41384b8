package plateau.server.storage.search;

import java.util.List;
import plateau.server.storage.rows.SeatRow;
import plateau.server.storage.rows.TableRow;

/// A game that is over, and who played.
public record Finished(TableRow table, List<SeatRow> seats) {
    /// Where it stands in the history.
    public Cursor cursor() {
        return new Cursor(table.ended(), table.id());
    }
}
