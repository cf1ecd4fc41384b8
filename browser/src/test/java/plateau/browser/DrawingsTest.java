package plateau.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Drawings keep their colours where they are opened by themselves.
class DrawingsTest {
    /// The colours of what is drawn, each once.
    private static final String FILLS = """
            () => [...new Set([...document.querySelectorAll("path, rect, circle")]
              .map(shape => getComputedStyle(shape).fill))]""";

    @RegisterExtension
    static final LiveSite SITE = new LiveSite();

    @RegisterExtension
    final Browsing browsing = new Browsing(SITE);

    @Test
    void drawingsAreColouredByThemselves() {
        // What a test runs in every page does not run in one that may run nothing.
        var blocked = "document's frame is sandboxed";
        var window =
                browsing.window(Look.DESKTOP).named("Ann").forgiving(blocked).open("/");
        var thumbnail = window.find("img").first().getAttribute("src");
        var over = Pages.over(window);
        for (var path : List.of(
                "/api/replays/" + over + "/picture",
                "/api/tables/" + over + "/board?as=svg",
                "/help/pictures/piles/turn",
                thumbnail)) {
            window.open(path);
            assertThat(((List<?>) window.page().evaluate(FILLS)).stream().map(String::valueOf))
                    .as(path)
                    .anyMatch(fill -> fill.startsWith("rgb") && !fill.equals("rgb(0, 0, 0)"));
        }
        assertThat(window.faults()).isEmpty();
    }
}
