package plateau.server.tables;

import plateau.api.Phase;
import plateau.api.SeatKind;
import plateau.server.storage.rows.SeatRow;
import plateau.server.storage.rows.TableRow;

/// Rows that differ in something from others.
final class TableRows {
    private TableRows() {}

    static TableRow awake(TableRow row) {
        return with(row, row.phase(), row.started(), row.ended(), true, 0, row.result());
    }

    /// @param due when it has to be looked at
    static TableRow asleep(TableRow row, long due) {
        return with(row, row.phase(), row.started(), row.ended(), false, due, row.result());
    }

    static TableRow started(TableRow row, long now) {
        return with(row, Phase.RUNNING, now, 0, true, 0, "");
    }

    /// A game that is over needs nobody to look at it.
    static TableRow over(TableRow row, long now, String result) {
        return with(row, Phase.OVER, row.started(), now, false, 0, result);
    }

    static TableRow closed(TableRow row, long now) {
        return with(row, Phase.CLOSED, 0, now, false, 0, "");
    }

    private static TableRow with(
            TableRow row, Phase phase, long started, long ended, boolean awake, long due, String result) {
        return new TableRow(
                row.id(),
                row.game(),
                row.options(),
                row.players(),
                row.clock(),
                row.maker(),
                row.isOpen(),
                row.key(),
                row.seed(),
                row.salt(),
                row.settings(),
                row.origin(),
                phase,
                row.created(),
                started,
                ended,
                awake,
                due,
                result);
    }

    static SeatRow free(SeatRow row) {
        return new SeatRow(row.table(), row.seat(), SeatKind.FREE, "", "", "", 0, -1);
    }

    static SeatRow taken(SeatRow row, SeatKind kind, String account, String name) {
        return new SeatRow(row.table(), row.seat(), kind, account, name, "", 0, -1);
    }

    static SeatRow over(SeatRow row, int score, double payoff) {
        return new SeatRow(row.table(), row.seat(), row.kind(), row.account(), row.name(), row.bot(), score, payoff);
    }
}
