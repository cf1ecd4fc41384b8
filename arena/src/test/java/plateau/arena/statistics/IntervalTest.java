package plateau.arena.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class IntervalTest {
    @ParameterizedTest
    @CsvSource({
        "0.5,   10, 0.2366, 0.7634",
        "0.5,  100, 0.4038, 0.5962",
        "0.9,   10, 0.5958, 0.9821",
        "0.1,   50, 0.0435, 0.2136",
        "0.05, 100, 0.0215, 0.1118",
        "0,     10, 0.0000, 0.2775",
        "1,     10, 0.7225, 1.0000",
        "1,      1, 0.2065, 1.0000"
    })
    void agreesWithKnownValues(double share, long games, double low, double high) {
        var interval = Interval.wilson(share, games);
        assertThat(interval.low()).isCloseTo(low, within(5e-5));
        assertThat(interval.high()).isCloseTo(high, within(5e-5));
    }

    @Test
    void anEstimateIsOffByTwoStandardErrorsOnEitherSide() {
        var interval = Interval.around(1000, 50);
        assertThat(interval.low()).isCloseTo(902.0018, within(5e-5));
        assertThat(interval.high()).isCloseTo(1097.9982, within(5e-5));
    }

    @Test
    void withoutGamesNothingIsKnown() {
        assertThat(Interval.wilson(0, 0)).isEqualTo(new Interval(0, 1));
    }

    @Test
    void neverLeavesTheShareOut() {
        for (int wins = 0; wins <= 7; wins++) {
            double share = wins / 7.0;
            var interval = Interval.wilson(share, 7);
            assertThat(share).isBetween(interval.low(), interval.high());
        }
    }
}
