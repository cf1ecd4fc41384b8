package plateau.reports.evaluation;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import plateau.arena.evaluation.Finding;

/// How much of what differs between cells each axis explains by itself.
///
/// Of the sum of the squares of what cells are off their mean, an axis explains what the means of its values
/// are off it (one-way analysis of variance), less what chance alone would: cells have standard errors, and
/// the means of a few cells would differ by them even if the axis did nothing. Where a figure has no
/// intervals, what the axes leave over stands for chance. Since all cells have the same luck, chance is
/// rather over- than underrated. Where not every combination was played, the other axes do not cancel out in
/// the means; then the share is what is left when as much is taken off as an axis that does nothing would
/// explain (the adjusted share of a regression).
///
/// @param axes the share of each of the varied axes, from 0 to 1
/// @param together what only several axes together explain
/// @param chance what chance explains
record Influence(List<Double> axes, double together, double chance) {
    /// What is less than this part of a figure is the rounding of numbers.
    private static final double ROUNDING = 1e-12;

    static Influence of(Measure measure, Sample sample) {
        var cells = sample.cells().stream().filter(each -> measure.of(each).isKnown()).toList();
        var varied = sample.varied();
        double mean = mean(measure, cells);
        double all = cells.stream().mapToDouble(each -> square(off(measure, each, mean))).sum();
        if (all <= square(ROUNDING * mean) * cells.size() || cells.size() < 2) {
            return new Influence(varied.stream().map(axis -> 0.0).toList(), 0, 0);
        }
        var noise = new Noise(measure, cells, sample, mean, all);
        if (!noise.isKnown()) {
            var unknown = varied.stream().map(axis -> Double.NaN).toList();
            return new Influence(unknown, Double.NaN, Double.NaN);
        }
        var shares = new ArrayList<Double>();
        for (int axis : varied) {
            double between = between(measure, sample, cells, axis, mean);
            shares.add(
                    isWhole(sample, cells)
                            ? Math.clamp((between - noise.between(axis)) / all, 0, 1)
                            : adjusted(between / all, groups(sample, cells, axis), cells.size()));
        }
        double chance = Math.clamp(noise.all() / all, 0, 1);
        double explained = shares.stream().mapToDouble(each -> each).filter(Double::isFinite).sum();
        return new Influence(List.copyOf(shares), Math.max(0, 1 - explained - chance), chance);
    }

    private static boolean isWhole(Sample sample, List<Finding> cells) {
        long combinations = 1;
        for (int axis : sample.varied()) {
            combinations *= groups(sample, cells, axis).size();
        }
        return combinations == cells.size();
    }

    /// Not known where every cell has a value of its own.
    private static double adjusted(double share, List<List<Finding>> groups, int cells) {
        int free = cells - groups.size();
        return free <= 0 ? Double.NaN : Math.clamp(1 - (1 - share) * (cells - 1) / free, 0, 1);
    }

    /// What all axes explain by themselves; nothing where that is not known.
    double explained() {
        return axes.stream().mapToDouble(each -> each).filter(Double::isFinite).sum();
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

    private static List<List<Finding>> groups(Sample sample, List<Finding> cells, int axis) {
        return List.copyOf(
                cells.stream()
                        .collect(Collectors.groupingBy(each -> sample.place(each, axis)))
                        .values());
    }

    private static double between(
            Measure measure, Sample sample, List<Finding> cells, int axis, double mean) {
        return groups(sample, cells, axis).stream()
                .mapToDouble(each -> each.size() * square(mean(measure, each) - mean))
                .sum();
    }

    /// How much the sums of squares would come to by chance alone.
    private static final class Noise {
        private final Measure measure;
        private final List<Finding> cells;
        private final Sample sample;
        private final double left;

        Noise(Measure measure, List<Finding> cells, Sample sample, double mean, double all) {
            this.measure = measure;
            this.cells = cells;
            this.sample = sample;
            left = measure.hasIntervals() ? 0 : left(mean, all);
        }

        /// The variance of a cell, as far as the axes do not explain it.
        private double left(double mean, double all) {
            double rest = all;
            int free = cells.size() - 1;
            for (int axis : sample.varied()) {
                rest -= Influence.between(measure, sample, cells, axis, mean);
                free -= groups(sample, cells, axis).size() - 1;
            }
            return free > 0 ? Math.max(0, rest) / free : Double.NaN;
        }

        /// With one axis nothing is left over.
        boolean isKnown() {
            return Double.isFinite(left);
        }

        private double variance(Finding finding) {
            return measure.hasIntervals() ? square(measure.of(finding).error()) : left;
        }

        double all() {
            return cells.stream().mapToDouble(this::variance).sum() * (1 - 1.0 / cells.size());
        }

        double between(int axis) {
            return groups(sample, cells, axis).stream()
                    .mapToDouble(
                            each ->
                                    each.stream().mapToDouble(this::variance).sum()
                                            * (1.0 / each.size() - 1.0 / cells.size()))
                    .sum();
        }
    }
}
