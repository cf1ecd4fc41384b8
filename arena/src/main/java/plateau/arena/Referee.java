package plateau.arena;

import java.util.ArrayList;
import java.util.List;
import plateau.core.Ending;
import plateau.core.Game;
import plateau.core.GameFault;
import plateau.core.Interrupted;
import plateau.core.Lot;
import plateau.core.Moves;
import plateau.core.Player;
import plateau.core.Result;
import plateau.core.State;

/// The one authority over a game: draws chance, gives each player what it may see, checks every move
/// and says how the game ended. It can lead one game after another without allocating.
public final class Referee {
    /// The stream of a match's [Lot] from which chance is drawn; seats have those that follow.
    private static final int CHANCE_STREAM = 0;

    private final Table table;
    private final Moves scratch = new Moves();
    private final Log log;
    private final Seat[] seats;
    private final Lot chance = new Lot(0, CHANCE_STREAM);
    private Ending ending = Ending.FINISHED;
    private String reason = "";
    private int offender = State.NOBODY;
    private final Brake brake = new Brake();
    private boolean brokenOff;

    /// Seats the players in their order.
    public Referee(Game game, List<Player> players) {
        table = new Table(game, players.size());
        log = new Log(table.state());
        seats = new Seat[players.size()];
        for (int player = 0; player < seats.length; player++) {
            seats[player] = new Seat(player, players.get(player), table, log);
        }
    }

    /// Leads a game from its beginning to its end.
    public Ending play(long seed, Observer observer) {
        begin(seed);
        brake.begin();
        try {
            boolean goesOn = !brake.isPulled() || breakOff();
            while (goesOn) {
                int mover = table.mover();
                goesOn = mover != State.NOBODY && step(mover, observer);
            }
        } finally {
            brake.end();
        }
        return ending;
    }

    private void begin(long seed) {
        table.begin();
        ending = Ending.FINISHED;
        offender = State.NOBODY;
        reason = "";
        brokenOff = false;
        chance.reseed(seed, CHANCE_STREAM);
        log.clear();
        for (var seat : seats) {
            seat.begin(seed);
        }
    }

    /// Breaks off the game under way, and any later one, before its next move; from any thread. A
    /// player who is thinking is interrupted.
    public void stop() {
        brake.pull();
    }

    private boolean step(int mover, Observer observer) {
        int move;
        int choices = 0;
        if (mover == State.CHANCE) {
            move = table.draw(chance, scratch);
        } else {
            var seat = seats[mover];
            try {
                move = seat.choose();
            } catch (Throwable thrown) {
                return stop(mover, thrown);
            }
            if (brake.isPulled()) {
                return breakOff();
            }
            if (!seat.allows(move)) {
                return stop(Ending.ILLEGAL_MOVE, mover, "move " + move + " is not legal");
            }
            choices = seat.choices();
        }
        observer.moving(table.state(), mover, move, choices);
        log.add(move);
        table.play(move);
        observer.moved(table.state());
        return true;
    }

    /// What becomes of a game whose player threw something. What it does in its surprise at being
    /// interrupted is not held against it.
    private boolean stop(int player, Throwable thrown) {
        return switch (thrown) {
            case GameFault fault -> throw table.named(fault);
            case Interrupted _ -> breakOff();
            case Throwable _ when brake.isPulled() -> breakOff();
            case Player.Leaving leaving ->
                    stop(Ending.ABANDONED, player, String.valueOf(leaving.getMessage()));
            default -> stop(Ending.CRASH, player, thrown.toString());
        };
    }

    private boolean breakOff() {
        brokenOff = true;
        return stop(Ending.ABANDONED, State.NOBODY, "stopped");
    }

    private boolean stop(Ending how, int player, String why) {
        ending = how;
        offender = player;
        reason = why;
        return false;
    }

    /// The position on the table; not to be changed.
    public State state() {
        return table.state();
    }

    /// Whether the last game was broken off from outside, by [#stop] or by interrupting its thread: no
    /// player is to blame.
    public boolean isBrokenOff() {
        return brokenOff;
    }

    /// Who broke off the last game, or [State#NOBODY].
    int offender() {
        return offender;
    }

    /// What the last game came to. Who broke off a game has no share of the win: the others share it,
    /// unless the game was abandoned, when nobody has one.
    public Result result() {
        if (ending == Ending.FINISHED) {
            return Result.finished(state());
        }
        var payoffs = new ArrayList<Double>();
        if (ending != Ending.ABANDONED) {
            for (int player = 0; player < seats.length; player++) {
                payoffs.add(payoff(player));
            }
        }
        return new Result(Result.scores(state()), payoffs, ending, reason);
    }

    /// A player's share of the win in the last game.
    public double payoff(int player) {
        return switch (ending) {
            case FINISHED -> state().payoff(player);
            case ABANDONED -> 0;
            case ILLEGAL_MOVE, TIMEOUT, CRASH, RESIGNED ->
                    player == offender ? 0 : 1.0 / (seats.length - 1);
        };
    }
}
