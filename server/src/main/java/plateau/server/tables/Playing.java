package plateau.server.tables;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plateau.api.Happening;
import plateau.api.Phase;
import plateau.api.SeatKind;
import plateau.arena.match.Foul;
import plateau.core.Ask;
import plateau.core.Ending;
import plateau.core.text.BadInput;
import plateau.core.wire.Wire;
import plateau.server.storage.rows.AccountRow;
import plateau.server.storage.rows.Change;
import plateau.server.tables.log.LoggedMatch;
import plateau.server.tables.terms.Refusal;
import plateau.server.tables.terms.WaitChoice;

/// What players do at a table whose game goes on.
final class Playing {
    private static final String RESIGNED = "resigned";

    private final Table table;

    Playing(Table table) {
        this.table = table;
    }

    /// A player moves. The same move once more changes nothing: an answer may be lost on its way.
    ///
    /// @param ply that the move answers
    /// @param arrived when it came: whoever then has to wait for others at the table is not charged for that
    void move(AccountRow account, int ply, String notation, long arrived) {
        var own = seats(account);
        boolean isRepeated = own.stream().anyMatch(seat -> table.course().has(ply, seat, notation));
        if (isRepeated && ply < table.match().ply()) {
            return;
        }
        checkRunning();
        checkPly(ply);
        int seat = table.match().mover();
        if (!own.contains(seat)) {
            throw Refusal.conflict("table.not-your-turn", "it is the turn of %s", table.name(seat));
        }
        move(seat, find(seat, notation), table.turns().charged(arrived));
    }

    /// The player to move moves, and is charged for some milliseconds.
    void move(int seat, int move, long charged) {
        var late = table.course().spend(charged);
        if (late.isPresent()) {
            expel(seat, Ending.TIMEOUT, late.get());
            throw Refusal.conflict("table.late", "the time of %s was over", table.name(seat));
        }
        int ply = table.match().ply();
        var steps = table.course().play(move, charged);
        var moved = new Happening.Moved(ply, seat, LoggedMatch.notations(steps), charged);
        settle(new Table.Fact(moved, steps));
    }

    /// A move that is not legal changes nothing, and is not charged for.
    private int find(int seat, String notation) {
        try {
            return table.match().find(notation);
        } catch (BadInput illegal) {
            var words = List.of(notation.split(" ", -1));
            var why = Ask.whyNot(table.match().turn(seat).position(), words);
            throw new IllegalMove(illegal.inWords(), why, table.game(), table.names());
        }
    }

    /// Somebody is out of the game.
    void expel(int seat, Ending ending, String reason) {
        int ply = table.match().ply();
        var left = new Happening.Left(seat, ply, ending, reason, List.of());
        var steps = table.course().expel(left);
        var written = new Happening.Left(seat, ply, ending, reason, LoggedMatch.notations(steps));
        settle(new Table.Fact(written, steps));
    }

    private void settle(Table.Fact fact) {
        var change = new Change();
        var facts = new ArrayList<Table.Fact>();
        facts.add(fact);
        endIfOver(facts, change);
        table.commit(facts, change);
        // Who is out is told so before the others are told that the game is over, and nothing after
        // it.
        if (fact.happening() instanceof Happening.Left left) {
            table.thinking().refuse(left.seat(), left.reason());
        }
        table.thinking().endIfOver();
    }

    /// Adds what a game has come to that is over.
    void endIfOver(List<Table.Fact> facts, Change change) {
        if (!table.match().isOver()) {
            return;
        }
        var result = table.match().result();
        var ended = new Happening.Ended(result.scores(), result.payoffs(), result.ending(), result.reason());
        facts.add(new Table.Fact(ended));
        long now = table.premises().time().millis();
        table.change(TableRows.over(table.row(), now, Wire.write(ended)), change);
        for (var seat : List.copyOf(table.seats())) {
            double payoff = result.payoffs().isEmpty() ? 0 : result.payoffs().get(seat.seat());
            var over = TableRows.over(seat, result.scores().get(seat.seat()), payoff);
            table.change(over.unseen(table.attendance().missesEnd(seat)), change);
        }
        if (!wasHelped(facts) && table.isPlayed()) {
            table.premises().standings().rate(table.row(), table.seats(), change);
        }
    }

    /// What a bot did for somebody, or told it to do, says nothing of how strong that one is.
    private boolean wasHelped(List<Table.Fact> facts) {
        return table.notes().wasHelped()
                || facts.stream().anyMatch(fact -> table.notes().isByStandIn(fact.happening()));
    }

    /// A player is told what to play, and the game counts for nothing from then on; nothing is told of a
    /// game that has gone on or is over.
    void hint(AccountRow account, int ply) {
        checkRunning();
        int seat = table.match().mover();
        if (ply != table.match().ply() || !seats(account).contains(seat)) {
            throw Refusal.conflict("hint.late", "the game has gone on; ask again");
        }
        if (!table.notes().isHelped()) {
            table.commit(new Happening.Helped(seat, ply));
        }
    }

    /// A player takes its last decision back.
    void undo(AccountRow account, int ply) {
        checkRunning();
        var back = new Takeback(table);
        if (seats(account).contains(table.match().mover()) && ply == back.ply()) {
            back.take();
            return;
        }
        throw Refusal.conflict(
                "table.no-undo",
                "there is nothing to take back: with others one can until one's turn is over or something"
                        + " new is revealed");
    }

    /// A player gives the game up, with all its seats.
    void resign(AccountRow account) {
        checkRunning();
        for (int seat : seats(account)) {
            if (table.isRunning() && !table.match().isAbsent(seat)) {
                expel(seat, Ending.RESIGNED, RESIGNED);
            }
        }
    }

    /// A bot that runs elsewhere does not play this game, and says why.
    void abstain(AccountRow account, String reason) {
        checkRunning();
        var foul = Foul.decline(reason);
        for (int seat : seats(account)) {
            if (table.isRunning() && !table.match().isAbsent(seat)) {
                expel(seat, foul.ending(), String.valueOf(foul.getMessage()));
            }
        }
    }

    /// Somebody who has waited long enough chooses.
    ///
    /// @param ply at which it is waited
    void choose(AccountRow account, int ply, WaitChoice choice) {
        checkRunning();
        if (ply != table.match().ply()) {
            throw Refusal.conflict("table.gone-on", "the game has gone on");
        }
        var own = playing(account);
        var patience = table.attendance().patience();
        switch (choice) {
            case WAIT -> patience.goOn(own);
            case BOT -> patience.replace(own);
            case END -> patience.end(own);
        }
    }

    /// The maker of a game among bots holds it, or says how fast it goes.
    void pace(AccountRow account, Optional<Boolean> paused, Optional<Long> delay) {
        checkPacing(account);
        if (paused.orElse(false)) {
            table.thinking().cancel();
        }
        var notes = table.notes();
        var paced = new Happening.Paced(paused.orElse(notes.isPaused()), delay.orElse(notes.delay()));
        if (!paced.equals(new Happening.Paced(notes.isPaused(), notes.delay()))) {
            table.commit(paced);
        }
    }

    /// The maker of a game among bots that is held has the next move made.
    void step(AccountRow account) {
        checkPacing(account);
        if (!table.notes().isPaused()) {
            throw Refusal.conflict("table.not-paused", "the game is not paused");
        }
        table.thinking().step();
    }

    private void checkPacing(AccountRow account) {
        checkRunning();
        boolean areBots = table.seats().stream().allMatch(seat -> seat.kind() == SeatKind.BOT);
        if (!areBots || !table.isMaker(account.id())) {
            throw Refusal.forbidden(
                    "table.no-pace",
                    "only a game among bots can be paused, stepped and sped up, by who made the" + " table");
        }
    }

    private List<Integer> seats(AccountRow account) {
        var own = table.seatsOf(account.id());
        if (own.isEmpty()) {
            throw Refusal.forbidden("table.seatless", "you do not sit at this table");
        }
        return own;
    }

    /// The seats of an account that have not left the game.
    private List<Integer> playing(AccountRow account) {
        var own = seats(account).stream()
                .filter(seat -> !table.match().isAbsent(seat))
                .toList();
        if (own.isEmpty()) {
            throw Refusal.conflict("table.left", "you have left the game");
        }
        return own;
    }

    private void checkPly(int ply) {
        int now = table.match().ply();
        if (ply != now) {
            throw Refusal.conflict("table.ply", "your move answers ply %d; the game is at ply %d", ply, now);
        }
    }

    void checkRunning() {
        if (table.row().phase() == Phase.OVER) {
            throw Refusal.conflict("table.over", "the game is over");
        }
        if (!table.isRunning()) {
            throw Refusal.conflict("table.not-begun", "the game has not begun");
        }
    }
}
