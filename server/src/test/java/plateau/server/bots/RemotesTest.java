package plateau.server.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.core.text.Json;
import plateau.server.bots.TestSite.Account;
import plateau.server.bots.TestSite.Reply;
import plateau.server.bots.TestSite.Wire;

class RemotesTest {
    @TempDir private Path folder;
    private TestSite site;
    private Account ada;
    private Account fox;

    @BeforeEach
    void open() {
        site = new TestSite(folder);
        ada = site.account("Ada", "person");
        fox = site.account("Fox", "bot");
    }

    @AfterEach
    void close() {
        site.close();
    }

    private Reply seat(String more, String... seats) {
        var plan =
                "{\"game\":\"piles\",\"options\":{\"size\":2},\"seats\":"
                        + Json.write(List.of(seats))
                        + more
                        + "}";
        return site.post("/api/tables", ada.token(), plan);
    }

    private Reply play(Account who, Object table, Object ply, String move) {
        var body = Json.write(Map.of("table", table, "ply", ply, "move", move));
        return site.post("/api/bot", who.token(), body);
    }

    /// Answers every turn with the first move, until the game is over; gives the last line.
    private Map<String, Object> playOn(Wire wire) throws InterruptedException {
        while (true) {
            var line = wire.next();
            if (!"turn".equals(line.get("type"))) {
                return line;
            }
            var move = ((List<?>) line.get("legal")).getFirst();
            assertThat(play(fox, line.get("table"), line.get("ply"), "" + move).status())
                    .isEqualTo(200);
        }
    }

    @Test
    void aBotPlaysAWholeGameByItsStream() throws Exception {
        try (var wire = site.wire(fox, "")) {
            assertThat(wire.next("hello")).containsEntry("protocol", 1L);
            var table = seat("", "account:" + fox.id(), "random").string("id");
            assertThat(wire.next("start"))
                    .containsEntry("table", table)
                    .containsEntry("match", table)
                    .containsEntry("seat", 0L)
                    .containsEntry("names", List.of("Fox", "random"));
            var end = playOn(wire);
            assertThat(end).containsEntry("type", "end").containsEntry("table", table);
            assertThat(end).containsEntry("seat", 0L).containsEntry("ending", "FINISHED");
        }
    }

    @Test
    void whatABotDoesNotWantIsNotTold() throws Exception {
        try (var wire = site.wire(fox, "?state=false&legal=false&moves=false")) {
            wire.next("hello");
            seat("", "account:" + fox.id(), "random");
            wire.next("start");
            assertThat(wire.next("turn")).doesNotContainKeys("state", "legal", "moves");
        }
    }

    @Test
    void aTurnTellsWhatWasPlayedSinceTheLast() throws Exception {
        try (var wire = site.wire(fox, "")) {
            wire.next("hello");
            var table = seat("", "me", "account:" + fox.id()).string("id");
            wire.next("start");
            move(table, 0, "1,1");
            var turn = wire.next("turn");
            assertThat(turn).containsEntry("ply", 1L).containsEntry("moves", List.of("1,1"));
            play(fox, table, 1, "2,2");
            move(table, 2, "1,1");
            assertThat(wire.next("turn")).containsEntry("moves", List.of("2,2", "1,1"));
        }
    }

    private Reply move(String table, int ply, String move) {
        return site.post(
                "/api/tables/" + table + "/moves",
                ada.token(),
                Json.write(Map.of("ply", ply, "move", move)));
    }

    @Test
    void anIllegalMoveIsRefusedAndTheBotMayAnswerAgain() throws Exception {
        try (var wire = site.wire(fox, "")) {
            wire.next("hello");
            var table = seat("", "account:" + fox.id(), "random").string("id");
            wire.next("start");
            wire.next("turn");
            var refused = play(fox, table, 0, "9,9");
            assertThat(refused.status()).isEqualTo(422);
            assertThat(refused.string("detail")).contains("9,9");
            assertThat(play(fox, table, 0, "1,1").status()).isEqualTo(200);
            var late = play(fox, table, 0, "2,2");
            assertThat(late.status()).isEqualTo(409);
            assertThat(playOn(wire)).containsEntry("type", "end");
        }
    }

    @Test
    void aBotThatComesBackIsToldEverything() throws Exception {
        String table;
        try (var wire = site.wire(fox, "")) {
            wire.next("hello");
            table = seat("", "me", "account:" + fox.id()).string("id");
            wire.next("start");
            move(table, 0, "1,1");
            wire.next("turn");
            play(fox, table, 1, "2,2");
            move(table, 2, "1,1");
            wire.next("turn");
        }
        try (var wire = site.wire(fox, "")) {
            wire.next("hello");
            assertThat(wire.next("start")).containsEntry("table", table);
            assertThat(wire.next("turn")).containsEntry("moves", List.of("1,1", "2,2", "1,1"));
        }
    }

    @Test
    void aBotPlaysOnAfterTheServerWasStartedAnew() throws Exception {
        String table;
        try (var wire = site.wire(fox, "")) {
            wire.next("hello");
            table = seat("", "account:" + fox.id(), "random").string("id");
            wire.next("start");
            wire.next("turn");
            play(fox, table, 0, "1,1");
            wire.next("turn");
            site.restart();
            assertThat(wire.next("gone")).isNotNull();
        }
        try (var wire = site.wire(fox, "")) {
            wire.next("hello");
            wire.next("start");
            assertThat(playOn(wire)).containsEntry("type", "end").containsEntry("table", table);
        }
    }

    @Test
    void aSecondStreamEndsTheFirst() throws Exception {
        try (var first = site.wire(fox, "")) {
            first.next("hello");
            try (var second = site.wire(fox, "")) {
                second.next("hello");
                first.next("bye");
                first.next("gone");
                seat("", "account:" + fox.id(), "random");
                second.next("start");
            }
        }
    }

    @Test
    void manyTablesAreAnsweredAtOnce() throws Exception {
        try (var wire = site.wire(fox, "?most=3")) {
            wire.next("hello");
            var lines = new StringBuilder();
            for (int i = 0; i < 3; i++) {
                var table = seat("", "account:" + fox.id(), "me").string("id");
                wire.next("start");
                wire.next("turn");
                lines.append("{\"type\":\"move\",\"table\":\"").append(table);
                lines.append("\",\"ply\":0,\"move\":\"")
                        .append(i == 1 ? "9,9" : "1,1\",\"say\":\"ha");
                lines.append("\"}\n");
            }
            lines.append("nonsense\n{\"table\":\"none\",\"ply\":0,\"move\":\"1,1\"}\n");
            var answers =
                    site.post("/api/bot", fox.token(), "application/x-ndjson", lines.toString())
                            .text()
                            .lines()
                            .map(Json::readObject)
                            .toList();
            assertThat(answers)
                    .extracting(answer -> answer.get("status"))
                    .containsExactly(200L, 422L, 200L, 400L, 404L);
            assertThat(answers.get(1).get("detail")).asString().contains("9,9");
        }
    }

    @Test
    void whoIsNotThereOrDoesNotWantToIsNotSeated() throws Exception {
        var away = seat("", "me", "account:" + fox.id());
        assertThat(away.status()).isEqualTo(409);
        assertThat(away.string("detail")).isEqualTo("the bot Fox is not connected now");
        try (var wire = site.wire(fox, "?games=piles,tilings&most=1")) {
            wire.next("hello");
            var other =
                    site.post(
                            "/api/tables",
                            ada.token(),
                            "{\"game\":\"carcassonne\",\"seats\":[\"me\",\"account:"
                                    + fox.id()
                                    + "\"]}");
            assertThat(other.string("detail"))
                    .isEqualTo("Fox does not play carcassonne; it plays piles, tilings");
            assertThat(seat("", "me", "account:" + fox.id()).status()).isEqualTo(201);
            var full = seat("", "me", "account:" + fox.id());
            assertThat(full.status()).isEqualTo(429);
            assertThat(full.string("detail")).startsWith("Fox plays 1 games already");
        }
    }

    @Test
    void aBotStandsInForOneThatIsAwayUntilItIsBack() throws Exception {
        var absence = ",\"absence\":{\"after\":\"1s\",\"bot\":\"random\"}";
        String table;
        try (var wire = site.wire(fox, "")) {
            wire.next("hello");
            table = seat(absence, "me", "account:" + fox.id()).string("id");
            wire.next("start");
        }
        move(table, 0, "1,1");
        try (var watch = new Watch(site, table, ada)) {
            watch.until("stood-in");
            watch.until("moved");
            try (var wire = site.wire(fox, "")) {
                wire.next("hello");
                wire.next("start");
                watch.until("returned");
                assertThat(move(table, 2, "1,1").status()).isEqualTo(200);
                assertThat(wire.next("turn")).containsEntry("ply", 3L);
            }
        }
    }

    @Test
    void whoIsOutIsToldWhyAndNothingElse() throws Exception {
        try (var wire = site.wire(fox, "")) {
            wire.next("hello");
            var table = seat("", "me", "account:" + fox.id()).string("id");
            wire.next("start");
            site.post("/api/tables/" + table + "/resign", fox.token(), "{}");
            assertThat(wire.next("refused"))
                    .containsEntry("table", table)
                    .containsEntry("reason", "resigned");
            var next = seat("", "me", "account:" + fox.id()).string("id");
            assertThat(wire.next("start")).containsEntry("table", next);
        }
    }

    @Test
    void peopleHaveNoLine() {
        assertThat(site.get("/api/bot", ada.token()).status()).isEqualTo(403);
        assertThat(play(ada, "none", 0, "1,1").status()).isEqualTo(403);
    }

    @Test
    void whoeverIsConnectedIsListed() throws Exception {
        try (var wire = site.wire(fox, "?games=piles")) {
            wire.next("hello");
            assertThat(site.get("/api/bots?game=piles", "").text())
                    .contains("\"seat\":\"hard\",\"name\":\"hard\",\"kind\":\"level\"")
                    .contains("\"seat\":\"account:" + fox.id() + "\",\"name\":\"Fox\"");
            assertThat(site.get("/api/bots?game=tilings", "").text()).doesNotContain("Fox");
        }
    }
}
