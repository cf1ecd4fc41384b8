package plateau.arena.ratings;

import java.util.List;

/// The strengths at which the games are most likely, and how far they may be off. The anchor's strength
/// is 0; its row and column stand for nothing.
final class Fit {
    private static final int MOST_STEPS = 200;

    /// The gain at which the last step is made: as each squares the error, nothing is left of it.
    private static final double SMALL_GAIN = 1e-12;

    /// A gain that cannot drown in the rounding of the likelihood.
    private static final double CERTAIN_GAIN = 1e-3;

    private final Likelihood likelihood;
    private final int anchor;
    private double[] strengths;
    private final double[] gradient;
    private final double[][] information;
    private final double[][] inverse;

    Fit(Likelihood likelihood, int entrants, int anchor) {
        this.likelihood = likelihood;
        this.anchor = anchor;
        strengths = new double[entrants];
        gradient = new double[entrants];
        information = new double[entrants][entrants];
        for (int step = 0; step < MOST_STEPS; step++) {
            if (climb() < SMALL_GAIN) {
                break;
            }
        }
        look();
        inverse = new Cholesky(information).inverse();
    }

    double strength(int entrant) {
        return strengths[entrant];
    }

    /// One step of Newton's method, made shorter while it overshoots the top.
    ///
    /// @return twice the gain that the full step promises
    private double climb() {
        look();
        var step = new Cholesky(information).solve(gradient);
        double gain = product(gradient, step);
        double now = likelihood.at(strengths);
        double length = 1;
        var next = moved(step, length);
        while (gain > CERTAIN_GAIN && likelihood.at(next) < now) {
            length /= 2;
            next = moved(step, length);
        }
        strengths = next;
        return gain;
    }

    private double[] moved(double[] step, double length) {
        var moved = strengths.clone();
        for (int i = 0; i < moved.length; i++) {
            moved[i] += length * step[i];
        }
        return moved;
    }

    /// Sees how steep it is here. The anchor stays where it is.
    private void look() {
        likelihood.slopes(strengths, gradient, information);
        for (int i = 0; i < strengths.length; i++) {
            information[anchor][i] = 0;
            information[i][anchor] = 0;
        }
        information[anchor][anchor] = 1;
        gradient[anchor] = 0;
    }

    /// The standard errors of all strengths; the anchor has none.
    ///
    /// Games of one round have the same luck and are not independent, but rounds are: errors come from
    /// how much these vary (the sandwich estimator). A few rounds happen to vary too little, for
    /// which the error of independent games makes up, in proportion to the entrants and against the
    /// number of rounds. Whoever always wins does not vary at all: there it is the independent games
    /// alone, and the virtual draws.
    double[] errors(Results results, Links links) {
        var scatter = scatter(results);
        double few = (double) strengths.length / results.roundCount();
        var errors = new double[strengths.length];
        for (int i = 0; i < errors.length; i++) {
            double independent = inverse[i][i];
            double variance = links.held(i) == Rating.Held.BOTH_SIDES
                    ? square(scatter, inverse[i]) + few * independent
                    : independent;
            errors[i] = i == anchor ? 0 : Math.sqrt(variance);
        }
        return errors;
    }

    private static double square(double[][] matrix, double[] vector) {
        double sum = 0;
        for (int i = 0; i < vector.length; i++) {
            sum += vector[i] * product(matrix[i], vector);
        }
        return sum;
    }

    /// The squares of the rounds' gradients, summed.
    private double[][] scatter(Results results) {
        var scatter = new double[strengths.length][strengths.length];
        var slope = new double[strengths.length];
        results.rounds().forEach((round, times) -> {
            round.forEach(game -> Likelihood.addGradient(game, strengths, slope));
            slope[anchor] = 0;
            addSquare(members(round), slope, times, scatter);
        });
        return scatter;
    }

    private static List<Integer> members(List<Placing> round) {
        return round.stream().flatMap(game -> game.table().stream()).distinct().toList();
    }

    /// Adds the square of a gradient, and clears it.
    private static void addSquare(List<Integer> members, double[] slope, int times, double[][] sum) {
        for (int one : members) {
            for (int other : members) {
                sum[one][other] += times * slope[one] * slope[other];
            }
        }
        members.forEach(member -> slope[member] = 0);
    }

    private static double product(double[] left, double[] right) {
        double sum = 0;
        for (int i = 0; i < left.length; i++) {
            sum += left[i] * right[i];
        }
        return sum;
    }
}
