package plateau.terminal.screen;

import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import plateau.core.Game;
import plateau.core.Result;
import plateau.core.State;

/// How a game ended, and who has won.
///
/// @param names what the players are called
record Finale(Words words, Game game, IntFunction<String> names) {
    /// @param moves how many moves the players have made
    /// @param isTold whether a departure has told why already
    String ending(Result result, int moves, boolean isTold) {
        return switch (result.ending()) {
            case FINISHED -> over(result.reason(), moves);
            case AGREED -> words.get("agreed", moves);
            case ABANDONED -> brokenOff("abandoned", result, moves, isTold);
            case ILLEGAL_MOVE, TIMEOUT, CRASH, RESIGNED -> brokenOff("broken", result, moves, isTold);
        };
    }

    private String over(String cause, int moves) {
        var why = words.cause(game, cause);
        return cause.isEmpty() || !why.isEmpty()
                ? (words.get("over", moves) + " " + why).stripTrailing()
                : words.get("over.because", moves, cause.replace('-', ' '));
    }

    private String brokenOff(String key, Result result, int moves, boolean isTold) {
        return isTold
                ? words.get(key + ".told", moves)
                : Departures.why(words, key, result.reason(), moves, result.ending());
    }

    /// @param last the position in which it ended
    Optional<String> winners(Result result, State last) {
        var payoffs = result.payoffs();
        var winners = IntStream.range(0, payoffs.size())
                .filter(player -> payoffs.get(player) > 0)
                .boxed()
                .toList();
        if (payoffs.isEmpty()) {
            return Optional.empty();
        }
        if (isDrawn(result, last)) {
            return Optional.of(words.get("draw"));
        }
        if (winners.size() == 1) {
            return Optional.of(words.get("winner", names.apply(winners.getFirst())));
        }
        double first = payoffs.get(winners.getFirst());
        boolean areEqual = winners.stream().allMatch(each -> Math.abs(payoffs.get(each) - first) < 1e-9);
        var shares = areEqual ? words.list(winners.stream().map(names::apply).toList()) : shares(winners, payoffs);
        return Optional.of(words.get("shared", shares));
    }

    /// Whoever left has no share of a draw that the others agreed on.
    private static boolean isDrawn(Result result, State last) {
        return switch (result.ending()) {
            case FINISHED -> last.isDrawn();
            case AGREED -> result.payoffs().stream().allMatch(share -> share > 0);
            case ABANDONED, ILLEGAL_MOVE, TIMEOUT, CRASH, RESIGNED -> false;
        };
    }

    private String shares(List<Integer> winners, List<Double> payoffs) {
        return winners.stream()
                .map(each -> words.get(
                        each.equals(winners.getFirst()) ? "share.first" : "share",
                        names.apply(each),
                        100 * payoffs.get(each)))
                .collect(Collectors.joining(", "));
    }
}
