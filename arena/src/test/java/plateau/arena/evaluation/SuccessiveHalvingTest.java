package plateau.arena.evaluation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.function.LongToDoubleFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plateau.arena.evaluation.figures.Findings;
import plateau.arena.evaluation.figures.Ranking;
import plateau.arena.evaluation.sweep.Axis;
import plateau.arena.evaluation.sweep.CellSample;
import plateau.arena.evaluation.sweep.EvaluationPlan;
import plateau.core.text.BadInput;

class SuccessiveHalvingTest {
    private static Axis axis(String name, int from, int to) {
        var values = IntStream.rangeClosed(from, to).mapToObj(Integer::toString).toList();
        return new Axis(name, values);
    }

    /// 81 cells, of which the coin says what they are.
    private static final EvaluationPlan PLAN = Coins.plan(400, 3, axis("size", 2, 10), axis("turn-limit", 10, 18));

    private static Findings search(long budget, LongToDoubleFunction chances) {
        return Coins.run(Trial.search("payoff1", budget, PLAN), chances);
    }

    private static Ranking ranking(Findings findings) {
        return findings.ranking().orElseThrow();
    }

    @Test
    void theBestIsFoundAndItIsSure() {
        var findings = search(40_000, cell -> cell == 57 ? 0.7 : 0.2 + 0.003 * cell);
        var ranking = ranking(findings);
        assertThat(ranking.cells().getFirst().cell()).isEqualTo(57);
        assertThat(ranking.sure()).isGreaterThan(0.99);
        assertThat(ranking.cells().getFirst().chance()).isEqualTo(ranking.sure());
        assertThat(ranking.cells()).hasSize(81);
        assertThat(ranking.among()).as("all were tried").isZero();
        assertThat(findings.games()).isBetween(36_000L, 40_000L).isEqualTo(findings.planned());
        assertThat(findings.isPartial()).isFalse();
        assertThat(Coins.figure(findings, 57, "rank")).isEqualTo(1);
        assertThat(Coins.figure(findings, 57, "goal")).isCloseTo(0.7, within(0.03));
    }

    @Test
    void eachRoundKeepsTheBestThirdAndCostsTheSame() {
        var rounds = ranking(search(40_000, cell -> 0.2 + 0.005 * cell)).rounds();
        assertThat(rounds.stream().map(Ranking.Round::cells)).containsExactly(81L, 27L, 9L, 3L);
        long before = 0;
        for (var round : rounds) {
            assertThat(round.cells() * (round.games() - before)).isBetween(9_900L, 10_000L);
            before = round.games();
        }
    }

    @Test
    void whereAllAreTheSameNothingIsSure() {
        var ranking = ranking(search(40_000, _ -> 0.5));
        assertThat(ranking.sure()).isZero();
        assertThat(ranking.cells().get(1).chance()).isEqualTo(0.5);
    }

    /// Cells that are alike, with luck of their own: one of them is first by chance alone.
    @Test
    void whereCellsDifferByChanceAloneItIsSeldomSure() {
        int sure = 0;
        for (long seed = 0; seed < 100; seed++) {
            var ranking = ranking(apart(seed, _ -> 0.5));
            sure += ranking.sure() > 0.95 ? 1 : 0;
        }
        assertThat(sure).isLessThanOrEqualTo(10);
    }

    /// One cell is a little better. Of the searches that are 80 % sure or more, four in five or more are
    /// right.
    @Test
    void whoIsSureIsMostlyRight() {
        int sure = 0;
        int right = 0;
        for (long seed = 0; seed < 100; seed++) {
            var ranking = ranking(apart(seed, cell -> cell == 4 ? 0.56 : 0.5));
            if (ranking.sure() >= 0.8) {
                sure++;
                right += ranking.cells().getFirst().cell() == 4 ? 1 : 0;
            }
        }
        assertThat(sure).isGreaterThan(10);
        assertThat(right).isGreaterThanOrEqualTo((int) (0.8 * sure));
    }

    /// Nine cells.
    private static Findings apart(long seed, LongToDoubleFunction chances) {
        var plan = Coins.plan(1, seed, axis("size", 2, 10));
        return Coins.runApart(Trial.search("payoff1", 12_000, plan), chances);
    }

    @ParameterizedTest
    @CsvSource({"2, 40", "3, 60", "9, 360", "30, 2400", "81, 6480", "20000, 40000000"})
    void asManyCellsAreTriedAsTheBudgetAllows(int cells, long budget) {
        assertThat(SuccessiveHalving.rounds(cells, budget).getFirst().games()).isGreaterThanOrEqualTo(20);
    }

    @Test
    void whereTheBudgetIsSmallSomeAreDrawn() {
        var findings = search(1000, cell -> 0.2 + 0.005 * cell);
        var ranking = ranking(findings);
        assertThat(ranking.cells().size()).isBetween(10, 25);
        assertThat(ranking.rounds().getFirst().games()).isGreaterThanOrEqualTo(20);
        double among = 1 - Math.pow(0.05, 1.0 / ranking.cells().size());
        assertThat(ranking.among()).isCloseTo(among, within(1e-12));
        assertThat(findings.all()).isEqualTo(81);
        assertThat(findings.cells()).hasSameSizeAs(ranking.cells());
        assertThat(findings.isPartial()).isFalse();
    }

    @Test
    void aBudgetThatComparesNothingIsRefused() {
        assertThatThrownBy(() -> search(39, _ -> 0.5))
                .isInstanceOf(BadInput.class)
                .hasMessage("budget: 39 games are too few; 40 are needed at least, 20 for each of 2");
    }

    /// 10^12 cells: two axes of a million values each.
    @Test
    void aSampleIsDrawnWithoutMakingTheRest() {
        var plan = Trial.plan(
                "munificence",
                List.of("random", "random"),
                1,
                axis("token-seed", 0, 999_999),
                axis("builder-seed", 0, 999_999));
        var cells = Trial.cells(plan);
        assertThat(cells.count()).isEqualTo(1_000_000_000_000L);
        var drawn = CellSample.of(cells, 3000, 5);
        assertThat(drawn).hasSize(3000).isSorted().doesNotHaveDuplicates();
        assertThat(drawn).isEqualTo(CellSample.of(cells, 3000, 5)).isNotEqualTo(CellSample.of(cells, 3000, 6));
        double mean =
                IntStream.range(0, 3000).mapToDouble(i -> drawn[i]).average().orElseThrow();
        assertThat(mean / 1e12).isCloseTo(0.5, within(0.02));
        var findings = Coins.run(Trial.search("payoff1", 20_000, plan), cell -> cell / 1e12);
        assertThat(ranking(findings).cells().getFirst().cell()).isGreaterThan(980_000_000_000L);
    }

    /// Half of these cells cannot be played.
    @Test
    void whatCannotBePlayedIsNotDrawn() {
        var plan = Trial.plan(
                "piles", List.of("random", "random"), 1, axis("size", 2, 8), Trial.axis("players", "2", "99"));
        var cells = Trial.cells(plan);
        assertThat(CellSample.of(cells, 5, 1)).hasSize(5).doesNotContain(1, 3, 5, 7, 9, 11, 13);
        assertThat(CellSample.of(cells, 14, 1)).containsExactly(0, 2, 4, 6, 8, 10, 12);
        assertThat(CellSample.of(cells, 13, 1)).containsExactly(0, 2, 4, 6, 8, 10, 12);
    }

    @Test
    void whatIsFoundDoesNotDependOnThreadsOrInterruptions() {
        var plan = Trial.search(
                "decisiveness - seat_gap",
                3000,
                Trial.plan("munificence", List.of("classic", "classic"), 1, axis("builder-seed", 0, 29)));
        var alone = Trial.run(plan, 1);
        assertThat(ranking(alone).rounds()).hasSizeGreaterThan(2);
        Trial.assertSame(Trial.run(plan, 3), alone);
        Trial.assertSame(EvaluationTest.interrupted(plan, new Random(2)), alone);
        Trial.assertSame(EvaluationTest.interrupted(plan, new Random(3)), alone);
    }

    @Test
    void wholeSweepsAreRankedToo() {
        var ranking = ranking(Coins.run(Trial.goal("payoff1", PLAN), cell -> 0.01 * cell));
        assertThat(ranking.cells().stream().map(Ranking.Ranked::cell).limit(3)).containsExactly(80L, 79L, 78L);
        assertThat(ranking.rounds()).isEmpty();
        assertThat(ranking.among()).isZero();
        for (var each : ranking.cells()) {
            assertThat(each.value()).isBetween(each.low(), each.high());
        }
        var values = ranking.cells().stream().map(Ranking.Ranked::value).toList();
        assertThat(values).isSortedAccordingTo(Collections.reverseOrder());
        assertThat(new HashSet<>(values)).hasSizeGreaterThan(40);
    }

    /// With an interval, cells have different numbers of games; the best is not the one with most.
    @Test
    void cellsThatHaveDifferentGamesAreRankedByTheirValues() {
        var plan = Trial.goal("payoff1", Trial.until("±2%", Coins.plan(100_000, 3, axis("size", 2, 4))));
        var ranking = ranking(Coins.run(plan, cell -> List.of(0.9, 0.5, 0.2).get((int) cell)));
        assertThat(ranking.cells().stream().map(Ranking.Ranked::cell)).containsExactly(0L, 1L, 2L);
        assertThat(ranking.sure()).isGreaterThan(0.999);
    }

    /// The third seat of two.
    private static Findings thirdSeats(String... players) {
        return Trial.run(
                Trial.goal(
                        "payoff3",
                        Trial.plan(
                                "munificence",
                                List.of("random", "random"),
                                40,
                                Trial.axis("players", players),
                                Trial.axis("builder-seed", "1"))),
                2);
    }

    @Test
    void whatHasNoValueHasNoRank() {
        var findings = thirdSeats("2", "3", "4");
        assertThat(ranking(findings).cells().stream().map(Ranking.Ranked::cell)).containsExactlyInAnyOrder(1L, 2L);
        assertThat(Coins.figure(findings, 0, "rank")).isNaN();
        assertThat(Coins.figure(findings, 0, "goal")).isNaN();
        assertThat(Coins.figure(findings, 1, "rank")).isBetween(1.0, 2.0);
        // Nobody draws: a share of 0, of which there is no logarithm.
        var none = Coins.run(Trial.goal("log(draws_share)", Coins.plan(40, 1)), _ -> 0.5);
        assertThat(ranking(none).cells()).isEmpty();
        assertThat(ranking(none).sure()).isZero();
        assertThat(Coins.figure(none, 0, "rank")).isNaN();
    }

    /// The best of a sample is among the best of all, but which it is has to be known, too.
    @Test
    void whatIsNotSureIsNotClaimedOfCellsThatWereNotTried() {
        var alike = ranking(search(1000, _ -> 0.5));
        assertThat(alike.among()).isPositive();
        assertThat(alike.sureAmong()).isZero();
        assertThat(alike.isLikely()).isFalse();
        assertThat(alike.rivals()).isEqualTo(alike.cells().size() - 1);
        assertThat(alike.ties()).isPositive();
        var plain = new Ranking("x", alike.cells(), 0.97, 0.2, List.of());
        assertThat(plain.sureAmong()).isCloseTo(0.92, within(1e-12));
        assertThat(new Ranking("x", alike.cells(), 0.97, 0, List.of()).sureAmong())
                .isZero();
    }

    @Test
    void whoIsFarBehindIsNoRival() {
        var ranking = ranking(search(40_000, cell -> cell == 57 ? 0.7 : 0.2 + 0.003 * cell));
        assertThat(ranking.rivals()).isZero();
        assertThat(ranking.ties()).isZero();
        assertThat(ranking.isLikely()).isTrue();
    }

    /// No gap is less than none, and 0 has no sign.
    @Test
    void theIntervalOfTheBalanceEndsAtNothing() {
        var ranking = ranking(Coins.run(Trial.goal("balance", PLAN), _ -> 0.5));
        for (var each : ranking.cells()) {
            assertThat(each.high()).isEqualTo(0);
            assertThat(each.low()).isNegative();
        }
        var plan = Trial.goal("-abs(draws_share)", PLAN);
        double value = ranking(Coins.run(plan, _ -> 0.5)).cells().getFirst().value();
        assertThat(Double.compare(value, 0.0)).as("no sign").isZero();
    }
}
