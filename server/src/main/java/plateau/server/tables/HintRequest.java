package plateau.server.tables;

import java.util.Optional;
import plateau.api.SeatKind;
import plateau.core.Turn;
import plateau.server.storage.rows.SeatRow;
import plateau.server.tables.terms.Refusal;

/// Somebody who is to move asks what to play: its turn, which stays as it is while somebody thinks.
public record HintRequest(TableSnapshot table, Thinkers.Chair chair, Turn turn) {
    /// To be asked at the table. Refuses whoever is not to move, and where hints would spoil a game that counts.
    static HintRequest of(Table table, String account, Optional<Integer> seat) {
        var seen = table.snapshot();
        seen.checkBegun();
        int mover = seen.mover();
        boolean isOwn = seen.seats(account).contains(mover);
        if (!table.isRunning() || !isOwn || !seat.orElse(mover).equals(mover)) {
            throw Refusal.forbidden("hint.not-you", "only who is to move gets a hint");
        }
        if (table.settings().isRated() && people(seen) > 1) {
            throw Refusal.conflict("hint.rated", "this game counts for ratings: there are no hints");
        }
        return new HintRequest(
                seen, table.thinking().chair(mover, "hint"), table.match().turn(mover));
    }

    private static long people(TableSnapshot table) {
        return table.seats().stream()
                .filter(each -> each.kind() == SeatKind.PERSON)
                .map(SeatRow::account)
                .distinct()
                .count();
    }
}
