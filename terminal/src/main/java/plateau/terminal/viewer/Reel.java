package plateau.terminal.viewer;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import plateau.arena.Onlooker;
import plateau.core.Ask;
import plateau.core.Departure;
import plateau.core.Event;
import plateau.core.Game;
import plateau.core.Moves;
import plateau.core.Result;
import plateau.core.State;

/// A game kept as its moves, of which any position can be had again. Whoever plays or reads the game adds
/// to it in one thread while somebody looks at it in another.
///
/// Of long games few positions are kept, ever further apart: none is far, and they need little room.
public final class Reel implements Onlooker {
    private static final int MOST_KEPT = 64;

    private final Game game;
    private final int players;
    private final Moves moves = new Moves();
    private final Moves movers = new Moves();
    private final Moves millis = new Moves();
    private final Moves decisions = new Moves();
    private final List<Departure> departures = new ArrayList<>();
    private final Scores scores;
    private final TreeMap<Integer, State> kept = new TreeMap<>();
    private int spacing = 32;
    private int thought;
    private final State shown;
    private int shownPly;
    private int shownDepartures;
    private boolean isComplete;
    private @Nullable Result result;
    private @Nullable Throwable failure;

    public Reel(Game game, int players) {
        this.game = game;
        this.players = players;
        shown = game.begin(players);
        kept.put(0, game.begin(players));
        scores = new Scores(shown);
    }

    Game game() {
        return game;
    }

    int players() {
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
        if (mover != State.CHANCE) {
            decisions.add(ply);
        }
        moves.add(move);
        movers.add(mover);
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

    synchronized boolean isComplete() {
        return isComplete;
    }

    synchronized Optional<Result> result() {
        return Optional.ofNullable(result);
    }

    /// Why the game could not be played, or read, any further.
    synchronized Optional<Throwable> failure() {
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
    synchronized int plies() {
        return moves.size();
    }

    /// How many moves players have made.
    synchronized int turns() {
        return decisions.size();
    }

    /// A number that is another one whenever something has been added.
    synchronized int version() {
        return 2 * (moves.size() + departures.size()) + (isComplete ? 1 : 0);
    }

    /// The ply of the position after so many moves of players and whatever chance has drawn since.
    synchronized int plyAfter(int turns) {
        return turns < decisions.size() ? decisions.get(turns) : moves.size();
    }

    /// Which move of the players' a ply is, from 1; 0 for one of chance.
    synchronized int turnOf(int ply) {
        if (movers.get(ply) == State.CHANCE) {
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

    synchronized int mover(int ply) {
        return movers.get(ply);
    }

    synchronized String notation(int ply) {
        return Ask.notation(at(ply), moves.get(ply));
    }

    /// What the move of a ply did.
    synchronized List<Event> events(int ply) {
        return at(ply).events(moves.get(ply));
    }

    /// Whether the move of a ply was kept from a viewer.
    synchronized boolean hides(int ply, int viewer) {
        return at(ply).hides(viewer, moves.get(ply));
    }

    /// The points of all players after so many plies.
    synchronized int[] scores(int ply) {
        return scores.at(ply);
    }

    /// The plies after which somebody had more or fewer points than before.
    synchronized List<Integer> changes() {
        return scores.changes();
    }

    /// The milliseconds that a player had thought after so many plies.
    synchronized long spent(int player, int ply) {
        long sum = 0;
        for (int i = 0; i < Math.min(ply, millis.size()); i++) {
            sum += movers.get(i) == player ? millis.get(i) : 0;
        }
        return sum;
    }

    /// How many moves a player had made after so many plies.
    synchronized int made(int player, int ply) {
        int count = 0;
        for (int i = 0; i < Math.min(ply, movers.size()); i++) {
            count += movers.get(i) == player ? 1 : 0;
        }
        return count;
    }

    /// Those who left at a ply, before its move.
    synchronized List<Departure> departures(int ply) {
        return departures.stream().filter(each -> each.ply() == ply).toList();
    }

    /// The position after so many plies; not to be changed, and good until another is asked for.
    synchronized State at(int ply) {
        var nearest = Objects.requireNonNull(kept.floorEntry(ply));
        boolean isStale = shownDepartures != departures.size();
        if (isStale || shownPly > ply || shownPly < nearest.getKey()) {
            shown.copyFrom(nearest.getValue());
            shownPly = nearest.getKey();
            shownDepartures = departures.size();
            if (shownPly == 0) {
                leave();
            }
        }
        while (shownPly < ply) {
            shown.play(moves.get(shownPly++));
            leave();
        }
        return shown;
    }

    private void leave() {
        departures(shownPly).forEach(departure -> shown.leave(departure.seat()));
    }
}
