package plateau.terminal.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class KeyDecoderTest {
    /// The keys in a text; a tilde-like pause is written `§`, after which nothing comes for a while.
    private static List<Press> keys(String typed) throws IOException {
        var rest = new ArrayList<>(typed.chars().boxed().toList());
        var decoder = new KeyDecoder(wait -> {
            if (rest.isEmpty()) {
                return wait == 0 ? -1 : KeyDecoder.LATE;
            }
            int next = rest.removeFirst();
            return next == '§' ? KeyDecoder.LATE : next;
        });
        var presses = new ArrayList<Press>();
        while (true) {
            var press = decoder.next();
            if (press.isPresent() && press.get().key() == Key.INPUT_ENDED) {
                return presses;
            }
            press.ifPresent(presses::add);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "[A, UP",
        "OA, UP",
        "[B, DOWN",
        "[1;5C, RIGHT",
        "[D, LEFT",
        "[H, HOME",
        "[1~, HOME",
        "[7~, HOME",
        "OF, END",
        "[5~, PAGE_UP",
        "[6~, PAGE_DOWN",
        "[3~, DELETE",
        "[Z, BACK_TAB"
    })
    void everyTerminalsKeysAreUnderstood(String sequence, Key key) throws IOException {
        assertThat(keys("\u001b" + sequence)).containsExactly(Press.of(key));
    }

    @Test
    void anEscapeAloneIsTheKeyAndWhatFollowsItLaterIsItsOwn() throws IOException {
        assertThat(keys("\u001b§a")).containsExactly(Press.of(Key.ESCAPE), Press.of('a'));
        assertThat(keys("\u001ba")).containsExactly(Press.of(Key.ESCAPE), Press.of('a'));
    }

    @Test
    void lettersOfAnyAlphabetAreCharacters() throws IOException {
        assertThat(keys("é漢😀")).containsExactly(Press.of('é'), Press.of('漢'), Press.of("😀".codePointAt(0)));
    }

    @Test
    void aClickTellsWhereAndLettingGoNothing() throws IOException {
        assertThat(keys("\u001b[<0;12;5M\u001b[<0;12;5m")).containsExactly(new Press(Key.CLICK, 0, 4, 11));
        assertThat(keys("\u001b[<65;1;1M")).containsExactly(new Press(Key.WHEEL_DOWN, 0, 0, 0));
    }

    @Test
    void aClickInAnOldTerminalIsAClickAndNoEnter() throws IOException {
        assertThat(keys("\u001b[M ,%\u001b[M#,%")).containsExactly(new Press(Key.CLICK, 0, 4, 11));
        assertThat(keys("\u001b[Ma!!a")).containsExactly(new Press(Key.WHEEL_DOWN, 0, 0, 0), Press.of('a'));
        assertThat(keys("\u001b[M §")).as("a click that is cut off").isEmpty();
        assertThat(keys("\u001bOM")).as("the keypad's Enter").containsExactly(Press.of(Key.ENTER));
    }

    @Test
    void whatMeansNothingIsPassedOver() throws IOException {
        assertThat(keys("\u001b[15~\u001b[[Aa\u0001")).containsExactly(Press.of('a'));
    }

    @Test
    void controlKeysHaveTheirMeaning() throws IOException {
        assertThat(keys("\u0003\t\r\u007f").stream().map(Press::key))
                .containsExactly(Key.INTERRUPT, Key.TAB, Key.ENTER, Key.BACKSPACE);
    }
}
