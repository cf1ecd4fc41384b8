package plateau.arena.ratings;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;
import plateau.arena.statistics.Outcome;

/// How likely the games are if entrants have certain strengths. A contest is won with chances in
/// proportion to `exp(strength)`; over all games the logarithm is
///
/// ```
/// Σ wins(i) · strength(i)  −  Σ weight(c) · log Σ exp(strength(j))
/// entrants i                  contests c          members j of c
/// ```
///
/// It has one top. There every entrant has won just as much as its strength lets expect.
final class Likelihood {
    private final double[] wins;
    private final List<Term> terms = new ArrayList<>();

    /// A contest among some, and how often it took place.
    private static final class Term {
        private final int[] members;
        private final double weight;

        private Term(int[] members, double weight) {
            this.members = members;
            this.weight = weight;
        }
    }

    Likelihood(Results results) {
        wins = new double[results.entrants()];
        var weights = new TreeMap<List<Integer>, Long>(Results.BY_MEMBERS);
        results.placings().forEach((placing, times) -> {
            // Everybody wins once, the last one when alone.
            placing.table().forEach(entrant -> wins[entrant] += times);
            Contests.of(placing, (members, weight) -> weights.merge(members, weight * times, Math::addExact));
        });
        weights.forEach((members, weight) -> add(members, (double) weight / Outcome.WIN));
    }

    private void add(List<Integer> members, double weight) {
        terms.add(new Term(array(members), weight));
    }

    /// Adds a virtual contest that all members win in equal parts.
    void addDraw(List<Integer> members, double weight) {
        members.forEach(entrant -> wins[entrant] += weight / members.size());
        add(members, weight);
    }

    private static int[] array(List<Integer> members) {
        return members.stream().mapToInt(member -> member).toArray();
    }

    /// The logarithm of the likelihood.
    double at(double[] strengths) {
        double sum = 0;
        for (int i = 0; i < wins.length; i++) {
            sum += wins[i] * strengths[i];
        }
        for (var term : terms) {
            double most = most(term.members, strengths);
            double total = 0;
            for (int member : term.members) {
                total += StrictMath.exp(strengths[member] - most);
            }
            sum -= term.weight * (most + StrictMath.log(total));
        }
        return sum;
    }

    /// How the logarithm changes with the strengths.
    ///
    /// @param gradient gets what was won less what was to be expected, by entrant
    /// @param information gets how sharply it bends, for each two entrants
    void slopes(double[] strengths, double[] gradient, double[][] information) {
        System.arraycopy(wins, 0, gradient, 0, wins.length);
        for (var row : information) {
            Arrays.fill(row, 0);
        }
        for (var term : terms) {
            var members = term.members;
            var chances = chances(members, strengths);
            for (int i = 0; i < members.length; i++) {
                double expected = term.weight * chances[i];
                gradient[members[i]] -= expected;
                information[members[i]][members[i]] += expected;
                for (int j = 0; j < members.length; j++) {
                    information[members[i]][members[j]] -= expected * chances[j];
                }
            }
        }
    }

    /// Adds the gradient of one game to a sum.
    static void addGradient(Placing placing, double[] strengths, double[] sum) {
        placing.table().forEach(entrant -> sum[entrant]++);
        Contests.of(placing, (list, weight) -> {
            var members = array(list);
            var chances = chances(members, strengths);
            for (int i = 0; i < members.length; i++) {
                sum[members[i]] -= chances[i] * weight / Outcome.WIN;
            }
        });
    }

    /// Each member's chance to win.
    private static double[] chances(int[] members, double[] strengths) {
        // Less the greatest one, or large strengths would overflow.
        double most = most(members, strengths);
        var chances = new double[members.length];
        double total = 0;
        for (int i = 0; i < members.length; i++) {
            chances[i] = StrictMath.exp(strengths[members[i]] - most);
            total += chances[i];
        }
        for (int i = 0; i < members.length; i++) {
            chances[i] /= total;
        }
        return chances;
    }

    private static double most(int[] members, double[] strengths) {
        double most = Double.NEGATIVE_INFINITY;
        for (int member : members) {
            most = Math.max(most, strengths[member]);
        }
        return most;
    }
}
