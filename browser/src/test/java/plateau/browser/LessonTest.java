package plateau.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// A first game on a phone, with a card beside the board that explains each step and never lies on what is
/// to be pressed.
class LessonTest {
    private static final int STEPS = 6;

    @RegisterExtension
    static final LiveSite SITE = new LiveSite();

    @RegisterExtension
    final Browsing browsing = new Browsing(SITE);

    static Stream<String> games() {
        return Pages.GAMES.stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    void aFirstGameIsExplainedUntilOneHasEnough(String game) {
        var window = browsing.window(Look.PHONE).open("/help/first/" + game);
        window.press("#start");
        window.find(".lesson").waitFor();
        window.await("document.querySelector('.lesson-text').textContent !== ''");
        Person.clicking(window, 11).play(STEPS);
        // Who is asked has time: while others move an explanation may end, and its button go, just when it is pressed.
        window.await("eyes.isAsked() || eyes.isOver()");
        // Between two explanations a quiet line stands there, with the same button.
        window.press(".lesson-buttons button:last-child:visible, .lesson-rest button:visible");
        assertThat(window.find(".lesson").isVisible()).isFalse();
        window.open(window.path());
        window.find("#board svg").waitFor();
        assertThat(window.find(".lesson").isVisible())
                .as("it does not come again")
                .isFalse();
    }
}
