package plateau.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import plateau.browser.Look.Screen;

/// Games wait for people; who has waited for long may choose what is done.
class PatienceTest {
    private static final String LINES = "document.querySelector('#lines').textContent";
    private static final String WAIT = deed("away.wait");
    private static final String BOT = deed("away.bot");
    private static final String END = deed("away.end");
    private static final Duration LONG = Duration.ofMinutes(3);

    @RegisterExtension
    static final LiveSite SITE = new LiveSite();

    @RegisterExtension
    final Browsing browsing = new Browsing(SITE);

    private static String deed(String name) {
        return "#actions [data-deed='" + name + "']";
    }

    @Test
    void aGameAgainstABotIsWhereItWasHoweverLongOneIsAway() {
        var ann = browsing.window(Look.PHONE.calm()).named("Ann");
        var table = ann.table(Pages.plan("piles", Map.of(), "me", "easy"));
        ann.open(table);
        Person.clicking(ann, 3).play(2);
        ann.await("eyes.isAsked()");
        var before = ann.page().evaluate(LINES);
        ann.open("/");
        SITE.pass(Duration.ofMinutes(20));
        ann.open("/");
        ann.await("document.querySelector('#mine .your-turn img').naturalWidth > 0");
        ann.press("#mine .your-turn a");
        ann.await("eyes.isAsked()");
        ann.await(LINES + " === '" + before + "'");
        assertThat(ann.path()).isEqualTo(table);
        assertThat(ann.is("eyes.isOver()")).isFalse();
    }

    private record Two(Window ann, Window bob, String table) {
        /// Bob waits for Ann, who looks elsewhere, for longer than the table's patience.
        void waitForLong() {
            ann.open("/");
            bob.await("!document.querySelector('#status').textContent.includes('is to move.')");
            SITE.pass(LONG);
            bob.find(WAIT).waitFor();
        }
    }

    /// It is Ann's turn.
    private Two two(Screen screen) {
        var ann = browsing.window(Look.DESKTOP.calm()).named("Ann");
        var table = ann.table(Map.of(
                "game", "piles", "options", Map.of("size", 4), "seats", List.of("me", "free"), "patience", "2m"));
        var bob = browsing.window(Look.at(screen).calm()).named("Bob").open(table);
        assertThat(bob.find("#room .patience").textContent()).contains("2 minutes");
        bob.press("#room li.free button");
        bob.find("#board svg").waitFor();
        ann.open(table);
        ann.await("eyes.isAsked()");
        bob.await("document.querySelector('#status').textContent === 'Ann is to move.'");
        return new Two(ann, bob, table);
    }

    @ParameterizedTest
    @EnumSource(Screen.class)
    void whoHasWaitedForLongIsAskedWhatToDo(Screen screen) {
        var two = two(screen);
        assertThat(two.bob.find(WAIT).count()).isZero();
        two.waitForLong();
        assertThat(two.bob.find("#status").textContent()).startsWith("Ann is to move, and has been away for long.");
        for (var choice : List.of(WAIT, BOT, END)) {
            assertThat(two.bob.find(choice).isVisible()).isTrue();
        }
        two.bob.press(WAIT);
        two.bob.await("document.querySelector(\"" + WAIT + "\") === null");
        two.bob.await(LINES + ".includes('Bob goes on waiting.')");
        two.waitForLong();
        two.ann.open(two.table);
        two.bob.await("document.querySelector(\"" + WAIT + "\") === null");
        two.ann.await("eyes.isAsked()");
    }

    @Test
    void aBotPlaysForWhoIsAwayUntilItIsBack() {
        var two = two(Screen.DESKTOP);
        two.waitForLong();
        two.bob.press(BOT);
        two.bob.await(LINES + ".includes('medium plays for Ann, who is away.')");
        two.bob.await("eyes.isAsked()");
        two.ann.open("/");
        two.ann.await("document.querySelector('#mine .state').textContent === 'medium plays for you'");
        two.ann.press("#mine a");
        two.bob.await(LINES + ".includes('Ann is back.')");
    }

    @ParameterizedTest
    @EnumSource(Screen.class)
    void theGameIsEndedAfterAQuestionAndToldAtHome(Screen screen) {
        var two = two(screen);
        two.waitForLong();
        two.bob.press(END);
        two.bob.await("document.querySelector('#status').textContent.startsWith('End the game? Ann is out then')");
        two.bob.press(deed("no"));
        two.bob.press(END);
        two.bob.press(deed("away.end.yes"));
        two.bob.find(".ending").waitFor();
        two.ann.open("/");
        two.ann.await("document.querySelector('#mine .state').textContent === 'Over: Bob won'");
        two.ann.await("document.querySelector('#mine img').naturalWidth > 0");
        two.ann.press("#mine a");
        two.ann.await("document.querySelector('.ending, [data-deed=result]') !== null");
        two.ann.open("/");
        two.ann.settle();
        assertThat(two.ann.find("#mine li").count()).isZero();
    }

    /// The dialog sends what was chosen, and the room says it.
    @Test
    void patienceIsSetInTheDialog() {
        var ann = browsing.window(Look.DESKTOP).named("Ann").open("/");
        ann.press(".card[data-game=piles] .more");
        ann.find("#setup-patience").selectOption("1d");
        ann.find(".setup-seats select").nth(1).selectOption("free");
        ann.press("dialog button[type=submit]");
        ann.await("document.querySelector('#room .patience')?.textContent.includes('1 day')");
    }
}
