package plateau.server;

import static org.assertj.core.api.Assertions.assertThat;
import static plateau.server.live.Client.map;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.server.live.Client;

/// A table that is not open is read, watched and talked at only by who made it, has a seat, or knows its key.
class PrivateTablesTest {
    private static final String REFUSED = "403 this table is private: one needs its link, or a seat at it";

    @TempDir
    static Path folder = Path.of("");

    private static TestSite site;
    private static Client ada;
    private static Client bob;
    private static Client eve;

    /// Its game goes on.
    private static String table;

    private static String key;

    /// Its game is over.
    private static String over;

    private static String overKey;

    @BeforeAll
    static void open() {
        site = TestSite.on(false, folder);
        ada = site.client("Ada");
        bob = site.client("Bob");
        eve = site.client("Eve");
        var made = made();
        table = made[0];
        key = made[1];
        var done = made();
        over = done[0];
        overKey = done[1];
        bob.at(over, "resign").expect(200);
    }

    private static String[] made() {
        var made = ada.post("/api/tables", map("game", "piles", "open", false, "seats", List.of("me", "free")))
                .expect(201);
        var id = made.text("id");
        bob.at(id, "seats", "key", made.text("key")).expect(200);
        ada.moveAny(id, 0).expect(200);
        return new String[] {id, made.text("key")};
    }

    @AfterAll
    static void close() {
        site.close();
    }

    /// Strangers are refused, with an account and without; who sits there or knows the key is not.
    private static void guarded(String path, String key) {
        var wrong = path + (path.contains("?") ? "&" : "?") + "key=" + "x".repeat(20);
        for (var stranger : List.of(eve, site.nobody())) {
            assertThat(stranger.get(path).detail()).isEqualTo(REFUSED);
            assertThat(stranger.get(wrong).detail()).isEqualTo(REFUSED);
        }
        var keyed = path + (path.contains("?") ? "&" : "?") + "key=" + key;
        for (var known : List.of(ada.get(path), bob.get(path), eve.get(keyed))) {
            assertThat(known.status()).isEqualTo(200);
        }
        assertThat(site.nobody().get(keyed).status()).isEqualTo(200);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "/events?until=now",
                "/events?until=now&after=0",
                "/scene",
                "/scene?ply=0",
                "/board",
                "/board?as=svg&small=true",
                "/record"
            })
    void whatIsReadOfItNeedsTheKeyOrASeat(String path) {
        guarded("/api/tables/" + table + path, key);
        guarded("/api/tables/" + over + path, overKey);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "/scene",
                "/scene?ply=0",
                "/picture",
                "/picture?as=png",
                "/picture?as=text",
                "/film",
                "/record"
            })
    void soDoesItsReplay(String path) {
        guarded("/api/replays/" + over + path, overKey);
        var running = "/api/replays/" + table + path;
        assertThat(eve.get(running).detail()).isEqualTo(REFUSED);
        assertThat(ada.get(running).status()).isEqualTo(409);
    }

    @Test
    void soDoesWhatABotThinksOfIt() {
        var path = "/api/replays/" + over + "/analysis?bot=mcts:steps=5";
        assertThat(eve.get(path).detail()).isEqualTo(REFUSED);
        try (var ear = eve.follow(path + "&key=" + overKey)) {
            ear.next("begun");
        }
    }

    @Test
    void soDoItsPages() {
        for (var path : List.of("/tables/" + over, "/replays/" + over, "/embed/" + over)) {
            assertThat(eve.get(path).status()).isEqualTo(403);
            assertThat(ada.get(path).status()).isEqualTo(200);
            assertThat(eve.get(path + "?key=" + overKey).status()).isEqualTo(200);
        }
        assertThat(eve.get("/embed/" + over + "?key=" + overKey).body())
                .contains("/replays/" + over + "?ply=1&amp;key=" + overKey);
    }

    @ParameterizedTest
    @ValueSource(strings = {"moves", "undo", "resign", "draw", "pace", "step", "ready", "again", "offers", "away"})
    void whatIsDoneThereNeedsASeat(String deed) {
        Object[] body = switch (deed) {
            case "moves" -> new Object[] {"ply", 1, "move", "1,1"};
            case "undo" -> new Object[] {"ply", 0};
            case "offers" -> new Object[] {"kind", "rematch"};
            case "away" -> new Object[] {"ply", 1, "then", "end"};
            default -> new Object[0];
        };
        assertThat(eve.at(table, deed, body).detail()).isEqualTo(REFUSED);
        assertThat(eve.at(over, deed, body).detail()).isEqualTo(REFUSED);
    }

    @Test
    void soDoHintsSeatsAndWhatItsMakerMayDo() {
        assertThat(eve.get("/api/tables/" + table + "/hint").detail()).isEqualTo(REFUSED);
        assertThat(eve.at(table, "seats").detail()).isEqualTo(REFUSED);
        assertThat(eve.delete("/api/tables/" + table + "/seats/0").detail()).isEqualTo(REFUSED);
        assertThat(eve.delete("/api/tables/" + table).detail()).isEqualTo(REFUSED);
        assertThat(eve.at(table, "mute", "account", bob.id()).detail()).isEqualTo(REFUSED);
    }

    @Test
    void whoTalksThereHasTheKeyOrASeat() {
        assertThat(eve.at(table, "chat", "text", "hello").detail()).isEqualTo(REFUSED);
        assertThat(eve.at(table, "chat", "text", "hello", "key", "x").detail()).isEqualTo(REFUSED);
        assertThat(bob.at(table, "chat", "text", "hello").status()).isEqualTo(204);
        assertThat(eve.at(table, "chat", "text", "hello", "key", key).status()).isEqualTo(204);
    }

    @Test
    void nobodyGoesOnWithItsGameWhoMayNotSeeIt() {
        for (var source : List.of("table", "replay")) {
            var from = map(source, over, "ply", 1);
            assertThat(eve.post("/api/tables", map("from", from)).detail()).isEqualTo(REFUSED);
            from.put("key", overKey);
            assertThat(eve.post("/api/tables", map("from", from)).status()).isEqualTo(201);
        }
    }

    @Test
    void listsAndExportsHaveItForItsPlayersOnly() {
        for (var path : List.of("/api/tables", "/api/tables?phase=over", "/api/history", "/api/records")) {
            assertThat(eve.get(path).body()).doesNotContain(table, over, "Bob");
        }
        assertThat(bob.get("/api/history").body()).contains(over);
        assertThat(bob.get("/api/tables?mine=true").body()).contains(table);
    }

    /// Bob sits where he was asked to, and was never told the key.
    private static String guestOf(Client maker) {
        var seats = List.of("me", "account:" + bob.id(), "free");
        return maker.make("game", "piles", "seats", seats, "open", false);
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void whoLosesItsSeatHearsNoMore(boolean isSentAway) {
        var id = guestOf(ada);
        try (var ear = bob.listen(id, "");
                var own = ada.listen(id, "")) {
            ear.next("table");
            own.next("table");
            (isSentAway ? ada : bob).delete("/api/tables/" + id + "/seats/1").expect(204);
            assertThat(ear.next("stood").number("seat")).isEqualTo(1);
            ear.next("gone");
            assertThat(bob.get("/api/tables/" + id).detail()).isEqualTo(REFUSED);
            ada.at(id, "chat", "text", "he is gone").expect(204);
            own.next("stood");
            own.next("said");
        }
    }

    @Test
    void whoForgetsItselfHearsNoMoreEither() {
        var cid = site.client("Cid");
        var id = ada.make("game", "piles", "seats", List.of("me", "account:" + cid.id(), "free"), "open", false);
        try (var ear = cid.listen(id, "")) {
            ear.next("table");
            cid.delete("/api/account").expect(204);
            ear.next("stood");
            ear.next("gone");
        }
    }

    @Test
    void whoCameWithTheKeyStaysWithoutASeat() {
        var made = ada.post("/api/tables", map("game", "piles", "open", false, "seats", List.of("me", "free", "free")))
                .expect(201);
        var id = made.text("id");
        bob.at(id, "seats", "key", made.text("key")).expect(200);
        try (var ear = bob.listen(id, "?key=" + made.text("key"))) {
            ear.next("table");
            ada.delete("/api/tables/" + id + "/seats/1").expect(204);
            ear.next("stood");
            ada.at(id, "chat", "text", "still there?").expect(204);
            ear.next("said");
        }
    }

    @Test
    void aBotAtOneOfItsSeatsNeedsNoKey() {
        var fox = Client.opened(site.port(), "name", "Fox", "kind", "bot");
        try (var wire = fox.follow("/api/bot")) {
            wire.next("hello");
            var seats = List.of("account:" + fox.id(), "me");
            var with = ada.make("game", "piles", "open", false, "seats", seats);
            wire.next("start");
            wire.next("turn");
            var move = fox.post("/api/bot", "table", with, "ply", 0, "move", "1,1");
            assertThat(move.status()).isEqualTo(200);
            assertThat(fox.get("/api/tables/" + with).status()).isEqualTo(200);
            assertThat(fox.heard(with, 0)).isNotEmpty();
            assertThat(eve.get("/api/tables/" + with).detail()).isEqualTo(REFUSED);
            var stranger = Client.opened(site.port(), "name", "Cat", "kind", "bot");
            assertThat(stranger.post("/api/bot", "table", with, "ply", 1, "move", "1,1")
                            .detail())
                    .isEqualTo(REFUSED);
        }
    }

    @Test
    void thoseWhoGoOnElsewhereHaveTheSameKey() {
        bob.at(over, "again").expect(200);
        var again = ada.at(over, "again").expect(200).text("id");
        assertThat(eve.get("/api/tables/" + again).detail()).isEqualTo(REFUSED);
        assertThat(eve.get("/api/tables/" + again + "?key=" + overKey).status()).isEqualTo(200);
    }

    @Test
    void itIsToldInFrenchToo() {
        assertThat(eve.inFrench().get("/api/tables/" + table).detail())
                .isEqualTo("403 cette table est privée : il faut son lien, ou y avoir une place");
    }
}
