package plateau.arena.evaluation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import plateau.arena.evaluation.figures.Estimate;
import plateau.arena.evaluation.figures.Goal;
import plateau.arena.evaluation.figures.Ranking;
import plateau.arena.evaluation.figures.Ranking.Ranked;

/// How near cells come to a goal. Where cells are sorted out in rounds, what was known at the end of each
/// round is kept, so that cells of which not the same games were played can be compared by those that both
/// have.
final class Ranks {
    /// That what comes out would not come out by chance.
    private static final double CHANCE = 0.05;

    private final Goal goal;
    private final boolean keepsRounds;
    private final Map<Long, List<Estimate>> estimates = new HashMap<>();

    Ranks(Goal goal, boolean keepsRounds) {
        this.goal = goal;
        this.keepsRounds = keepsRounds;
    }

    /// A round of a cell is over.
    void add(CellProgress cell) {
        var all = estimates.computeIfAbsent(cell.cell().number(), _ -> new ArrayList<>(1));
        if (!keepsRounds) {
            all.clear();
        }
        all.add(goal.estimate(cell.groups()));
    }

    /// What is known of a cell by now.
    Estimate of(long cell) {
        return all(cell).getLast();
    }

    private List<Estimate> all(long cell) {
        return Objects.requireNonNull(estimates.get(cell));
    }

    /// The best first: those that got farther, then those with the greater value.
    private Comparator<Long> order() {
        return Comparator.<Long>comparingInt(cell -> -all(cell).size()).thenComparing(byValue());
    }

    /// The greatest first; what is no number comes last, and of equals the first cell first.
    Comparator<Long> byValue() {
        return Comparator.<Long>comparingDouble(cell -> {
                    double value = of(cell).value();
                    return Double.isFinite(value) ? 0.0 - value : Double.POSITIVE_INFINITY;
                })
                .thenComparingLong(cell -> cell);
    }

    /// How things stand. A cell of which the goal has no value has no rank.
    ///
    /// @param isSample whether there are cells that were not tried
    Ranking ranking(boolean isSample, List<Ranking.Round> rounds) {
        var cells = estimates.keySet().stream()
                .filter(cell -> Double.isFinite(of(cell).value()))
                .sorted(order())
                .toList();
        var ranked = new ArrayList<Ranked>();
        double sure = cells.isEmpty() ? 0 : 1;
        for (var cell : cells) {
            double chance = cell.equals(cells.getFirst()) ? 0 : chance(cell, cells.getFirst());
            sure -= chance;
            ranked.add(ranked(cell, chance));
        }
        sure = Math.max(0, sure);
        if (!ranked.isEmpty()) {
            ranked.set(0, ranked(cells.getFirst(), sure));
        }
        int tried = Math.max(1, estimates.size());
        double among = isSample ? 1 - Math.pow(CHANCE, 1.0 / tried) : 0;
        return new Ranking(goal.text(), ranked, sure, among, rounds);
    }

    private Ranked ranked(long cell, double chance) {
        var estimate = of(cell);
        var interval = goal.possible(estimate.interval());
        return new Ranked(cell, estimate.value(), interval.low(), interval.high(), chance);
    }

    /// How likely a cell is better than another, by the last round that both were in.
    private double chance(long cell, long other) {
        int round = Math.min(all(cell).size(), all(other).size()) - 1;
        return all(cell).get(round).chanceAbove(all(other).get(round));
    }
}
