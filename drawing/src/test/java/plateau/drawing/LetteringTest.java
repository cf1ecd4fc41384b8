package plateau.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LetteringTest {
    private static final Lettering LABEL = Lettering.LABEL;

    @Test
    void whatHasRoomIsLeftAsItIs() {
        assertThat(LABEL.fitting("Ann", LABEL.width("Ann"))).isEqualTo("Ann");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Maximiliane von Habsburg", "王王王王王王王王王王王王王王", "iiiiiiiiiiiiiiiiiiiiiiiiiiii"})
    void aTextIsCutToItsRoomPointsIncluded(String text) {
        for (var letters : new Lettering[] {LABEL, Lettering.TITLE}) {
            var cut = letters.fitting(text, 120);
            assertThat(cut).endsWith("…").hasSizeGreaterThan(4);
            assertThat(letters.width(cut)).isLessThanOrEqualTo(120).isGreaterThan(85);
        }
    }

    @Test
    void boldAndWideLettersTakeMoreRoom() {
        assertThat(Lettering.TITLE.width("Ann")).isGreaterThan(LABEL.width("Ann"));
        assertThat(LABEL.width("王")).isGreaterThan(1.4 * LABEL.width("a"));
        assertThat(LABEL.width("e\u0301")).isEqualTo(LABEL.width("e"));
    }

    @Test
    void noLetterIsCutInTwo() {
        for (double room = 10; room < 100; room += 3) {
            var cut = LABEL.fitting("😀".repeat(20), room);
            assertThat(cut.codePoints()).noneMatch(LetteringTest::isHalf);
            var lines = String.join("", LABEL.lines("😀".repeat(20), room));
            assertThat(lines).isEqualTo("😀".repeat(20));
        }
    }

    private static boolean isHalf(int letter) {
        return Character.getType(letter) == Character.SURROGATE;
    }

    @Test
    void aSentenceIsBrokenBetweenWordsAndAWordThatIsTooLongWithin() {
        assertThat(LABEL.lines("one two three", LABEL.width("one two"))).containsExactly("one two", "three");
        assertThat(LABEL.lines("so aaaaaaaaaaaa b", LABEL.width("aaaaaaa")))
                .containsExactly("so", "aaaaaaa", "aaaaa b");
    }
}
