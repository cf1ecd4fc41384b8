package plateau.arena.evaluation.sweep;

import java.math.BigInteger;
import java.util.Optional;
import plateau.core.text.BadInput;
import plateau.core.text.Message;

/// How much a sweep asks for, which whoever is refused is told besides.
///
/// @param cells nothing where they cannot be counted
/// @param games of each cell; 0 where that is not known
/// @param isMost whether there may be fewer games
public record SweepSize(Optional<BigInteger> cells, long games, boolean isMost) {
    /// Larger ones tell nobody anything.
    private static final int MOST_BITS = 200;

    /// That of a plan.
    public static SweepSize of(EvaluationPlan plan) {
        var cells = BigInteger.ONE;
        for (var axis : plan.axes()) {
            cells = cells.multiply(BigInteger.valueOf(axis.values().size()));
        }
        return new SweepSize(
                Optional.of(cells),
                plan.isSearch() ? 0 : plan.games(),
                plan.until().isPresent());
    }

    /// The refusal with this at its end.
    public BadInput told(BadInput refused) {
        return cells.filter(each -> each.bitLength() <= MOST_BITS)
                .map(each -> told(refused, each))
                .orElse(refused);
    }

    private BadInput told(BadInput refused, BigInteger count) {
        if (games == 0) {
            return new BadInput("evaluation.extent-cells", "%s (%s)", refused.inWords(), cells(count));
        }
        return new BadInput(
                "evaluation.extent",
                "%s (%s, %s)",
                refused.inWords(),
                cells(count),
                games(count.multiply(BigInteger.valueOf(games)), isMost));
    }

    private static Message cells(BigInteger count) {
        return count.equals(BigInteger.ONE)
                ? Message.of("evaluation.one-cell", "1 cell")
                : Message.of("evaluation.cells", "%,d cells", count);
    }

    /// So many games, or up to so many.
    static Message games(BigInteger count, boolean isMost) {
        if (isMost && count.signum() > 0) {
            return Message.of("evaluation.games-at-most", "up to %,d games", count);
        }
        return count.equals(BigInteger.ONE)
                ? Message.of("evaluation.one-game", "1 game")
                : Message.of("evaluation.games", "%,d games", count);
    }
}
