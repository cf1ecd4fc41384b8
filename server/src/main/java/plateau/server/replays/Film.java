package plateau.server.replays;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import plateau.core.Ask;
import plateau.core.Game;
import plateau.core.Result;
import plateau.core.Span;
import plateau.core.State;
import plateau.core.records.GameRecord;
import plateau.core.records.Replay;
import plateau.core.text.BadInput;
import plateau.games.Games;
import plateau.server.tables.Access;

/// A game that can be looked at from any ply: its moves were checked once, and a few of its positions are
/// kept, from which any other is soon reached. It never changes.
public final class Film {
    /// So many positions are kept, whatever the length of the game.
    private static final int KEPT = 16;

    /// So many of them are a quarter of the game.
    private static final int QUARTER = KEPT / 4;

    private final String id;
    private final boolean isTable;
    private final Access access;
    private final GameRecord record;
    private final Game game;

    /// What chance and the players did, as the rules have it.
    private final int[] moves;

    /// Who moved, by ply: a seat, or [State#CHANCE].
    private final int[] movers;

    /// How many moves there were to choose from; 0 where nobody was there to decide.
    private final int[] choices;

    /// Whether a move began a turn, by ply.
    private final boolean[] begins;

    private final int step;
    private final List<State> kept = new ArrayList<>();

    private Film(String id, boolean isTable, GameRecord record, Access access) {
        this.id = id;
        this.isTable = isTable;
        this.access = access;
        this.record = record;
        game = Games.of(record);
        int plies = record.moves().size();
        moves = new int[plies];
        movers = new int[plies];
        choices = new int[plies];
        begins = new boolean[plies];
        step = Math.max(1, (plies + KEPT - 1) / KEPT);
        run(new Replay(game, record));
    }

    /// The game of a table that is over.
    static Film ofTable(String id, GameRecord record, Access access) {
        return new Film(id, true, record, access);
    }

    /// A record that somebody brought, or of a tournament; refuses one whose moves do not hold, naming the
    /// first that does not.
    static Film ofRecord(String id, GameRecord record) {
        return new Film(id, false, record, Access.FREE);
    }

    private void run(Replay replay) {
        while (replay.hasNext()) {
            int ply = replay.ply();
            if (ply % step == 0) {
                kept.add(replay.state().copy());
            }
            movers[ply] = replay.state().mover();
            begins[ply] = movers[ply] != State.CHANCE && !replay.state().isMidTurn();
            boolean isDecision = replay.isDecision();
            moves[ply] = replay.nextMove();
            choices[ply] = isDecision ? replay.choices() : 0;
            replay.next();
        }
        kept.add(replay.state().copy());
    }

    public String id() {
        return id;
    }

    /// Whether it is the game of a table, and not a record from elsewhere.
    public boolean isTable() {
        return isTable;
    }

    /// Who may look at it.
    public Access access() {
        return access;
    }

    public GameRecord record() {
        return record;
    }

    /// What the game came to, if it has come to an end.
    public Optional<Result> result() {
        var end = kept.getLast();
        return record.result().or(() -> end.isOver() ? Optional.of(Result.finished(end)) : Optional.empty());
    }

    /// How far the board reaches by the end of the quarter of the game in which a ply is: it jumps now and
    /// then only, and is never much smaller than it need be.
    public List<Span> spans(int ply) {
        int end = (ply / step / QUARTER + 1) * QUARTER;
        var later = kept.get(Math.min(end, kept.size() - 1));
        return Ask.view(later, State.ALL_SEEING).spans();
    }

    public Game game() {
        return game;
    }

    public int plies() {
        return moves.length;
    }

    /// Who made a move: a seat, or [State#CHANCE].
    public int mover(int ply) {
        return movers[ply];
    }

    /// Whether a player began a turn with a move.
    public boolean begins(int ply) {
        return begins[ply];
    }

    public int move(int ply) {
        return moves[ply];
    }

    /// How many moves a player had to choose from; 0 where nobody decided.
    public int choices(int ply) {
        return choices[ply];
    }

    /// Refuses a ply that the game does not have.
    public void check(int ply) {
        if (ply > plies()) {
            throw new BadInput("replay.ply", "ply: the game has %d moves; %d is too many", plies(), ply);
        }
    }

    /// The position after so many moves; the caller's own.
    public State at(int ply) {
        check(ply);
        int from = ply == plies() ? kept.size() - 1 : ply / step;
        var state = kept.get(from).copy();
        for (int each = from * step; each < ply && from < kept.size() - 1; each++) {
            advance(state, each);
        }
        return state;
    }

    /// Plays the move of a ply on a position at that ply.
    void advance(State state, int ply) {
        state.play(moves[ply]);
        for (var departure : record.departures()) {
            if (departure.ply() == ply + 1) {
                state.leave(departure.seat());
            }
        }
    }

    /// The words of the last turn of a player before a ply, see [Replay#lastTurn].
    public List<String> lastTurn(int ply) {
        int first = ply - 1;
        while (first > 0 && !begins[first]) {
            first--;
        }
        var words = new ArrayList<String>();
        for (int each = Math.max(first, 0); each < ply; each++) {
            if (movers[each] != State.CHANCE) {
                words.addAll(Arrays.asList(record.moves().get(each).split(" ")));
            }
        }
        return words;
    }

    /// The plies at which a turn of a player is done, the beginning and the end: where a picture is worth
    /// it.
    public List<Integer> turns() {
        var turns = new ArrayList<Integer>();
        turns.add(0);
        for (int ply = 0; ply < plies(); ply++) {
            if (movers[ply] != State.CHANCE || ply == plies() - 1) {
                turns.add(ply + 1);
            }
        }
        return turns;
    }
}
