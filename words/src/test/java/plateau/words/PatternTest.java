package plateau.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PatternTest {
    private static final Map<String, Integer> NUMBERS = Map.of("none", 0, "one", 1, "three", 3);

    private static String fill(String pattern) {
        return Pattern.fill(pattern, new Pattern.Values() {
            @Override
            public String text(String name) {
                return "" + NUMBERS.get(name);
            }

            @Override
            public String spelled(String name) {
                return "(" + text(name) + ")";
            }

            @Override
            public boolean isThere(String name) {
                return NUMBERS.getOrDefault(name, 0) != 0;
            }

            @Override
            public boolean isOne(String name) {
                return NUMBERS.getOrDefault(name, 0) == 1;
            }
        });
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '=',
            ignoreLeadingAndTrailingWhitespace = false,
            value = {
                "nothing to fill=nothing to fill",
                "{three} of {one}=3 of 1",
                "{three|tile|tiles}, {one|tile|tiles}, {none|tile|tiles}=3 tiles, 1 tile, 0 tiles",
                "it {one!has|have}, they {three!has|have}=it has, they have",
                "a{one? and b}{none? and c}=a and b",
                "{none?some:not any}, {one?some:not any}=not any, some",
                "{three? + {three|shield|shields} × {one}}!= + 3 shields × 1!",
                "{three~}, {one}=(3), 1",
                "{none?x{three}y:{one|z|zz}}=1 z",
            })
    void aPatternIsFilled(String pattern, String sentence) {
        assertThat(fill(pattern)).isEqualTo(sentence);
    }

    @ParameterizedTest
    @ValueSource(strings = {"{one", "one}", "{one|a", "{one|a|b", "{one?a", "{one?a:b"})
    void whatIsNotClosedIsRefused(String pattern) {
        assertThatThrownBy(() -> fill(pattern))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(pattern);
    }

    @Test
    void frenchPutsNothingInTheSingular() {
        assertThat(Language.FRENCH.isOne(0)).isTrue();
        assertThat(Language.ENGLISH.isOne(0)).isFalse();
        assertThat(Language.FRENCH.isOne(2)).isFalse();
    }
}
