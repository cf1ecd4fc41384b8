package plateau.arena.match;

import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import plateau.core.Clock;
import plateau.core.Departure;
import plateau.core.Ending;
import plateau.core.Game;
import plateau.core.GameFault;
import plateau.core.Moves;
import plateau.core.Result;
import plateau.core.Selection;
import plateau.core.State;
import plateau.core.Turn;
import plateau.core.luck.Luck;
import plateau.core.records.GameRecord;
import plateau.core.records.Replay;
import plateau.core.text.BadInput;

/// A game on a table, and the one authority over it: whose turn it is, what is legal, what chance draws,
/// who has left, and what it came to. It has no threads and asks nobody: a [Referee] drives it by asking
/// players, others by whatever requests they get. It can hold one game after another without
/// allocating.
///
/// Chance draws at once, whenever it is its turn, and what it draws depends on the seed and the ply
/// alone ([Luck]). A seat that was left is played by the game's own idle moves, unless somebody else
/// takes it over.
public final class Match {
    private final GuardedState table;
    private final Log log;
    private final Absent absent;
    private final Reckoning reckoning;
    private final Clocks clocks;
    private final boolean isTimed;
    private final Luck luck = new Luck();
    private final Moves scratch = new Moves();
    private final Moves legal = new Moves();
    private Onlooker onlooker = Onlooker.NONE;
    private int mover = State.NOBODY;
    private boolean hasBegun;
    private boolean isAgreed;
    private long seed;

    /// A match in which everybody may think as long as it likes.
    public Match(Game game, int players) {
        this(game, players, Clock.NONE);
    }

    /// A match in which all have the same clock.
    public Match(Game game, int players, Clock clock) {
        this(game, Collections.nCopies(players, clock));
    }

    /// A match in which everybody has a clock of its own.
    ///
    /// @param clocks by player
    public Match(Game game, List<Clock> clocks) {
        int players = clocks.size();
        table = new GuardedState(game, players);
        this.clocks = new Clocks(clocks);
        isTimed = this.clocks.isTimed();
        absent = new Absent(players);
        reckoning = new Reckoning(table, absent);
        log = new Log(table, absent);
    }

    /// Begins a game.
    ///
    /// @param onlooker is told whatever happens
    public void begin(long seed, Onlooker onlooker) {
        setUp(seed, onlooker);
        goOn();
    }

    /// Goes on with a game that was written down: it will go on as it would have if it had never been
    /// interrupted. Refuses a record whose moves are not legal.
    ///
    /// @param onlooker is told of what was written down, too
    public void resume(long seed, GameRecord record, Onlooker onlooker) {
        replay(seed, record, onlooker);
        if (!isAgreed) {
            goOn();
        }
    }

    /// The match that a record tells, as far as it goes. Refuses a record whose moves are not legal.
    ///
    /// @param onlooker is told whatever happens
    public static Match of(Game game, GameRecord record, Onlooker onlooker) {
        var match = new Match(game, record.players());
        match.replay(0, record, onlooker);
        return match;
    }

    private void replay(long seed, GameRecord record, Onlooker onlooker) {
        setUp(seed, onlooker);
        var replay = new Replay(table.game(), record);
        leave(replay);
        while (replay.hasNext()) {
            if (absent.areTooMany()) {
                throw new BadInput(
                        "ply.nobody-left",
                        "ply %d: '%s' comes after too many have left",
                        replay.ply(),
                        replay.nextNotation());
            }
            boolean isDecision = replay.isDecision();
            int move = replay.nextMove();
            spend(record, replay.ply());
            make(table.mover(), move, isDecision ? replay.choices() : 0);
            replay.next();
            leave(replay);
        }
        mover = absent.areTooMany() ? State.NOBODY : table.mover();
        checkEnd();
        if (replay.isAgreed() && !isOver()) {
            agree();
        }
    }

    /// What a move took is gone from the clock of whoever made it.
    private void spend(GameRecord record, int ply) {
        if (isTimed && table.mover() >= 0 && !record.times().taken().isEmpty()) {
            long nanos = TimeUnit.MILLISECONDS.toNanos(record.times().taken().get(ply));
            onlooker.thought(nanos);
            boolean _ = clocks.spend(table.mover(), nanos);
        }
    }

    private void leave(Replay replay) {
        for (var departure : replay.departures()) {
            absent.check(departure, table.mover() == State.NOBODY);
            leave(departure, true);
        }
    }

    private void setUp(long seed, Onlooker onlooker) {
        this.onlooker = onlooker;
        this.seed = seed;
        hasBegun = true;
        isAgreed = false;
        table.begin();
        log.clear();
        absent.clear();
        clocks.begin();
        luck.begin(seed);
    }

    /// Plays for chance and for the seats that nobody plays until somebody else is to move.
    private void goOn() {
        while (true) {
            mover = table.mover();
            if (mover >= 0 && absent.isNone()) {
                return;
            }
            if (absent.areTooMany()) {
                mover = State.NOBODY;
                return;
            }
            if (mover == State.CHANCE) {
                make(mover, table.draw(luck.ofChance(log.size()), scratch), 0);
            } else if (mover >= 0 && absent.isIdle(mover)) {
                table.list(scratch);
                make(mover, table.idle(scratch), 0);
            } else {
                checkEnd();
                return;
            }
        }
    }

    private void checkEnd() {
        if (mover == State.NOBODY) {
            table.checkEnd();
        }
    }

    private void make(int whose, int move, int choices) {
        try {
            onlooker.moving(table.state(), whose, move, choices);
            log.add(move);
            table.play(move);
            onlooker.moved(table.state());
        } catch (GameFault fault) {
            throw table.named(fault);
        }
    }

    /// The position; not to be changed.
    public State state() {
        return table.state();
    }

    /// The player to move, or [State#NOBODY] once the game is over.
    public int mover() {
        return mover;
    }

    public boolean isOver() {
        return mover == State.NOBODY;
    }

    /// How many moves have been made, those of chance included.
    public int ply() {
        return log.size();
    }

    /// Lists the moves of the player to move.
    public void list(Moves moves) {
        table.list(moves);
    }

    /// The moves of the player to move, in a list of its own; none once the game is over.
    public Moves legal() {
        var moves = new Moves();
        if (hasBegun && !isOver()) {
            table.list(moves);
        }
        return moves;
    }

    /// The notations of the moves made from a ply on, as a viewer may know them: a player,
    /// [State#NOBODY] for the public, or [State#ALL_SEEING]. [Turn#HIDDEN_NOTATION] stands for a move that
    /// is kept from it.
    public List<String> told(int viewer, int from) {
        if (viewer != State.NOBODY && viewer != State.ALL_SEEING) {
            checkSeat(viewer);
        }
        try {
            return log.tell(viewer, from);
        } catch (GameFault fault) {
            throw table.named(fault);
        }
    }

    /// The turn of the player to move, for somebody who knows nothing of the game so far.
    public Turn turn(int player) {
        return turn(player, 0, 0);
    }

    /// The turn of the player to move, for somebody who was told of the first so many plies before, and
    /// of the departures up to there.
    public Turn turn(int player, int since) {
        var known = since == 0
                ? 0
                : departures().stream().filter(left -> left.ply() <= since).count();
        return turn(player, since, (int) known);
    }

    /// The turn of the player to move, as a [Referee] would give it, down to the numbers it draws; but
    /// this one never changes, whatever happens to the match, and may be handed to another thread.
    ///
    /// @param since of how many plies the player was told before
    /// @param departed of how many [#departures]
    public Turn turn(int player, int since, int departed) {
        checkSeat(player);
        if (!hasBegun || player != mover) {
            throw new BadInput("match.not-its-turn", "it is not the turn of seat %d", player);
        }
        return new Snapshot(this, player, seed, since, departed);
    }

    private void checkSeat(int player) {
        if (player < 0 || player >= state().players()) {
            throw new BadInput(
                    "departure.seat", "there is no seat %d; the seats go from 0 to %d", player, state().players() - 1);
        }
    }

    /// Plays a move of the player to move. Refuses one that is not legal.
    public void play(String notation) {
        int move = find(notation);
        play(move, legal.size());
    }

    /// The legal move of this notation. Refuses one that is not legal.
    public int find(String notation) {
        checkCanPlay(notation);
        table.list(legal);
        return Selection.find(state(), legal, notation);
    }

    /// Plays a move of the player to move. Refuses one that is not legal.
    public void play(int move) {
        checkCanPlay(move);
        table.list(legal);
        if (!legal.contains(move)) {
            throw new BadInput("match.illegal", "move %d is not legal", move);
        }
        play(move, legal.size());
    }

    /// @param move its notation or its number
    private void checkCanPlay(Object move) {
        if (!hasBegun) {
            throw new BadInput("match.early", "the game has not begun: '%s' comes too early", move);
        }
        if (isOver()) {
            throw new BadInput("match.over", "the game is over: '%s' comes too late", move);
        }
    }

    /// How long each player may think, where all have the same clock.
    public Clock clock() {
        return clocks.clock(0);
    }

    /// Whether somebody looks at how long players think.
    public boolean isTimed() {
        return isTimed;
    }

    /// Whether somebody looks at how long this player thinks.
    public boolean isTimed(int player) {
        return isTimed && clocks.isTimed(player);
    }

    /// How long a player may still think about a move; empty where nobody looks at its clock.
    public Optional<Duration> timeLeft(int player) {
        return isTimed(player) ? Optional.of(Duration.ofNanos(clocks.left(player))) : Optional.empty();
    }

    /// The player to move has thought so long; it comes before its move. Gives why it is out, by
    /// [#expel] and [Ending#TIMEOUT], if that was too long. Who stands in for somebody has no clock.
    public Optional<String> spend(long nanos) {
        if (!isTimed(mover) || absent.isAbsent(mover)) {
            return Optional.empty();
        }
        long left = clocks.left(mover);
        if (!clocks.spend(mover, nanos)) {
            return Optional.of(Reason.tooLong(nanos, left));
        }
        onlooker.thought(nanos);
        return Optional.empty();
    }

    /// The player to move has taken a decision back, for which it had spent so long: it has that time
    /// again, and what it got for moving no more.
    public void giveBack(long nanos) {
        if (isTimed(mover) && !absent.isAbsent(mover)) {
            clocks.giveBack(mover, nanos);
        }
    }

    /// A player gets more time, if it has a bank of it.
    public void extend(int player, long nanos) {
        clocks.extend(player, nanos);
    }

    /// Plays a move that is known to be legal.
    ///
    /// @param choices how many the player could choose from
    void play(int move, int choices) {
        make(mover, move, choices);
        goOn();
    }

    /// A player leaves; the game goes on while there are two left. Refuses whoever does not play or has
    /// left before, and anybody once the game is over: what it came to stands.
    ///
    /// @param ending one of [Ending#DEPARTURES]
    /// @param isIdle whether nobody takes the seat over, so that it makes the game's idle moves
    public void expel(int player, Ending ending, String reason, boolean isIdle) {
        if (!hasBegun) {
            throw new BadInput("departure.early", "the game has not begun: nobody can leave seat %d", player);
        }
        var departure = new Departure(player, log.size(), ending, reason);
        absent.check(departure, isOver());
        leave(departure, isIdle);
        goOn();
    }

    /// The players agree on a draw: the game is over, and those who are still here share the win alike.
    /// Refuses that in a game that knows no draws, and once the game is over.
    public void agree() {
        if (!hasBegun) {
            throw new BadInput("agree.early", "the game has not begun: there is nothing to agree on");
        }
        if (isOver()) {
            throw new BadInput("agree.late", "the game is over: it is too late to agree on a draw");
        }
        if (!table.game().knowsDraws()) {
            throw new BadInput(
                    "agree.no-draws",
                    "%s knows no draws: nobody can agree on one",
                    table.game().id());
        }
        isAgreed = true;
        mover = State.NOBODY;
    }

    /// Nobody plays the seat of an absent player any more: it makes idle moves.
    void idle(int player) {
        absent.makeIdle(player);
        goOn();
    }

    private void leave(Departure departure, boolean isIdle) {
        absent.add(departure, isIdle);
        table.leave(departure.seat());
        onlooker.departed(table.state(), departure);
    }

    /// Takes back the last decision of a player and all that came of it by itself, and gives the ply at
    /// which it can be made again; −1, and nothing changes, if there is none since somebody last left, or
    /// the players have agreed on a draw.
    /// Chance will draw the same again where the same is played.
    public int undo() {
        int ply = log.lastDecision();
        if (isAgreed || ply < 0 || ply < absent.lastPly()) {
            return -1;
        }
        log.cut(ply);
        mover = table.mover();
        onlooker.undone(ply);
        return ply;
    }

    /// The moves so far, as players are told of them.
    Log log() {
        return log;
    }

    GuardedState table() {
        return table;
    }

    /// Who has left, in the order of leaving.
    public List<Departure> departures() {
        return absent.departures();
    }

    /// Whether a player has left.
    public boolean isAbsent(int player) {
        return absent.isAbsent(player);
    }

    /// How the game came to its end, or, while it goes on, [Ending#ABANDONED].
    public Ending ending() {
        return reckoning.ending(isAgreed);
    }

    /// The points of a player as they stand now.
    public int score(int player) {
        return table.score(player);
    }

    /// A player's share of the win once the game is over. Whoever left has none: the others share what
    /// its seat has won.
    public double payoff(int player) {
        return isOver() ? reckoning.payoff(player, isAgreed) : 0;
    }

    /// What the game came to; while it goes on, what it would come to if it were broken off.
    public Result result() {
        return reckoning.result(isOver(), isAgreed);
    }
}
