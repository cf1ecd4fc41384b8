package plateau.terminal.screen;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ClockFaceTest {
    @ParameterizedTest
    @CsvSource({
        "-5,0:00.0",
        "9999,0:09.9",
        "10000,0:10",
        "272000,4:32",
        "3599999,59:59",
        "3600000,1:00:00",
        "259200000,72:00:00"
    })
    void showsTenthsSecondsMinutesAndHours(long milliseconds, String shown) {
        assertThat(ClockFace.of(milliseconds)).isEqualTo(shown);
    }
}
