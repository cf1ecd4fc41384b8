package plateau.arena.reel;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import plateau.arena.match.Onlooker;
import plateau.core.Ask;
import plateau.core.Departure;
import plateau.core.Event;
import plateau.core.Game;
import plateau.core.Moves;
import plateau.core.Result;
import plateau.core.State;
import plateau.core.records.GameRecord;
import plateau.core.records.Replay;

/// A game kept as its moves, of which any position can be had again. Whoever plays or reads the game adds
/// to it in one thread while others look at it.
///
/// A few positions are kept, in long games ever further apart: none is far, and they need little room.
public final class Reel implements Onlooker {
    private static final int MOST_KEPT = 64;
    private static final int SPACING = 32;

    private final Game game;
    private final int players;
    private final Moves moves = new Moves();
    private final Moves movers = new Moves();
    private final Moves choices = new Moves();
    private final Moves millis = new Moves();
    private final Moves decisions = new Moves();
    private final BitSet begins = new BitSet();
    private final List<Departure> departures = new ArrayList<>();
    private final ScoreCurve scores;
    private final TreeMap<Integer, State> kept = new TreeMap<>();
    private int spacing;
    private int thought;
    private Looked looked;
    private boolean isComplete;
    private @Nullable Result result;
    private @Nullable Throwable failure;

    /// The position that somebody looked at last, and how many had left by then.
    private record Looked(int ply, State state, int departures) {}

    public Reel(Game game, int players) {
        this(game, players, SPACING);
    }

    private Reel(Game game, int players, int spacing) {
        this.game = game;
        this.players = players;
        this.spacing = spacing;
        var first = game.begin(players);
        kept.put(0, first);
        looked = new Looked(0, first, 0);
        scores = new ScoreCurve(first);
    }

    /// The game of a record. Refuses one whose moves do not hold, naming the first that does not.
    ///
    /// @param most how many positions are kept
    public static Reel of(Game game, GameRecord record, int most) {
        int plies = record.moves().size();
        var reel = new Reel(game, record.players(), Math.max(1, (plies + most - 1) / most));
        var replay = new Replay(game, record);
        var state = replay.state();
        reel.departures.addAll(replay.departures());
        while (replay.hasNext()) {
            boolean isDecision = replay.isDecision();
            int move = replay.nextMove();
            reel.moving(state, state.mover(), move, isDecision ? replay.choices() : 0);
            replay.next();
            reel.departures.addAll(replay.departures());
            reel.moved(state);
        }
        record.result()
                .or(() -> state.isOver() ? Optional.of(Result.finished(state)) : Optional.empty())
                .ifPresentOrElse(reel::end, () -> reel.end(null));
        return reel;
    }

    public Game game() {
        return game;
    }

    public int players() {
        return players;
    }

    @Override
    public synchronized void thought(long nanos) {
        thought = (int) Math.min(Integer.MAX_VALUE, TimeUnit.NANOSECONDS.toMillis(nanos));
    }

    @Override
    public synchronized void moving(State before, int mover, int move, int choices) {
        int ply = moves.size();
        if (ply > 0 && ply % spacing == 0) {
            keep(ply, before.copy());
        }
        if (choices > 0) {
            decisions.add(ply);
        }
        if (mover != State.CHANCE) {
            begins.set(ply, !before.isMidTurn());
        }
        moves.add(move);
        movers.add(mover);
        this.choices.add(choices);
        millis.add(thought);
        thought = 0;
    }

    /// How many positions are kept.
    synchronized int kept() {
        return kept.size();
    }

    private void keep(int ply, State state) {
        kept.put(ply, state);
        if (kept.size() > MOST_KEPT) {
            spacing *= 2;
            kept.keySet().removeIf(each -> each % spacing != 0);
        }
    }

    @Override
    public synchronized void moved(State after) {
        scores.add(moves.size(), after);
    }

    @Override
    public synchronized void departed(State state, Departure departure) {
        departures.add(departure);
    }

    /// Nothing more comes.
    ///
    /// @param came what the game came to; null where it is not over
    public synchronized void end(@Nullable Result came) {
        result = came;
        isComplete = true;
    }

    /// Nothing more comes since something is wrong.
    public synchronized void fail(Throwable why) {
        failure = why;
        isComplete = true;
    }

    public synchronized boolean isComplete() {
        return isComplete;
    }

    /// What the game came to, if it has come to an end.
    public synchronized Optional<Result> result() {
        return Optional.ofNullable(result);
    }

    /// Why the game could not be played, or read, any further.
    public synchronized Optional<Throwable> failure() {
        return Optional.ofNullable(failure);
    }

    /// Throws again what kept the game from being played, or read, any further.
    public synchronized void rethrow() {
        switch (failure) {
            case null -> {}
            case Error error -> throw error;
            case RuntimeException thrown -> throw thrown;
            default -> throw new IllegalStateException(failure);
        }
    }

    /// How many moves there are, those of chance included.
    public synchronized int plies() {
        return moves.size();
    }

    /// How many moves players have chosen: what is done for those who have left is nobody's move.
    public synchronized int turns() {
        return decisions.size();
    }

    /// A number that is another one whenever something has been added.
    public synchronized int version() {
        return 2 * (moves.size() + departures.size()) + (isComplete ? 1 : 0);
    }

    /// The ply of the position after so many moves of players and whatever came of itself since.
    public synchronized int plyAfter(int turns) {
        return turns < decisions.size() ? decisions.get(turns) : moves.size();
    }

    /// How many moves chance has made.
    public synchronized int draws() {
        return (int) of(State.CHANCE, movers.size()).count();
    }

    /// Whether a player has left before a ply.
    public synchronized boolean hasLeft(int player, int ply) {
        return departures.stream().anyMatch(each -> each.seat() == player && each.ply() <= ply);
    }

    /// Which move of the players' a ply is, from 1; 0 for one that nobody chose.
    public synchronized int turnOf(int ply) {
        if (choices.get(ply) == 0) {
            return 0;
        }
        int low = 0;
        int high = decisions.size() - 1;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (decisions.get(middle) < ply) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low + 1;
    }

    /// Who made a move: a seat, or [State#CHANCE].
    public synchronized int mover(int ply) {
        return movers.get(ply);
    }

    public synchronized int move(int ply) {
        return moves.get(ply);
    }

    /// How many moves a player had to choose from; 0 where nobody decided.
    public synchronized int choices(int ply) {
        return choices.get(ply);
    }

    /// Whether a player began a turn with a move.
    public synchronized boolean begins(int ply) {
        return begins.get(ply);
    }

    public String notation(int ply) {
        return Ask.notation(look(ply), move(ply));
    }

    /// What the move of a ply did.
    public List<Event> events(int ply) {
        return look(ply).events(move(ply));
    }

    /// Whether the move of a ply was kept from a viewer.
    public boolean hides(int ply, int viewer) {
        return look(ply).hides(viewer, move(ply));
    }

    /// The points of all players after so many plies.
    public synchronized int[] scores(int ply) {
        return scores.at(ply);
    }

    /// The plies after which somebody had more or fewer points than before.
    public synchronized List<Integer> changes() {
        return scores.changes();
    }

    /// The milliseconds that a player had thought after so many plies.
    public synchronized long spent(int player, int ply) {
        return of(player, ply).mapToLong(millis::get).sum();
    }

    /// How many moves a player had made after so many plies.
    public synchronized int made(int player, int ply) {
        return (int) of(player, ply).count();
    }

    private IntStream of(int player, int ply) {
        return IntStream.range(0, Math.min(ply, movers.size())).filter(each -> movers.get(each) == player);
    }

    /// Those who left at a ply, before its move.
    public synchronized List<Departure> departures(int ply) {
        return departures.isEmpty()
                ? List.of()
                : departures.stream().filter(each -> each.ply() == ply).toList();
    }

    /// The position after so many plies; the caller's own.
    public State at(int ply) {
        return look(ply).copy();
    }

    /// The position after so many plies; not to be changed. It is made outside any lock, so that nobody
    /// waits for others who look elsewhere.
    public State look(int ply) {
        var last = looked();
        boolean isFresh = last.departures == left();
        if (isFresh && last.ply == ply) {
            return last.state;
        }
        var nearest = nearest(ply);
        var from = isFresh && last.ply < ply && last.ply > nearest.ply ? last : nearest;
        var state = from.state.copy();
        if (from.ply == 0) {
            leave(state, 0);
        }
        for (int each = from.ply; each < ply; each++) {
            advance(state, each);
        }
        return looked(new Looked(ply, state, nearest.departures)).state;
    }

    private synchronized Looked looked() {
        return looked;
    }

    private synchronized Looked looked(Looked now) {
        looked = now;
        return now;
    }

    private synchronized int left() {
        return departures.size();
    }

    private synchronized Looked nearest(int ply) {
        var nearest = Objects.requireNonNull(kept.floorEntry(ply));
        return new Looked(nearest.getKey(), nearest.getValue(), departures.size());
    }

    /// Plays the move of a ply on a position at that ply.
    public void advance(State state, int ply) {
        state.play(move(ply));
        leave(state, ply + 1);
    }

    private void leave(State state, int ply) {
        departures(ply).forEach(departure -> state.leave(departure.seat()));
    }
}
