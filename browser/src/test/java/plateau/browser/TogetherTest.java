package plateau.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Several people at one table, each in front of a window of their own.
class TogetherTest {
    private static final Map<String, Object> PILES =
            Map.of("game", "piles", "options", Map.of("size", 3), "seats", List.of("me", "free"), "open", false);

    @RegisterExtension
    static final LiveSite SITE = new LiveSite();

    @RegisterExtension
    final Browsing browsing = new Browsing(SITE);

    @Test
    void twoPlayAndOneLooksOn() {
        var ann = browsing.window(Look.DESKTOP).named("Ann");
        var made = ann.post("/api/tables", PILES);
        var path = "/tables/" + made.get("id");
        ann.open(path + "?key=" + made.get("key"));
        var link = ann.find("#room input.share").inputValue();
        assertThat(link).endsWith(ann.path());

        var eve = browsing.window(Look.PHONE);
        eve.page().navigate(link);
        assertThat(eve.find("#room li").count()).isEqualTo(2);

        var bob = browsing.window(Look.PHONE);
        bob.page().navigate(link);
        bob.find("#room label input").fill("Bob");
        bob.press("#room li.free button");

        for (var window : List.of(ann, bob, eve)) {
            window.find("#board svg").waitFor();
            window.await("document.querySelector('#players').textContent.includes('Bob')");
        }
        var first = Person.clicking(ann, 5);
        var second = Person.clicking(bob, 6);
        first.play(1);
        second.play(1);
        assertThat(eve.is("eyes.isAsked()")).as("who looks on is not asked").isFalse();
        say(bob, "Good luck!");
        sayByKeys(ann, "To you, too!");
        bob.await("document.querySelector('#sayings').textContent.includes('To you, too!')");
        ann.await("document.querySelector('#sayings').textContent.includes('Good luck!')");
        eve.await("document.querySelector('#sayings').textContent.includes('Good luck!')");
        while (first.step() && second.step()) {
            // They take turns until the game is over.
        }
        for (var window : List.of(ann, bob, eve)) {
            window.await("eyes.isOver()");
            assertThat(window.find(".ending .column").count()).isEqualTo(2);
        }
        assertThat(eve.find("#lines").textContent())
                .isEqualTo(ann.find("#lines").textContent());
        var replay = eve.find(".ending a[href*='/replays/']").getAttribute("href");
        assertThat(replay).contains("?key=" + made.get("key"));
        eve.open(replay);
        eve.await("document.querySelector('#board svg') !== null");
        eve.press("#share");
        var shared = eve.find("dialog input").first().inputValue();
        assertThat(shared).contains("key=" + made.get("key"));
    }

    private static void sayByKeys(Window window, String text) {
        var keyboard = window.page().keyboard();
        keyboard.press("c");
        keyboard.type(text);
        keyboard.press("Enter");
        keyboard.press("Escape");
        window.await("document.activeElement.id !== 'saying'");
    }

    /// On a phone the chat is a drawer.
    private static void say(Window window, String text) {
        window.press(".tabs [aria-controls=chat]");
        window.find("#saying").fill(text);
        window.page().keyboard().press("Enter");
        window.press(".tabs [aria-controls=chat]");
    }
}
