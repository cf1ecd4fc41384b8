package plateau.core.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.quicktheories.QuickTheory.qt;
import static org.quicktheories.generators.SourceDSL.strings;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TextTest {
    private static final List<String> NAMES = List.of("size", "turn-limit", "cell-limit");

    @Test
    void oneIsSingular() {
        assertThat(Text.counted(0, "tile")).isEqualTo("0 tiles");
        assertThat(Text.counted(1, "tile")).isEqualTo("1 tile");
        assertThat(Text.counted(2, "tile")).isEqualTo("2 tiles");
    }

    @Test
    void aShortListIsWhole() {
        assertThat(Text.shortList(List.of("a", "b"), 2)).isEqualTo("a b");
        assertThat(Text.shortList(List.of(), 2)).isEmpty();
    }

    @Test
    void aLongListSaysHowManyMore() {
        assertThat(Text.shortList(List.of("a", "b", "c", "d"), 2)).isEqualTo("a b … (+2)");
        assertThat(Text.shortList(List.of("a a", "b b", "c"), 2, "; ")).isEqualTo("a a; b b … (+1)");
    }

    @Test
    void aLongTextIsCut() {
        assertThat(Text.shorten("abcdef", 6)).isEqualTo("abcdef");
        assertThat(Text.shorten("abcdefg", 6)).isEqualTo("abcdef…");
        assertThat(Text.shorten("ab🦊c", 3)).as("no half of a character").isEqualTo("ab…");
    }

    @ParameterizedTest
    @CsvSource({
        "size, size, 0",
        "size, SIZE, 0",
        "size, sze, 1",
        "size, sizes, 1",
        "size, side, 1",
        "size, szie, 1",
        "'', size, 4",
        "turn, cell, 4",
        "abcd, badc, 2"
    })
    void editsAreCountedWithSwapsOfNeighbours(String left, String right, int edits) {
        assertThat(Text.distance(left, right)).isEqualTo(edits);
    }

    @Test
    void editsAreAsManyInBothDirections() {
        var words = strings().betweenCodePoints('a', 'd').ofLengthBetween(0, 8);
        qt().withFixedSeed(1)
                .forAll(words, words)
                .check((left, right) -> Text.distance(left, right) == Text.distance(right, left));
    }

    @Test
    void theNearestNameIsFound() {
        assertThat(Text.nearest("szie", NAMES)).contains("size");
        assertThat(Text.nearest("turn-limt", NAMES)).contains("turn-limit");
        assertThat(Text.nearest("cel-limit", NAMES)).contains("cell-limit");
    }

    @Test
    void ofSeveralNearOnesTheNearestIsTaken() {
        assertThat(Text.nearest("abcd", List.of("abxx", "abcx"))).contains("abcx");
    }

    @Test
    void oneEditIsForgivenAndOneMoreForEveryFourLetters() {
        assertThat(Text.nearest("abc", List.of("axc"))).isPresent();
        assertThat(Text.nearest("abc", List.of("axy"))).isEmpty();
        assertThat(Text.nearest("abcd", List.of("abxy"))).isPresent();
        assertThat(Text.nearest("abcd", List.of("axyz"))).isEmpty();
    }

    @Test
    void aFarWordHasNoNearest() {
        assertThat(Text.nearest("colour", NAMES)).isEmpty();
        assertThat(Text.nearest("size", List.of())).isEmpty();
    }

    @Test
    void theQuestionIsAskedOnlyWhenSomethingIsNear() {
        assertThat(Text.didYouMean("siz", NAMES)).hasToString("; did you mean 'size'?");
        assertThat(Text.didYouMean("colour", NAMES)).hasToString("");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\u0000",
                "\n",
                "\r",
                "\t",
                "\u001b",
                "\u007f",
                "\u0080",
                "\u0085",
                "\u009b",
                "\u009f",
                "\u00ad",
                "\u061c",
                "\u200b",
                "\u200e",
                "\u202e",
                "\u2028",
                "\u2029",
                "\u2066",
                "\u2069",
                "\ufeff",
                "\ud800",
                "\udfff",
                "\udb40\udc41"
            })
    void nothingThatSteersATerminalOrHidesFromAReaderIsPrinted(String harmful) {
        assertThat(Text.printable("a" + harmful + "b")).isEqualTo("a?b");
    }

    @Test
    void whatCanBeReadIsPrintedAsItIs() {
        var text = "aé ß 中文 ע ب ٣ 😀 e\u0301 '\"\\";
        assertThat(Text.printable(text)).isEqualTo(text);
    }

    @Test
    void aVeryLongWordHasNoNearestAndTakesNoRoom() {
        assertThat(Text.nearest("x".repeat(50_000_000), NAMES)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "-0, 0", "007, 7", "-12, -12", "9223372036854775807, 9223372036854775807"})
    void aWholeNumberIsWrittenInDigits(String text, long number) {
        assertThat(Text.wholeNumber(text)).hasValue(number);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "-",
                "+5",
                " 5",
                "5 ",
                "5.0",
                "1e3",
                "0x10",
                "٣",
                "۳",
                "५",
                "５",
                "1٣",
                "𝟓",
                "9223372036854775808",
                "99999999999999999999"
            })
    void nothingElseIsAWholeNumber(String text) {
        assertThat(Text.wholeNumber(text)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "-0.5, -0.5", "007, 7", "2.50, 2.5", "999999999999999, 999999999999999"})
    void aDecimalMayHaveAPoint(String text, double number) {
        assertThat(Text.decimal(text)).hasValue(number);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "-", ".5", "5.", "+5", " 5", "1,5", "1e3", "5d", "NaN", "0x1p3", "٥"})
    void nothingElseIsADecimal(String text) {
        assertThat(Text.decimal(text)).isEmpty();
    }
}
