package plateau.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class HelpTest {
    private static final String PICTURE = "document.querySelector('figure img')";

    @RegisterExtension
    static final LiveSite SITE = new LiveSite();

    @RegisterExtension
    final Browsing browsing = new Browsing(SITE);

    @Test
    void aFirstGameIsExplainedStepByStepAndTheCardCanBeClosed() {
        var window = browsing.window(Look.PHONE).open("/help/first/piles");
        window.press("#start");
        window.find("#board svg").waitFor();
        var card = window.find(".lesson");
        card.waitFor();
        assertThat(window.path()).endsWith("?lesson=piles");
        assertThat(card.textContent()).contains("Click any cell");
        var board = window.find("#board").boundingBox();
        assertThat(card.boundingBox().y).isGreaterThanOrEqualTo(board.y + board.height - 1);
        window.page().keyboard().press("Escape");
        assertThat(card.isHidden()).isTrue();
        window.page().reload();
        window.find("#board svg").waitFor();
        assertThat(card.isHidden()).isTrue();
        window.press("#board [data-word='2,2']");
        card.waitFor();
        assertThat(card.textContent()).contains("Only the top of a stack counts");
        window.press(".lesson-buttons button:last-child");
        assertThat(card.isHidden()).isTrue();
    }

    @Test
    void anAccountForABotIsMadeOnThePageAndItsTokenStandsInTheBot() {
        var window = browsing.window(Look.DESKTOP).open("/help/bots");
        window.find("#name").fill("Fox");
        window.press("#account button");
        window.await("!document.querySelector('#made').hidden");
        var token = window.find("#token").textContent();
        assertThat(token).hasSizeGreaterThan(20);
        assertThat(window.find("#bot").textContent())
                .contains("TOKEN = \"" + token + "\"")
                .contains("SERVER = \"" + SITE.address("") + "\"");
        window.forgiving("409").press("#seat button[value=easy]");
        window.await("document.querySelector('#seat-problem').textContent !== ''");
        assertThat(window.find("#seat-problem").textContent()).contains("Fox is not connected");
    }

    @Test
    void picturesFollowTheSwitchAndTheLanguageKeepsThePage() {
        var window = browsing.window(Look.DESKTOP).open("/help/rules/carcassonne");
        window.press(".switch.theme");
        window.await(PICTURE + ".src.includes('theme=dark') && " + PICTURE + ".complete");
        assertThat(window.is(PICTURE + ".naturalWidth > 0")).isTrue();
        window.press(".switch.language");
        window.await("document.documentElement.lang === 'fr'");
        assertThat(window.path()).isEqualTo("/help/rules/carcassonne");
        assertThat(window.find("h2").first().textContent()).isEqualTo("De quoi il s'agit");
    }
}
