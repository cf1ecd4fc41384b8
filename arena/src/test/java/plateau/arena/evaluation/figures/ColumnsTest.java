package plateau.arena.evaluation.figures;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import plateau.arena.evaluation.Trial;
import plateau.arena.evaluation.sweep.EvaluationPlan;
import plateau.arena.series.Pairing;
import plateau.arena.series.Row;
import plateau.arena.series.Task;
import plateau.arena.statistics.Outcome;
import plateau.arena.statistics.Statistics;
import plateau.core.Ending;

/// Every figure, of four games made by hand.
class ColumnsTest {
    private static final Offset<Double> TINY = within(1e-9);

    /// So far Student's distribution reaches for four games.
    private static final double T = 3.182446305284263;

    /// Tables for three, of whom two came.
    private static final EvaluationPlan PLAN = Trial.goal(
            "balance", Trial.plan("munificence", List.of("random", "random"), 4, Trial.axis("players", "2", "3")));

    private static final Columns COLUMNS = Columns.of(PLAN, Trial.cells(PLAN));

    /// A game of two in which decisions are all plies but one.
    ///
    /// @param won what seat 1 has of the win, in halves
    private static Row game(int decisions, int forced, int won, int score, int led, Ending ending) {
        return new Row(
                new Task(0, "", new Pairing("munificence", Map.of(), List.of("a", "b")), 1, 0, 1),
                List.of(score, 2),
                List.of(Outcome.WIN / 2 * won, Outcome.WIN / 2 * (2 - won)),
                decisions + 1,
                decisions,
                10L * decisions,
                20 + decisions,
                forced,
                decisions / 10,
                led,
                ending,
                won == 1,
                ending == Ending.FINISHED ? (won == 1 ? "full" : "points") : "",
                List.of(),
                List.of(1, decisions, 0, 0, 0, 0, 0, 0, 0));
    }

    private static Map<String, Double> figures(Row... games) {
        var sum = new Statistics();
        for (var game : games) {
            sum.add(game);
        }
        var values = COLUMNS.figures(sum);
        var figures = new LinkedHashMap<String, Double>();
        for (int i = 0; i < values.length; i++) {
            figures.put(COLUMNS.figures().get(i).name(), values[i]);
        }
        assertThat(figures).hasSize(COLUMNS.figures().size());
        return figures;
    }

    private static final Map<String, Double> FOUR = figures(
            game(9, 0, 2, 10, 4, Ending.FINISHED),
            game(19, 3, 2, 6, 20, Ending.FINISHED),
            game(29, 0, 1, 8, 30, Ending.FINISHED),
            game(39, 1, 0, 0, 10, Ending.CRASH));

    private static double of(String column) {
        return Objects.requireNonNull(FOUR.get(column), column);
    }

    private static void assertMean(String name, double mean, double deviation) {
        assertThat(of(name + "_mean")).as(name).isCloseTo(mean, TINY);
        double half = T * deviation / 2;
        assertThat(of(name + "_low")).as(name).isCloseTo(mean - half, TINY);
        assertThat(of(name + "_high")).as(name).isCloseTo(mean + half, TINY);
    }

    @Test
    void lengthsAreCountedInDecisions() {
        double deviation = Math.sqrt(500.0 / 3);
        assertMean("length", 24, deviation);
        assertThat(of("length_deviation")).isCloseTo(deviation, TINY);
        assertThat(of("length_min")).isEqualTo(9);
        assertThat(of("length_p05")).isEqualTo(9);
        assertThat(of("length_p25")).isEqualTo(9);
        assertThat(of("length_p50")).isEqualTo(19);
        assertThat(of("length_p75")).isEqualTo(29);
        assertThat(of("length_p95")).isEqualTo(39);
        assertThat(of("length_max")).isEqualTo(39);
        assertThat(of("plies_mean")).isEqualTo(25);
    }

    @Test
    void choicesAreThoseOfDecisions() {
        assertThat(of("branching_mean")).isEqualTo(10);
        assertThat(of("branching_max")).isEqualTo(59);
        assertThat(of("forced_share")).isCloseTo(4 / 96.0, TINY);
    }

    @Test
    void seatsHavePayoffsAndScores() {
        assertThat(of("payoff2")).isEqualTo(0.375);
        assertThat(of("payoff2_low")).as("no less than nothing").isBetween(0.05, 0.15);
        assertThat(of("payoff1")).isEqualTo(0.625);
        assertThat(of("payoff1_low")).isCloseTo(1 - of("payoff2_high"), TINY);
        assertThat(of("payoff1_high")).as("no more than all").isBetween(0.85, 0.95);
        assertThat(of("seat_gap")).isEqualTo(0.25);
        assertMean("score1", 6, Math.sqrt(56 / 3.0));
        assertThat(of("score1_deviation")).isCloseTo(Math.sqrt(56 / 3.0), TINY);
        assertMean("score2", 2, 0);
    }

    @Test
    void drawsHaveTheIntervalOfAShare() {
        assertThat(of("draws_share")).isEqualTo(0.25);
        assertThat(of("draws_low")).isCloseTo(0.0456, within(1e-4));
        assertThat(of("draws_high")).isCloseTo(0.6994, within(1e-4));
    }

    @Test
    void leadsAreFollowed() {
        assertMean("lead_changes", 1.5, Math.sqrt(5 / 3.0));
        // Thousandths: 400 1000 1000 250.
        double scatter = Math.pow(0.4 - 0.6625, 2) + 2 * Math.pow(1 - 0.6625, 2) + Math.pow(0.25 - 0.6625, 2);
        assertMean("decided", 0.6625, Math.sqrt(scatter / 3));
        assertThat(of("decided_p50")).isEqualTo(0.4);
    }

    @Test
    void endingsAreCounted() {
        assertThat(of("ending_finished")).isEqualTo(3);
        assertThat(of("ending_crash")).isEqualTo(1);
        assertThat(of("ending_illegal_move")).isZero();
        assertThat(FOUR.keySet().stream().filter(each -> each.startsWith("ending_")))
                .hasSize(Ending.values().length);
    }

    @Test
    void theGamesOwnFiguresAreThere() {
        assertMean("hires", 1, 0);
        assertMean("takes", 24, Math.sqrt(500.0 / 3));
        assertThat(of("favors_used_mean")).isZero();
    }

    @Test
    void whatACellDoesNotHaveIsNotANumber() {
        assertThat(of("payoff3")).isNaN();
        assertThat(of("score3_mean")).isNaN();
        var one = figures(game(9, 0, 2, 10, 4, Ending.FINISHED));
        assertThat(one.get("length_mean")).isEqualTo(9);
        for (var unknown : List.of("length_low", "length_deviation", "payoff1_low", "score1_high", "hires_low")) {
            assertThat(one.get(unknown)).as(unknown).isNaN();
        }
    }

    @Test
    void theOrderIsThatOfTheSheet() {
        assertThat(COLUMNS.all().stream().map(Column::name))
                .containsSubsequence(
                        "length_mean",
                        "plies_mean",
                        "branching_mean",
                        "forced_share",
                        "draws_share",
                        "payoff1",
                        "score1_mean",
                        "payoff3",
                        "seat_gap",
                        "lead_changes_mean",
                        "decided_p50",
                        "ending_finished",
                        "ending_agreed",
                        "hires_mean",
                        "reached_high",
                        "goal",
                        "goal_low",
                        "goal_high",
                        "rank")
                .doesNotHaveDuplicates();
        assertThat(COLUMNS.place("goal")).isEqualTo(-1);
    }

    @Test
    void someFiguresCanBeHadAlone() {
        var wanted = new BitSet();
        wanted.set(COLUMNS.place("seat_gap"));
        var sum = new Statistics();
        sum.add(game(9, 0, 2, 10, 4, Ending.FINISHED));
        var some = COLUMNS.figures(sum, wanted);
        assertThat(some[COLUMNS.place("seat_gap")]).isEqualTo(1);
        assertThat(some[COLUMNS.place("length_mean")]).isNaN();
    }

    private static double of(String column, Map<String, Double> figures) {
        return Objects.requireNonNull(figures.get(column), column);
    }

    /// Two games that are alike do not say what the third will be.
    @Test
    void fewGamesThatAreAlikeLeaveRoom() {
        var won = game(9, 0, 2, 10, 4, Ending.FINISHED);
        var figures = figures(won, won);
        assertThat(of("payoff1", figures)).isEqualTo(1);
        assertThat(of("payoff1_low", figures)).isBetween(0.2, 0.4);
        assertThat(of("payoff1_high", figures)).isEqualTo(1);
        assertThat(of("payoff2_high", figures)).isBetween(0.6, 0.8);
        var halved = game(9, 0, 1, 10, 4, Ending.FINISHED);
        var halves = figures(halved, halved);
        assertThat(of("payoff1_high", halves) - of("payoff1_low", halves)).isGreaterThan(0.5);
    }

    @Test
    void oneGameHasNoInterval() {
        var figures = figures(game(9, 0, 2, 10, 4, Ending.FINISHED));
        for (var stem : List.of("length", "payoff1", "draws", "shared", "score1", "decided")) {
            assertThat(of(stem + "_low", figures)).as(stem).isNaN();
            assertThat(of(stem + "_high", figures)).as(stem).isNaN();
        }
    }

    /// A draw is won by nobody; what two share was won by both.
    @Test
    void winsThatAreSharedAreNoDraws() {
        assertThat(of("shared_share")).isZero();
        assertThat(of("shared_high")).isBetween(0.4, 0.6);
        var task = new Task(0, "", new Pairing("munificence", Map.of(), List.of("a", "b")), 1, 0, 1);
        var half = List.of(Outcome.WIN / 2, Outcome.WIN / 2);
        var shared = new Row(
                task,
                List.of(3, 3),
                half,
                10,
                10,
                20L,
                2,
                0,
                0,
                5,
                Ending.FINISHED,
                false,
                "points",
                List.of(),
                List.of(1, 0, 0, 0, 0, 0, 0, 0, 0));
        var figures = figures(shared, game(9, 0, 2, 10, 4, Ending.FINISHED));
        assertThat(of("shared_share", figures)).isEqualTo(0.5);
        assertThat(of("draws_share", figures)).isZero();
    }

    /// Mansuba counts drawn games that were decided; every game has when it was.
    @Test
    void aFigureThatHasTheNameOfAColumnGetsAnother() {
        var plan = Trial.plan("mansuba", List.of("random", "random"), 1);
        var names = Columns.of(plan, Trial.cells(plan)).all().stream()
                .map(Column::name)
                .toList();
        assertThat(names).doesNotHaveDuplicates().contains("decided_mean", "figure_decided_mean", "figure_decided_low");
    }
}
