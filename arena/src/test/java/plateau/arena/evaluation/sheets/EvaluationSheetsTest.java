package plateau.arena.evaluation.sheets;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import plateau.arena.evaluation.figures.Column;
import plateau.arena.evaluation.figures.Finding;
import plateau.arena.evaluation.figures.Findings;
import plateau.arena.evaluation.sheets.TableStore.Heading;
import plateau.arena.evaluation.sweep.Axis;
import plateau.arena.evaluation.sweep.Cell;
import plateau.arena.evaluation.sweep.EvaluationPlan;
import plateau.arena.series.Pairing;
import plateau.arena.series.Row;
import plateau.arena.series.Task;
import plateau.arena.statistics.Distribution;
import plateau.arena.statistics.Outcome;
import plateau.core.Ending;
import plateau.core.luck.Lot;

class EvaluationSheetsTest {
    private static final List<Column> COLUMNS = List.of(
            new Column("length_mean", false),
            new Column("length_max", true),
            new Column("payoff1", false),
            new Column("payoff2", false));

    private static EvaluationPlan plan(Axis... axes) {
        return new EvaluationPlan(
                "piles",
                Optional.empty(),
                List.of(),
                List.of("random", "random"),
                List.of(axes),
                100,
                Optional.empty(),
                Optional.empty(),
                0,
                1,
                "");
    }

    private static Cell cell(long number, String... values) {
        return new Cell(number, List.of(values), new Pairing("piles", Map.of(), List.of("random", "random")));
    }

    private static Findings findings(EvaluationPlan plan, Finding... cells) {
        return new Findings(
                plan, COLUMNS, List.of(cells), cells.length, new Distribution(), 0, 0, false, 0, Optional.empty());
    }

    @Test
    void aRowHasTheCellWhatWasSweptAndWhatWasFound() {
        var plan = plan(
                new Axis("turn-limit", List.of("5", "10")),
                new Axis("seat1", List.of("random", "mcts:steps=20,seed=3")));
        var sheets = new EvaluationSheets(plan, COLUMNS);
        assertThat(sheets.cells())
                .containsExactly(
                        new Heading("cell", TableStore.Type.WHOLE),
                        new Heading("turn_limit", TableStore.Type.WHOLE),
                        new Heading("seat1", TableStore.Type.TEXT),
                        new Heading("games", TableStore.Type.WHOLE),
                        new Heading("complete", TableStore.Type.WHOLE),
                        new Heading("length_mean", TableStore.Type.DECIMAL),
                        new Heading("length_max", TableStore.Type.WHOLE),
                        new Heading("payoff1", TableStore.Type.DECIMAL),
                        new Heading("payoff2", TableStore.Type.DECIMAL),
                        new Heading("causes", TableStore.Type.TEXT),
                        new Heading("millis_per_game", TableStore.Type.DECIMAL));
        var finding = new Finding(
                cell(3, "10", "mcts:steps=20,seed=3"),
                100,
                false,
                List.of(41.25, 60.0, 0.1, Double.NaN),
                "points:60 \"turns\":40",
                0.5);
        assertThat(sheets.cell(finding))
                .isEqualTo(Arrays.asList(
                        3L,
                        10L,
                        "mcts:steps=20,seed=3",
                        100L,
                        0L,
                        41.25,
                        60L,
                        0.1,
                        null,
                        "points:60 \"turns\":40",
                        0.5));
        assertThat(sheets.csv(findings(plan, finding)))
                .isEqualTo("cell,turn_limit,seat1,games,complete,length_mean,length_max,payoff1,payoff2,"
                        + "causes,millis_per_game\r\n"
                        + "3,10,\"mcts:steps=20,seed=3\",100,0,41.25,60,0.1,,"
                        + "\"points:60 \"\"turns\"\":40\",0.5\r\n");
    }

    @Test
    void whatWasSweptIsNoFormula() {
        var plan = plan(new Axis("seat1", List.of("=1+1", "-0.5", "x")));
        var finding = new Finding(cell(0, "=1+1"), 1, true, List.of(1.0, 1.0, 1.0, 0.0), "@x", 0);
        var number = new Finding(cell(1, "-0.5"), 1, true, List.of(1.0, 1.0, 1.0, 0.0), "", 0);
        assertThat(new EvaluationSheets(plan, COLUMNS).csv(findings(plan, finding, number)))
                .endsWith("\r\n0,\"'=1+1\",1,1,1,1,1,0,\"'@x\",0\r\n1,-0.5,1,1,1,1,1,0,,0\r\n");
    }

    @Test
    void decimalsAreAsShortAsTheyCanBe() {
        var sheets = new EvaluationSheets(plan(), COLUMNS);
        for (var each : List.of(
                Map.entry(1.0 / 3, "0.3333333333333333"),
                Map.entry(100.0, "100"),
                Map.entry(1e-9, "0.000000001"),
                Map.entry(-2.5e-30, "-2.5E-30"),
                Map.entry(Double.NaN, ""))) {
            var finding = new Finding(cell(0), 1, true, List.of(each.getKey(), 1.0, 0.5, 0.5), "", 0);
            var line = sheets.csv(findings(plan(), finding)).split("\r\n")[1];
            assertThat(line).isEqualTo("0,1,1," + each.getValue() + ",1,0.5,0.5,,0");
        }
    }

    /// SQL would not know which one is meant; in both tables an axis has the same name.
    @Test
    void noTwoColumnsHaveTheSameName() {
        var columns = List.of(
                new Column("decided_mean", false),
                new Column("figure_decided_mean", false),
                new Column("rounds_mean", false),
                new Column("payoff1", false));
        var axes = List.of("games", "Seed", "decided-mean", "payoff1", "payoff2", "rounds", "causes", "size");
        var plan = plan(axes.stream().map(each -> new Axis(each, List.of("1"))).toArray(Axis[]::new));
        var sheets = new EvaluationSheets(plan, columns);
        assertThat(sheets.axes())
                .containsExactly(
                        "option_games",
                        "option_Seed",
                        "option_decided_mean",
                        "option_payoff1",
                        "payoff2",
                        "option_rounds",
                        "option_causes",
                        "size");
        assertThat(names(sheets.cells())).doesNotHaveDuplicates().contains("figure_decided_mean");
        assertThat(names(sheets.games(List.of("rounds", "plies", "turn-count"))))
                .doesNotHaveDuplicates()
                .endsWith("rounds", "figure_plies", "turn_count")
                .containsAll(sheets.axes());
    }

    private static List<String> names(List<Heading> headings) {
        return headings.stream().map(Heading::name).toList();
    }

    @Test
    void aGameTellsItsNumberItsSeedAndWhatItCameTo() {
        var sheets = new EvaluationSheets(plan(new Axis("players", List.of("1", "2"))), COLUMNS);
        var cell = cell(1, "1");
        var task = new Task(7, "1", cell.pairing(), 5, 42, 1);
        var row = new Row(
                task,
                List.of(9),
                List.of(Outcome.WIN / 2),
                12,
                10,
                55,
                9,
                2,
                -1,
                4,
                Ending.ILLEGAL_MOVE,
                true,
                "points",
                List.of(),
                List.of(3));
        var headings = names(sheets.games(List.of("activations")));
        assertThat(headings)
                .containsExactly(
                        "cell",
                        "players",
                        "game",
                        "seed",
                        "decisions",
                        "plies",
                        "choices",
                        "forced",
                        "lead_changes",
                        "led_from",
                        "ending",
                        "drawn",
                        "cause",
                        "score1",
                        "payoff1",
                        "score2",
                        "payoff2",
                        "activations");
        assertThat(sheets.game(cell, row))
                .isEqualTo(Arrays.asList(
                        1L,
                        1L,
                        42L,
                        Lot.seedOfGame(5, 42),
                        10L,
                        12L,
                        55L,
                        2L,
                        null,
                        4L,
                        "illegal_move",
                        1L,
                        "points",
                        9L,
                        0.5,
                        null,
                        null,
                        3L));
    }
}
