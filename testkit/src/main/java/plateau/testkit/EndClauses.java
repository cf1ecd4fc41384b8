package plateau.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;
import static org.assertj.core.api.Assertions.within;

import plateau.core.Result;

/// The clauses of [GameContract] on how a game ends.
public final class EndClauses {
    private EndClauses() {}

    /// The game is over before the ply limit.
    public static void theGameEnds(RandomGame game) {
        if (!game.end().isOver()) {
            fail("%s: not over after %d plies", game, game.plies());
        }
    }

    /// Payoffs are shares of one win: none is negative, and they sum to one.
    public static void payoffsShareOneWin(RandomGame game) {
        var end = game.end();
        if (end.isOver()) {
            var payoffs = Result.finished(end).payoffs();
            assertThat(payoffs).as("payoffs of %s", game).allMatch(payoff -> payoff >= 0);
            assertThat(payoffs.stream().mapToDouble(payoff -> payoff).sum())
                    .as("sum of the payoffs %s of %s", payoffs, game)
                    .isCloseTo(1, within(1e-9));
        }
    }
}
