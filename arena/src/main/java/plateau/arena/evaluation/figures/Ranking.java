package plateau.arena.evaluation.figures;

import java.util.List;
import plateau.core.wire.Help;
import plateau.core.wire.Least;
import plateau.core.wire.Name;
import plateau.core.wire.OrNull;

/// Which cells come nearest to a goal, and how sure that is.
///
/// @param goal as it was asked for
/// @param cells the best first; of a search, those that were tried, of which those that went further come
///     first. Those of which the goal has no value are not there.
/// @param sure how likely the first is the best of those tried, at least
/// @param among of a search that did not try every cell: with 95 % confidence the true best of those tried,
///     whichever it is, is among this share of all; 0 where all were tried
/// @param rounds of a search; empty otherwise
public record Ranking(String goal, List<Ranked> cells, double sure, double among, List<Round> rounds) {
    /// A cell, and how near it comes.
    ///
    /// @param cell its number
    /// @param value of the goal: the more the better
    /// @param chance that it is better than the first; of the first, that it is the best
    @Name("RankedCell")
    @Help("A cell in a ranking; null is what is not known.")
    public record Ranked(
            @Help("Its number.") @Least(0) long cell,
            @OrNull double value,

            @Help("Where the 95 % interval of its value begins.") @OrNull
            double low,

            @Help("Where it ends.") @OrNull double high,

            @Help("That it is better than the first; of the first, that it is the best.") @OrNull
            double chance) {}

    /// A round of a search.
    ///
    /// @param cells how many were played
    /// @param games of each, with those of earlier rounds
    public record Round(@Least(0) long cells, @Least(0) long games) {}

    /// Of [#among].
    private static final double CONFIDENCE = 0.95;

    /// Who is less likely better than the first is no rival of it.
    private static final double RIVAL = 0.05;

    /// What two that are the same come to.
    private static final double LIKELY = 0.5;

    /// From here on something is said of it beside cells that were not tried.
    private static final double HIGH = 0.9;

    public Ranking {
        cells = List.copyOf(cells);
        rounds = List.copyOf(rounds);
    }

    /// Whether the first is more likely the best than not.
    public boolean isLikely() {
        return sure > LIKELY;
    }

    /// How sure it is that the first itself is [#among] that share of all: both that it is the best of those
    /// tried and that the best of those is. 0 where no such claim can be made.
    public double sureAmong() {
        return among > 0 && sure >= HIGH ? sure - (1 - CONFIDENCE) : 0;
    }

    /// How many others may be as good as the first, or better: with a chance of 5 % or more.
    public long rivals() {
        return cells.stream().skip(1).filter(each -> each.chance() >= RIVAL).count();
    }

    /// How many others have the very same value as the first.
    public long ties() {
        return cells.stream()
                .skip(1)
                .filter(each -> each.value() == cells.getFirst().value())
                .count();
    }
}
