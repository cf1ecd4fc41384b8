package plateau.core.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import plateau.core.Departure;
import plateau.core.Ending;
import plateau.core.text.BadInput;
import plateau.core.text.Json;
import plateau.core.text.Text;

class KeptTest {
    @Kept
    record Line(
            @Least(0) long number,
            String words,
            List<List<Long>> pairs,
            Map<Ending, @Least(0) Long> endings,
            List<Departure> departures,
            @Else("\"\"") Optional<String> goal,
            @Else(value = "[]", isWritten = false) List<String> openings,
            @Else(value = "false", isWritten = false) boolean isPartial) {}

    private static final String BARE = "{\"number\":3,\"words\":\"a\",\"pairs\":[[1,-2]],"
            + "\"endings\":{\"TIMEOUT\":1,\"CRASH\":2},\"departures\":[],\"goal\":\"\"}";

    private static Line read(String json) {
        return Wire.read(Line.class, json);
    }

    @Test
    void whatGoesWithoutSayingIsNotWritten() {
        var line = read(BARE);
        assertThat(line.goal()).isEmpty();
        assertThat(line.openings()).isEmpty();
        assertThat(line.endings()).isEqualTo(Map.of(Ending.TIMEOUT, 1L, Ending.CRASH, 2L));
        assertThat(Wire.write(line)).isEqualTo(BARE);
        var full = BARE.replace("\"goal\":\"\"", "\"goal\":\"balance\",\"openings\":[\"a1\"],\"partial\":true");
        assertThat(Wire.write(read(full))).isEqualTo(full);
    }

    @Test
    void itIsAsLongAndAsLargeAsItIs() {
        var words = "\u0007".repeat(5000);
        assertThat(read(BARE.replace("\"a\"", Json.write(words))).words()).isEqualTo(words);
        assertThat(read(BARE.replace("-2", "" + Long.MIN_VALUE)).pairs())
                .isEqualTo(List.of(List.of(1L, Long.MIN_VALUE)));
    }

    @Test
    void whateverElseIsSaidIsLeftAlone() {
        var left = "{\"seat\":1,\"ply\":2,\"ending\":\"CRASH\",\"reason\":\"gone\",\"again\":[]}";
        var more = BARE.replace("\"departures\":[]", "\"plateau\":\"0.1.0\",\"departures\":[" + left + "]");
        assertThat(read(more).departures()).containsExactly(new Departure(1, 2, Ending.CRASH, "gone"));
    }

    @Test
    void whatIsDamagedIsRefusedByItsField() {
        refuses("\"number\":3", "\"number\":-3", "number", "a whole number of at least 0");
        refuses("\"number\"", "\"numbers\"", "number", "a whole number of at least 0");
        refuses("\"a\"", "7", "words", "a text");
        refuses("\"a\"", "null", "words", "a text");
        refuses("[1,-2]", "[1,\"b\"]", "pairs", "a whole number");
        refuses("[1,-2]", "1", "pairs", "a list");
        refuses("\"CRASH\":2", "\"CRASH\":-2", "CRASH", "a whole number of at least 0");
        assertThatThrownBy(() -> read(BARE.replace("CRASH", "CRUSH"))).isInstanceOf(BadInput.class);
    }

    private static void refuses(String part, String other, String field, String what) {
        assertThat(BARE).contains(part);
        assertThatThrownBy(() -> read(BARE.replace(part, other)))
                .isInstanceOf(BadInput.class)
                .hasMessage(Text.format("\"%s\" must be there and be %s", field, what));
    }

    @Test
    void aMarkSaysWhatAFileIs() {
        var mark = new Mark("plateau-line", 1);
        var json = mark.before(read(BARE));
        assertThat(Json.write(json)).startsWith("{\"format\":\"plateau-line\",\"version\":1,\"number\":3,");
        assertThat(mark.isOn(json)).isTrue();
        assertThat(new Mark("plateau-line", 2).isOn(json)).isFalse();
    }
}
