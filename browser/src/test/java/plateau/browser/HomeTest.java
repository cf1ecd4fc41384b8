package plateau.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// What one finds at home: one's own games, tables to join and to watch.
class HomeTest {
    @RegisterExtension
    static final LiveSite SITE = new LiveSite();

    @RegisterExtension
    final Browsing browsing = new Browsing(SITE);

    @Test
    void ownGamesComeFirstAndOthersAreWatched() {
        var ann = browsing.window(Look.DESKTOP).named("Ann");
        var table = ann.table(Pages.plan("piles", Map.of(), "me", "easy"));
        ann.open("/");
        var mine = ann.find("#mine a[href='" + table + "']");
        mine.waitFor();
        ann.await("document.querySelector('#mine img').naturalWidth > 0");

        var bob = browsing.window(Look.PHONE).open("/");
        bob.press("#watch a[href='" + table + "']");
        bob.find("#board svg").waitFor();
        assertThat(bob.is("eyes.isAsked()")).isFalse();

        ann.press(mine);
        ann.await("eyes.isAsked()");
    }

    /// A text that ends in the middle is worse than one that is small.
    @Test
    void noPictureOfAGameIsCut() {
        for (var look : List.of(Look.DESKTOP, Look.PHONE)) {
            var window = browsing.window(look).open("/");
            var fits = (List<?>) window.page()
                    .evaluate("() => [...document.querySelectorAll('.card img')]"
                            + ".map(each => getComputedStyle(each).objectFit)");
            assertThat(fits.stream().map(String::valueOf)).hasSize(10).containsOnly("contain");
        }
    }

    @Test
    void aTableIsJoinedByItsLink() {
        var ann = browsing.window(Look.DESKTOP).named("Ann");
        var table = ann.table(Pages.plan("piles", Map.of("size", 3), "me", "free"));
        var bob = browsing.window(Look.PHONE).named("Bob").open("/");
        bob.find("#link").fill(SITE.address(table));
        bob.press("#join-form button");
        bob.press("#room li.free button");
        bob.find("#board svg").waitFor();
        ann.open(table);
        ann.await("eyes.isAsked()");
    }

    @Test
    void aFormRefusesWhatTheGameDoesNotTake() {
        var window = browsing.window(Look.PHONE).forgiving("status of 400").open("/");
        window.press(".card[data-game=piles] .more");
        window.find("#option-size").fill("99");
        window.press("dialog button[type=submit]");
        window.await("document.querySelector('[data-option=size] .problem').textContent !== ''");
        assertThat(window.path()).isEqualTo("/");
    }
}
