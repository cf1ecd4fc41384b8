package plateau.server.storage.rows;

import plateau.api.SeatKind;
import plateau.core.wire.Name;

/// A seat at a table.
///
/// @param account who sits there; empty for a bot of the house, for a free seat and once it is deleted
/// @param name what whoever sits there is called
/// @param bot the name of a bot of the house, such as `hard`; empty for others
/// @param score once the game is over
/// @param payoff once the game is over; −1 before
/// @param folded the name as it is looked for
/// @param isUnseen whether the game has ended while whoever sits there was away, and it has not looked since
public record SeatRow(
        @Name("table_id") String table,
        int seat,
        SeatKind kind,
        String account,
        String name,
        String bot,
        int score,
        double payoff,
        String folded,
        boolean isUnseen)
        implements SavedRow {
    public SeatRow(
            String table, int seat, SeatKind kind, String account, String name, String bot, int score, double payoff) {
        this(table, seat, kind, account, name, bot, score, payoff, NameFolding.fold(name), false);
    }

    public SeatRow unseen(boolean isUnseenNow) {
        return new SeatRow(table, seat, kind, account, name, bot, score, payoff, folded, isUnseenNow);
    }
}
