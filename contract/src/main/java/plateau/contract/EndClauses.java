package plateau.contract;

import plateau.core.Result;
import plateau.core.text.Text;

/// The clauses of the [Contract] on how a game ends.
final class EndClauses {
    private static final double TOLERANCE = 1e-9;

    private EndClauses() {}

    /// The game is over before the ply limit.
    static void theGameEnds(RandomGame game) {
        if (!game.hasFailed() && !game.end().isOver()) {
            throw new Breach(Text.format("not over after %d plies", game.plies()));
        }
    }

    /// Payoffs are shares of one win: none is negative, they sum to one, and where nobody has won they
    /// are equal.
    static void payoffsShareOneWin(RandomGame game) {
        var end = game.end();
        if (!end.isOver()) {
            return;
        }
        var payoffs = Result.finished(end).payoffs();
        if (payoffs.stream().anyMatch(payoff -> !(payoff >= 0))) {
            throw new Breach(Text.format("the payoffs are %s, expected none below 0", payoffs));
        }
        double sum = payoffs.stream().mapToDouble(payoff -> payoff).sum();
        if (!(Math.abs(sum - 1) <= TOLERANCE)) {
            throw new Breach(Text.format("the sum of the payoffs %s is %s, expected 1", payoffs, sum));
        }
        if (end.isDrawn() && payoffs.stream().distinct().count() > 1) {
            throw new Breach(Text.format("nobody has won, but the payoffs %s differ", payoffs));
        }
    }

    /// Why a game ended is a key that records and translations can rely on; it may be left out.
    static void aCauseIsWordsAndHyphens(RandomGame game) {
        var end = game.end();
        if (end.isOver() && !end.cause().matches("|[a-z0-9]+(-[a-z0-9]+)*")) {
            throw new Breach(Text.format(
                    "cause() is '%s', expected lower-case words joined by hyphens, or nothing", end.cause()));
        }
    }
}
