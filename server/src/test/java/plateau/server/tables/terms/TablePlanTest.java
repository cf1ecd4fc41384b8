package plateau.server.tables.terms;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plateau.core.Clock;
import plateau.core.options.Time;
import plateau.core.text.BadInput;
import plateau.games.Games;

/// What a table is where nobody says how long somebody who is away is waited for.
class TablePlanTest {
    private static final TableBounds STRICT = new TableBounds(times("3m"), times("5m"));

    private static LeastTimes times(String absence) {
        return new LeastTimes(Time.read(absence).orElseThrow(), Duration.ofSeconds(10), Duration.ofSeconds(1));
    }

    private static TablePlan plan(String clock, Optional<Duration> grace, boolean isRated) {
        return new TablePlan(
                Games.named("piles").defaults(),
                Clock.parse(clock),
                List.of(new TablePlan.Maker(""), new TablePlan.Free()),
                true,
                Optional.empty(),
                grace,
                Optional.empty(),
                isRated,
                TablePlan.Pace.USUAL,
                TablePlan.Opening.NONE);
    }

    @ParameterizedTest
    @CsvSource({
        "5m+3s, true, 5m",
        "5m+3s, false, 3m",
        "5s+0s, true, 3m",
        "none, true, 15m",
        "2h/move, true, 2h",
    })
    void theUsualAbsenceIsOneThatTheOperatorAllows(String clock, boolean isRated, String grace) {
        var settings = plan(clock, Optional.empty(), isRated).settings(STRICT);
        assertThat(Time.write(settings.absence().grace())).isEqualTo(grace);
    }

    @Test
    void atItAGameCountsAsItWouldOtherwise() {
        assertThat(plan("5m+3s", Optional.empty(), true).settings(STRICT).isRated())
                .isTrue();
        assertThat(plan("5s+0s", Optional.empty(), true).settings(STRICT).isRated())
                .isFalse();
        assertThat(plan("5m+3s", Optional.of(Duration.ofMinutes(4)), true)
                        .settings(STRICT)
                        .isRated())
                .isFalse();
    }

    @Test
    void whatSomebodyTypesIsRefusedInItsOwnWords() {
        var plan = plan("5m+3s", Optional.of(Duration.ofMinutes(2)), true);
        assertThatThrownBy(() -> STRICT.check(plan.clock(), plan.absence(STRICT), plan.patience(STRICT)))
                .isInstanceOf(BadInput.class)
                .hasMessage("absence.after: '2m' is too short; here somebody who is away is waited for at least 3m");
        var usual = plan("5m+3s", Optional.empty(), true);
        STRICT.check(usual.clock(), usual.absence(STRICT), usual.patience(STRICT));
    }
}
