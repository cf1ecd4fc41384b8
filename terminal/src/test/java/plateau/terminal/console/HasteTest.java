package plateau.terminal.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class HasteTest {
    private static List<Press> left(Press... presses) {
        var left = new ArrayList<>(List.of(presses));
        left.removeIf(new Haste());
        return left;
    }

    @Test
    void whatWouldChooseSomethingIsDropped() {
        var click = new Press(Key.CLICK, 0, 3, 4);
        assertThat(left(Press.of(Key.ENTER), Press.of(' '), click, Press.of(' ')))
                .isEmpty();
    }

    @Test
    void whatIsTypedStaysWithTheSpacesBetweenItsWords() {
        var typed = List.of(Press.of('4'), Press.of(' '), Press.of('t'));
        assertThat(left(Press.of(' '), typed.get(0), typed.get(1), typed.get(2)))
                .isEqualTo(typed);
        assertThat(left(Press.of('4'), Press.of(Key.ENTER), Press.of(' '))).containsExactly(Press.of('4'));
    }

    @Test
    void whatStopsOrLeafsStays() {
        var all = List.of(Press.of(Key.INTERRUPT), Press.of(Key.PAGE_UP), Press.of(Key.ESCAPE));
        assertThat(left(all.toArray(Press[]::new))).isEqualTo(all);
    }
}
