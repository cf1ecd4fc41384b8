package plateau.arena.evaluation.figures;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.arena.evaluation.Coins;
import plateau.arena.evaluation.Evaluation;
import plateau.arena.evaluation.Trial;
import plateau.arena.evaluation.sweep.EvaluationPlan;
import plateau.arena.statistics.Statistics;
import plateau.core.text.BadInput;

class GoalTest {
    private static final EvaluationPlan PLAN = Coins.plan(10, 1);
    private static final Columns COLUMNS = Columns.of(PLAN, Trial.cells(PLAN));

    /// Not of the class: threads that play would wait for it.
    private final Statistics games = games();

    private static Statistics games() {
        var sum = new Statistics();
        var evaluation = new Evaluation(
                PLAN,
                Trial.cells(PLAN),
                1,
                List.of(),
                part -> part.harvest().groups().forEach(sum::add));
        Coins.play(evaluation, 1, _ -> 0.7);
        return sum;
    }

    private double of(String goal) {
        return Goal.parse(goal, COLUMNS).of(games);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "0*length_mean + 1+2*3; 7",
                "0*length_mean + (1+2)*3; 9",
                "0*length_mean + 2^3^2; 512",
                "0*length_mean - 2^2; -4",
                "0*length_mean + -2^2; -4",
                "0*length_mean + 2^-1; 0.5",
                "0*length_mean + 7-2-1; 4",
                "0*length_mean + 8/4/2; 1",
                "0*length_mean + --3; 3",
                "0*length_mean+abs(-2.5); 2.5",
                "0*length_mean + min(3, 2, 1+3) ; 2",
                "0*length_mean + max(1,.5); 1",
                "0*length_mean + sqrt(16) + log(exp(2)); 6",
                " branching_mean*( 1 ) ; 2",
                "length_max/length_max; 1"
            })
    void formulasAreWorkedOut(String formula, double value) {
        assertThat(of(formula)).isCloseTo(value, within(1e-12));
    }

    @Test
    void goalsHaveNames() {
        double gap = Math.abs(games.meanPayoff(0) - games.meanPayoff(1));
        assertThat(gap).isPositive();
        assertThat(of("balance")).isEqualTo(-gap);
        assertThat(of("2 * balance")).isEqualTo(-2 * gap);
        assertThat(of("decisiveness")).isEqualTo(1 - games.decided().mean() / 1000);
        double length = games.length().mean();
        assertThat(of("length=40")).isEqualTo(-Math.abs(length - 40));
        assertThat(of(" length = 40.5 ")).isEqualTo(-Math.abs(length - 40.5));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '"',
            value = {
                "lenght_mean; there is no column 'lenght_mean' (character 1); there are balance decisiveness"
                        + " length_mean",
                "1+lenght_mean; did you mean 'length_mean'?",
                "payoff3; there is no column 'payoff3' (character 1)",
                "goal; there is no column 'goal'",
                "sin(1); there is no function 'sin' (character 1); there are abs sqrt log",
                "1+mx(1,2); did you mean 'max'?",
                "length_mean+; it ends after 'length_mean+', where a column, a number",
                "(length_mean; it ends after '(length_mean', where a ')' is expected",
                "length_mean); there is ')' (character 12)",
                "length_mean 2; there is '2' (character 13)",
                "min(1); there is ')' (character 6), where a ',' is expected",
                "length_mean*€; there is '€' (character 13)",
                "1.2.3*length_mean; '1.2.3' is no number",
                "1+1; '1+1' is the same for all cells",
                "length=x; length=N takes a number of decisions, such as length=40, not 'x'",
                "length=-3; not '-3'",
                "payoff1=3; there is '=' (character 8)"
            })
    void mistakesAreNamed(String formula, String message) {
        assertThatThrownBy(() -> of(formula))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith("goal: ")
                .hasMessageContaining(message);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "(", "😀", "-", "^", ",", "()", "abs()", "a\u0000b"})
    void nonsenseIsRefused(String formula) {
        assertThatThrownBy(() -> of(formula)).isInstanceOf(BadInput.class);
    }

    @Test
    void bracketsMayNotGoDownForEver() {
        assertThatThrownBy(() -> of("(".repeat(100_000))).hasMessage("goal: nested too deeply");
        assertThatThrownBy(() -> of("-".repeat(100_000))).hasMessage("goal: nested too deeply");
        assertThat(of("(".repeat(50) + "branching_mean" + ")".repeat(50))).isEqualTo(2);
    }
}
