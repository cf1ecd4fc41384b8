package plateau.server.storage.search;

import java.util.List;
import plateau.server.storage.rows.SeatRow;
import plateau.server.storage.rows.TableRow;

/// A table as lists show it, and who sits there. Of its row is left out what no list shows: seed, salt, key,
/// settings, and its first moves, which may be very many.
public record Listed(TableRow table, List<SeatRow> seats) {
    /// Where it stands in a list of the newest.
    public Cursor made() {
        return new Cursor(table.created(), table.id());
    }

    /// Where it stands in the history.
    public Cursor ended() {
        return new Cursor(table.ended(), table.id());
    }
}
