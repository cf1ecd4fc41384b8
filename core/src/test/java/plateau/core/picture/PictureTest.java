package plateau.core.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PictureTest {
    private static final String ESCAPE = "\u001b[0";

    private final Picture picture = new Picture();

    @Test
    void otherWordsMoveWhatFollowsUpToTheNextGap() {
        var picture = new Picture();
        picture.put(0, 0, "12 tokens: 3   red|blue");
        picture.put(1, 0, "red", Ink.of(9));
        var other = picture.withWords(word -> switch (word) {
            case "tokens" -> "jetons";
            case "red" -> "r";
            case "blue" -> "bleue";
            default -> word;
        });
        assertThat(other).hasToString("12 jetons: 3   r|bleue\nr\n");
        assertThat(other.coloured()).endsWith("\u001b[0;38;5;9mr\u001b[0m\n");

        var columns = Picture.of("one  two\none  two").withWords(word -> word.replace("one", "first"));
        assertThat(columns).hasToString("first two\nfirst two\n");
        assertThat(picture).as("unchanged").hasToString("12 tokens: 3   red|blue\nred\n");
    }

    @Test
    void aSpotIsNamedByItsWordAlsoWhereNothingIsDrawn() {
        picture.put(0, 0, "abc");
        picture.spot("2,3", 0, 1, 2, 2);
        assertThat(picture.wordAt(0, 0)).isEmpty();
        assertThat(picture.wordAt(0, 1)).isEqualTo("2,3");
        assertThat(picture.wordAt(1, 2)).isEqualTo("2,3");
        assertThat(picture.wordAt(2, 2)).isEmpty();
        assertThat(picture.wordAt(1, 9)).isEmpty();
        assertThat(picture.words()).containsExactly("2,3");
        assertThat(picture).hasToString("abc\n\n");
    }

    @Test
    void spotsOfSomeWordsAreUnderlinedInColourOnly() {
        picture.put(0, 0, "a");
        picture.put(0, 1, "b", Ink.of(9));
        picture.spot("one", 0, 0, 1, 1);
        picture.spot("two", 0, 1, 1, 1);
        assertThat(picture.coloured(Set.of("two"))).isEqualTo("a" + ESCAPE + ";4;38;5;9mb" + ESCAPE + "m\n");
        assertThat(picture).hasToString("ab\n");
    }

    @Test
    void spotsMoveAlongWithWordsOfAnotherLanguage() {
        picture.put(0, 0, "red 7");
        picture.spot("7", 0, 4, 1, 1);
        var other = picture.withWords(word -> word.equals("red") ? "rouge" : word);
        assertThat(other).hasToString("rouge 7\n");
        assertThat(other.wordAt(0, 6)).isEqualTo("7");
        assertThat(other.wordAt(0, 4)).isEmpty();
    }

    @Test
    void itGrowsToTheRightAndDownwards() {
        picture.put(2, 3, "x");
        picture.put(0, 1, "ab");
        assertThat(picture).hasToString(" ab\n\n   x\n");
        assertThat(picture.height()).isEqualTo(3);
    }

    @Test
    void whatIsPutLaterLiesAbove() {
        picture.put(0, 0, "aaaa");
        picture.put(0, 1, "bb");
        assertThat(picture).hasToString("abba\n");
    }

    @Test
    void noPlainLineEndsWithSpaces() {
        picture.put(0, 0, "a  ");
        picture.put(1, 2, " ");
        assertThat(picture).hasToString("a\n\n");
    }

    @Test
    void plainTextBecomesAPicture() {
        assertThat(Picture.of("ab\n c")).hasToString("ab\n c\n");
    }

    @Test
    void anEmptyPictureHasNoLines() {
        assertThat(picture).hasToString("");
        assertThat(picture.coloured()).isEmpty();
    }

    @Test
    void withoutInksTheColouredPictureHasNoEscapes() {
        picture.put(0, 0, "ab ");
        assertThat(picture.coloured()).isEqualTo("ab \n");
    }

    @Test
    void anInkIsSetOnceForItsRunAndTakenBackAfterIt() {
        picture.put(0, 0, "a");
        picture.put(0, 1, "bc", Ink.of(9));
        picture.put(0, 3, "d");
        assertThat(picture.coloured()).isEqualTo("a" + ESCAPE + ";38;5;9mbc" + ESCAPE + "md\n");
        assertThat(picture).hasToString("abcd\n");
    }

    @Test
    void theInkDoesNotRunIntoTheNextLine() {
        picture.put(0, 0, "a", Ink.on(4));
        picture.put(1, 0, "b");
        assertThat(picture.coloured()).isEqualTo(ESCAPE + ";48;5;4ma" + ESCAPE + "m\nb\n");
    }

    @Test
    void boldForegroundAndBackgroundAreSetTogether() {
        picture.put(0, 0, "a", Ink.of(1).over(2).inBold());
        assertThat(picture.coloured()).startsWith(ESCAPE + ";1;38;5;1;48;5;2ma");
    }

    @Test
    void everyInkStartsFromNoInk() {
        picture.put(0, 0, "a", Ink.of(1).inBold());
        picture.put(0, 1, "b", Ink.of(2));
        assertThat(picture.coloured()).contains("a" + ESCAPE + ";38;5;2mb");
    }

    @Test
    void playersHaveColoursOfTheirOwn() {
        assertThat(Ink.ofPlayer(0)).isNotEqualTo(Ink.ofPlayer(1));
        assertThat(Ink.ofPlayer(26)).isEqualTo(Ink.ofPlayer(0));
    }

    @ParameterizedTest
    @CsvSource({"0, 231", "15, 16", "11, 16", "16, 231", "231, 16", "232, 231", "255, 16", "52, 231"})
    void theContrastingInkIsBlackOnBrightAndWhiteOnDark(int background, int foreground) {
        assertThat(Ink.contrast(background)).isEqualTo(foreground);
    }

    @Test
    void anExactColourIsShownAsTheNearestCode() {
        assertThat(Ink.xterm(Ink.rgb(0xFF0000))).isEqualTo(196);
        assertThat(Ink.xterm(Ink.rgb(0x5F87AF))).isEqualTo(67);
        assertThat(Ink.xterm(42)).isEqualTo(42);
        picture.put(0, 0, "a", Ink.of(Ink.rgb(0x0000FF)).inverted());
        assertThat(picture.coloured()).startsWith(ESCAPE + ";7;38;5;21ma");
    }

    @Test
    void thePictureTellsWhatStandsWhere() {
        picture.put(1, 2, "b", Ink.of(9));
        assertThat(picture.width()).isEqualTo(3);
        assertThat(picture.characterAt(1, 2)).isEqualTo('b');
        assertThat(picture.inkAt(1, 2)).isEqualTo(Ink.of(9));
        assertThat(picture.characterAt(7, 7)).isEqualTo(' ');
        assertThat(picture.inkAt(-1, 0)).isEqualTo(Ink.PLAIN);
    }
}
