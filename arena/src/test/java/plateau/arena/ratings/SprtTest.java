package plateau.arena.ratings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.arena.ratings.Sprt.Verdict;
import plateau.core.luck.Lot;

class SprtTest {
    private static final int RUNS = 1000;

    /// Errors of at most 5 %, found within two standard deviations of 1000 runs.
    @ParameterizedTest
    @CsvSource({"0, 0", "0.6, 0", "0, 0.5", "0.6, 0.5"})
    void errorsAreAsRareAsAskedFor(double draws, double exchanged) {
        var none = runs("elo0=0,elo1=40", 0, draws, exchanged);
        var some = runs("elo0=0,elo1=40", 40, draws, exchanged);
        assertThat(none.accepted()).isLessThan(0.05 + 0.014);
        assertThat(some.accepted()).isGreaterThan(0.95 - 0.014);
        double length = length(0.5, draws, exchanged);
        assertThat(none.pairs()).isBetween(0.9 * length, 1.4 * length);
        length = length(Elo.share(40), draws, exchanged);
        assertThat(some.pairs()).isBetween(0.9 * length, 1.4 * length);
    }

    /// How many pairs it takes by Wald's approximation. It leaves out how far the last pair goes beyond
    /// the bound, which is much where pairs vary little and few are needed.
    private static double length(double share, double draws, double exchanged) {
        double difference = Elo.share(40) - 0.5;
        double variance = variance(share, draws, exchanged);
        return 0.9 * Math.log(19) * 2 * variance / (difference * difference);
    }

    @Test
    void wideHypothesesAreToldApartInAFewPairs() {
        assertThat(runs("elo0=0,elo1=200", 0, 0.3, 0).accepted()).isLessThan(0.05);
        assertThat(runs("elo0=0,elo1=200", 200, 0.3, 0).accepted()).isGreaterThan(0.95);
        assertThat(runs("elo0=0,elo1=200", 200, 0.3, 0).pairs()).isLessThan(15);
    }

    @Test
    void inTheMiddleBothAreEquallyLikely() {
        assertThat(runs("elo0=-40,elo1=40", 0, 0.3, 0).accepted()).isBetween(0.45, 0.55);
    }

    @Test
    void smallerRisksTakeMorePairs() {
        var strict = runs("elo0=0,elo1=100,alpha=0.01,beta=0.01", 0, 0, 0);
        assertThat(strict.accepted()).isLessThan(0.01 + 0.006);
        assertThat(strict.pairs())
                .isGreaterThan(1.4 * runs("elo0=0,elo1=100", 0, 0, 0).pairs());
    }

    /// By the definition, for three frequencies: the likeliest chances `a`, `b`, `c` of pairs that are
    /// lost, equal and won have `c − a` fixed; all of them are tried.
    @Test
    void theRatioIsThatOfTheLikeliestDistributions() {
        var sprt = new Sprt(Hypotheses.parse("elo0=10,elo1=60"));
        int[] counts = {20, 31, 29};
        for (int score = 0; score <= 2; score++) {
            for (int i = 0; i < counts[score]; i++) {
                sprt.add(score);
            }
        }
        double expected = best(counts, Elo.share(60)) - best(counts, Elo.share(10));
        assertThat(sprt.llr()).isCloseTo(expected, within(1e-3));
    }

    private static double best(int[] counts, double mean) {
        double best = Double.NEGATIVE_INFINITY;
        for (double lost = 1e-5; lost < 1; lost += 1e-5) {
            double won = lost + 2 * mean - 1;
            double equal = 1 - lost - won;
            if (equal > 0) {
                double log = counts[0] * Math.log(lost) + counts[1] * Math.log(equal) + counts[2] * Math.log(won);
                best = Math.max(best, log);
            }
        }
        return best;
    }

    @Test
    void theBoundsAreThoseOfWald() {
        var sprt = new Sprt(Hypotheses.parse("elo0=0,elo1=20,alpha=0.05,beta=0.1"));
        assertThat(sprt.lower()).isCloseTo(Math.log(0.1 / 0.95), within(1e-12));
        assertThat(sprt.upper()).isCloseTo(Math.log(0.9 / 0.05), within(1e-12));
    }

    @Test
    void withoutPairsItGoesOn() {
        var sprt = new Sprt(Hypotheses.parse("elo0=0,elo1=20"));
        assertThat(sprt.llr()).isCloseTo(0, within(1e-3));
        assertThat(sprt.verdict()).isEqualTo(Verdict.GOES_ON);
    }

    @Test
    void pairsThatAreAllAlikeDecideToo() {
        assertThat(after(200, 2)).isEqualTo(Verdict.H1);
        assertThat(after(200, 1)).isEqualTo(Verdict.H0);
        assertThat(after(200, 0)).isEqualTo(Verdict.H0);
        assertThat(after(3, 2)).isEqualTo(Verdict.GOES_ON);
    }

    private static Verdict after(int pairs, double score) {
        var sprt = new Sprt(Hypotheses.parse("elo0=0,elo1=20"));
        for (int i = 0; i < pairs; i++) {
            sprt.add(score);
        }
        return sprt.verdict();
    }

    @Test
    void theFirstVerdictStays() {
        var sprt = new Sprt(Hypotheses.parse("elo0=0,elo1=100"));
        while (sprt.verdict() == Verdict.GOES_ON) {
            sprt.add(2);
        }
        for (int i = 0; i < 1000; i++) {
            sprt.add(0);
        }
        assertThat(sprt.llr()).isLessThan(sprt.lower());
        assertThat(sprt.verdict()).isEqualTo(Verdict.H1);
    }

    @Test
    void anySharesCount() {
        var sprt = new Sprt(Hypotheses.parse("elo0=0,elo1=100"));
        for (int i = 0; i < 400; i++) {
            sprt.add(i % 2 == 0 ? 5.0 / 3 : 2.0 / 3);
        }
        assertThat(sprt.verdict()).isEqualTo(Verdict.H1);
    }

    @ParameterizedTest
    @ValueSource(doubles = {-0.1, 2.1, Double.NaN})
    void aPairIsWorthTwoWins(double score) {
        var sprt = new Sprt(Hypotheses.parse("elo0=0,elo1=20"));
        assertThatThrownBy(() -> sprt.add(score)).hasMessage("the score of a pair is from 0 to 2, not " + score);
    }

    /// @param accepted the part of the runs that ended with H1
    /// @param pairs on average
    private record Runs(double accepted, double pairs) {}

    private static Runs runs(String hypotheses, double elo, double draws, double exchanged) {
        var parsed = Hypotheses.parse(hypotheses);
        double accepted = 0;
        double pairs = 0;
        for (int run = 0; run < RUNS; run++) {
            var random = new Lot(run, 1);
            var sprt = new Sprt(parsed);
            for (; sprt.verdict() == Verdict.GOES_ON; pairs++) {
                sprt.add(pair(random, Elo.share(elo), draws, exchanged));
            }
            accepted += sprt.verdict() == Verdict.H1 ? 1 : 0;
        }
        return new Runs(accepted / RUNS, pairs / RUNS);
    }

    /// A pair with the right mean, whatever else happens: draws take equally much from wins and losses,
    /// and where the seat decides, with the seats exchanged, the surplus over one win each is doubled
    /// in the other pairs.
    private static double pair(RandomGenerator random, double share, double draws, double exchanged) {
        double own = 0.5 + (share - 0.5) / (1 - exchanged);
        double first = game(random, own, draws);
        double second = game(random, own, draws);
        return random.nextDouble() < exchanged ? 1 : first + second;
    }

    private static double game(RandomGenerator random, double share, double draws) {
        double drawn = draws * Math.min(share, 1 - share);
        double point = random.nextDouble();
        if (point < share - drawn) {
            return 1;
        }
        return point < share + drawn ? 0.5 : 0;
    }

    /// Of the share of a pair: that of two games where the seat does not decide, and that between the
    /// two kinds of pairs.
    private static double variance(double share, double draws, double exchanged) {
        double own = 0.5 + (share - 0.5) / (1 - exchanged);
        double drawn = 2 * draws * Math.min(own, 1 - own);
        double game = own * (1 - own) - drawn / 4;
        return (1 - exchanged) * game / 2 + exchanged * (1 - exchanged) * (own - 0.5) * (own - 0.5);
    }
}
