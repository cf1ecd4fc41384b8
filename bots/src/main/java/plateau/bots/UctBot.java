package plateau.bots;

import java.time.Duration;
import plateau.bots.search.Budget;
import plateau.bots.search.Uct;
import plateau.core.Player;
import plateau.core.options.Option;
import plateau.core.text.BadInput;

/// Plain UCT with random games to the end: the yardstick for every bot that searches.
public record UctBot(
        @Option(help = "how long it thinks about a move", byDefault = "none")
        Duration time,

        @Option(
                help = "random games that a move is chosen by, 0 for any number",
                computed = "1000, any number when time is given",
                max = 100_000_000)
        int steps)
        implements Bot {
    public UctBot {
        if (steps == 0 && time.isZero()) {
            throw new BadInput("bot.steps", "steps must be at least 1 unless time is given, not 0");
        }
    }

    static int steps(Duration time) {
        return MctsBot.steps(time);
    }

    @Override
    public String id() {
        return "uct";
    }

    @Override
    public Player player() {
        return new Uct(new Budget(steps, time));
    }
}
