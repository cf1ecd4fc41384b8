package plateau.arena.evaluation.figures;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import plateau.arena.statistics.Interval;
import plateau.arena.statistics.Statistics;

/// A figure of games and how sure it is, by what groups of the games say of it.
///
/// @param games of which it is
/// @param value of all of them
/// @param sizes how many games each group has that has any
/// @param parts what each group stands for
@SuppressWarnings("ArrayRecordComponent") // there may be a hundred thousand of them
public record Estimate(Kind kind, long games, double value, long[] sizes, double[] parts) {
    /// How the groups tell it. What is made of figures of several kinds is of the last of them.
    enum Kind {
        /// What changes little when a group is left out, as means and what is made of them do: by the
        /// jackknife, where a group stands for its pseudo-value.
        SMOOTH,

        /// What mostly stays when a group is left out, and sometimes jumps: the jackknife is wrong there
        /// (Miller 1974), and a group stands for the figure of its own games.
        QUANTILE,

        /// The least and the greatest: nobody knows how far they are from what may come.
        EXTREME
    }

    static Estimate of(List<Statistics> groups, ToDoubleFunction<Statistics> figure) {
        return of(groups, Kind.SMOOTH, _ -> figure);
    }

    /// @param rule how the figure follows from some games, when all are known: what is chosen, such as which
    ///     seat is the best, is chosen once, by all
    static Estimate of(List<Statistics> groups, Kind kind, Function<Statistics, ToDoubleFunction<Statistics>> rule) {
        var played = groups.stream().filter(group -> group.games() > 0).toList();
        var sizes = played.stream().mapToLong(Statistics::games).toArray();
        long games = Arrays.stream(sizes).sum();
        var all = new Statistics();
        played.forEach(all::add);
        var figure = rule.apply(all);
        double value = figure.applyAsDouble(all);
        var parts = switch (kind) {
            case SMOOTH -> pseudoValues(played, games, value, figure);
            case QUANTILE -> played.stream().mapToDouble(figure).toArray();
            case EXTREME -> played.stream().mapToDouble(_ -> Double.NaN).toArray();
        };
        return new Estimate(kind, games, value, sizes, parts);
    }

    private static double[] pseudoValues(
            List<Statistics> groups, long games, double value, ToDoubleFunction<Statistics> figure) {
        var parts = new double[groups.size()];
        if (parts.length > 1) {
            var others = leaveOneOut(groups);
            for (int i = 0; i < parts.length; i++) {
                double weight = (double) games / groups.get(i).games();
                parts[i] = weight * value - (weight - 1) * figure.applyAsDouble(others.get(i));
            }
        }
        return parts;
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

    /// The standard error; NaN where it is not known, as of a quantile that is the same in all groups: it is
    /// known better than they can tell, but not exactly.
    double error() {
        double error = error(parts);
        return error == 0 && kind == Kind.QUANTILE ? Double.NaN : error;
    }

    /// Groups may differ in size, since not every number of games can be divided by theirs: the larger
    /// counts for more, as in the delete-m_j jackknife (Busing, Meijer and van der Leeden 1999).
    private double error(double[] values) {
        if (values.length < 2) {
            return Double.NaN;
        }
        double mean = values[0];
        for (int i = 1; i < values.length; i++) {
            // Values that are all the same have exactly that mean.
            mean += (values[i] - values[0]) * sizes[i] / games;
        }
        double sum = 0;
        for (int i = 0; i < values.length; i++) {
            double weight = (double) games / sizes[i];
            sum += (values[i] - mean) * (values[i] - mean) / (weight - 1);
        }
        return Math.sqrt(sum / values.length);
    }

    /// Where the figure most likely lies; NaN where that is not known.
    public Interval interval() {
        double half = parts.length < 2 ? Double.NaN : StudentT.reach(freedom()) * error();
        return new Interval(value - half, value + half);
    }

    /// How likely this figure is greater than another. Games of the same numbers had the same luck, so that
    /// they are compared group by group where both have the same games.
    public double chanceAbove(Estimate other) {
        double difference = value - other.value;
        if (Double.isNaN(difference)) {
            // What is no number is less than any.
            boolean isNone = Double.isNaN(value);
            return isNone == Double.isNaN(other.value) ? 0.5 : isNone ? 0 : 1;
        }
        double error =
                Arrays.equals(sizes, other.sizes) ? error(differences(other)) : Math.hypot(error(), other.error());
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
