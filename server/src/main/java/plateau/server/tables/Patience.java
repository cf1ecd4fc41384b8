package plateau.server.tables;

import java.util.List;
import java.util.stream.Stream;
import plateau.api.Happening;
import plateau.api.SeatKind;
import plateau.core.Ending;
import plateau.core.options.Time;
import plateau.server.storage.rows.SeatRow;
import plateau.server.tables.terms.Absence;
import plateau.server.tables.terms.Refusal;
import plateau.server.tables.terms.Turns;

/// Those who wait for a person who is away. Once they have waited for longer than the table's patience they may
/// choose: to go on waiting, to let a bot play, or to end it. By itself nothing happens. Who is here is not away,
/// and where a clock gives an hour or more for a move the clock alone says how long.
final class Patience {
    /// Why somebody is out whom nobody wants to wait for any more.
    static final String AWAY = "was away too long";

    private final Table table;

    /// Until when it was told that somebody may choose.
    private long told;

    Patience(Table table) {
        this.table = table;
    }

    /// The seats of persons who may choose now.
    List<Integer> over() {
        long now = table.premises().time().millis();
        return waiting().filter(seat -> ends(seat) <= now).toList();
    }

    private Stream<Integer> waiting() {
        if (!isAway()) {
            return Stream.empty();
        }
        var away = table.seat(table.match().mover()).account();
        return table.seats().stream()
                .filter(row -> row.kind() == SeatKind.PERSON && !row.account().equals(away))
                .map(SeatRow::seat)
                .filter(seat -> !table.match().isAbsent(seat));
    }

    /// Whether a person is to move that is away.
    private boolean isAway() {
        if (!table.isRunning()
                || table.match().mover() < 0
                || Absence.isSlow(table.match().clock())) {
            return false;
        }
        var row = table.seat(table.match().mover());
        return row.kind() == SeatKind.PERSON
                && table.bot(row.seat()).isEmpty()
                && !table.attendance().isListening(row.account());
    }

    private long ends(int seat) {
        var away = table.seat(table.match().mover()).account();
        long patience = table.settings().patience().toMillis();
        long since = Math.max(
                table.attendance().lastSeen(away, patience), table.turns().waited(seat));
        return table.turns().after(Math.max(since, table.turns().began()), patience);
    }

    /// When it has to be told next that somebody may choose.
    long due() {
        return waiting().mapToLong(this::ends).filter(at -> at > told).min().orElse(Turns.NEVER);
    }

    /// Tells those who may choose.
    void tell(long now) {
        told = now;
        table.teller().tellPresence(table);
    }

    /// Goes on waiting, at all seats of somebody that may choose.
    void goOn(List<Integer> own) {
        choosing(own).forEach(seat -> table.commit(new Happening.Waited(seat)));
    }

    /// Has a bot play for who is away.
    void replace(List<Integer> own) {
        choosing(own);
        var bot = table.settings().absence().bot();
        if (bot.isEmpty()) {
            throw Refusal.conflict("table.no-stand-in", "at this table no bot plays for who is away");
        }
        table.commit(new Happening.StoodIn(table.match().mover(), bot));
    }

    /// Has who is away out of the game.
    void end(List<Integer> own) {
        choosing(own);
        new Playing(table).expel(table.match().mover(), Ending.ABANDONED, AWAY);
    }

    private List<Integer> choosing(List<Integer> own) {
        var choosing = over().stream().filter(own::contains).toList();
        if (choosing.isEmpty()) {
            throw Refusal.conflict(
                    "table.patience",
                    "nobody is away whom you have waited for longer than this table's patience (%s)",
                    Time.write(table.settings().patience()));
        }
        return choosing;
    }
}
