package plateau.arena.evaluation.sweep;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plateau.arena.evaluation.Sweep;
import plateau.core.text.BadInput;
import plateau.core.text.Json;
import plateau.games.Games;

class EvaluationPlanJsonTest {
    private static final EvaluationPlan FULL = new EvaluationPlan(
            "tilings",
            Optional.of("duel"),
            List.of("size=8", "king=struck"),
            List.of("random", "mcts:steps=20"),
            List.of(
                    new Sweep(Games.named("tilings")).read("size=3..49/2,4"),
                    new Axis("deck", List.of("a.txt"), List.of("2 a b a b\n")),
                    new Axis("seat1", List.of("random", "greedy"))),
            500,
            Optional.of("±0.5%"),
            Optional.of("balance"),
            100_000,
            7,
            "500ms/move");

    private static String text(EvaluationPlan plan) {
        return Json.write(EvaluationPlanJson.write(plan));
    }

    @Test
    void aPlanIsReadAsItWasWritten() {
        var plain = CellsTest.plan("piles", "size=3..8");
        assertThat(EvaluationPlanJson.read(text(plain))).isEqualTo(plain);
        assertThat(EvaluationPlanJson.read(text(FULL))).isEqualTo(FULL);
    }

    @Test
    void aPlanOfBeforeFindsThePresetThatWasOnceCalledOriginal() {
        var now = CellsTest.plan("mansuba", "preset=usual,course");
        var before = text(now).replace("\"usual\"", "\"original\"");
        var read = EvaluationPlanJson.read(before);
        assertThat(read.axes().getFirst().values()).containsExactly("original", "course");
        assertThat(read.axes().getFirst().contents()).containsExactly("usual", "course");
        var one = text(now).replace("\"preset\":\"\"", "\"preset\":\"original\"");
        assertThat(EvaluationPlanJson.read(one).preset()).contains("usual");
        var other = one.replace("\"game\":\"mansuba\"", "\"game\":\"chess\"");
        assertThat(EvaluationPlanJson.read(other).preset()).contains("original");
    }

    @Test
    void rangesStayShort() {
        assertThat(text(CellsTest.plan("munificence", "builder-seed=5,100..2000000000")))
                .contains("{\"name\":\"builder-seed\",\"ranges\":[\"5\",\"100..2000000000\"]}");
    }

    @Test
    void whateverElseIsSaidIsLeftAlone() {
        var more = text(FULL).replaceFirst("\\{", "{\"plateau\":\"0.1.0\",");
        assertThat(EvaluationPlanJson.read(more)).isEqualTo(FULL);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        "plateau-evaluation" | "plateau-tournament" | "format" must be "plateau-evaluation"
        "version":1          | "version":2          | "version" 1
        "games":500          | "games":0            | a cell takes 1 game or more, not 0
        "games":500          | "games":"many"       | "games" must be there
        "goal":"balance"     | "goal":""            | budget goes with goal
        ["random","mcts:steps=20"] | []             | a name is missing
        "values":["a.txt"]   | "values":[]          | as many "contents" as "values"
        "500ms/move"         | "soon"               | soon
        ["3..49/2","4"]      | ["3..49/2","five"]   | 'five' is not a whole number
        """)
    void refusesWhatIsNoPlan(String part, String other, String message) {
        var text = text(FULL);
        assertThat(text).contains(part);
        assertThatThrownBy(() -> EvaluationPlanJson.read(text.replace(part, other)))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining(message);
    }
}
