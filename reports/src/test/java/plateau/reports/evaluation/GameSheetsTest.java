package plateau.reports.evaluation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import plateau.arena.evaluation.figures.Column;
import plateau.arena.evaluation.figures.Finding;
import plateau.arena.evaluation.figures.Findings;
import plateau.arena.evaluation.sweep.Axis;
import plateau.arena.evaluation.sweep.Cell;
import plateau.arena.evaluation.sweep.EvaluationPlan;
import plateau.arena.series.Pairing;
import plateau.arena.statistics.Distribution;
import plateau.core.text.BadInput;

/// Munificence's own table (rules 7.2).
class GameSheetsTest {
    private static final String HEADINGS =
            "seed_builders;seed_token;choices;used_favor;used_skill;num_picked_tokens;forced_skip;"
                    + "nb_turns;result\n";
    private static final List<Column> COLUMNS = List.of(
                    "hires",
                    "takes",
                    "passes",
                    "favors_used",
                    "powers_acted",
                    "tokens_taken",
                    "forced_passes",
                    "turns",
                    "reached")
            .stream()
            .map(name -> new Column(name + "_mean", false))
            .toList();

    private static Findings findings(String game, List<Axis> axes, List<Map<String, Object>> cells) {
        var found = new ArrayList<Finding>();
        for (var options : cells) {
            var values = axes.stream()
                    .map(axis -> String.valueOf(options.get(axis.name())))
                    .toList();
            var cell = new Cell(found.size(), values, new Pairing(game, options, List.of("a", "b")));
            double first = 3.5 + found.size();
            found.add(new Finding(
                    cell, 100, true, List.of(first, 4.25, 0.01, 1e-5, 2.0, 10.0, 1 / 3.0, 9.23, 0.48), "", 1));
        }
        var plan = new EvaluationPlan(
                game,
                Optional.empty(),
                List.of(),
                List.of("a", "b"),
                axes,
                100,
                Optional.empty(),
                Optional.empty(),
                0,
                1,
                "");
        return new Findings(plan, COLUMNS, found, 4, new Distribution(), 400, 400, false, 1, Optional.empty());
    }

    private static Map<String, Object> seeds(long builders, long tokens) {
        return Map.of("builder-seed", builders, "token-seed", tokens);
    }

    @Test
    void aLineForEachPairByBuilderSeedThenTokenSeed() {
        var axes = List.of(new Axis("token-seed", List.of("10", "2")), new Axis("builder-seed", List.of("1", "0")));
        var cells = List.of(seeds(1, 10), seeds(0, 10), seeds(1, 2), seeds(0, 2));
        assertThat(GameSheets.csv(findings("munificence", axes, cells)))
                .contains(HEADINGS
                        + "0;2;6.5,4.25,0.01;0.00001;2;10;0.3333333333333333;9.23;0.48\n"
                        + "0;10;4.5,4.25,0.01;0.00001;2;10;0.3333333333333333;9.23;0.48\n"
                        + "1;2;5.5,4.25,0.01;0.00001;2;10;0.3333333333333333;9.23;0.48\n"
                        + "1;10;3.5,4.25,0.01;0.00001;2;10;0.3333333333333333;9.23;0.48\n");
    }

    @Test
    void aSeedThatIsNotSweptHasItsValueInEveryLine() {
        var axes = List.of(new Axis("builder-seed", List.of("5")));
        assertThat(GameSheets.csv(findings("munificence", axes, List.of(seeds(5, 7))))
                        .orElseThrow())
                .startsWith(HEADINGS + "5;7;");
        assertThat(GameSheets.csv(findings("munificence", List.of(), List.of(seeds(0, 3))))
                        .orElseThrow())
                .startsWith(HEADINGS + "0;3;");
    }

    @Test
    void aSweepOfAnythingElseIsRefused() {
        var axes = List.of(new Axis("builder-seed", List.of("5")), new Axis("points", List.of("8", "9")));
        assertThatThrownBy(() -> GameSheets.csv(findings("munificence", axes, List.of())))
                .isInstanceOf(BadInput.class)
                .hasMessage("the CSV of munificence has a line for each builder-seed and token-seed: with"
                        + " 'points' swept as well its lines could not be told apart; cells.csv"
                        + " has all columns");
    }

    @Test
    void otherGamesHaveNone() {
        assertThat(GameSheets.csv(findings("piles", List.of(), List.of()))).isEmpty();
    }
}
