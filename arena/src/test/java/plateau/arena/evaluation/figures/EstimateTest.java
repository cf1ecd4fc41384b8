package plateau.arena.evaluation.figures;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plateau.arena.evaluation.Coins;
import plateau.arena.evaluation.Evaluation;
import plateau.arena.evaluation.Part;
import plateau.arena.evaluation.Trial;
import plateau.arena.evaluation.sweep.EvaluationPlan;
import plateau.arena.statistics.Statistics;

@Tag("slow")
class EstimateTest {
    /// From the tables.
    @ParameterizedTest
    @CsvSource({
        "1, 12.706205",
        "2, 4.302653",
        "3, 3.182446",
        "4, 2.776445",
        "5, 2.570582",
        "19, 2.093024",
        "30, 2.042272"
    })
    void studentsDistributionReachesAsFarAsTheTablesSay(int freedom, double reach) {
        assertThat(StudentT.reach(freedom)).isCloseTo(reach, within(1e-6));
        assertThat(StudentT.below(reach, freedom)).isCloseTo(0.975, within(1e-7));
        assertThat(StudentT.below(-reach, freedom)).isCloseTo(0.025, within(1e-7));
        assertThat(StudentT.below(0, freedom)).isEqualTo(0.5);
        assertThat(StudentT.below(Double.POSITIVE_INFINITY, freedom)).isCloseTo(1, within(1e-12));
    }

    private static List<Statistics> groups(long games, long seed, double chance) {
        var plan = Trial.goal("payoff1", Coins.plan(games, seed));
        var parts = new ArrayList<Part>();
        var evaluation = new Evaluation(plan, Trial.cells(plan), 1, List.of(), parts::add);
        Coins.play(evaluation, 1, _ -> chance);
        return IntStream.range(0, 20)
                .mapToObj(group -> {
                    var sum = new Statistics();
                    parts.forEach(part -> sum.add(part.harvest().groups().get(group)));
                    return sum;
                })
                .toList();
    }

    /// Of a mean the jackknife tells what the formula of the mean does.
    @Test
    void theErrorOfAMeanIsThatOfItsFormula() {
        var estimate = Estimate.of(groups(20_000, 1, 0.3), games -> games.meanPayoff(0));
        assertThat(estimate.value()).isCloseTo(0.3, within(0.01));
        assertThat(estimate.error()).isCloseTo(Math.sqrt(0.21 / 20_000), within(0.0012));
        assertThat(estimate.interval().low()).isLessThan(0.3);
        assertThat(estimate.interval().high()).isGreaterThan(0.3);
    }

    /// Also where the groups differ in size: 90 games are 4 blocks more than 20 of 4.
    @ParameterizedTest
    @CsvSource({"400, 0.5", "90, 0.5", "400, 0.8", "53, 0.5"})
    void theTrueValueLiesInTheIntervalAsOftenAsItSays(long games, double chance) {
        int inside = 0;
        for (long seed = 0; seed < 400; seed++) {
            var estimate = Estimate.of(groups(games, seed, chance), each -> each.meanPayoff(0));
            var interval = estimate.interval();
            inside += interval.low() <= chance && chance <= interval.high() ? 1 : 0;
        }
        assertThat(inside).isBetween(364, 395);
    }

    /// Figures that are no means: here the square of one.
    @Test
    void anyFigureHasAnInterval() {
        int inside = 0;
        for (long seed = 0; seed < 400; seed++) {
            var interval = Estimate.of(groups(400, seed, 0.6), games -> Math.pow(games.meanPayoff(0), 2))
                    .interval();
            inside += interval.low() <= 0.36 && 0.36 <= interval.high() ? 1 : 0;
        }
        assertThat(inside).isBetween(364, 395);
    }

    /// Two cells that are alike are told apart by chance alone: the chance is spread evenly.
    @Test
    void theChanceToBeBetterIsWhatItSays() {
        int sure = 0;
        for (long seed = 0; seed < 400; seed++) {
            var one = Estimate.of(groups(200, seed, 0.5), games -> games.meanPayoff(0));
            var two = Estimate.of(groups(200, seed + 1000, 0.5), games -> games.meanPayoff(0));
            double chance = one.chanceAbove(two);
            assertThat(two.chanceAbove(one)).isCloseTo(1 - chance, within(1e-12));
            sure += chance > 0.9 ? 1 : 0;
        }
        assertThat(sure).isBetween(22, 58);
    }

    @Test
    void theSameLuckTellsSmallDifferences() {
        var one = Estimate.of(groups(1000, 1, 0.52), games -> games.meanPayoff(0));
        var two = Estimate.of(groups(1000, 1, 0.50), games -> games.meanPayoff(0));
        var other = Estimate.of(groups(1000, 2, 0.50), games -> games.meanPayoff(0));
        assertThat(one.chanceAbove(two)).isGreaterThan(0.999);
        assertThat(one.chanceAbove(other)).isLessThan(0.99);
        assertThat(one.chanceAbove(one)).isEqualTo(0.5);
    }

    @Test
    void whatIsUnknownIsNotSure() {
        var one = Estimate.of(groups(1, 1, 0.5), games -> games.meanPayoff(0));
        assertThat(one.interval().low()).isNaN();
        assertThat(one.chanceAbove(one)).isEqualTo(0.5);
        var none = Estimate.of(groups(40, 1, 0.5), _ -> Double.NaN);
        var some = Estimate.of(groups(40, 1, 0.5), games -> games.meanPayoff(0));
        assertThat(none.chanceAbove(some)).isZero();
        assertThat(some.chanceAbove(none)).isEqualTo(1);
        assertThat(none.chanceAbove(none)).isEqualTo(0.5);
    }

    private static final EvaluationPlan BALANCE = Trial.goal("balance", Coins.plan(400, 1));
    private static final Columns COLUMNS = Columns.of(BALANCE, Trial.cells(BALANCE));

    private static Estimate goal(String goal, List<Statistics> groups) {
        return Goal.parse(goal, COLUMNS).estimate(groups);
    }

    /// Where seats fare alike the gap is 0, and what is found of it is the farther from that the less is
    /// known; a mean length that is as wanted is the same. 95 % of 400 are 380, and 4.4 a standard deviation.
    @ParameterizedTest
    @CsvSource({
        "balance, 400, 0.5, 0",
        "balance, 90, 0.5, 0",
        "balance, 400, 0.7, -0.4",
        "length=50.5, 400, 0.5, 0",
        "'max(payoff1,payoff2)', 400, 0.5, 0.5",
        "length_p50, 2000, 0.5, 50.5"
    })
    void whatIsChosenHasTheIntervalItSays(String goal, long games, double chance, double truth) {
        int inside = 0;
        for (long seed = 0; seed < 400; seed++) {
            var interval = goal(goal, groups(games, seed, chance)).interval();
            inside += interval.low() <= truth && truth <= interval.high() ? 1 : 0;
        }
        assertThat(inside).isBetween(364, 395);
    }

    /// 100 games of 400 were won more, or none: the gap of two seats is as uncertain as twice a payoff.
    @Test
    void theErrorOfTheGapDoesNotVanishWhereSeatsFareAlike() {
        for (long seed = 0; seed < 100; seed++) {
            var groups = groups(400, seed, 0.5);
            var payoff = goal("payoff1", groups);
            assertThat(goal("balance", groups).error()).isCloseTo(2 * payoff.error(), within(1e-9));
        }
    }

    /// Games last from 1 to 100, all equally likely.
    @Test
    void aQuantileIsNeverKnownExactly() {
        var groups = groups(2000, 1, 0.5);
        var median = goal("length_p50", groups);
        assertThat(median.error()).isBetween(0.5, 2.0);
        assertThat(goal("length_p50 - length_mean", groups).error()).isGreaterThan(0.3);
        assertThat(goal("length_max", groups).interval().low()).isNaN();
        assertThat(goal("branching_max", groups).interval().high()).isNaN();
        assertThat(goal("length_max", groups).chanceAbove(median)).isEqualTo(0.5);
        var same = Estimate.of(groups, Estimate.Kind.QUANTILE, _ -> _ -> 7);
        assertThat(same.interval().low()).isNaN();
    }

    /// Of 21 games one group has two; both count as much as their games.
    @Test
    void groupsCountAsMuchAsTheyHaveGames() {
        var groups = groups(21, 3, 0.5);
        var estimate = Estimate.of(groups, games -> games.meanPayoff(0));
        double weighted = 0;
        for (int i = 0; i < estimate.parts().length; i++) {
            weighted += estimate.parts()[i] * estimate.sizes()[i] / 21;
        }
        assertThat(weighted).isCloseTo(estimate.value(), within(1e-12));
        double sum = 0;
        for (int i = 0; i < estimate.parts().length; i++) {
            double off = estimate.parts()[i] - weighted;
            sum += off * off / (21.0 / estimate.sizes()[i] - 1);
        }
        assertThat(estimate.error()).isCloseTo(Math.sqrt(sum / 20), within(1e-12));
    }
}
