package plateau.core;

import java.util.ArrayList;
import java.util.List;
import plateau.core.wire.Help;
import plateau.core.wire.Least;
import plateau.core.wire.Most;
import plateau.core.wire.Name;

/// What a game came to: scores, shares of the win (none when nobody won them), how it ended, and why:
/// [State#cause] where it is finished, in words where it was broken off.
@Name("Result")
@Help("What a game came to.")
public record Result(
        List<Integer> scores,
        @Help("The share of the win of each seat.") List<@Least(0) @Most(1) Double> payoffs,
        Ending ending,
        String reason) {
    public Result {
        scores = List.copyOf(scores);
        payoffs = List.copyOf(payoffs);
    }

    /// The result of a position in which the game is over by its own rules.
    public static Result finished(State state) {
        var payoffs = new ArrayList<Double>();
        for (int player = 0; player < state.players(); player++) {
            payoffs.add(state.payoff(player));
        }
        return new Result(scores(state), payoffs, Ending.FINISHED, state.cause());
    }

    /// The scores of a position, finished or not.
    public static List<Integer> scores(State state) {
        var scores = new ArrayList<Integer>();
        for (int player = 0; player < state.players(); player++) {
            scores.add(state.score(player));
        }
        return scores;
    }
}
