package plateau.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import plateau.browser.Look.Screen;

/// The end of a game: what it was to whoever looks, what the points consist of, and the ways on.
class EndingTest {
    private static final String ROWS = "document.querySelectorAll('.ending tbody tr').length";

    /// Whether something of the card lies over the board.
    private static final String COVERS = """
            (() => {
              const board = document.querySelector('#stage').getBoundingClientRect();
              const card = document.querySelector('.ending').getBoundingClientRect();
              return card.left < board.right - 1 && card.right > board.left + 1
                && card.top < board.bottom - 1 && card.bottom > board.top + 1;
            })()""";

    /// Whether each column adds up to what stands below it.
    private static final String ADDS_UP = """
            [...document.querySelectorAll('.ending tfoot td')].every((total, at) => {
              const points = row => Number(row.querySelectorAll('td')[at].textContent.replace('−', '-'));
              const rows = [...document.querySelectorAll('.ending tbody tr')];
              return rows.reduce((sum, row) => sum + points(row), 0) === Number(total.textContent.replace('−', '-'));
            })""";

    @RegisterExtension
    static final LiveSite SITE = new LiveSite();

    @RegisterExtension
    final Browsing browsing = new Browsing(SITE);

    /// A game that is played to its end.
    private Window played(Look look) {
        var window = browsing.window(look).named("Ann");
        window.open(window.table(Pages.plan("piles", Map.of("size", 3), "me", "easy")));
        Person.clicking(window, 5).playToTheEnd();
        window.find(".ending").waitFor();
        return window;
    }

    @ParameterizedTest
    @EnumSource(Screen.class)
    void itStandsBesideTheBoardWithAScoreSheetThatAddsUp(Screen screen) {
        var window = played(Look.at(screen).calm());
        window.await(ROWS + " === 2");
        assertThat(window.is(COVERS)).isFalse();
        assertThat(window.is(ADDS_UP)).isTrue();
        assertThat(window.find(".ending h2").textContent()).isIn("You won", "You lost", "A draw");
        assertThat(window.find(".ending tbody th").allTextContents()).containsExactly("Single tokens", "Stacks");
        assertThat(window.find(".ending .column").allTextContents()).containsExactlyInAnyOrder(" You", " easy");
    }

    @Test
    void onAPhoneItIsPulledAwayAndComesBack() {
        var window = played(Look.PHONE);
        var grip = window.find(".ending .handle").boundingBox();
        var mouse = window.page().mouse();
        mouse.move(grip.x + grip.width / 2, grip.y + 8);
        mouse.down();
        mouse.move(grip.x + grip.width / 2, grip.y + 60);
        mouse.move(grip.x + grip.width / 2, grip.y + 170);
        mouse.up();
        window.await("document.querySelector('.ending') === null");
        window.press("[data-deed=result]");
        window.find(".ending").waitFor();
        window.press(".ending .handle");
        window.await("document.querySelector('.ending') === null");
    }

    /// Nothing of it moves for whoever asked for little motion.
    @Test
    void aWinShinesAndOthersSeeWhoWon() {
        var ann = browsing.window(Look.DESKTOP).named("Ann");
        var bob = browsing.window(Look.PHONE.calm()).named("Bob");
        var eve = browsing.window(Look.DESKTOP.calm());
        var path = ann.table(Pages.plan("piles", Map.of("size", 3), "me", "free"));
        bob.open(path);
        bob.post("/api" + path + "/seats", Map.of("seat", 1));
        ann.open(path);
        ann.await("eyes.isAsked()");
        eve.open(path);
        eve.await("document.querySelector('#board svg') !== null");
        bob.post("/api" + path + "/resign", Map.of());
        for (var window : List.of(ann, bob, eve)) {
            window.find(".ending").waitFor();
        }
        assertThat(ann.find(".ending.won h2").textContent()).isEqualTo("You won");
        assertThat(ann.find(".ending .rays").count()).isEqualTo(2);
        assertThat(bob.find(".ending.lost h2").textContent()).isEqualTo("You lost");
        assertThat(eve.find(".ending.seen h2").textContent()).isEqualTo("Ann wins");
        assertThat(eve.find(".ending").textContent()).contains("Bob: resigned.").doesNotContain("Rematch");
        ann.page().reload();
        ann.find(".ending.won").waitFor();
    }

    @Test
    void whoWonWithLittleMotionSeesNothingShine() {
        var ann = browsing.window(Look.DESKTOP.calm()).named("Ann");
        var bob = browsing.window(Look.DESKTOP.calm()).named("Bob");
        var path = ann.table(Pages.plan("piles", Map.of("size", 3), "me", "free"));
        bob.open(path);
        bob.post("/api" + path + "/seats", Map.of("seat", 1));
        ann.open(path);
        ann.await("eyes.isAsked()");
        bob.post("/api" + path + "/resign", Map.of());
        ann.find(".ending.won").waitFor();
        assertThat(ann.find(".ending .rays").count()).isZero();
    }

    @Test
    void withoutAShareSheetTheLinkIsCopiedAndThePictureSaved() {
        var window = played(Look.DESKTOP.calm());
        window.find(".ending button:text-is('Share')").click();
        window.find(".ending .said a[download]").waitFor();
        assertThat(window.find(".ending .said").textContent()).contains("Save the picture");
        window.await("fetch(document.querySelector('.said a[download]').href)"
                + ".then(a => a.ok && a.headers.get('Content-Type') === 'image/png')");
    }

    /// What the system's share sheet is given.
    @Test
    void theShareSheetIsGivenThePictureAndTheLink() {
        var window = played(Look.PHONE.calm());
        window.page().evaluate("""
                () => {
                  navigator.canShare = () => true;
                  navigator.share = async data => { window.sheetGot = data; };
                }""");
        window.press(".ending button:text-is('Share')");
        window.await("window.sheetGot !== undefined");
        assertThat(window.is("sheetGot.files[0].type === 'image/png' && sheetGot.files[0].size > 1000"))
                .isTrue();
        assertThat(window.is("sheetGot.url.includes('/replays/')")).isTrue();
        assertThat(window.find(".ending .said").textContent()).isEmpty();
    }

    @Test
    void itLeadsToTheAnalysisWhichBeginsAndTheReplayHasTheSameSheet() {
        var window = played(Look.DESKTOP.calm());
        window.await(ROWS + " === 2");
        var sheet = window.find(".ending tbody").textContent();
        window.press(".ending a[href*='#analyse']");
        window.find("#graph svg").waitFor();
        window.press("#sheet summary");
        window.find("#sheet tfoot").waitFor();
        assertThat(window.find("#sheet tbody th").allTextContents()).containsExactly("Single tokens", "Stacks");
        assertThat(sheet).contains("Single tokens", "Stacks");
    }
}
