package plateau.bots.search;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import plateau.core.Clock;
import plateau.core.Player;
import plateau.core.Seating;
import plateau.core.State;
import plateau.core.Turn;
import plateau.core.luck.Lot;

/// A player that searches. If only time ends its thinking it keeps from turn to turn what it found. If it
/// counts steps it begins anew each time: its move then depends on the position and its luck alone, so
/// that a game that was stopped and goes on from its record is the same game.
public final class Searcher implements Player {
    private final Function<State, Search> searches;
    private final Budget budget;
    private @Nullable Search search;
    private Clock clock = Clock.NONE;
    private boolean isNew = true;

    /// @param searches makes a search for the game of a position
    public Searcher(Function<State, Search> searches, Budget budget) {
        this.searches = searches;
        this.budget = budget;
    }

    @Override
    public void begin(Seating seating) {
        isNew = true;
        clock = seating.clock();
    }

    @Override
    public int choose(Turn turn) {
        if (search == null) {
            search = searches.apply(turn.position());
        }
        var allowed = budget.within(clock, turn.timeLeft());
        if (isNew || allowed.hasSteps()) {
            search.forget();
        } else {
            search.follow(turn.since());
        }
        isNew = false;
        if (turn.legal().size() == 1) {
            return turn.legal().get(0);
        }
        search.think(turn.position(), turn.random().nextLong() & Lot.MAX_SEED, allowed);
        return search.best();
    }
}
