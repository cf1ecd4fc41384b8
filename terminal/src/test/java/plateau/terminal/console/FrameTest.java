package plateau.terminal.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import plateau.core.picture.Ink;
import plateau.core.picture.Picture;
import plateau.terminal.screen.Letters;

final class FrameTest {
    private static final Letters UNICODE = new Letters(true);

    private static Frame frame(String text) {
        var frame = new Frame(2, 10, UNICODE);
        frame.put(0, 0, text, Ink.PLAIN);
        return frame;
    }

    private static String changes(Frame before, Frame after) {
        var out = new StringBuilder();
        new Changes(before, after, Colours.INDEXED).appendTo(out);
        return out.toString();
    }

    @Test
    void whatDoesNotFitIsCutOff() {
        assertThat(frame("0123456789abc").toString()).isEqualTo("0123456789\n\n");
    }

    @Test
    void onlyWhatChangesIsSent() {
        assertThat(changes(frame("abcdefghij"), frame("abXdefghiY"))).isEqualTo("\u001b[1;3H\u001b[0mX\u001b[1;10HY");
        assertThat(changes(frame("same"), frame("same"))).isEmpty();
    }

    @Test
    void aShortGapIsWrittenAgainInsteadOfJumpedOver() {
        assertThat(changes(frame("abcdef"), frame("XbYdef"))).isEqualTo("\u001b[1;1H\u001b[0mXbY");
    }

    @Test
    void anInkIsTakenBackAtTheEnd() {
        var after = frame("");
        after.put(1, 0, "r", Ink.of(9));
        assertThat(changes(frame(""), after)).isEqualTo("\u001b[2;1H\u001b[0;38;5;9mr\u001b[0m");
    }

    @Test
    void aWideCharacterTakesTwoCells() {
        assertThat(frame("漢字!").toString()).startsWith("漢字!\n");
        assertThat(changes(frame("漢a"), frame("漢b"))).isEqualTo("\u001b[1;3H\u001b[0mb");
        assertThat(changes(frame("a!"), frame("漢"))).isEqualTo("\u001b[1;1H\u001b[0m漢");
    }

    @Test
    void withoutUnicodeEverythingIsShownInAscii() {
        var frame = new Frame(1, 20, new Letters(false));
        frame.put(0, 0, "●■─ é · 漢 œ", Ink.PLAIN);
        assertThat(frame.toString()).isEqualTo("AB- e . ?  o\n");
        assertThat(Letters.of(Map.of("LANG", "fr_FR.ISO-8859-1"), "").isUnicode())
                .isFalse();
        assertThat(Letters.of(Map.of("LC_ALL", "C", "LANG", "fr_FR.UTF-8"), "").isUnicode())
                .isFalse();
        assertThat(Letters.of(Map.of("LANG", "en_GB.utf8"), "").isUnicode()).isTrue();
        assertThat(Letters.of(Map.of("LC_ALL", "C.UTF-8"), "C").isUnicode()).isFalse();
    }

    @Test
    void nobodySteersTheTerminalByAName() {
        assertThat(frame("a\u001b[2Jb").toString()).doesNotContain("\u001b");
    }

    @Test
    void aPictureIsSeenThroughAWindow() {
        var frame = new Frame(2, 3, UNICODE);
        var picture = Picture.of("abcdef\nghijkl\nmnopqr");
        frame.draw(picture, new Window(frame.region(), 1, 2));
        assertThat(frame.toString()).isEqualTo("ijk\nopq\n");
    }
}
