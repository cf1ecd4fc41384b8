package plateau.arena.match;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import plateau.core.Blame;
import plateau.core.Clock;
import plateau.core.Ending;
import plateau.core.Game;
import plateau.core.GameFault;
import plateau.core.Interrupted;
import plateau.core.Player;
import plateau.core.Result;
import plateau.core.Seating;
import plateau.core.State;
import plateau.core.records.GameRecord;

/// Drives a [Match] by asking its players: gives each what it may see, checks every move, and lets the
/// game go on without those who fail. It can lead one game after another without allocating.
public final class Referee implements AutoCloseable {
    private final Match match;
    private final Seat[] seats;
    private final Supplier<Result> result;
    private final Brake brake = new Brake();
    private final Alarm alarm = new Alarm();
    private final Watchdog watchdog;
    private final boolean isTimed;
    private @Nullable Supplier<Player> standIns;
    private boolean brokenOff;

    /// Seats the players in their order.
    public Referee(Game game, List<Player> players) {
        this(
                game,
                players,
                IntStream.range(0, players.size()).mapToObj(i -> "" + i).toList());
    }

    /// Seats the players in their order.
    ///
    /// @param names what they are called
    public Referee(Game game, List<Player> players, List<String> names) {
        this(game, players, names, Clock.NONE);
    }

    /// Seats the players in their order.
    ///
    /// @param names what they are called
    /// @param clock how long each may think
    public Referee(Game game, List<Player> players, List<String> names, Clock clock) {
        this(game, players, names, Collections.nCopies(players.size(), clock));
    }

    /// Seats the players in their order.
    ///
    /// @param names what they are called
    /// @param clocks how long each of them may think
    public Referee(Game game, List<Player> players, List<String> names, List<Clock> clocks) {
        this(game, players, names, clocks, Watchdog.ofProcess());
    }

    /// Seats the players in their order.
    ///
    /// @param names what they are called
    /// @param clocks how long each of them may think
    /// @param watchdog sees to it that nobody thinks for ever
    public Referee(Game game, List<Player> players, List<String> names, List<Clock> clocks, Watchdog watchdog) {
        this.watchdog = watchdog;
        match = new Match(game, clocks);
        isTimed = match.isTimed();
        result = match::result;
        seats = new Seat[players.size()];
        for (int player = 0; player < seats.length; player++) {
            var seating = new Seating(game, player, names, clocks.get(player));
            seats[player] = new Seat(player, players.get(player), match, seating);
        }
    }

    /// Has somebody play on for whoever leaves, instead of the game's idle moves.
    ///
    /// @param players makes one who sits down in the middle of a game
    public Referee withStandIns(Supplier<Player> players) {
        standIns = players;
        return this;
    }

    /// Leads a game from its beginning to its end.
    public Ending play(long seed, Onlooker onlooker) {
        match.begin(seed, onlooker);
        return lead(seed);
    }

    /// Leads a game that was written down from where its record stops to its end.
    public Ending playOn(long seed, GameRecord record, Onlooker onlooker) {
        match.resume(seed, record, onlooker);
        return lead(seed);
    }

    private Ending lead(long seed) {
        brokenOff = false;
        brake.begin();
        if (isTimed) {
            watchdog.add(alarm);
        }
        try {
            if (brake.isPulled()) {
                brokenOff = true;
            } else {
                begin(seed);
            }
            while (!brokenOff && !match.isOver()) {
                var seat = seats[match.mover()];
                if (isTimed && match.isTimed(seat.player()) && !match.isAbsent(seat.player())) {
                    askInTime(seat);
                } else {
                    ask(seat);
                }
            }
        } finally {
            brake.end();
            watchdog.remove(alarm);
        }
        for (var seat : seats) {
            end(seat);
        }
        return match.ending();
    }

    private void begin(long seed) {
        for (var seat : seats) {
            try {
                seat.begin(seed);
            } catch (Throwable thrown) {
                failed(seat, thrown);
            }
        }
    }

    private void ask(Seat seat) {
        int move;
        try {
            move = seat.choose();
        } catch (Throwable thrown) {
            failed(seat, thrown);
            return;
        }
        answered(seat, move);
    }

    /// Asks a player who has a clock. How a player fails does not matter if it is out of time anyway,
    /// unless it knows its time itself.
    private void askInTime(Seat seat) {
        boolean endsInTime = seat.endsInTime();
        if (!endsInTime) {
            alarm.set(match.timeLeft(seat.player()).orElseThrow().toNanos());
        }
        long start = System.nanoTime();
        int move;
        try {
            move = seat.choose();
        } catch (Throwable thrown) {
            alarm.clear();
            boolean isToBlame = endsInTime || thrown instanceof GameFault;
            if (isToBlame || isInTime(seat, System.nanoTime() - start)) {
                failed(seat, thrown);
            }
            return;
        }
        long measured = System.nanoTime() - start;
        alarm.clear();
        if (isInTime(seat, seat.thought(measured))) {
            answered(seat, move);
        }
    }

    /// Whether a player has kept to its clock; who has not is out.
    private boolean isInTime(Seat seat, long thought) {
        var late = brake.isPulled() ? Optional.<String>empty() : match.spend(thought);
        late.ifPresent(why -> expel(seat, Ending.TIMEOUT, why));
        return late.isEmpty();
    }

    private void answered(Seat seat, int move) {
        if (brake.isPulled()) {
            brokenOff = true;
        } else if (seat.allows(move)) {
            match.play(move, seat.choices());
        } else {
            expel(seat, Ending.ILLEGAL_MOVE, Reason.ILLEGAL.of(move));
        }
    }

    /// What becomes of a player who threw something. What it does in its surprise at being interrupted
    /// is not held against it; that it was, it cannot just say.
    private void failed(Seat seat, Throwable thrown) {
        switch (thrown) {
            case GameFault fault -> throw match.table().named(fault);
            case Throwable _ when brake.isPulled() -> brokenOff = true;
            case Interrupted _ when Thread.currentThread().isInterrupted() -> brokenOff = true;
            case Foul foul -> expel(seat, foul.ending(), String.valueOf(foul.getMessage()));
            case Player.Declining declining -> {
                var foul = Foul.decline(String.valueOf(declining.getMessage()));
                expel(seat, foul.ending(), String.valueOf(foul.getMessage()));
            }
            case Player.Leaving leaving -> expel(seat, Ending.ABANDONED, String.valueOf(leaving.getMessage()));
            default -> crashed(seat, thrown);
        }
    }

    /// A player who fails is out, unless it only thought by the rules and these failed.
    private void crashed(Seat seat, Throwable thrown) {
        var fault = match.table().fault(thrown);
        if (fault.isPresent()) {
            throw fault.get();
        }
        expel(seat, Ending.CRASH, Blame.told(thrown));
    }

    /// The game goes on without a player. A stand-in who fails has none itself; whoever fails when all
    /// is over, since the others left while it sat down, changes nothing.
    private void expel(Seat seat, Ending ending, String reason) {
        end(seat);
        if (match.isOver()) {
            return;
        }
        if (match.isAbsent(seat.player())) {
            match.idle(seat.player());
            return;
        }
        match.expel(seat.player(), ending, reason, standIns == null);
        if (standIns != null && !match.isOver()) {
            standIn(seat, standIns);
        }
    }

    private void standIn(Seat seat, Supplier<Player> players) {
        try {
            seat.standIn(players.get());
        } catch (Throwable thrown) {
            failed(seat, thrown);
        }
    }

    /// What a player does when all is over for it changes nothing any more.
    private void end(Seat seat) {
        try {
            seat.end(result);
        } catch (Throwable ignored) {
            // The game is over.
        }
    }

    /// Breaks off the game under way, and any later one, before its next move; from any thread. A
    /// player who is thinking is interrupted.
    public void stop() {
        brake.pull();
    }

    /// The position on the table; not to be changed.
    public State state() {
        return match.state();
    }

    /// Whether the last game was broken off from outside, by [#stop] or by interrupting its thread: no
    /// player is to blame.
    public boolean isBrokenOff() {
        return brokenOff;
    }

    /// The last game.
    public Match match() {
        return match;
    }

    /// What the last game came to.
    public Result result() {
        return match.result();
    }

    /// Sends the players home. One who fails at that does not keep the others.
    @Override
    public void close() {
        for (var seat : seats) {
            try {
                seat.close();
            } catch (Throwable ignored) {
                // Its games are over.
            }
        }
    }
}
