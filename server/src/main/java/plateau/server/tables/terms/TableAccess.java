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
public record TableAccess(String key, Set<String> insiders) {
    /// What is nobody's secret.
    public static final TableAccess FREE = new TableAccess("", Set.of());

    public static TableAccess of(TableRow row, List<SeatRow> seats) {
        if (row.key().isEmpty()) {
            return FREE;
        }
        var insiders = seats.stream().map(SeatRow::account).collect(Collectors.toSet());
        insiders.add(row.maker());
        insiders.remove("");
        return new TableAccess(row.key(), insiders);
    }

    public boolean isFor(Credentials credentials) {
        return key.isEmpty() || insiders.contains(credentials.account()) || Tokens.isSame(key, credentials.key());
    }

    /// Refuses whoever has nothing to do here.
    public void check(Credentials credentials) {
        if (!isFor(credentials)) {
            throw Refusal.forbidden("table.private", "this table is private: one needs its link, or a seat at it");
        }
    }
}
