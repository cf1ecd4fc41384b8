package plateau.server.replays;

import static org.assertj.core.api.Assertions.assertThat;
import static plateau.server.live.Client.map;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.core.text.Json;
import plateau.games.Games;
import plateau.server.TestSite;
import plateau.server.live.Client;
import plateau.server.live.Reply;

/// Games that are over, and records that people bring, looked at again over HTTP.
class ReplaysTest {
    private static final String LINES = "application/x-ndjson";

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

    static List<String> games() {
        return Games.ids();
    }

    /// A game against a bot that is over.
    private String over(String game, Object... more) {
        var plan = new LinkedHashMap<>(map(more));
        plan.put("game", game);
        plan.putIfAbsent("seats", List.of("easy", "easy"));
        var id = ada.post("/api/tables", plan).expect(201).text("id");
        try (var ear = ada.listen(id, "?until=ended&after=0", "Accept", LINES)) {
            assertThat(ear.until("ended")).isNotEmpty();
        }
        return id;
    }

    private Map<String, Object> record(String table) {
        return new LinkedHashMap<>(ada.get("/api/tables/" + table + "/record").json());
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyGameIsToldAndDrawnFromItsFirstPlyToItsLast(String game) {
        var id = over(game);
        var path = "/api/replays/" + id;
        var replay = site.nobody().get(path).json();
        int plies = replay.count("plies");
        assertThat(replay.objects("moves")).hasSize(plies).allMatch(each -> each.containsKey("told"));
        assertThat(replay.objects("players")).hasSize(2);
        assertThat(replay).containsEntry("table", id).containsEntry("game", game);
        assertThat(site.nobody().inFrench().get(path).body()).isNotEqualTo(replay.toString());
        for (int ply : List.of(0, plies / 3, plies / 2 + 1, plies)) {
            var scene = bob.get(path + "/scene?ply=" + ply).json();
            assertThat(scene.text("svg")).startsWith("<svg").doesNotContain("<style");
            assertThat(scene.count("ply")).isEqualTo(ply);
        }
        var explained = bob.get(path + "/scene?layers=scores").json().objects("players");
        assertThat(explained).allMatch(each -> each.containsKey("explained"));
        var last = replay.objects("moves").getLast();
        assertThat(replay.object("result").get("scores")).isEqualTo(last.get("scores"));
        assertThat(bob.get(path + "/picture?as=text").body()).isNotBlank();
        assertThat(bob.get(path + "/picture?ply=1&theme=dark").body()).startsWith("<svg");
        assertThat(bob.get(path + "/picture?ply=1&as=png").type()).isEqualTo("image/png");
        assertThat(bob.get(path + "/record").body())
                .isEqualTo(bob.get("/api/tables/" + id + "/record").body());
    }

    @Test
    void aGameThatIsNotOverIsLookedAtAtItsTable() {
        var table = ada.make("game", "piles");
        assertThat(bob.get("/api/replays/" + table).detail())
                .isEqualTo("409 the game at table " + table + " is not over; look on at the table");
        assertThat(bob.inFrench().get("/api/replays/nothinghere").detail())
                .isEqualTo("404 il n'y a pas de partie à revoir « nothinghere »");
        ada.delete("/api/tables/" + table).expect(204);
        assertThat(bob.get("/api/replays/" + table).status()).isEqualTo(409);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aRecordIsBroughtLookedAtAndTakenAway(boolean isPostgresql) {
        var table = over("piles", "options", Map.of("size", 3));
        var record = ada.get("/api/tables/" + table + "/record").body().strip();
        try (var other = TestSite.on(isPostgresql, folder)) {
            var cyd = other.client("Cyd");
            assertThat(other.nobody().send("POST", "/api/replays", record).status())
                    .isEqualTo(401);
            var id = cyd.send("POST", "/api/replays", record).expect(201).text("id");
            var listed = cyd.get("/api/replays").list();
            assertThat(listed).hasSize(1);
            assertThat(listed.getFirst()).containsEntry("id", id).containsEntry("game", "piles");
            other.restart();
            var back = cyd.at(other.port());
            assertThat(other.nobody().get("/api/replays/" + id).json()).doesNotContainKey("table");
            assertThat(other.nobody()
                            .get("/api/replays/" + id + "/record")
                            .body()
                            .strip())
                    .isEqualTo(record);
            assertThat(other.client("Dan").delete("/api/replays/" + id).status())
                    .isEqualTo(403);
            assertThat(back.delete("/api/replays/" + id).status()).isEqualTo(204);
            assertThat(back.get("/api/replays/" + id).status()).isEqualTo(404);
            assertThat(back.get("/api/replays").list()).isEmpty();
        }
    }

    @Test
    void whoIsForgottenTakesItsRecordsAlong() {
        var record = Json.write(record(over("piles", "options", Map.of("size", 3))));
        var id = bob.send("POST", "/api/replays", record).expect(201).text("id");
        ada.get("/api/replays/" + id).expect(200);
        bob.delete("/api/account").expect(204);
        assertThat(ada.get("/api/replays/" + id).status()).isEqualTo(404);
    }

    @Test
    void aRecordThatDoesNotHoldIsRefusedByItsMove() {
        var record = record(over("piles", "options", Map.of("size", 3)));
        @SuppressWarnings("unchecked") // a list of texts
        var moves = new ArrayList<>((List<String>) record.get("moves"));
        moves.set(2, "9,9");
        record.put("moves", moves);
        assertThat(brought(record)).startsWith("400 ply 2: '9,9' is not legal here");
        record.put("moves", List.of());
        assertThat(brought(record)).contains("the game is not over after the last move");
        record.put("moves", Collections.nCopies(20_001, "1,1"));
        assertThat(brought(record)).isEqualTo("400 a record may have 20000 moves here, not 20001");
        assertThat(ada.send("POST", "/api/replays", "{}").status()).isEqualTo(400);
        assertThat(ada.send("POST", "/api/replays", "hello").status()).isEqualTo(400);
        var large = "{\"format\":\"" + "x".repeat(1 << 20) + "\"}";
        assertThat(ada.send("POST", "/api/replays", large).status()).isEqualTo(413);
    }

    private String brought(Map<String, Object> record) {
        return ada.send("POST", "/api/replays", Json.write(record)).detail();
    }

    @Test
    void aGameIsFilmedUnlessItIsTooLong() {
        var path = "/api/replays/" + over("piles", "options", Map.of("size", 2));
        var film = made(path + "/film?theme=dark");
        assertThat(film.type()).isEqualTo("image/gif");
        assertThat(film.body()).startsWith("GIF89a");
        assertThat(bob.get(path + "/film?from=4&until=2").status()).isEqualTo(400);
        assertThat(bob.get(path + "/scene?ply=999").status()).isEqualTo(400);
        assertThat(bob.get(path + "/picture?layers=player").detail()).contains("did you mean 'players'");
    }

    /// A film that takes long is asked for again, as one is told to.
    private Reply made(String path) {
        var film = bob.get(path);
        while (film.status() == 202) {
            assertThat(film.header("Retry-After")).isEqualTo("3");
            assertThat(film.body()).isEmpty();
            film = bob.get(path);
        }
        return film.expect(200);
    }

    @Test
    void theLargerTheBoardTheShorterAreItsFilms() {
        var options = Map.of("width", 158, "height", 158);
        var table = ada.make("game", "mansuba", "options", options, "seats", List.of("me", "me"));
        for (int ply = 0; ply < 25; ply++) {
            ada.moveAny(table, ply).expect(200);
        }
        ada.at(table, "resign").expect(200);
        var film = "/api/replays/" + table + "/film";
        assertThat(bob.get(film).detail())
                .isEqualTo("400 a gif of this board has 16 pictures at most, and this would be 26; ask for a"
                        + " part by from and until");
        assertThat(bob.inFrench().get(film).detail()).contains("a au plus 16 images");
        assertThat(made(film + "?from=24").body()).startsWith("GIF89a");
    }

    @Test
    void aBotJudgesEveryDecisionAndIsNotAskedTwice() {
        var id = over("piles", "options", Map.of("size", 3));
        var path = "/api/replays/" + id + "/analysis?bot=mcts:steps=50";
        List<String> first;
        try (var ear = bob.follow(path, "Accept", LINES)) {
            assertThat(ear.next("begun").count("decisions")).isPositive();
            first = ear.until("done");
        }
        assertThat(first.getFirst()).contains("\"played\"", "\"best\"", "\"loss\"");
        try (var ear = ada.follow(path, "Accept", LINES)) {
            ear.next("begun");
            assertThat(ear.until("done")).isEqualTo(first);
        }
        assertThat(bob.get("/api/replays/" + id + "/analysis?bot=random").detail())
                .contains("random does not search");
        assertThat(bob.get("/api/replays/" + id + "/analysis?bot=mcts:steps=9000000")
                        .status())
                .isEqualTo(400);
    }

    @Test
    void withMoreThanTwoPlayersOnlyTheShareOfWhoDecidesIsTold() {
        var id = over("piles", "seats", List.of("easy", "easy", "easy"));
        try (var ear = bob.follow("/api/replays/" + id + "/analysis?bot=mcts:steps=5", "Accept", LINES)) {
            ear.next("begun");
            var judged = ear.line();
            assertThat(judged).contains("null,null").contains("\"seat\":0");
        }
    }

    @Test
    void nobodyHasManyAnalysesOpen() {
        var id = over("piles");
        var path = "/api/replays/" + id + "/analysis?bot=mcts:steps=20000:nodes=10000:overlook=";
        try (var one = bob.follow(path + 1, "Accept", LINES);
                var two = bob.follow(path + 2, "Accept", LINES);
                var three = bob.follow(path + 3, "Accept", LINES)) {
            List.of(one, two, three).forEach(each -> each.next("begun"));
            assertThat(bob.get(path + 4).detail()).isEqualTo("429 you have 3 analyses open; close one first");
            assertThat(ada.get("/api/tables?phase=over").status()).isEqualTo(200);
        }
    }

    @Test
    void aGameGoesOnFromAReplay() {
        var id = over("piles", "options", Map.of("size", 3));
        var record = Json.write(record(id));
        var brought = bob.send("POST", "/api/replays", record).expect(201).text("id");
        for (var each : List.of(id, brought)) {
            var plan = map("from", map("replay", each, "ply", 2), "seats", List.of("me", "easy"));
            var next = bob.post("/api/tables", plan).expect(201).text("id");
            assertThat(bob.table(next)).containsEntry("ply", 2L).containsEntry("game", "piles");
        }
        var both = map("from", map("replay", id, "table", id, "ply", 2));
        assertThat(bob.post("/api/tables", both).status()).isEqualTo(400);
    }
}
