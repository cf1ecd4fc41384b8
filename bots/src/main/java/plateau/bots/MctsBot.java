package plateau.bots;

import java.time.Duration;
import java.util.Optional;
import plateau.bots.search.Analyst;
import plateau.bots.search.Budget;
import plateau.bots.search.Search;
import plateau.bots.search.Searcher;
import plateau.bots.search.Style;
import plateau.core.Player;
import plateau.core.State;
import plateau.core.options.Option;
import plateau.core.text.BadInput;

/// Monte Carlo tree search, guided by the game's evaluation where there is one.
public record MctsBot(
        @Option(help = "how long it thinks about a move", byDefault = "none")
        Duration time,

        @Option(
                help = "ways down its tree that a move is chosen by, 0 for any number",
                computed = "1000, any number when time is given",
                max = 100_000_000)
        int steps,

        @Option(help = "threads that search; what they find is the same", byDefault = "1", min = 1, max = 8)
        int threads,

        @Option(help = "nodes its tree has at most", byDefault = "1000000", min = 100, max = 100_000_000)
        int nodes,

        @Option(help = "moves in a hundred that it does not see", byDefault = "0", max = 99)
        int overlook)
        implements Bot {
    private static final int STEPS = 1000;

    public MctsBot {
        if (steps == 0 && time.isZero()) {
            throw new BadInput("bot.steps", "steps must be at least 1 unless time is given, not 0");
        }
    }

    static int steps(Duration time) {
        return time.isZero() ? STEPS : 0;
    }

    @Override
    public String id() {
        return "mcts";
    }

    @Override
    public Player player() {
        return new Searcher(this::search, budget());
    }

    @Override
    public Optional<Analyst> analyst() {
        return Optional.of((position, seed, goesOn) -> {
            var search = search(position);
            search.think(position, seed, budget(), goesOn);
            return search.analysis();
        });
    }

    /// A search of its kind, for positions of one game.
    public Search search(State position) {
        var style = new Style(nodes, overlook, threads);
        return new Search(position, Evaluations.of(position), style);
    }

    /// How long it thinks.
    public Budget budget() {
        return new Budget(steps, time);
    }
}
