package plateau.bots;

import java.time.Duration;
import plateau.bots.search.Budget;
import plateau.bots.search.Searcher;
import plateau.bots.search.Style;
import plateau.core.Player;
import plateau.core.options.Option;

/// Monte Carlo tree search, guided by the game's evaluation where there is one.
public record MctsBot(
        @Option(
                        help = "positions looked at for a move, 0 for any number",
                        byDefault = "1000",
                        max = 100_000_000)
                int steps,
        @Option(help = "milliseconds for a move, 0 for any", byDefault = "0") int time,
        @Option(help = "threads that search", byDefault = "1", min = 1, max = 64) int threads,
        @Option(help = "nodes of the tree at most", byDefault = "1000000", min = 100) int nodes,
        @Option(help = "moves in a hundred it does not see", byDefault = "0", max = 99)
                int overlook,
        @Option(help = "exploration, in percent", byDefault = "150") int exploration,
        @Option(help = "sharpness of priors", byDefault = "8") int sharpness,
        @Option(help = "playout", byDefault = "0") int playout)
        implements Bot {
    @Override
    public String id() {
        return "mcts";
    }

    @Override
    public String summary() {
        return "";
    }

    @Override
    public Player player() {
        return new Searcher(
                Evaluations::of,
                new Style(exploration / 100.0, sharpness, playout, nodes, overlook, threads),
                new Budget(steps, Duration.ofMillis(time)));
    }
}
