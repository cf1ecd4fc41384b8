package plateau.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import plateau.browser.Look.Screen;

/// An evaluation: asked for in a form, looked at while it goes, and shown to somebody else.
class LabTest {
    private static final String OVER = "document.querySelector('#evaluation progress').hidden";
    private static final String DRAWN = "[...document.querySelectorAll('#evaluation .plots img')].slice(0, 2)"
            + ".every(image => image.complete && image.naturalWidth > 100)";

    @RegisterExtension
    static final LiveSite SITE = new LiveSite();

    @RegisterExtension
    final Browsing browsing = new Browsing(SITE);

    @ParameterizedTest
    @EnumSource(Screen.class)
    void whatAFormAsksForIsPlayedAndSeenByAnotherVisitor(Screen screen) {
        var window = browsing.window(Look.at(screen)).open("/lab");
        window.find("#begin-game").selectOption("munificence");
        said(window, ".outcome", "500 games");
        window.find(".axes > button").click();
        window.find("#axis-1").selectOption("builder-seed");
        window.find("#axis-2").selectOption("token-seed");
        window.find(".axis:nth-child(1) input").fill("9..0");
        said(window, ".axis:nth-child(1) .problem", "0..9");
        window.find(".axis:nth-child(1) input").fill("0..3");
        window.find(".axis:nth-child(2) input").fill("0..2");
        said(window, ".outcome", "12 cells");
        window.press("#begin button.primary");
        window.page().waitForURL(Pattern.compile(".*/lab/.+"));
        window.await(OVER);
        window.await(DRAWN);
        assertThat(window.find("#evaluation .cells tbody tr").count()).isEqualTo(12);

        var other = browsing.window(Look.at(screen)).open(window.path());
        other.await(DRAWN);
        assertThat(other.find("#evaluation .cells tbody tr").count()).isEqualTo(12);
        assertThat(other.find("#evaluation button.danger").first().isVisible()).isFalse();
        other.find("#evaluation .files a[href$='report.html']").click();
        other.page().waitForURL(Pattern.compile(".*/report.html"));
        assertThat(other.find("h1").first().innerText()).isNotBlank();
    }

    @Test
    void levelsAndPresetsAreTypedAndReadInFrench() {
        var window = browsing.window(Look.DESKTOP.in("fr")).open("/lab");
        window.find("#begin-game").selectOption("piles");
        // What there is to change of another game comes from the server.
        window.await("document.querySelector('#axis-1 [value=cell-limit]') !== null");
        window.find("#axis-1").selectOption("seat1");
        window.find(".axis:nth-child(1) input").fill("Facile, greedy");
        window.find(".axes > button").click();
        window.find("#axis-2").selectOption("preset");
        window.find(".axis:nth-child(2) input").fill("petit,plafonne");
        said(window, ".outcome", "4 ");
        window.press("#begin button.primary");
        window.page().waitForURL(Pattern.compile(".*/lab/.+"));
        window.await(OVER);
        assertThat(window.find("#evaluation .cells tbody").innerText())
                .contains("facile", "petit", "plafonné")
                .doesNotContain("easy", "small", "capped");
        assertThat(window.find("#evaluation").innerText()).contains("seat1=facile,greedy preset=petit,plafonné");
        window.open("/lab");
        assertThat(window.find(".swept").first().innerText()).contains("preset=petit,plafonné");
    }

    private static void said(Window window, String place, String text) {
        window.await("document.querySelector('" + place + "').textContent.includes('" + text + "')");
    }
}
