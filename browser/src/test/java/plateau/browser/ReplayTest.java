package plateau.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import plateau.browser.Look.Screen;

/// Games that are over: looked at again, judged, shared, brought, and played on from.
class ReplayTest {
    @RegisterExtension
    static final LiveSite SITE = new LiveSite();

    @RegisterExtension
    final Browsing browsing = new Browsing(SITE);

    private static void awaitPly(Window window, int ply) {
        window.await("new URLSearchParams(location.search).get('ply') === '" + ply + "'");
        window.await("document.querySelector('#slider').value === '" + ply + "'");
    }

    private static String board(Window window) {
        return window.find("#board").innerHTML();
    }

    @ParameterizedTest
    @EnumSource(Screen.class)
    void aGameIsWalkedThroughByButtonsKeysAndSlider(Screen screen) {
        var window = browsing.window(Look.at(screen).calm()).named("Ann");
        window.open("/replays/" + Pages.over(window) + "?ply=0");
        window.find("#board svg").waitFor();
        awaitPly(window, 0);
        var empty = board(window);
        window.press("#forward");
        awaitPly(window, 1);
        var keyboard = window.page().keyboard();
        keyboard.press("ArrowRight");
        awaitPly(window, 2);
        keyboard.press("n");
        awaitPly(window, 3);
        assertThat(board(window)).isNotEqualTo(empty);
        assertThat(window.find("#lines [aria-current]").count()).isEqualTo(1);
        window.find("#slider").fill("5");
        awaitPly(window, 5);
        keyboard.press("Home");
        awaitPly(window, 0);
        window.await("document.querySelector('#first').disabled");
        window.find("#speed").selectOption("250");
        window.press("#play");
        window.await("Number(document.querySelector('#slider').value) >= 3");
        window.press("#play");
    }

    @Test
    void aLinkLeadsToItsPly() {
        var ann = browsing.window(Look.DESKTOP.calm()).named("Ann");
        ann.open("/replays/" + Pages.over(ann) + "?ply=4");
        awaitPly(ann, 4);
        ann.press("#share");
        var link = ann.find("dialog input").first().inputValue();
        assertThat(link).endsWith("?ply=4");

        var bob = browsing.window(Look.PHONE.calm());
        bob.page().navigate(link);
        awaitPly(bob, 4);
        assertThat(bob.find("#board svg [data-place]").count())
                .isEqualTo(ann.find("#board svg [data-place]").count());
        var words = "document.querySelector('#lines [aria-current]').textContent";
        assertThat(bob.page().evaluate(words)).isEqualTo(ann.page().evaluate(words));
    }

    @ParameterizedTest
    @EnumSource(Screen.class)
    void onePlaysOnFromAnyPositionToTheEnd(Screen screen) {
        var window = browsing.window(Look.at(screen)).named("Ann");
        window.open("/replays/" + Pages.over(window) + "?ply=4");
        awaitPly(window, 4);
        window.press("#on");
        window.find("#on-level").selectOption("easy");
        window.press("dialog button[type=submit]");
        window.page().waitForURL(Pattern.compile(".*/tables/.*"));
        assertThat(Person.clicking(window, 9).playToTheEnd()).isPositive();
        window.press(".ending a[href^='/replays/']");
        window.find("#slider").waitFor();
    }

    @Test
    void aBotSaysWhatItThinksOfEveryMove() {
        var window = browsing.window(Look.DESKTOP.calm()).named("Ann");
        window.open("/replays/" + Pages.over(window) + "?ply=0");
        window.press("#analyse");
        window.find("#graph svg").waitFor();
        window.await("document.querySelector('#analyse').hidden");
        assertThat(window.find("#graph").isVisible()).isTrue();
    }

    @Test
    void aRecordIsBroughtAndFoundAgain() {
        var ann = browsing.window(Look.DESKTOP.calm()).named("Ann");
        var id = Pages.over(ann);
        var record = ann.get("/api/tables/" + id + "/record");
        var bob = browsing.window(Look.PHONE.calm()).forgiving("status of 4").open("/replays");
        bob.find("#games a[href='/replays/" + id + "']").waitFor();
        bob.press("#bring summary");
        bob.find("#pasted").fill("{}");
        bob.press("#paste button");
        bob.await("document.querySelector('#bring-problem').textContent !== ''");
        bob.find("#pasted").fill(record);
        bob.press("#paste button");
        bob.find("#slider").waitFor();
        awaitPly(bob, 0);
    }
}
