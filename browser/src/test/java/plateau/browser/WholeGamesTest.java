package plateau.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import plateau.browser.Look.Screen;

/// Every game against bots from the home page to its end, by clicks alone and by keys alone, on a phone and
/// on a desk.
class WholeGamesTest {
    @RegisterExtension
    static final LiveSite SITE = new LiveSite();

    @RegisterExtension
    final Browsing browsing = new Browsing(SITE);

    static Stream<Arguments> gamesAndScreens() {
        return Start.ALL.stream().flatMap(start -> Stream.of(Screen.values()).map(each -> Arguments.of(start, each)));
    }

    @ParameterizedTest
    @MethodSource("gamesAndScreens")
    void byClicksAlone(Start start, Screen screen) {
        var window = browsing.window(Look.at(screen));
        start.byClicks(window);
        assertThat(Person.clicking(window, 1).playToTheEnd()).isPositive();
        assertEnded(window);
    }

    /// With as little motion as there can be, too.
    @ParameterizedTest
    @MethodSource("gamesAndScreens")
    void byKeysAlone(Start start, Screen screen) {
        var window = browsing.window(Look.at(screen).calm());
        start.byKeys(window);
        assertThat(Person.typing(window, 2).playToTheEnd()).isPositive();
        assertEnded(window);
        assertThat(window.is("document.getAnimations().length === 0"))
                .as("motion")
                .isTrue();
    }

    /// A game of which half is one's own.
    @Test
    void carcassonneAsItUsuallyIs() {
        var window = browsing.window(Look.PHONE.calm());
        Start.usual("carcassonne").byClicks(window);
        assertThat(Person.clicking(window, 3).playToTheEnd()).isGreaterThan(60);
        assertEnded(window);
    }

    private static void assertEnded(Window window) {
        assertThat(window.find(".ending li").count()).isGreaterThanOrEqualTo(2);
        assertThat(window.find("#lines li").count()).isPositive();
    }
}
