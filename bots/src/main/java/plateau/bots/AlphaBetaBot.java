package plateau.bots;

import java.time.Duration;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import plateau.bots.search.AlphaBeta;
import plateau.bots.search.Budget;
import plateau.core.*;
import plateau.core.options.Option;
import plateau.games.piles.Piles;

/// Alpha-beta search
public record AlphaBetaBot(
        @Option(help = "positions", byDefault = "100000") int steps,
        @Option(help = "depth", byDefault = "20") int depth)
        implements Bot {
    @Override
    public String id() {
        return "alphabeta";
    }

    @Override
    public boolean plays(Game game) {
        return game instanceof Piles;
    }

    @Override
    public Player player() {
        return new Player() {
            @Nullable AlphaBeta search;

            @Override
            public int choose(Turn turn) {
                if (search == null)
                    search =
                            new AlphaBeta(
                                    turn.position(),
                                    Objects.requireNonNull(Evaluations.of(turn.position())).get(),
                                    depth);
                return search.best(turn.position(), new Budget(steps, Duration.ZERO));
            }
        };
    }
}
