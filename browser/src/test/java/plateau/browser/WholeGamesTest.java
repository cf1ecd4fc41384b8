package plateau.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import plateau.browser.Look.Screen;

/// Every game against a bot from its beginning to its end, by clicks alone and by keys alone.
class WholeGamesTest {
    private static final Map<String, Map<String, Object>> SMALL =
            Map.of(
                    "piles", Map.of("size", 3),
                    "tilings", Map.of("size", 5),
                    "carcassonne", Map.of(),
                    "munificence", Map.of(),
                    "mansuba", Map.of("width", 6, "height", 6));

    @RegisterExtension static final LiveSite SITE = new LiveSite();

    @RegisterExtension final Browsing browsing = new Browsing(SITE);

    static Stream<Arguments> gamesAndScreens() {
        return SMALL.keySet().stream()
                .sorted()
                .flatMap(game -> Stream.of(Screen.values()).map(each -> Arguments.of(game, each)));
    }

    private Window seated(String game, Screen screen) {
        var window = browsing.window(Look.at(screen)).named("Ann");
        var seats = List.of("me", "easy");
        return window.open(
                window.table(Map.of("game", game, "options", SMALL.get(game), "seats", seats)));
    }

    @ParameterizedTest
    @MethodSource("gamesAndScreens")
    void byClicksAlone(String game, Screen screen) {
        var window = seated(game, screen);
        int steps = Person.clicking(window, 1).playToTheEnd();
        assertThat(steps).isPositive();
        assertEnded(window);
    }

    @ParameterizedTest
    @MethodSource("gamesAndScreens")
    void byKeysAlone(String game, Screen screen) {
        var window = seated(game, screen);
        int steps = Person.typing(window, 2).playToTheEnd();
        assertThat(steps).isPositive();
        assertEnded(window);
    }

    private static void assertEnded(Window window) {
        assertThat(window.find(".ending li").all()).hasSize(2);
        assertThat(window.find("#lines li").count()).isPositive();
    }
}
