package plateau.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JsonTest {
    @Test
    void anObjectIsReadAndWrittenAlike() {
        var line =
                """
                {"a":1,"b":2.5,"c":null,"d":[1,"x",true],"e":{"f":"é \\"q\\""},"g":[],"h":{}}""";
        assertThat(Json.write(Json.readObject(line))).isEqualTo(line);
    }

    @Test
    void wholeNumbersStayWhole() {
        assertThat(Json.readObject("{\"a\":9007199254740991,\"b\":-3}"))
                .isEqualTo(Map.of("a", 9007199254740991L, "b", -3L));
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
}
