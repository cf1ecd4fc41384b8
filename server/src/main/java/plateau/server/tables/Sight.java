package plateau.server.tables;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import plateau.core.Game;
import plateau.core.Selection;
import plateau.core.State;
import plateau.core.Turn;
import plateau.core.View;
import plateau.core.records.GameRecord;
import plateau.core.records.Replay;
import plateau.server.storage.SeatRow;
import plateau.words.Language;

/// A position as it is looked at; valid only while one is at the table.
public final class Sight {
    private final Table table;

    Sight(Table table) {
        this.table = table;
    }

    public Game game() {
        return table.game();
    }

    /// What the players are called.
    public List<String> names(Language language) {
        return table.names(language);
    }

    /// As whom an account looks; see [State#view].
    public int viewer(String account, Optional<Integer> seat) {
        return table.viewer(account, seat);
    }

    /// What a viewer may know.
    public View view(int viewer) {
        return table.match().state().view(viewer);
    }

    /// What a viewer may choose from: the legal moves, if it is to move.
    public Selection selection(int viewer) {
        return table.isRunning() && viewer == table.match().mover()
                ? Selection.of(table.match().state())
                : Selection.NONE;
    }

    /// The ply of the decision that a viewer who is to move can take back, or −1.
    public int back(int viewer) {
        return viewer == table.match().mover() ? new TakingBack(table).ply() : TakingBack.NOTHING;
    }

    /// The words of the last turn of a player, as a viewer knows them; what chance did since does not count.
    public List<String> lastTurn(int viewer) {
        var movers = table.course().movers();
        int end = movers.size();
        while (end > 0 && movers.get(end - 1) == State.CHANCE) {
            end--;
        }
        int from = end;
        while (from > 0 && movers.get(from - 1).equals(movers.get(end - 1))) {
            from--;
        }
        return table.match().told(viewer, from).stream()
                .limit(end - from)
                .filter(move -> !move.equals(Turn.HIDDEN_NOTATION))
                .flatMap(move -> Stream.of(move.split(" ")))
                .toList();
    }

    /// The game again from its beginning.
    public Replay replay() {
        var record = new GameRecord(
                table.game().id(),
                Map.of(),
                table.seats().size(),
                List.copyOf(table.course().moves()));
        return new Replay(table.game(), record.withDepartures(table.match().departures()));
    }

    /// The turn of whoever is to move, which stays as it is; refuses whoever is not, and where hints would
    /// spoil a game that counts.
    public Thinkers.Chair asking(String account, Optional<Integer> seat) {
        checkBegun();
        int mover = table.match().mover();
        boolean isOwn = table.seatsOf(account).contains(mover);
        if (!table.isRunning() || !isOwn || !seat.orElse(mover).equals(mover)) {
            throw Refusal.forbidden("hint.not-you", "only who is to move gets a hint");
        }
        long people = table.seats().stream()
                .filter(each -> each.kind() == SeatRow.Kind.PERSON)
                .map(SeatRow::account)
                .distinct()
                .count();
        if (table.settings().isRated() && people > 1) {
            throw Refusal.conflict("hint.rated", "this game counts for ratings: there are no hints");
        }
        return table.thinking().chair(mover, "hint");
    }

    /// The turn of whoever is to move; it stays as it is.
    public Turn turn() {
        return table.match().turn(table.match().mover());
    }

    /// The seats of an account.
    public List<Integer> seats(String account) {
        return table.seatsOf(account);
    }

    /// The number of the last event.
    public int event() {
        return table.last();
    }

    /// Where the table stands, for programs.
    public Map<String, Object> standing() {
        return TableJson.brief(table);
    }

    /// The notations of all moves as a viewer knows them.
    public List<String> moves(int viewer) {
        return table.match().told(viewer, 0);
    }

    public int ply() {
        return table.match().ply();
    }

    public int mover() {
        return table.match().mover();
    }

    /// Refuses a table whose game has not begun.
    public void checkBegun() {
        if (!hasBegun()) {
            throw Refusal.conflict("table.not-begun", "the game has not begun");
        }
    }

    public boolean hasBegun() {
        return table.row().started() > 0;
    }
}
