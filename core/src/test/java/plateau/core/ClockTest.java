package plateau.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.core.text.BadInput;

class ClockTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "500ms/move",
                "2m+1s",
                "2m",
                "1500ms+20ms",
                "3d/move",
                "90m+30s",
                "1d",
                "12h",
                "30d",
                "steps=2000",
                ""
            })
    void whatIsReadIsWrittenTheSame(String text) {
        assertThat(Clock.parse(text)).hasToString(text);
    }

    @Test
    void itsPartsAreRead() {
        assertThat(Clock.parse("500ms/move")).isEqualTo(new Clock.PerMove(Duration.ofMillis(500)));
        assertThat(Clock.parse("2m+1s")).isEqualTo(new Clock.Bank(Duration.ofMinutes(2), Duration.ofSeconds(1)));
        assertThat(Clock.parse("steps=7")).isEqualTo(new Clock.Steps(7));
        assertThat(Clock.parse("2m+0s")).isEqualTo(Clock.parse("2m"));
        assertThat(Clock.parse("3d/move")).isEqualTo(new Clock.PerMove(Duration.ofDays(3)));
        assertThat(Clock.parse("60m+0h")).isEqualTo(Clock.parse("1h")).hasToString("1h");
        assertThat(Clock.parse("none")).isEqualTo(Clock.NONE);
    }

    @Test
    void programsReadItAsJson() {
        assertThat(Clock.parse("2s/move").json()).isEqualTo(Map.of("move", 2000L));
        assertThat(Clock.parse("2m+1s").json()).isEqualTo(Map.of("game", 120_000L, "increment", 1000L));
        assertThat(Clock.parse("steps=7").json()).isEqualTo(Map.of("steps", 7));
        assertThat(Clock.NONE.json()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "500",
                "0ms/move",
                "/move",
                "2m+",
                "+1s",
                "2m+0",
                "steps=0",
                "steps=-1",
                "steps=",
                "steps=9999999999",
                "2w",
                "31d/move",
                "721h",
                "2d+31d",
                "99999999d",
                "500ms /move",
                "٥s/move",
                "2m+1s/move",
                "25m+1s+1s"
            })
    void whatIsNoClockIsRefusedWithWhatIs(String text) {
        assertThatThrownBy(() -> Clock.parse(text))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("'" + text + "'")
                .hasMessageContaining("500ms/move, 2m+1s")
                .hasMessageEndingWith("no time is longer than 30 days");
    }
}
