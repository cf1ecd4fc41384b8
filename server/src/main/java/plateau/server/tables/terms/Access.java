package plateau.server.tables.terms;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import plateau.server.accounts.Tokens;
import plateau.server.storage.rows.SeatRow;
import plateau.server.storage.rows.TableRow;

/// Who may come near a table and its game: anybody where it is open; else who made it, who has a seat, and who
/// knows its key.
///
/// @param key its hash; empty where none is needed
/// @param insiders the accounts that need none
public record Access(String key, Set<String> insiders) {
    /// What is nobody's secret.
    public static final Access FREE = new Access("", Set.of());

    public static Access of(TableRow row, List<SeatRow> seats) {
        if (row.key().isEmpty()) {
            return FREE;
        }
        var insiders = seats.stream().map(SeatRow::account).collect(Collectors.toSet());
        insiders.add(row.maker());
        insiders.remove("");
        return new Access(row.key(), insiders);
    }

    public boolean isFor(Entrant entrant) {
        return key.isEmpty() || insiders.contains(entrant.account()) || Tokens.isSame(key, entrant.key());
    }

    /// Refuses whoever has nothing to do here.
    public void check(Entrant entrant) {
        if (!isFor(entrant)) {
            throw Refusal.forbidden("table.private", "this table is private: one needs its link, or a seat at it");
        }
    }
}
