package plateau.server.storage;

import plateau.api.Phase;
import plateau.api.SeatKind;
import plateau.server.storage.rows.AccountRow;
import plateau.server.storage.rows.Entry;
import plateau.server.storage.rows.SeatRow;
import plateau.server.storage.rows.TableRow;

/// Rows for tests.
public final class Samples {
    private Samples() {}

    public static TableRow table(String id) {
        return table(id, "piles", Phase.RUNNING, 1_000);
    }

    static TableRow table(String id, String game, Phase phase, long created) {
        return new TableRow(
                id,
                game,
                "{\"size\":5}",
                2,
                "none",
                "maker",
                true,
                "",
                -7,
                "salt",
                "{}",
                "",
                phase,
                created,
                created + 1,
                phase == Phase.OVER ? created + 2 : 0,
                false,
                0,
                "");
    }

    static TableRow sleeping(String id, boolean awake, long due) {
        var row = table(id);
        return new TableRow(
                id,
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
                row.phase(),
                row.created(),
                row.started(),
                row.ended(),
                awake,
                due,
                row.result());
    }

    static SeatRow seat(String table, int seat, String account, String name, double payoff) {
        return new SeatRow(table, seat, SeatKind.PERSON, account, name, "", 3, payoff);
    }

    public static AccountRow account(String id, String name) {
        return new AccountRow(id, AccountRow.Kind.PERSON, name, "hash of " + id, 5, 6);
    }

    public static Entry entry(String table, int number) {
        return new Entry(table, number, 1_000 + number, "moved", "{\"ply\":" + number + "}");
    }
}
