package plateau.server.tables;

import java.util.ArrayList;
import java.util.List;
import plateau.api.Happening;
import plateau.api.SeatKind;
import plateau.bots.Bots;
import plateau.server.storage.rows.Change;
import plateau.server.storage.rows.SeatRow;

/// What the player to move may take back. With others it is its last decision, as long as its turn is not
/// over and nothing was drawn since. Who plays alone with bots of the house, and against no clock, may take
/// back its last decision and all that came after it; such a game counts for nothing.
final class Takeback {
    /// There is nothing to take back.
    static final int NOTHING = -1;

    private final Table table;

    Takeback(Table table) {
        this.table = table;
    }

    /// The ply of the decision that can be made again, or [#NOTHING].
    int ply() {
        if (!table.isRunning() || table.match().mover() < 0) {
            return NOTHING;
        }
        if (table.course().canUndo()) {
            return table.match().ply() - 1;
        }
        return isAlone() ? table.course().lastOf(own()) : NOTHING;
    }

    private boolean isAlone() {
        var own = own();
        return !own.isEmpty()
                && !table.match().isTimed()
                && table.match().departures().isEmpty()
                && table.seats().stream().allMatch(row -> own.contains(row.seat()) || isOurs(row));
    }

    /// The seats of whoever is to move, if that is a person.
    private List<Integer> own() {
        var mover = table.seat(table.match().mover());
        return mover.kind() == SeatKind.PERSON ? table.seatsOf(mover.account()) : List.of();
    }

    /// Bots from outside remember what they were told.
    private boolean isOurs(SeatRow row) {
        var id = row.bot().split(":", 2)[0];
        return row.kind() == SeatKind.BOT && Bots.ids(table.game()).contains(id);
    }

    /// Goes back to the decision, one after the other.
    void take() {
        int ply = ply();
        var facts = new ArrayList<Table.Fact>();
        boolean isOfTurn = table.course().canUndo();
        if (!isOfTurn && !table.notes().isHelped()) {
            facts.add(new Table.Fact(new Happening.Helped(table.match().mover(), ply)));
        }
        facts.addAll(backTo(ply));
        table.commit(facts, new Change());
    }

    private List<Table.Fact> backTo(int ply) {
        var facts = new ArrayList<Table.Fact>();
        while (table.match().ply() > ply) {
            long taken = table.course().undo();
            var undone = new Happening.Undone(table.match().ply(), table.match().mover(), taken);
            facts.add(new Table.Fact(undone));
        }
        return facts;
    }

    /// The ply of the last decision of somebody, which it can take back if the others let it; or [#NOTHING].
    int plyIfGranted(List<Integer> asking) {
        boolean mayAll = table.seats().stream().allMatch(row -> row.kind() == SeatKind.PERSON || isOurs(row));
        int ply = mayAll ? table.course().lastOf(asking) : NOTHING;
        return table.match().departures().stream().allMatch(left -> left.ply() <= ply) ? ply : NOTHING;
    }

    /// Goes back to the last decision of somebody, which all have granted.
    List<Table.Fact> granted(List<Integer> asking) {
        return backTo(plyIfGranted(asking));
    }
}
