package plateau.server;

import static org.assertj.core.api.Assertions.assertThat;
import static plateau.server.live.Client.map;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.server.live.Client;

/// How tables are made and found, and what is refused then.
class TablesTest {
    @TempDir
    Path folder = Path.of("");

    private TestSite site;
    private Client ada;
    private Client bob;

    @BeforeEach
    void open() {
        site = TestSite.on(false, folder);
        ada = site.client("Ada");
        bob = site.client("Bob");
    }

    @AfterEach
    void close() {
        site.close();
    }

    @Test
    void whoSitsDownTwiceHasOneSeat() {
        var table = ada.make("game", "piles", "seats", List.of("me", "free", "free"));
        var first = bob.at(table, "seats");
        int events = ada.heard(table, 0).size();
        assertThat(bob.at(table, "seats").expect(first.status()).body()).isEqualTo(first.body());
        assertThat(ada.heard(table, 0)).hasSize(events);
        assertThat(ada.table(table)).containsEntry("phase", "gathering");
        var cyd = site.client("Cyd");
        var last = cyd.at(table, "seats");
        assertThat(last.body()).isNotEqualTo(first.body());
        assertThat(ada.table(table)).containsEntry("phase", "running");
        assertThat(cyd.at(table, "seats").expect(last.status()).body()).isEqualTo(last.body());
        assertThat(cyd.at(table, "seats", "seat", 1).detail()).isEqualTo("409 the game has begun");
    }

    @Test
    void aGameThatSomebodyLeftGoesOnFromThereOrBefore() {
        var table = ada.make("game", "piles", "seats", List.of("me", "me", "free"));
        bob.at(table, "seats");
        ada.moveAny(table, 0);
        bob.at(table, "resign");
        ada.moveAny(table, 0);
        ada.at(table, "resign");
        assertThat(ada.post("/api/tables", "from", map("table", table, "ply", 1))
                        .status())
                .isEqualTo(201);
        var refused = ada.post("/api/tables", "from", map("table", table, "ply", 2));
        assertThat(refused.detail())
                .isEqualTo("400 from: somebody left the game at ply 1; it goes on from there or before,"
                        + " not from ply 2");
    }

    @Test
    void aDrawIsWonByNobody() {
        var drawn = ada.make("game", "mansuba");
        bob.at(drawn, "seats");
        ada.at(drawn, "draw");
        bob.at(drawn, "draw");
        assertThat(ada.table(drawn)).containsEntry("phase", "over");
        assertThat(won("ada") + won("bob")).isZero();
        var decided = ada.make("game", "piles");
        bob.at(decided, "seats");
        bob.at(decided, "resign");
        assertThat(won("ada")).isEqualTo(1);
        assertThat(won("bob")).isZero();
    }

    private int won(String winner) {
        return ada.get("/api/history?winner=" + winner).json().objects("tables").size();
    }

    @Test
    void onlyBotsHaveAPace() {
        var pace = map("delay", 100);
        var refused = ada.post("/api/tables", "game", "piles", "pace", pace);
        assertThat(refused.detail()).isEqualTo("400 pace: only a game among bots of the house has one; leave it out");
    }

    @Test
    void aSlowClockSaysHowLongIsWaited() {
        var absence = map("after", "2m");
        var plan = map("game", "piles", "clock", "1h/move", "absence", absence);
        assertThat(ada.post("/api/tables", plan).detail())
                .isEqualTo(
                        "400 absence.after: the clock (1h/move) says how long is waited for a move;" + " leave it out");
        plan.put("absence", map("then", "leave"));
        plan.put("patience", "2m");
        assertThat(ada.post("/api/tables", plan).detail())
                .isEqualTo("400 patience: the clock (1h/move) says how long is waited for a move; leave it out");
        plan.remove("patience");
        assertThat(ada.post("/api/tables", plan).status()).isEqualTo(201);
    }

    @Test
    void theLastEventHasANumber() {
        var table = ada.make("game", "piles");
        var path = "/api/tables/" + table + "/events?until=now";
        assertThat(ada.send("GET", path, "", "Last-Event-ID", "x").detail())
                .isEqualTo("400 Last-Event-ID must be the id of an event, a number from 0 to 1000000," + " not 'x'");
        assertThat(ada.send("GET", path, "", "Last-Event-ID", "0").status()).isEqualTo(200);
    }
}
