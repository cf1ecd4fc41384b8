package plateau.bots.search;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import plateau.core.Lot;
import plateau.core.Player;
import plateau.core.State;
import plateau.core.Turn;

/// A player that searches, and keeps from turn to turn what it found.
public final class Searcher implements Player {
    private final Function<State, Search> searches;
    private final Budget budget;
    private @Nullable Search search;

    /// @param searches makes a search for the game of a position
    public Searcher(Function<State, Search> searches, Budget budget) {
        this.searches = searches;
        this.budget = budget;
    }

    @Override
    public int choose(Turn turn) {
        if (search == null) {
            search = searches.apply(turn.position());
        }
        if (turn.isFirst()) {
            search.forget();
        } else {
            search.follow(turn.since());
        }
        if (turn.legal().size() == 1) {
            return turn.legal().get(0);
        }
        search.think(turn.position(), turn.random().nextLong() & Lot.MAX_SEED, budget);
        return search.best();
    }
}
