package plateau.server;

import static org.assertj.core.api.Assertions.assertThat;
import static plateau.server.live.Client.map;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.server.live.Answer;
import plateau.server.live.Client;
import plateau.server.live.Reply;

/// What people at a table offer to each other: taken, refused, taken back, or moot.
class OffersTest {
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

    private String table(Object... more) {
        var plan = map("game", "piles", "options", map("size", 5), "seats", List.of("me", "free"));
        plan.putAll(map(more));
        var id = ada.post("/api/tables", plan).expect(201).text("id");
        bob.at(id, "seats").expect(200);
        return id;
    }

    private static Reply offer(Client who, String table, String kind) {
        return who.at(table, "offers", "kind", kind);
    }

    private static Reply decline(Client who, String table, String kind) {
        return who.at(table, "offers", "kind", kind, "offer", false);
    }

    private static List<String> offers(Answer table) {
        return table.containsKey("offers")
                ? table.objects("offers").stream()
                        .map(each -> each.text("kind"))
                        .toList()
                : List.of();
    }

    /// Whoever is to move does.
    private void moveOn(String table) {
        (ada.table(table).count("mover") == 0 ? ada : bob).moveAny(table, 0).expect(200);
    }

    @ParameterizedTest
    @CsvSource({"mansuba, draw", "piles, takeback", "piles, time"})
    void anOfferIsRefusedOrTakenBackAndHoldsOverARestart(String game, String kind) {
        var table = table("game", game, "options", map(), "clock", "5m+3s");
        while (ada.table(table).count("ply") == 0 || ada.table(table).count("mover") == 0) {
            moveOn(table);
        }
        long ply = ada.table(table).number("ply");
        assertThat(decline(bob, table, kind).status()).isEqualTo(409);
        offer(ada, table, kind).expect(200);
        offer(ada, table, kind).expect(200);
        site.restart();
        ada = ada.at(site.port());
        bob = bob.at(site.port());
        assertThat(offers(bob.table(table))).containsExactly(kind);
        assertThat(bob.table(table).objects("offers").getFirst().numbers("seats"))
                .containsExactly(0L);
        decline(bob, table, kind).expect(200);
        assertThat(offers(bob.table(table))).isEmpty();
        offer(ada, table, kind).expect(200);
        decline(ada, table, kind).expect(200);
        assertThat(offers(bob.table(table))).isEmpty();
        assertThat(bob.table(table)).containsEntry("ply", ply).containsEntry("phase", "running");
    }

    @Test
    void aMoveEndsWhatItMakesMoot() {
        var table = table("game", "mansuba", "options", map(), "clock", "5m+3s");
        while (ada.table(table).count("ply") < 2 || ada.table(table).count("mover") == 0) {
            moveOn(table);
        }
        for (var kind : List.of("draw", "takeback", "time")) {
            offer(ada, table, kind).expect(200);
        }
        bob.moveAny(table, 0).expect(200);
        assertThat(offers(bob.table(table))).containsExactly("time");
    }

    @ParameterizedTest
    @ValueSource(strings = {"tilings", "piles", "carcassonne", "munificence", "mansuba"})
    void aDecisionIsTakenBackThatTheOtherLets(String game) {
        var table = table("game", game, "options", map());
        while (ada.table(table).count("mover") != 0) {
            moveOn(table);
        }
        var before = ada.table(table);
        for (var now = before; now.count("mover") == 0; now = ada.table(table)) {
            before = now;
            ada.moveAny(table, 3).expect(200);
        }
        offer(ada, table, "takeback").expect(200);
        assertThat(ada.table(table)).as("it is asked first").doesNotContainEntry("mover", 0L);
        offer(bob, table, "takeback").expect(200);
        var after = ada.table(table);
        assertThat(after).containsEntry("mover", 0L).containsEntry("rated", true);
        assertThat(after.get("ply")).isEqualTo(before.get("ply"));
        assertThat(after.get("state")).isEqualTo(before.get("state"));
        assertThat(offers(after)).isEmpty();
        site.restart();
        assertThat(ada.at(site.port()).table(table).get("state")).isEqualTo(before.get("state"));
    }

    /// What a bot of the house has answered meanwhile goes, too; it has no say.
    @Test
    void whatABotAnsweredIsTakenBackToo() {
        var table = table("seats", List.of("me", "random", "free"));
        ada.moveAny(table, 0).expect(200);
        try (var ear = ada.listen(table, "?after=0")) {
            ear.until("moved");
            ear.until("moved");
        }
        offer(ada, table, "takeback").expect(200);
        offer(bob, table, "takeback").expect(200);
        assertThat(ada.table(table)).containsEntry("ply", 0L).containsEntry("mover", 0L);
    }

    /// What Ada had thought counts again; what Bob thought meanwhile is nobody's.
    @Test
    void aTakebackGivesNoTimeAndTakesNone() {
        var table = table("clock", "5m");
        site.pass(Duration.ofMillis(10_300));
        ada.moveAny(table, 0).expect(200);
        site.pass(Duration.ofSeconds(30));
        offer(ada, table, "takeback").expect(200);
        offer(bob, table, "takeback").expect(200);
        assertThat(ada.table(table).numbers("left")).containsExactly(290_000L, 300_000L);
    }

    @Test
    void whoAsksForTimeGetsAQuarterOfTheBank() {
        var table = table("clock", "4m");
        site.pass(Duration.ofMillis(10_300));
        offer(ada, table, "time").expect(200);
        try (var ear = bob.listen(table, "?after=0")) {
            offer(bob, table, "time").expect(200);
            assertThat(ear.event("extended")).containsEntry("seat", 0L).containsEntry("millis", 60_000L);
        }
        assertThat(ada.table(table).numbers("left")).containsExactly(290_000L, 240_000L);
        site.restart();
        ada = ada.at(site.port());
        assertThat(ada.table(table).numbers("left")).containsExactly(290_000L, 240_000L);
        site.pass(Duration.ofSeconds(280));
        assertThat(ada.table(table)).containsEntry("phase", "running");
        site.pass(Duration.ofSeconds(11));
        assertThat(ada.table(table)).containsEntry("phase", "over");
    }

    @Test
    void aDrawIsOfferedInTheSameWay() {
        var table = table("game", "mansuba", "options", map());
        offer(ada, table, "draw").expect(200);
        assertThat(offer(bob, table, "draw").json()).containsEntry("phase", "over");
        assertThat(ada.table(table).object("result")).containsEntry("payoffs", List.of(0.5, 0.5));
        WholeGamesTest.verified(ada, table);
    }

    @Test
    void whatMakesNoSenseIsRefusedInWords() {
        var table = table();
        assertThat(offer(ada, table, "draw").detail()).isEqualTo("409 nobody can agree on a draw in piles");
        assertThat(offer(ada, table, "takeback").detail())
                .isEqualTo("409 you have made no move that could be taken back");
        assertThat(offer(ada, table, "time").detail())
                .isEqualTo("409 only who plays with a bank of time can get more of it");
        assertThat(offer(ada, table, "rematch").detail()).isEqualTo("409 the game is not over yet");
        assertThat(offer(site.client("Eve"), table, "takeback").status()).isEqualTo(403);
        assertThat(offer(ada, table, "tea").status()).isEqualTo(400);
        var alone = ada.make("game", "piles", "seats", List.of("me", "random"), "clock", "5m");
        assertThat(offer(ada.inFrench(), alone, "time").detail())
                .isEqualTo("409 il n'y a personne d'autre à la table à qui le demander");
    }

    @Test
    void whoLeavesEndsWhatIsOffered() {
        var table = table("seats", List.of("me", "free", "free"), "clock", "5m");
        var cyd = site.client("Cyd");
        cyd.at(table, "seats").expect(200);
        offer(ada, table, "time").expect(200);
        offer(bob, table, "time").expect(200);
        assertThat(bob.table(table).objects("offers").getFirst().numbers("seats"))
                .containsExactly(0L, 1L);
        cyd.at(table, "resign").expect(200);
        assertThat(offers(bob.table(table))).isEmpty();
    }

    @Test
    void whoHadTakenAnOfferMayThinkAgain() {
        var table = table("seats", List.of("me", "free", "free"), "clock", "5m");
        site.client("Cyd").at(table, "seats").expect(200);
        offer(ada, table, "time").expect(200);
        offer(bob, table, "time").expect(200);
        decline(bob, table, "time").expect(200);
        assertThat(bob.table(table).objects("offers").getFirst().numbers("seats"))
                .containsExactly(0L);
    }

    @Test
    void aRematchThatAllWantBeginsAtOnceWithTheSamePeopleOnTheSameSeats() {
        var table = table("clock", "5m+3s", "patience", "2m", "rated", false);
        ada.at(table, "resign").expect(200);
        try (var ear = ada.listen(table, "?after=0")) {
            offer(bob, table, "rematch").expect(200);
            assertThat(ear.event("offered")).containsEntry("seat", 1L).containsEntry("kind", "rematch");
            assertThat(ada.get("/api/tables").body()).as("nobody is waited for").doesNotContain("gathering");
            offer(ada, table, "rematch").expect(200);
            var next = ear.event("again").text("table");
            var begun = ada.table(next);
            assertThat(begun)
                    .containsEntry("phase", "running")
                    .containsEntry("clock", "5m+3s")
                    .containsEntry("patience", "2m")
                    .containsEntry("rated", false);
            assertThat(begun.objects("seats").stream().map(seat -> seat.text("name")))
                    .containsExactly("Ada", "Bob");
            assertThat(offers(ada.table(table))).isEmpty();
        }
    }

    @Test
    void aRematchIsRefused() {
        var table = table();
        ada.at(table, "resign").expect(200);
        offer(bob, table, "rematch").expect(200);
        decline(ada, table, "rematch").expect(200);
        assertThat(offers(bob.table(table))).isEmpty();
        offer(ada, table, "rematch").expect(200);
        assertThat(bob.table(table)).doesNotContainKey("again");
    }

    @Test
    void whoPlaysAloneHasARematchAtOnce() {
        var table = ada.make("game", "piles", "seats", List.of("me", "random"));
        ada.at(table, "resign").expect(200);
        offer(ada, table, "rematch").expect(200);
        var next = ada.table(table).text("again");
        assertThat(ada.table(next)).containsEntry("phase", "running");
    }
}
