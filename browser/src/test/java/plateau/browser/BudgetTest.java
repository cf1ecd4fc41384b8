package plateau.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import plateau.core.text.Text;

/// What pages may cost: bytes over the wire, time from a click to what it does, frames while one looks
/// around. The limits of time are generous, since machines that test are busy; what was measured is said.
class BudgetTest {
    private static final long MOST_BYTES = 150_000;
    private static final int MOVES = 20;
    private static final double MOST_MILLIS = 400;

    @RegisterExtension
    static final LiveSite SITE = new LiveSite();

    @RegisterExtension
    final Browsing browsing = new Browsing(SITE);

    private static void say(String text, Object... values) {
        System.out.println(Text.format(text, values));
    }

    @Test
    void theFirstViewOfHomeIsSmall() {
        var window = browsing.window(Look.PHONE);
        assertSmall("home", window, "/");
    }

    static Stream<String> games() {
        return Stream.of("tilings", "piles", "carcassonne", "munificence", "mansuba");
    }

    @ParameterizedTest
    @MethodSource("games")
    void theFirstViewOfATableIsSmall(String game) {
        var ann = browsing.window(Look.DESKTOP).named("Ann");
        var table = ann.table(Map.of("game", game, "seats", List.of("me", "easy")));
        assertSmall("table of " + game, browsing.window(Look.DESKTOP), table);
    }

    private static void assertSmall(String what, Window window, String path) {
        var wire = new Wire(window);
        window.open(path);
        window.settle();
        say("%s: %d bytes in %d answers", what, wire.bytes(), wire.answers());
        assertThat(wire.bytes()).as(what).isBetween(1000L, MOST_BYTES);
    }

    /// Piles among people of one screen, so that no bot has to think in between.
    @Test
    void aMoveIsShownAtOnce() {
        var window = browsing.window(Look.DESKTOP).named("Ann");
        window.open(window.table(Map.of("game", "piles", "options", Map.of("size", 8), "seats", List.of("me", "me"))));
        window.await("eyes.isAsked()");
        var times = ((List<?>) window.page().evaluate(Resource.read("clicks.js"), MOVES)).stream();
        var sorted = times.mapToDouble(each -> ((Number) each).doubleValue())
                .sorted()
                .boxed()
                .toList();
        say("a click to what it does: median %.0f ms, slowest %.0f ms", sorted.get(MOVES / 2), sorted.getLast());
        assertThat(sorted.get(MOVES / 2)).isLessThan(MOST_MILLIS);
    }

    @Test
    void aLargeWorldIsSmoothToPan() {
        assertSmooth(
                "mansuba 150×150",
                Map.of(
                        "game",
                        "mansuba",
                        "options",
                        Map.of("width", 150, "height", 150),
                        "seats",
                        List.of("me", "random")));
    }

    /// Late in the game, when most tiles lie.
    @Test
    void tenPlayersOfCarcassonneAreSmoothToPan() {
        var ann = browsing.window(Look.DESKTOP).named("Ann");
        var bots = Stream.generate(() -> "random").limit(10).toArray(String[]::new);
        var over = Pages.over(ann, Pages.plan("carcassonne", Map.of(), bots));
        assertSmooth(
                "carcassonne of ten",
                Map.of(
                        "game",
                        "carcassonne",
                        "seats",
                        Stream.concat(Stream.of("me"), Stream.of(bots).skip(1)).toList(),
                        "from",
                        Map.of("table", over, "ply", 120)));
    }

    private void assertSmooth(String what, Map<String, Object> plan) {
        var window = browsing.window(Look.DESKTOP).named("Ann");
        window.open(window.table(plan));
        window.await("eyes.isAsked()");
        var page = window.page();
        var box = window.find("#window").boundingBox();
        double x = box.x + box.width / 2;
        double y = box.y + box.height / 2;
        for (int i = 0; i < 3; i++) {
            window.press("#larger");
        }
        page.evaluate(Resource.read("frames.js"));
        page.mouse().move(x, y);
        page.mouse().down();
        for (int i = 0; i < 60; i++) {
            page.mouse().move(x + 150 * Math.sin(i / 6.0), y + 100 * Math.cos(i / 5.0));
        }
        page.mouse().up();
        page.evaluate("globalThis.counted = frames()");
        double rate = ((Number) page.evaluate("counted.rate")).doubleValue();
        double longest = ((Number) page.evaluate("counted.longest")).doubleValue();
        say("%s: %.0f frames a second, the longest took %.0f ms", what, rate, longest);
        assertThat(rate).as("frames a second").isGreaterThan(10);
    }
}
