package plateau.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import plateau.browser.Look.Screen;

/// What two people at a table offer to each other, each in front of a window of its own: one click each.
class OffersTest {
    private static final String LINES = "document.querySelector('#lines').textContent";
    private static final String STATUS = "document.querySelector('#status').textContent";

    @RegisterExtension
    static final LiveSite SITE = new LiveSite();

    @RegisterExtension
    final Browsing browsing = new Browsing(SITE);

    private record Two(Window ann, Window bob, String table) {}

    private static void deed(Window window, String name) {
        var deed = window.find("#actions [data-deed='" + name + "']");
        if (window.look().isPhone() && !deed.isVisible()) {
            window.press("#actions .toggle");
        }
        window.press(deed);
    }

    private Two two(Screen screen, String game, Map<String, Object> options, String clock) {
        var ann = browsing.window(Look.at(screen).calm()).named("Ann");
        var plan = Map.of("game", game, "options", options, "seats", List.of("me", "free"), "clock", clock);
        var table = ann.table(plan);
        ann.open(table);
        var bob = browsing.window(Look.DESKTOP.calm()).named("Bob").open(table);
        bob.press("#room li.free button");
        for (var window : List.of(ann, bob)) {
            window.find("#board svg").waitFor();
        }
        return new Two(ann, bob, table);
    }

    @ParameterizedTest
    @EnumSource(Screen.class)
    void aMoveIsTakenBackThatTheOtherLets(Screen screen) {
        var two = two(screen, "piles", Map.of("size", 3), "none");
        Person.clicking(two.ann, 3).play(1);
        two.bob.await("eyes.isAsked()");
        deed(two.ann, "takeback");
        two.bob.await(STATUS + ".startsWith('Ann asks to take a move back.')");
        deed(two.bob, "takeback.decline");
        two.ann.await(LINES + ".includes('Bob would rather not.')");
        deed(two.ann, "takeback");
        two.bob.await(STATUS + ".startsWith('Ann asks to take a move back.')");
        deed(two.ann, "takeback.withdraw");
        two.bob.await("!" + STATUS + ".includes('Ann asks')");
        deed(two.ann, "takeback");
        two.bob.await(STATUS + ".startsWith('Ann asks to take a move back.')");
        deed(two.bob, "takeback.accept");
        two.ann.await("eyes.isAsked()");
        two.bob.await("!eyes.isAsked()");
        two.bob.await(LINES + ".includes('Ann takes a move back.')");
    }

    @Test
    void timeIsGivenToWhoAsksForIt() {
        var two = two(Screen.DESKTOP, "piles", Map.of("size", 3), "4m");
        deed(two.bob, "time");
        two.ann.await(STATUS + ".startsWith('Bob asks for more time.')");
        deed(two.ann, "time.accept");
        for (var window : List.of(two.ann, two.bob)) {
            window.await("document.querySelectorAll('#players .clock')[1].textContent === '5:00'");
            window.await(LINES + ".includes('Bob gets 60 s more.')");
        }
    }

    @Test
    void aDrawIsAgreedOn() {
        var two = two(Screen.DESKTOP, "mansuba", Map.of(), "none");
        deed(two.ann, "draw");
        two.bob.await(STATUS + ".startsWith('Ann offers a draw.')");
        deed(two.bob, "draw.accept");
        two.ann.find(".ending").waitFor();
        two.bob.find(".ending").waitFor();
    }

    @ParameterizedTest
    @EnumSource(Screen.class)
    void aRematchIsOneClickEach(Screen screen) {
        var two = two(screen, "piles", Map.of("size", 3), "none");
        deed(two.ann, "resign");
        deed(two.ann, "resign.yes");
        two.ann.find(".ending").waitFor();
        two.bob.press(".ending button.primary");
        two.ann.await("document.querySelector('.ending .wanted')?.textContent === 'Bob wants a rematch.'");
        assertThat(two.bob.find(".ending .wanted").textContent()).contains("as soon as Ann accepts");
        two.ann.press(".ending button.primary");
        for (var window : List.of(two.ann, two.bob)) {
            window.await("location.pathname !== '" + two.table + "' && document.querySelector('#board svg') !== null");
        }
        assertThat(two.ann.path()).isEqualTo(two.bob.path());
        two.ann.await("eyes.isAsked()");
        assertThat(two.ann.find("#room").isVisible()).isFalse();
        assertThat(two.ann.find("#players .player .who").first().textContent()).startsWith("Ann");
    }
}
