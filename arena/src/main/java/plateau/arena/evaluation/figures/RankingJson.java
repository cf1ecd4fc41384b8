package plateau.arena.evaluation.figures;

import java.util.List;
import plateau.core.wire.Help;
import plateau.core.wire.Least;
import plateau.core.wire.Most;
import plateau.core.wire.Name;

/// A ranking for programs.
@Name("Ranking")
@Help("The cells by a goal, from the best on.")
public record RankingJson(
        String goal,

        @Help("How likely the first is the best of those tried, at least.") @Least(0) @Most(1)
        double sure,

        @Help("The best of those tried is among this share of all, with 95 % confidence; 0 where all were tried.")
        @Least(0)
        @Most(1)
        double among,

        @Help("How sure it is that the first itself is; 0 for no claim.") @Least(0) @Most(1)
        double sureAmong,

        @Help("How many others may be as good as the first.") @Least(0)
        long rivals,

        @Help("How many others have the very same value.") @Least(0)
        long ties,

        List<Ranking.Ranked> cells,
        List<Ranking.Round> rounds) {
    public static RankingJson of(Ranking ranking) {
        return new RankingJson(
                ranking.goal(),
                ranking.sure(),
                ranking.among(),
                ranking.sureAmong(),
                ranking.rivals(),
                ranking.ties(),
                ranking.cells(),
                ranking.rounds());
    }
}
