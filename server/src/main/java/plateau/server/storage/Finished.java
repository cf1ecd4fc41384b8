package plateau.server.storage;

import java.util.List;

/// A game that is over, and who played.
public record Finished(TableRow table, List<SeatRow> seats) {
    /// Where it stands in the history.
    public Cursor cursor() {
        return new Cursor(table.ended(), table.id());
    }
}
