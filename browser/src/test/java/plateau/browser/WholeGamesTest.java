package plateau.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import plateau.browser.Look.Screen;
import plateau.core.text.Json;
import plateau.core.text.Text;

/// Every game against bots from the home page to its end, by clicks alone and by keys alone, on a phone and
/// on a desk.
class WholeGamesTest {
    private static final int LAST = 30;

    @RegisterExtension
    static final LiveSite SITE = new LiveSite();

    @RegisterExtension
    final Browsing browsing = new Browsing(SITE);

    /// A whole game of Carcassonne is long: one by clicks and one by keys, each on another screen.
    private static Stream<Arguments> gamesAndScreens(Screen ofCarcassonne) {
        return Start.ALL.stream()
                .flatMap(start -> Stream.of(Screen.values())
                        .filter(each -> !start.game().equals("carcassonne") || each == ofCarcassonne)
                        .map(each -> Arguments.of(start, each)));
    }

    static Stream<Arguments> clicked() {
        return gamesAndScreens(Screen.DESKTOP);
    }

    static Stream<Arguments> typed() {
        return gamesAndScreens(Screen.PHONE);
    }

    @ParameterizedTest
    @MethodSource("clicked")
    void byClicksAlone(Start start, Screen screen) {
        var window = browsing.window(Look.at(screen));
        start.byClicks(window);
        assertThat(Person.clicking(window, 1).playToTheEnd()).isPositive();
        assertEnded(window);
    }

    /// With as little motion as there can be, too.
    @ParameterizedTest
    @MethodSource("typed")
    void byKeysAlone(Start start, Screen screen) {
        var window = browsing.window(Look.at(screen).calm());
        start.byKeys(window);
        assertThat(Person.typing(window, 2).playToTheEnd()).isPositive();
        assertEnded(window);
        assertStill(window);
    }

    /// A game of which half is one's own.
    @Test
    void carcassonneAsItUsuallyIs() {
        var window = browsing.window(Look.PHONE.calm());
        Start.usual("carcassonne").byClicks(window);
        assertThat(Person.clicking(window, 3).playToTheEnd()).isGreaterThan(60);
        assertEnded(window);
    }

    /// The last tiles of a game that bots have played, on the other screen.
    @Test
    void theEndOfCarcassonneByClicksOnAPhone() {
        var window = browsing.window(Look.PHONE).named("Ann");
        window.open(lateCarcassonne(window));
        assertThat(Person.clicking(window, 1).playToTheEnd()).isGreaterThan(8);
        assertEnded(window);
    }

    @Test
    void theEndOfCarcassonneByKeysAtADesk() {
        var window = browsing.window(Look.DESKTOP.calm()).named("Ann");
        window.open(lateCarcassonne(window));
        assertThat(Person.typing(window, 2).playToTheEnd()).isGreaterThan(8);
        assertEnded(window);
        assertStill(window);
    }

    private static String lateCarcassonne(Window window) {
        var over = Pages.over(window, Pages.plan("carcassonne", Map.of(), "random", "random"));
        var ply = String.valueOf(
                Json.readObject(window.get("/api/tables/" + over)).get("ply"));
        var from = Map.of("table", over, "ply", Text.wholeNumber(ply).orElseThrow() - LAST);
        return window.table(Map.of("game", "carcassonne", "seats", List.of("me", "easy"), "from", from));
    }

    private static void assertStill(Window window) {
        assertThat(window.is("document.getAnimations().length === 0"))
                .as("motion")
                .isTrue();
    }

    private static void assertEnded(Window window) {
        assertThat(window.find(".ending .column").count()).isGreaterThanOrEqualTo(2);
        assertThat(window.find("#lines li").count()).isPositive();
    }
}
