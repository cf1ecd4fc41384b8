package plateau.arena.ratings;

import java.util.SortedMap;
import java.util.TreeMap;
import plateau.core.wire.Exact;

/// A sequential test of which of two is stronger, which ends as soon as the pairs played so far tell
/// (Wald's sequential probability ratio test, generalised). A pair is one seed played twice, with the
/// seats exchanged: its games are not independent, but pairs are, and what is counted is how often a
/// pair came to 0, ½, 1, 1½ or 2 wins, or to any other share of the two.
///
/// Of all ways in which pairs may be distributed, under each hypothesis the one is taken that makes those
/// played most likely; the test compares how likely.
public final class Sprt {
    /// What the test says.
    @Exact
    public enum Verdict {
        GOES_ON,
        /// The first is better by `elo0` at most.
        H0,
        /// The first is better by `elo1` at least.
        H1
    }

    private static final double PAIR = 2;

    /// So much of a pair that was lost and of one that was won are there from the beginning: with them,
    /// no hypothesis is impossible.
    private static final double TRACE = 1e-3;

    /// Enough: at the right tilt the likelihood is level, so that an error of it counts only squared.
    private static final int HALVINGS = 32;

    private final Hypotheses hypotheses;
    private final double share0;
    private final double share1;
    private final SortedMap<Double, Double> pairs = new TreeMap<>();
    private Verdict verdict = Verdict.GOES_ON;

    public Sprt(Hypotheses hypotheses) {
        this.hypotheses = hypotheses;
        share0 = Elo.share(hypotheses.elo0().value());
        share1 = Elo.share(hypotheses.elo1().value());
        pairs.put(0.0, TRACE);
        pairs.put(1.0, TRACE);
    }

    /// Counts a pair. Pairs must come in the order of their numbers, not of their ends: or else quick
    /// games, which may be lost ones, would be counted first.
    ///
    /// @param score of the first, from 0 to 2
    public void add(double score) {
        if (!(score >= 0 && score <= PAIR)) {
            throw new IllegalArgumentException("the score of a pair is from 0 to 2, not " + score);
        }
        pairs.merge(score / PAIR, 1.0, Double::sum);
        if (verdict == Verdict.GOES_ON) {
            verdict = judge(llr());
        }
    }

    private Verdict judge(double llr) {
        if (llr >= upper()) {
            return Verdict.H1;
        }
        return llr <= lower() ? Verdict.H0 : Verdict.GOES_ON;
    }

    /// What the test said first; pairs that come later do not change it.
    public Verdict verdict() {
        return verdict;
    }

    /// At this [#llr] or below it is H0.
    public double lower() {
        return Math.log(hypotheses.beta().value() / (1 - hypotheses.alpha().value()));
    }

    /// At this [#llr] or above it is H1.
    public double upper() {
        return Math.log((1 - hypotheses.beta().value()) / hypotheses.alpha().value());
    }

    /// The logarithm of how much more likely the pairs are under H1 than under H0.
    public double llr() {
        return logLikelihood(share1) - logLikelihood(share0);
    }

    /// How likely the pairs are at most, if the mean share is this one, compared with their own mean.
    /// Most likely is the distribution that gives each share `x` its frequency divided by
    /// `1 + tilt · (x − mean)`, with the tilt by which the mean is right (Owen's empirical likelihood).
    private double logLikelihood(double mean) {
        double tilt = tilt(mean);
        double sum = 0;
        for (var pair : pairs.entrySet()) {
            sum -= pair.getValue() * Math.log1p(tilt * (pair.getKey() - mean));
        }
        return sum;
    }

    /// Between the tilts at which a frequency would be infinite the excess of the mean falls steadily.
    private double tilt(double mean) {
        double low = -1 / (1 - mean);
        double high = 1 / mean;
        for (int i = 0; i < HALVINGS; i++) {
            double middle = (low + high) / 2;
            if (excess(middle, mean) > 0) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return (low + high) / 2;
    }

    private double excess(double tilt, double mean) {
        double sum = 0;
        for (var pair : pairs.entrySet()) {
            double over = pair.getKey() - mean;
            sum += pair.getValue() * over / (1 + tilt * over);
        }
        return sum;
    }
}
