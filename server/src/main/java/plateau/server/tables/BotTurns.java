package plateau.server.tables;

import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import plateau.api.Phase;
import plateau.api.SeatKind;
import plateau.arena.match.Untold;
import plateau.core.Seating;
import plateau.core.Turn;
import plateau.server.tables.terms.LaterTurn;
import plateau.server.tables.terms.Turns;

/// The bots of a table: who is to move among them is asked as soon as it is its turn.
final class BotTurns {
    private final Table table;
    private Thinkers.@Nullable Thought thought;

    /// The ply at which somebody was asked; −1 when nobody thinks.
    private int asked = -1;

    private int asSeat;
    private boolean isStep;
    private boolean hasBegun;
    private boolean hasEnded;

    BotTurns(Table table) {
        this.table = table;
    }

    /// Asks whoever is to move, if it is a bot and has not been asked.
    void goOn() {
        if (!table.isRunning()) {
            return;
        }
        if (!hasBegun) {
            hasBegun = true;
            IntStream.range(0, table.seats().size()).forEach(this::tellBeginning);
        }
        int ply = table.match().ply();
        int seat = table.match().mover();
        if (asked == ply && asSeat == seat) {
            return;
        }
        cancel();
        var bot = table.bot(seat);
        if (bot.isPresent() && isTime()) {
            isStep = false;
            begin(ply, seat);
            var chair = chair(seat, bot.get());
            var turn = table.match().turn(seat);
            var id = table.row().id();
            var answers = table.premises().answers();
            thought = table.premises().thinkers().think(chair, turn, answer -> answers.answered(id, ply, seat, answer));
        } else if (bot.isEmpty() && table.seat(seat).kind() == SeatKind.REMOTE) {
            begin(ply, seat);
            var chair = chair(seat, table.seat(seat).account());
            table.premises().thinkers().ask(chair, remaining(seat));
        }
    }

    /// The turn, with what is left of its time: who was away may be asked again.
    private Turn remaining(int seat) {
        var turn = table.match().turn(seat);
        return table.match().isTimed()
                ? LaterTurn.within(turn, Duration.ofMillis(table.turns().left(seat)))
                : turn;
    }

    private void tellBeginning(int seat) {
        if (table.seat(seat).kind() == SeatKind.REMOTE && !table.match().isAbsent(seat)) {
            table.premises().thinkers().begin(chair(seat, table.seat(seat).account()));
        }
    }

    private void begin(int ply, int seat) {
        asked = ply;
        asSeat = seat;
    }

    /// Whether the pace of the table lets a bot move now.
    private boolean isTime() {
        return isStep || (!table.notes().isPaused() && table.premises().time().millis() >= due());
    }

    /// When a bot may move; [Turns#NEVER] where nobody is to be asked.
    long due() {
        boolean waits = table.isRunning()
                && asked < 0
                && table.bot(table.match().mover()).isPresent();
        return waits && !table.notes().isPaused()
                ? table.turns().began() + table.notes().delay()
                : Turns.NEVER;
    }

    /// Asks the next bot, though the game is held.
    void step() {
        isStep = true;
        goOn();
    }

    /// A bot that runs elsewhere has come, and is asked again.
    void askAgain(String account) {
        if (!table.isRunning()) {
            return;
        }
        table.seatsOf(account).forEach(this::tellBeginning);
        int mover = table.match().mover();
        if (table.seat(mover).account().equals(account) && table.bot(mover).isEmpty()) {
            asked = -1;
            goOn();
        }
    }

    /// A bot of the house has answered; an answer that nobody waits for any more is passed over.
    void answered(int ply, int seat, Thinkers.Answer answer) {
        if (asked != ply || asSeat != seat || !table.isRunning()) {
            return;
        }
        asked = -1;
        thought = null;
        var playing = new Playing(table);
        switch (answer) {
            case Thinkers.Chosen(int move, long nanos) -> {
                boolean isOwn = !table.notes().standIns().containsKey(seat)
                        && table.match().isTimed();
                playing.move(seat, move, isOwn ? TimeUnit.NANOSECONDS.toMillis(nanos) : 0);
            }
            case Thinkers.Failed(var ending, String reason) -> playing.expel(seat, ending, reason);
        }
    }

    /// Nobody is to answer any more.
    void cancel() {
        asked = -1;
        var running = thought;
        thought = null;
        if (running != null) {
            running.cancel();
        }
    }

    /// A bot is told why it is out.
    void refuse(int seat, String reason) {
        var row = table.seat(seat);
        switch (row.kind()) {
            case BOT -> table.premises().thinkers().refuse(chair(seat, row.bot()), reason);
            case REMOTE -> table.premises().thinkers().refuse(chair(seat, row.account()), reason);
            case FREE, PERSON -> {}
        }
    }

    /// Tells the bots once that the game is over.
    void endIfOver() {
        if (table.row().phase() != Phase.OVER || hasEnded) {
            return;
        }
        hasEnded = true;
        cancel();
        for (var row : table.seats()) {
            switch (row.kind()) {
                case BOT -> end(row.seat(), row.bot());
                case REMOTE -> end(row.seat(), row.account());
                case FREE, PERSON -> {}
            }
        }
    }

    private void end(int seat, String player) {
        var match = table.match();
        table.premises()
                .thinkers()
                .end(chair(seat, player), match.result(), () -> new Untold(match.told(seat, 0), match.departures()));
    }

    Thinkers.Chair chair(int seat, String player) {
        var seating =
                new Seating(table.game(), seat, table.names(), table.match().clock());
        return new Thinkers.Chair(table.row().id(), seating, player, table.row().maker());
    }
}
