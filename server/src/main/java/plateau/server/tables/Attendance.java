package plateau.server.tables;

import java.util.HashMap;
import java.util.Map;
import plateau.api.Happening;
import plateau.api.SeatKind;
import plateau.core.Ending;
import plateau.server.storage.rows.SeatRow;
import plateau.server.tables.terms.Absence;
import plateau.server.tables.terms.Turns;

/// Who is at the table: somebody listens, or did something not long ago. Whoever is away when it is to move
/// is waited for, and then replaced or out, as the table chose.
final class Attendance {
    private static final String AWAY = "was away too long";

    private final Table table;
    private final Map<String, Long> seen = new HashMap<>();

    /// Everybody is as if it had been here then: when the server began, or so that nobody is waited for
    /// longer for the table having slept.
    private final long opened;

    Attendance(Table table) {
        this.table = table;
        var row = table.row();
        boolean hasSlept = !row.awake() && row.due() > 0;
        opened = hasSlept ? row.due() - grace() : table.premises().time().millis();
    }

    /// Somebody did something here.
    void see(String account) {
        if (!table.seatsOf(account).isEmpty()) {
            seen.put(account, table.premises().time().millis());
        }
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

    /// When the player to move has been away too long, or is out of time; [Turns#NEVER] where a bot moves.
    long due() {
        if (!table.isRunning() || table.bot(table.match().mover()).isPresent()) {
            return Turns.NEVER;
        }
        return Math.min(table.turns().flag(), graceEnds());
    }

    /// What a slow clock gives for a move is waited for anyway.
    private long graceEnds() {
        var row = table.seat(table.match().mover());
        if (Absence.isSlow(table.match().clock()) || isAwaited(row)) {
            return Turns.NEVER;
        }
        long last =
                Math.max(seen.getOrDefault(row.account(), opened), table.turns().began());
        return table.turns().after(last, grace());
    }

    /// Whether somebody is here and will move when it likes. A person who looks at a board thinks; a program
    /// that is connected and silent may have lost the question or its answer, and only a clock would end
    /// that.
    private boolean isAwaited(SeatRow row) {
        boolean isSilentProgram =
                row.kind() == SeatKind.REMOTE && !table.match().isTimed();
        return !isSilentProgram && isListening(row.account());
    }

    private long grace() {
        return table.settings().absence().grace().toMillis();
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
            replace(Ending.ABANDONED, AWAY);
        }
    }

    private void outOfTime() {
        var late = table.match()
                .timeLeft(table.match().mover())
                .map(left -> table.turns().since(table.turns().began()))
                .orElse(0L);
        var reason = "thought for " + late / 1000 + " s, too long";
        if (Absence.isSlow(table.match().clock())) {
            replace(Ending.TIMEOUT, reason);
        } else {
            new Playing(table).expel(table.match().mover(), Ending.TIMEOUT, reason);
        }
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
