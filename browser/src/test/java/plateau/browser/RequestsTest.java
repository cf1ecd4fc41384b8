package plateau.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// What a page asks for while a game is played: the moves of who sits there, and nothing else.
class RequestsTest {
    private static final int TURNS = 6;

    /// How many moves were made of seats whose numbers are below another one.
    private static final String MADE = """
            async ([table, seats]) => {
              const headers = { Accept: "application/x-ndjson" };
              const answer = await fetch(`/api${table}/events?until=now&after=0`, { headers });
              const events = (await answer.text()).trim().split("\\n").filter(Boolean).map((line) => JSON.parse(line));
              return events.filter((event) => event.type === "moved" && event.seat < seats).length;
            }""";

    @RegisterExtension
    static final LiveSite SITE = new LiveSite();

    @RegisterExtension
    final Browsing browsing = new Browsing(SITE);

    /// A tile is put somewhere and turned, then its follower: each is a move.
    private static void play(Window window) {
        var before = window.find("#lines li").count();
        var person = Person.clicking(window, 7);
        while (window.find("#lines li").count() == before && person.step()) {
            // It is still being chosen.
        }
    }

    @Test
    void aTurnOfCarcassonneIsItsTwoMovesAndNoOtherRequest() {
        var ann = browsing.window(Look.DESKTOP.calm()).named("Ann");
        var table = ann.table(Pages.plan("carcassonne", Map.of(), "me", "me"));
        seat(ann, table);
        var eve = browsing.window(Look.PHONE);
        seat(eve, table);
        var asked = new Asked(ann);
        var seen = new Asked(eve);
        for (int move = 0; move < 2 * TURNS; move++) {
            play(ann);
        }
        eve.await("document.querySelectorAll('#lines li').length >= "
                + ann.find("#lines li").count());
        eve.settle();
        assertMoves(asked.all(), ann, table, 2);
        assertThat(seen.all()).isEmpty();
    }

    /// What bots do comes one after the other, and is shown so.
    @Test
    void whatOthersDoComesByItself() {
        var ann = browsing.window(Look.DESKTOP).named("Ann");
        var table = ann.table(Pages.plan("carcassonne", Map.of(), "me", "easy", "easy", "easy"));
        seat(ann, table);
        var asked = new Asked(ann);
        for (int move = 0; move < TURNS; move++) {
            ann.await("eyes.isAsked()");
            play(ann);
        }
        ann.await("eyes.isAsked()");
        assertMoves(asked.all(), ann, table, 1);
    }

    /// Whether so many requests were made as moves of the first seats, and no others.
    private static void assertMoves(List<String> asked, Window window, String table, int seats) {
        assertThat(asked).hasSizeGreaterThanOrEqualTo(TURNS).containsOnly("POST /api" + table + "/moves");
        assertThat(window.page().evaluate(MADE, List.of(table, seats))).isEqualTo(asked.size());
    }

    private static void seat(Window window, String table) {
        window.open(table);
        window.await("document.querySelector('#lines li') !== null && document.querySelector('#board svg') !== null");
        window.settle();
    }
}
