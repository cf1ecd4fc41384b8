package plateau.reports.evaluation;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import plateau.arena.evaluation.figures.Finding;

/// How much of what differs between cells each axis explains by itself.
///
/// Of the sum of the squares of what cells are off their mean, an axis explains what the means of its values
/// are off it (one-way analysis of variance), less what chance alone would: cells have standard errors, and
/// the means of a few cells would differ by them even if the axis did nothing. Where a figure has no
/// intervals, what the axes leave over stands for chance. Since all cells have the same luck, chance is
/// rather over- than underrated; it is never more than what the axes leave over, so that all parts are one
/// whole. Where not every combination was played, the other axes do not cancel out in the means; then the
/// share is what is left when as much is taken off as an axis that does nothing would explain (the adjusted
/// share of a regression).
///
/// @param axes the share of each of the varied axes, from 0 to 1; NaN where it cannot be told
/// @param together what only several axes together explain
/// @param chance what chance explains
/// @param isReal whether cells differ by more than chance would let them
/// @param isExact whether the figure is the same in all games of a cell, so that nothing is chance
record ExplainedVariance(List<Double> axes, double together, double chance, boolean isReal, boolean isExact) {
    /// What is less than this part of a figure is the rounding of numbers.
    private static final double ROUNDING = 1e-12;

    /// Standard errors that a sum of squares is above what chance makes it, to be called real.
    private static final double BEYOND = 2;

    private static final int HUNDRED = 100;

    static ExplainedVariance of(Measure measure, PlayedCells sample) {
        var cells = sample.cells().stream()
                .filter(each -> measure.of(each).isKnown())
                .toList();
        double mean = mean(measure, cells);
        double all = cells.stream()
                .mapToDouble(each -> square(off(measure, each, mean)))
                .sum();
        if (all <= square(ROUNDING * mean) * cells.size() || cells.size() < 2) {
            return new ExplainedVariance(same(sample, 0), 0, 0, false, false);
        }
        var noise = new Noise(measure, cells, sample, mean, all);
        if (!noise.isKnown()) {
            return new ExplainedVariance(same(sample, Double.NaN), Double.NaN, Double.NaN, false, false);
        }
        var shares = new ArrayList<Double>();
        for (int axis : sample.varied()) {
            double between = between(measure, sample, cells, axis, mean);
            shares.add(
                    isWhole(sample, cells)
                            ? Math.clamp((between - noise.between(axis)) / all, 0, 1)
                            : adjusted(between / all, groups(sample, cells, axis), cells.size()));
        }
        return whole(shares, noise.all() / all, cells.size(), noise.isExact());
    }

    private static List<Double> same(PlayedCells sample, double share) {
        return sample.varied().stream().map(axis -> share).toList();
    }

    /// Axes first, then chance, then what is left.
    ///
    /// @param noise what chance would make of it, which may be more than there is
    private static ExplainedVariance whole(List<Double> shares, double noise, int cells, boolean isExact) {
        // Axes whose values go together explain the same things twice.
        double twice = Math.max(1, sum(shares));
        var axes = shares.stream().map(each -> each / twice).toList();
        double left = Math.max(0, 1 - sum(axes));
        double chance = Math.min(noise, left);
        boolean isReal = noise * (1 + BEYOND * Math.sqrt(2.0 / (cells - 1))) < 1;
        return new ExplainedVariance(axes, left - chance, chance, isReal, isExact);
    }

    private static double sum(List<Double> shares) {
        return shares.stream()
                .mapToDouble(each -> each)
                .filter(Double::isFinite)
                .sum();
    }

    private static boolean isWhole(PlayedCells sample, List<Finding> cells) {
        long combinations = 1;
        for (int axis : sample.varied()) {
            combinations *= groups(sample, cells, axis).size();
        }
        return combinations == cells.size();
    }

    /// Not known where most cells have a value of their own.
    private static double adjusted(double share, List<List<Finding>> groups, int cells) {
        int free = cells - groups.size();
        return free < groups.size() ? Double.NaN : Math.clamp(1 - (1 - share) * (cells - 1) / free, 0, 1);
    }

    /// What all axes explain by themselves; nothing where that is not known.
    double explained() {
        return sum(axes);
    }

    /// Whether cells differ, and it is known how much of that is chance.
    boolean isTold() {
        return explained() + together + chance > 0;
    }

    /// Whether it can be told at all.
    boolean isKnown() {
        return Double.isFinite(chance);
    }

    /// The axes, what they explain together, and chance, in whole hundredths that come to a hundred.
    List<Double> rounded() {
        var all = new ArrayList<>(axes);
        all.add(together);
        all.add(chance);
        var floors = new ArrayList<Double>();
        all.forEach(each -> floors.add(Math.floor(HUNDRED * each + ROUNDING) / HUNDRED));
        long left = Math.round(HUNDRED * (sum(all) - sum(floors)));
        for (long i = 0; i < left; i++) {
            int most = most(all, floors);
            floors.set(most, (Math.rint(HUNDRED * floors.get(most)) + 1) / HUNDRED);
        }
        return floors;
    }

    /// Where rounding took off most.
    private static int most(List<Double> all, List<Double> floors) {
        int most = 0;
        for (int i = 1; i < all.size(); i++) {
            if (!(all.get(i) - floors.get(i) <= all.get(most) - floors.get(most)) && Double.isFinite(all.get(i))) {
                most = i;
            }
        }
        return most;
    }

    private static double square(double number) {
        return number * number;
    }

    private static double off(Measure measure, Finding finding, double mean) {
        return measure.of(finding).value() - mean;
    }

    private static double mean(Measure measure, List<Finding> cells) {
        return cells.stream()
                .mapToDouble(each -> measure.of(each).value())
                .average()
                .orElse(Double.NaN);
    }

    private static List<List<Finding>> groups(PlayedCells sample, List<Finding> cells, int axis) {
        return List.copyOf(cells.stream()
                .collect(Collectors.groupingBy(each -> sample.place(each, axis)))
                .values());
    }

    private static double between(Measure measure, PlayedCells sample, List<Finding> cells, int axis, double mean) {
        return groups(sample, cells, axis).stream()
                .mapToDouble(each -> each.size() * square(mean(measure, each) - mean))
                .sum();
    }

    /// How much the sums of squares would come to by chance alone.
    private static final class Noise {
        private final Measure measure;
        private final List<Finding> cells;
        private final PlayedCells sample;

        /// Of a cell whose own is not known: that of the others, or what the axes leave over.
        private final double usual;

        Noise(Measure measure, List<Finding> cells, PlayedCells sample, double mean, double all) {
            this.measure = measure;
            this.cells = cells;
            this.sample = sample;
            usual = known().average().orElseGet(() -> left(mean, all));
        }

        private DoubleStream known() {
            return cells.stream().mapToDouble(this::own).filter(Double::isFinite);
        }

        boolean isExact() {
            return known().count() == cells.size() && known().allMatch(each -> each == 0);
        }

        private double own(Finding finding) {
            return square(measure.of(finding).error());
        }

        /// The variance of a cell, as far as the axes do not explain it.
        private double left(double mean, double all) {
            double rest = all;
            int free = cells.size() - 1;
            for (int axis : sample.varied()) {
                rest -= ExplainedVariance.between(measure, sample, cells, axis, mean);
                free -= groups(sample, cells, axis).size() - 1;
            }
            return free > 0 ? Math.max(0, rest) / free : Double.NaN;
        }

        /// With one axis nothing is left over.
        boolean isKnown() {
            return Double.isFinite(usual);
        }

        private double variance(Finding finding) {
            double own = own(finding);
            return Double.isFinite(own) ? own : usual;
        }

        double all() {
            return cells.stream().mapToDouble(this::variance).sum() * (1 - 1.0 / cells.size());
        }

        double between(int axis) {
            return groups(sample, cells, axis).stream()
                    .mapToDouble(each ->
                            each.stream().mapToDouble(this::variance).sum() * (1.0 / each.size() - 1.0 / cells.size()))
                    .sum();
        }
    }
}
