package plateau.core.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.core.records.GameRecord;

class JsonTest {
    @Test
    void anObjectIsReadAndWrittenAlike() {
        var line = """
                {"a":1,"b":2.5,"c":null,"d":[1,"x",true],"e":{"f":"é \\"q\\""},"g":[],"h":{}}""";
        assertThat(Json.write(Json.readObject(line))).isEqualTo(line);
    }

    @Test
    void wholeNumbersStayWhole() {
        assertThat(Json.readObject("{\"a\":9007199254740991,\"b\":-3}"))
                .isEqualTo(Map.of("a", 9007199254740991L, "b", -3L));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "9007199254740993",
                "-9007199254740993",
                "99999999999999999999999999",
                "-1e99",
                "3.0000000000000000000001",
                "1e999999999",
                "1E+400"
            })
    void aNumberThatWouldBeRoundedToAWholeOneStaysAsItWasTyped(String typed) {
        var line = "{\"a\\\"1e5\":[0.5,\"1e9\",{\"b\":1e2,\"c\":" + typed + "}],\"d\":-7,\"e\":null}";
        var read = Json.readObject(line);
        assertThat(read.toString()).isEqualTo("{a\"1e5=[0.5, 1e9, {b=100, c=" + typed + "}], d=-7, e=null}");
        var list = (List<?>) Objects.requireNonNull(read.get("a\"1e5"));
        assertThat(((Map<?, ?>) list.getLast()).get("c")).isInstanceOf(TypedNumber.class);
        assertThat(Json.write(read)).contains("\"c\":\"" + typed + "\"");
    }

    @ParameterizedTest
    @ValueSource(strings = {"1e3", "1000.0", "1E+3", "-0", "2.50", "0e99999999999", "1e-99999999999"})
    void whatSomebodySendsIsQuotedAsItWasTyped(String typed) {
        var read = Json.readTyped("{\"a\":[7,0.5,-3],\"b\":" + typed + "}");
        assertThat(read.toString()).isEqualTo("{a=[7, 0.5, -3], b=" + typed + "}");
        assertThat(read.get("a")).isEqualTo(List.of(7L, 0.5, -3L));
        assertThat(Json.readObject("{\"b\":" + typed + "}")).containsKey("b");
    }

    @Test
    void aNumberIsWrittenAsTheWholeOneThatItIs() {
        assertThat(Json.write(Json.readTyped("{\"a\":1e3,\"b\":-0,\"c\":4.0,\"d\":2.50}")))
                .isEqualTo("{\"a\":1000,\"b\":0,\"c\":4,\"d\":2.5}");
    }

    @ParameterizedTest
    @ValueSource(longs = {9007199254740992L, 1L << 60, Long.MIN_VALUE})
    void aLargeNumberThatIsReadExactlyIsANumber(long number) {
        assertThat(Json.readObject("{\"a\":" + number + "}")).containsEntry("a", number);
    }

    @Test
    void spaceAroundTheObjectDoesNotMatter() {
        assertThat(Json.readObject(" { \"a\" : [ 1 ] } \r")).isEqualTo(Map.of("a", List.of(1L)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "   ",
                "{",
                "[]",
                "[{}]",
                "1",
                "null",
                "\"a\"",
                "{\"a\":}",
                "{a:1}",
                "{'a':1}",
                "{\"a\":\"x",
                "{\"a\":1} x",
                "{\"a\":1}{\"b\":2}",
                "{\"a\":1},{\"b\":2}",
                "{\"a\":1}]",
                "{\"a\":1}] x",
                "{\"a\":1}}",
                "{\"a\":1},\"end of the line\"],[",
                "{\"a\":\"}\"} x",
                "{\"a\":\"\\\\\"} \"",
                "{\"a\":٣}",
                "{\"a\":1\n}\nrubbish",
                "{\"a\":1}\n{\"b\":2}",
                "{\"a\":[1}",
                "{\"a\":nul}"
            })
    void anythingElseIsRefused(String line) {
        assertThatThrownBy(() -> Json.readObject(line))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith("not a JSON object");
    }

    @Test
    void bracketsAndQuotesInsideATextDoNotEndTheObject() {
        assertThat(Json.readObject("{\"a\":\"}]\\\"{\",\"b\":[{}]}\n"))
                .isEqualTo(Map.of("a", "}]\"{", "b", List.of(Map.of())));
    }

    @Test
    void theRefusalOfALongLineIsShort() {
        assertThatThrownBy(() -> Json.readObject("[\"" + "x".repeat(1000) + "\"]"))
                .isInstanceOf(BadInput.class)
                .message()
                .hasSizeLessThan(100)
                .endsWith("…");
    }

    @Test
    void whatIsWrittenDoesNoHarmOnATerminalAndReadsTheSame() {
        var harmful = Map.of("a\u009b", List.of("\u001b[31m", "\u202e é 😀 \udb40\udc41 \\"));
        var written = Json.write(harmful);
        assertThat(written).isEqualTo("{\"a\\u009B\":[\"\\u001B[31m\"," + "\"\\u202E é 😀 \\uDB40\\uDC41 \\\\\"]}");
        assertThat(Json.readObject(written)).isEqualTo(harmful);
    }

    @Test
    void aRefusalQuotesNothingHarmful() {
        assertThatThrownBy(() -> Json.readObject("{\u001b[31m\u009b\u202e"))
                .isInstanceOf(BadInput.class)
                .message()
                .matches("[ -~]*");
        assertThatThrownBy(() -> Json.readObject("[\"\u001b\n\u202e\"]"))
                .message()
                .isEqualTo("not a JSON object: [\"???\"]");
    }

    @Test
    void halfACharacterDoesNotKeepTheRestFromBeingWritten() {
        var half = Map.of("a\ud800", Arrays.asList("\udfff", 1L, null, Map.of()));
        assertThat(Json.readObject(Json.write(half)))
                .isEqualTo(Map.of("a\ufffd", Arrays.asList("\ufffd", 1L, null, Map.of())));
        assertThatThrownBy(() -> GameRecord.parse("{\"format\":\"plateau-record\",\"version\":\"\\ud800\"}"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("must be a whole number");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "hello | not a JSON object: hello",
                "[]? | not a JSON object: []?",
                "{\"a\":1,\"a\":2} | not a JSON object: \"a\" is there twice",
                "{\"a\":[1, | not a JSON object: it breaks off after {\"a\":[1,",
                "{\"a\" 1} | not a JSON object: it cannot be read on after {\"a\" 1",
                "{\"a\":tru} | not a JSON object: a number, a text or a word in it cannot be read"
            })
    void whatIsWrongIsSaid(String line, String said) {
        assertThatThrownBy(() -> Json.readObject(line)).hasMessage(said);
    }

    @Test
    void whatIsReadCanBeWrittenFromFarDownTheStack() {
        var deep = "{\"a\":" + "[".repeat(499) + "]".repeat(499) + "}";
        assertThat(Json.write(Json.readObject(deep))).isEqualTo(deep);
        assertThatThrownBy(() -> Json.readObject("{\"a\":" + "[".repeat(500) + "]".repeat(500) + "}"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("nested too deeply");
    }

    @Test
    void aTextThatIsTooLongIsToldAsSuch() {
        assertThat(Json.readObject("{\"a\":\"" + "x".repeat(32_000) + "\"}")).hasSize(1);
        assertThatThrownBy(() -> Json.readObject("{\"a\":\"" + "x".repeat(40_000) + "\"}"))
                .isInstanceOf(BadInput.class)
                .hasMessage("a text in it has more than 32767 characters");
    }
}
