package plateau.core.picture;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AsciiTest {
    @ParameterizedTest
    @CsvSource({"a, a", "é, e", "À, A", "●, A", "■, B", "◈, T", "─, -", "┼, +", "…, .", "↓, v", "日, ?"})
    void whatResemblesACharacterStandsForIt(String character, String otherwise) {
        assertThat(String.valueOf(Ascii.of(character.codePointAt(0)))).isEqualTo(otherwise);
    }
}
