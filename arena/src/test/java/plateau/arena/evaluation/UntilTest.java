package plateau.arena.evaluation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.arena.evaluation.figures.Finding;
import plateau.arena.evaluation.figures.Findings;
import plateau.core.text.BadInput;

class UntilTest {
    private static final long MOST = 1_000_000;

    private static Findings run(String until, double chance, long seed) {
        return Coins.run(Trial.until(until, Coins.plan(MOST, seed)), _ -> chance);
    }

    /// As many as the formula of the normal distribution asks for, and not many more.
    @ParameterizedTest
    @CsvSource({
        "±2%, 0.5, 2401",
        "payoff1±2%, 0.5, 2401",
        "payoff2+-1%, 0.5, 9604",
        "±2%, 0.1, 864",
        "length_mean±1, 0.5, 3201",
        "length_mean±1%, 0.5, 12552",
        "length_mean+/-0.505, 0.5, 12552",
        "draws_share ± 0.5 %, 0.5, 380"
    })
    void playsAsManyGamesAsItTakes(String until, double chance, long needed) {
        var findings = run(until, chance, 1);
        assertThat(findings.games()).isBetween((long) (0.75 * needed), (long) (1.35 * needed));
        assertThat(findings.isPartial()).isFalse();
        assertThat(findings.planned()).isEqualTo(findings.games());
    }

    @Test
    void theIntervalIsAsNarrowAsItWasAskedFor() {
        var findings = run("±1%", 0.3, 2);
        double low = Coins.figure(findings, 0, "payoff1_low");
        assertThat(Coins.figure(findings, 0, "payoff1_high") - low).isLessThanOrEqualTo(0.02);
    }

    @Test
    void whoAlwaysWonMayLoseTheNextGame() {
        assertThat(run("±0.5%", 1, 1).games()).isBetween(380L, 420L);
        assertThat(run("±5%", 1, 1).games()).isEqualTo(200);
    }

    @Test
    void noCellHasMoreGamesThanTheMost() {
        var plan = Trial.until("±0.1%", Coins.plan(1000, 1));
        assertThat(Coins.run(plan, _ -> 0.5).games()).isEqualTo(1000);
        assertThat(Coins.run(Trial.until("±9%", Coins.plan(50, 1)), _ -> 0.5).games())
                .isEqualTo(50);
    }

    /// The groups of the games tell what has no interval of its own: the gap is twice as uncertain as a
    /// payoff.
    @Test
    void aColumnWithoutAnIntervalIsKnownByGroups() {
        long games = run("seat_gap±5%", 0.7, 1).games();
        assertThat(games).isBetween(600L, 3000L);
    }

    /// Seats that fare alike, by chance quite exactly after the first 200 games, are not known at once: the
    /// gap takes four times the games of a payoff.
    @Test
    void aGapOfNothingIsNotKnownAtOnce() {
        for (long seed = 0; seed < 20; seed++) {
            assertThat(run("seat_gap±2%", 0.5, seed).games()).isBetween(5_000L, 30_000L);
        }
    }

    @Test
    void cellsOfMoreVarietyArePlayedLonger() {
        var plan = Trial.until("±2%", Coins.plan(MOST, 5, Trial.axis("size", "2", "3", "4")));
        var findings = Coins.run(plan, cell -> 0.5 - 0.2 * cell);
        var games = findings.cells().stream().map(Finding::games).toList();
        assertThat(games.get(0)).isGreaterThan(games.get(1));
        assertThat(games.get(1)).isGreaterThan(games.get(2));
    }

    /// 95 % of 400 are 380, and 4.4 a standard deviation.
    @ParameterizedTest
    @CsvSource({"±3%, 0.5, payoff1", "±3%, 0.2, payoff1", "length_mean±2, 0.5, length"})
    void theTrueValueLiesInTheIntervalAsOftenAsItSays(String until, double chance, String stem) {
        double truth = stem.equals("length") ? Coins.MEAN_LENGTH : chance;
        int inside = 0;
        for (long seed = 0; seed < 400; seed++) {
            inside += Coins.holds(run(until, chance, seed), stem, truth) ? 1 : 0;
        }
        assertThat(inside).isBetween(366, 394);
    }

    @ParameterizedTest
    @ValueSource(strings = {"±4%", "seat_gap±5%"})
    void whatIsFoundDoesNotDependOnThreadsOrInterruptions(String until) {
        var plan = Trial.until(
                until, Trial.plan("piles", List.of("random", "random"), MOST, Trial.axis("size", "2", "3")));
        var alone = Trial.run(plan, 1);
        assertThat(alone.games()).isGreaterThan(400);
        Trial.assertSame(Trial.run(plan, 3), alone);
        Trial.assertSame(EvaluationTest.interrupted(plan, new Random(4)), alone);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "0.5%", "±", "±0", "±-1", "±1.2.3", "a b±1", "±1%%", "±1 %x"})
    void aFormThatCannotBeReadIsRefused(String until) {
        assertThatThrownBy(() -> run(until, 0.5, 1))
                .isInstanceOf(BadInput.class)
                .hasMessage("until must be written as ±0.5%%, payoff1±0.5%% or length_mean±0.1, not '%s'", until);
    }

    @ParameterizedTest
    @CsvSource({
        "lenght_mean±1, did you mean 'length_mean'",
        "length_max±1, there are length_mean",
        "payoff3±1, did you mean 'payoff",
        "length_low±1, is no column that has an interval"
    })
    void aColumnWithoutAnIntervalIsRefused(String until, String message) {
        assertThatThrownBy(() -> run(until, 0.5, 1))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining(message);
    }
}
