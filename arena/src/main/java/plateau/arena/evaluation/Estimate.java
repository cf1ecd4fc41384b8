package plateau.arena.evaluation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;
import plateau.arena.Interval;
import plateau.arena.Statistics;

/// A figure of games and how sure it is, whatever figure it is: by the jackknife, which looks at how the
/// figure changes when one group of the games is left out.
///
/// @param games of which it is
/// @param value of all of them
/// @param sizes how many games each group has that has any
/// @param parts what each group stands for: the figure's pseudo-values
@SuppressWarnings("ArrayRecordComponent") // there may be a hundred thousand of them
record Estimate(long games, double value, long[] sizes, double[] parts) {
    static Estimate of(List<Statistics> groups, ToDoubleFunction<Statistics> figure) {
        var played = groups.stream().filter(group -> group.games() > 0).toList();
        var sizes = played.stream().mapToLong(Statistics::games).toArray();
        long games = Arrays.stream(sizes).sum();
        var all = new Statistics();
        played.forEach(all::add);
        double value = figure.applyAsDouble(all);
        var parts = new double[sizes.length];
        if (sizes.length > 1) {
            var others = leaveOneOut(played);
            for (int i = 0; i < parts.length; i++) {
                double weight = (double) games / sizes[i];
                parts[i] = weight * value - (weight - 1) * figure.applyAsDouble(others.get(i));
            }
        }
        return new Estimate(games, value, sizes, parts);
    }

    /// All groups but one, for each of them. What comes before it and what comes after it is added up
    /// once: nothing can be taken away from statistics.
    private static List<Statistics> leaveOneOut(List<Statistics> groups) {
        var after = new ArrayList<Statistics>();
        var sum = new Statistics();
        for (var group : groups.reversed()) {
            after.addFirst(copy(sum));
            sum.add(group);
        }
        var before = new Statistics();
        for (int i = 0; i < groups.size(); i++) {
            after.get(i).add(before);
            before.add(groups.get(i));
        }
        return after;
    }

    private static Statistics copy(Statistics statistics) {
        var copy = new Statistics();
        copy.add(statistics);
        return copy;
    }

    private int freedom() {
        return parts.length - 1;
    }

    /// The standard error; NaN where it is not known.
    double error() {
        return error(parts);
    }

    /// Groups may differ in size, since not every number of games can be divided by theirs.
    private double error(double[] values) {
        if (values.length < 2) {
            return Double.NaN;
        }
        double mean = Arrays.stream(values).average().orElseThrow();
        double sum = 0;
        for (int i = 0; i < values.length; i++) {
            double weight = (double) games / sizes[i];
            sum += (values[i] - mean) * (values[i] - mean) / (weight - 1);
        }
        return Math.sqrt(sum / values.length);
    }

    /// Where the figure most likely lies; NaN where that is not known.
    Interval interval() {
        double half = parts.length < 2 ? Double.NaN : StudentT.reach(freedom()) * error();
        return new Interval(value - half, value + half);
    }

    /// How likely this figure is greater than another. Games of the same numbers had the same luck, so that
    /// they are compared group by group where both have the same games.
    double chanceAbove(Estimate other) {
        double difference = value - other.value;
        if (Double.isNaN(difference)) {
            // What is no number is less than any.
            boolean isNone = Double.isNaN(value);
            return isNone == Double.isNaN(other.value) ? 0.5 : isNone ? 0 : 1;
        }
        double error =
                Arrays.equals(sizes, other.sizes)
                        ? error(differences(other))
                        : Math.hypot(error(), other.error());
        if (Double.isNaN(error)) {
            return 0.5;
        }
        if (error == 0) {
            return (1 + Math.signum(difference)) / 2;
        }
        return StudentT.below(difference / error, Math.min(freedom(), other.freedom()));
    }

    private double[] differences(Estimate other) {
        var differences = new double[parts.length];
        for (int i = 0; i < parts.length; i++) {
            differences[i] = parts[i] - other.parts[i];
        }
        return differences;
    }
}
