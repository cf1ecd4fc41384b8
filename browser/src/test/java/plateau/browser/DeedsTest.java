package plateau.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import plateau.browser.Look.Screen;

/// What one can do at a table besides choosing: take back, ask for a hint, type, give up, play again.
class DeedsTest {
    private static final String LINES = "document.querySelector('#lines').textContent";
    private static final String STATUS = "document.querySelector('#status').textContent";

    @RegisterExtension
    static final LiveSite SITE = new LiveSite();

    @RegisterExtension
    final Browsing browsing = new Browsing(SITE);

    private Window seated(Screen screen, String game) {
        var window = browsing.window(Look.at(screen).calm()).named("Ann");
        window.open(window.table(Pages.plan(game, Map.of(), "me", "easy")));
        window.await("eyes.isAsked()");
        return window;
    }

    private static String deed(String name) {
        return "#actions [data-deed='" + name + "']";
    }

    @ParameterizedTest
    @EnumSource(Screen.class)
    void whoGivesUpIsAskedOnceMoreAndMayPlayAgain(Screen screen) {
        var window = seated(screen, "piles");
        if (screen == Screen.PHONE) {
            window.press("#actions .toggle");
        }
        window.press(deed("resign"));
        assertThat(window.is("eyes.isOver()")).isFalse();
        window.press(deed("resign.yes"));
        window.find(".ending").waitFor();
        var first = window.path();
        window.press(".ending button.primary");
        window.await("location.pathname !== '" + first + "' && eyes.isAsked()");
    }

    @Test
    void aMoveIsTyped() {
        var window = seated(Screen.DESKTOP, "piles");
        type(window, "3,4");
        window.await("document.querySelector('#lines').textContent.includes('3,4')");
    }

    /// In French a move is typed in French words, and levels have French names.
    @Test
    void aMoveIsTypedInFrench() {
        var window = browsing.window(Look.DESKTOP.in("fr").calm()).named("Ann");
        window.open(window.table(Pages.plan("munificence", Map.of(), "me", "easy")));
        window.await("eyes.isAsked()");
        assertThat(window.find("#players").textContent()).contains("facile");
        if (window.is("document.querySelector('#suggestions option').value === 'garder'")) {
            type(window, "Renouveler 1");
            window.await(LINES + ".includes('renouvelle les architectes')");
            window.await("eyes.isAsked()");
        }
        type(window, "passer");
        window.await(LINES + ".includes('Ann passe.')");
        assertThat(window.page().evaluate(LINES)).asString().doesNotContain("easy");
    }

    private static void type(Window window, String text) {
        window.page().keyboard().press("/");
        window.page().keyboard().type(text);
        window.page().keyboard().press("Enter");
    }

    @Test
    void aHintComesWithItsReason() {
        var window = seated(Screen.DESKTOP, "piles");
        var before = window.page().evaluate(STATUS);
        window.page().keyboard().press("h");
        window.await(STATUS + " !== '" + before + "'");
        window.await("document.querySelector('#board .lit') !== null");
    }

    /// In Carcassonne a tile that lies is taken up again until the follower is decided on.
    @Test
    void aStepIsTakenBack() {
        var window = seated(Screen.DESKTOP, "carcassonne");
        var before = window.page().evaluate(STATUS);
        var ann = Person.clicking(window, 12);
        while (!window.is("document.querySelector(\"" + deed("undo") + "\")?.disabled === false")) {
            ann.play(1);
            window.await("eyes.isAsked()");
        }
        window.press(deed("undo"));
        window.await(STATUS + " === '" + before + "'");
    }

    /// The title tells those who look elsewhere.
    @Test
    void theWindowSaysThatItIsOnesTurn() {
        var window = seated(Screen.DESKTOP, "piles");
        window.await("document.title.includes('Your turn')");
    }
}
