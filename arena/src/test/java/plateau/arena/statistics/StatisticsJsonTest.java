package plateau.arena.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.arena.series.Pairing;
import plateau.arena.series.Row;
import plateau.arena.series.Task;
import plateau.core.Departure;
import plateau.core.Ending;
import plateau.core.text.BadInput;
import plateau.core.wire.Wire;

class StatisticsJsonTest {
    private static final Task TASK = new Task(0, "", new Pairing("none", Map.of(), List.of("a", "b", "c")), 1, 0, 1);

    /// Every count is another, so that none can take the place of another.
    private static Row game(int score, Ending ending, String cause) {
        return new Row(
                TASK,
                List.of(score, -3, 70_000),
                List.of(Outcome.WIN / 2, 0L, Outcome.WIN / 2),
                101,
                97,
                8_000_000_000L,
                17,
                5,
                2,
                60,
                ending,
                ending == Ending.AGREED,
                cause,
                ending == Ending.CRASH ? List.of(new Departure(1, 3, Ending.TIMEOUT, "slow")) : List.of(),
                List.of(-100_000, 12));
    }

    private static Statistics all() {
        var statistics = new Statistics();
        statistics.add(game(Integer.MAX_VALUE, Ending.FINISHED, "points"));
        statistics.add(game(Integer.MIN_VALUE, Ending.FINISHED, "turn \"limit\" é"));
        statistics.add(game(40, Ending.FINISHED, ""));
        statistics.add(game(40, Ending.AGREED, ""));
        statistics.add(game(41, Ending.CRASH, ""));
        return statistics;
    }

    private static Statistics again(Statistics statistics) {
        return Wire.read(StatisticsJson.class, Wire.write(StatisticsJson.of(statistics)))
                .statistics();
    }

    @Test
    void sumsThatNumbersOfJsonCannotKeepAreKept() {
        var statistics = new Statistics();
        for (long share : List.of(Outcome.WIN - 1, Outcome.WIN / 3, Outcome.WIN / 7)) {
            statistics.add(new Row(
                    TASK,
                    List.of(1, 2, 3),
                    List.of(share, 1L, Outcome.WIN - 1 - share),
                    1,
                    1,
                    1,
                    1,
                    1,
                    0,
                    1,
                    Ending.FINISHED,
                    false,
                    "",
                    List.of(),
                    List.of()));
        }
        assertThat(again(statistics)).usingRecursiveComparison().isEqualTo(statistics);
    }

    @Test
    void whatIsReadIsWhatWasWritten() {
        assertThat(again(all())).usingRecursiveComparison().isEqualTo(all());
        assertThat(again(all()).faults(1)).isEqualTo(Map.of(Ending.TIMEOUT, 1L));
        assertThat(again(all()).causes()).containsKeys("points", "turn \"limit\" é");
    }

    @Test
    void nothingIsReadAsNothing() {
        assertThat(again(new Statistics())).usingRecursiveComparison().isEqualTo(new Statistics());
    }

    /// Beyond 2^53 and, the squares of shares, beyond 2^63.
    @Test
    void greatNumbersAreExact() {
        var many = all();
        for (int doubled = 0; doubled < 30; doubled++) {
            many.add(many);
        }
        assertThat(many.choices).isGreaterThan(1L << 62);
        assertThat(again(many)).usingRecursiveComparison().isEqualTo(many);
    }

    @Test
    void partsThatWereWrittenAddUpToTheSame() {
        var whole = all();
        whole.add(all());
        var parts = again(all());
        parts.add(again(all()));
        assertThat(parts).usingRecursiveComparison().isEqualTo(whole);
    }

    /// A count that is left out of the JSON would be 0 again, or missing, unnoticed otherwise.
    @Test
    void everyFieldIsWritten() {
        var json = Wire.json(StatisticsJson.of(all()));
        for (var field : Statistics.class.getDeclaredFields()) {
            if (!java.lang.reflect.Modifier.isStatic(field.getModifiers())) {
                assertThat(json).containsKey(field.getName());
                assertThat(json.get(field.getName())).isNotIn(0L, 0, List.of(), Map.of());
            }
        }
        assertThat(LongStream.of(all().endings).sum()).isEqualTo(5);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\"length\":[97,5]=\"length\":[97]",
                "\"length\":[97,5]=\"length\":[97,-5]",
                "\"games\":5=\"games\":-5",
                "\"games\":5=\"games\":5.5",
                "\"AGREED\":1=\"AGREE\":1",
                "\"causes\":{=\"clauses\":{",
                "\"shares\":[[=\"shares\":[[1],[",
                "\"shares\":[[5,=\"shares\":[["
            })
    void whatIsDamagedIsRefused(String change) {
        var parts = change.split("=", 2);
        var text = Wire.write(StatisticsJson.of(all()));
        assertThat(text).contains(parts[0]);
        var damaged = text.replace(parts[0], parts[1]);
        assertThatThrownBy(() -> Wire.read(StatisticsJson.class, damaged).statistics())
                .isInstanceOf(BadInput.class);
    }
}
