package plateau.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import plateau.browser.Look.Screen;

/// Language, light and name: what everybody can set, on every page.
class SwitchesTest {
    private static final String LANGUAGE = "document.documentElement.lang";
    private static final String PAPER = "getComputedStyle(document.body).backgroundColor";

    @RegisterExtension
    static final LiveSite SITE = new LiveSite();

    @RegisterExtension
    final Browsing browsing = new Browsing(SITE);

    @ParameterizedTest
    @EnumSource(Screen.class)
    void theLanguageIsSwitchedOnTheSamePageAndKept(Screen screen) {
        var window = browsing.window(Look.at(screen)).open("/help/rules/piles");
        assertThat(window.page().evaluate(LANGUAGE)).isEqualTo("en");
        var english = window.find("main").textContent();
        window.press(".switch.language");
        window.await(LANGUAGE + " === 'fr'");
        assertThat(window.path()).isEqualTo("/help/rules/piles");
        assertThat(window.find("main").textContent()).isNotEqualTo(english);
        window.open("/");
        assertThat(window.page().evaluate(LANGUAGE)).isEqualTo("fr");
        window.press(".switch.language");
        window.await(LANGUAGE + " === 'en'");
    }

    @Test
    void theLanguageOfTheBrowserIsSpoken() {
        var window = browsing.window(Look.DESKTOP.in("fr")).open("/");
        assertThat(window.page().evaluate(LANGUAGE)).isEqualTo("fr");
    }

    /// A table speaks the language of whoever looks at it, in its log, too.
    @Test
    void aGameIsToldInTheLanguageOfThePage() {
        var window = browsing.window(Look.DESKTOP.in("fr")).named("Ann");
        window.open(window.table(Pages.plan("piles", Map.of("size", 3), "me", "easy")));
        Person.clicking(window, 1).play(1);
        window.await("document.querySelectorAll('#lines li').length > 1");
        assertThat(window.find("#lines").textContent()).contains("La partie commence");
        window.press(".switch.language");
        window.await(LANGUAGE + " === 'en'");
        window.await("document.querySelectorAll('#lines li').length > 1");
        assertThat(window.find("#lines").textContent()).contains("The game begins");
    }

    @ParameterizedTest
    @EnumSource(Screen.class)
    void lightAndDarkAreSwitchedAndKept(Screen screen) {
        var window = browsing.window(Look.at(screen)).open("/");
        var light = window.page().evaluate(PAPER);
        window.press(".switch.theme");
        assertThat(window.page().evaluate(PAPER)).isNotEqualTo(light);
        var dark = window.page().evaluate(PAPER);
        window.open("/help");
        assertThat(window.page().evaluate(PAPER)).isEqualTo(dark);
    }

    @ParameterizedTest
    @EnumSource(Screen.class)
    void aNameIsEnoughAndIsKept(Screen screen) {
        var window = browsing.window(Look.at(screen)).open("/");
        window.press(".switch.me");
        window.find("dialog input").first().fill("Zoé");
        window.find("dialog input").first().press("Enter");
        window.await("document.querySelector('.switch.me').textContent.includes('Zoé')");
        window.open("/help");
        assertThat(window.find(".switch.me").textContent()).contains("Zoé");
    }
}
