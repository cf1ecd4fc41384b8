package plateau.server.tables;

import java.util.HashMap;
import java.util.Map;
import plateau.api.Happening;
import plateau.api.SeatKind;
import plateau.core.Ending;
import plateau.server.storage.rows.SeatRow;
import plateau.server.tables.terms.Absence;
import plateau.server.tables.terms.Turns;

/// Who is at the table: somebody listens, or did something not long ago. A person who is away when it is to move
/// is waited for, and the others may [choose][Patience] what to do; a bot that runs elsewhere is waited for as long
/// as the table says, and then replaced or out.
final class Attendance {
    /// Milliseconds in which the answer to a request is on its way.
    private static final long JUST_NOW = 2000;

    private final Table table;
    private final Patience patience;
    private final Map<String, Long> seen = new HashMap<>();
    private final boolean hasSlept;

    /// When the server began, or the table had to be looked at that slept; 0 if it had not to be.
    private final long opened;

    Attendance(Table table) {
        this.table = table;
        patience = new Patience(table);
        hasSlept = !table.row().awake();
        opened = hasSlept ? table.row().due() : table.premises().time().millis();
    }

    Patience patience() {
        return patience;
    }

    /// Somebody did something here.
    void see(String account) {
        if (!table.seatsOf(account).isEmpty()) {
            seen.put(account, table.premises().time().millis());
        }
    }

    /// When somebody was here last. All are as if they had been here when the server began, or so that nobody is
    /// waited for longer for the table having slept.
    ///
    /// @param length milliseconds that it is waited for
    long lastSeen(String account, long length) {
        return seen.getOrDefault(account, hasSlept ? opened - length : opened);
    }

    boolean isListening(String account) {
        return table.listeners().stream().anyMatch(each -> each.account().equals(account))
                || table.premises().thinkers().isThere(account);
    }

    boolean isPresent(int seat) {
        var row = table.seat(seat);
        return switch (row.kind()) {
            case FREE -> false;
            case BOT -> true;
            case PERSON, REMOTE -> isListening(row.account());
        };
    }

    /// Whether a person neither listens nor has just done something: it does not know what happens now.
    boolean missesEnd(SeatRow row) {
        long now = table.premises().time().millis();
        return row.kind() == SeatKind.PERSON
                && !row.account().isEmpty()
                && !isListening(row.account())
                && now - seen.getOrDefault(row.account(), Long.MIN_VALUE / 2) > JUST_NOW;
    }

    /// Somebody is back, at all its seats at which a bot stood in.
    void comeBack(String account) {
        see(account);
        table.seatsOf(account).forEach(this::comeBack);
    }

    void comeBack(int seat) {
        if (table.isRunning() && table.notes().standIns().containsKey(seat)) {
            table.thinking().cancel();
            table.commit(new Happening.Returned(seat));
        }
    }

    /// When the player to move is out of time, has been waited for long enough, or has been away too long;
    /// [Turns#NEVER] where a bot moves.
    long due() {
        if (!table.isRunning() || table.bot(table.match().mover()).isPresent()) {
            return Turns.NEVER;
        }
        return Math.min(Math.min(table.turns().flag(), graceEnds()), patience.due());
    }

    /// What a slow clock gives for a move is waited for anyway.
    private long graceEnds() {
        var row = table.seat(table.match().mover());
        if (row.kind() != SeatKind.REMOTE || Absence.isSlow(table.match().clock()) || isAwaited(row)) {
            return Turns.NEVER;
        }
        long grace = table.settings().absence().grace().toMillis();
        long last = Math.max(lastSeen(row.account(), grace), table.turns().began());
        return table.turns().after(last, grace);
    }

    /// Whether a bot that runs elsewhere is here and will move when it likes. One that is connected and silent may
    /// have lost the question or its answer, and only a clock would end that.
    private boolean isAwaited(SeatRow row) {
        return table.match().isTimed() && isListening(row.account());
    }

    /// Does what is due, if anything is.
    void look() {
        look(table.premises().time().millis());
    }

    /// Does what was due when somebody came.
    void look(long now) {
        if (due() > now) {
            return;
        }
        if (table.turns().flag() <= now) {
            outOfTime();
        } else if (graceEnds() <= now) {
            replace(Ending.ABANDONED, Patience.AWAY);
        } else {
            patience.tell(now);
        }
    }

    private void outOfTime() {
        int mover = table.match().mover();
        var late = table.match()
                .timeLeft(mover)
                .map(left -> table.turns().since(table.turns().began()))
                .orElse(0L);
        var reason = "thought for " + late / 1000 + " s, too long";
        if (Absence.isSlow(table.match().clock()) && !isOnlyPerson(mover)) {
            replace(Ending.TIMEOUT, reason);
        } else {
            new Playing(table).expel(mover, Ending.TIMEOUT, reason);
        }
    }

    /// Nobody is there who would like to go on with a bot in its place.
    private boolean isOnlyPerson(int seat) {
        return table.seat(seat).kind() == SeatKind.PERSON && !table.hasOtherPerson(seat);
    }

    /// Also where all have gone: nobody wins for having been away first.
    private void replace(Ending ending, String reason) {
        int seat = table.match().mover();
        var bot = table.settings().absence().bot();
        if (bot.isEmpty()) {
            new Playing(table).expel(seat, ending, reason);
        } else {
            // A bot that runs elsewhere was asked, and now another is.
            table.thinking().cancel();
            table.commit(new Happening.StoodIn(seat, bot));
        }
    }
}
