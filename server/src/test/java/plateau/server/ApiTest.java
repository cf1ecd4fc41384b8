package plateau.server;

import static org.assertj.core.api.Assertions.assertThat;
import static plateau.server.live.Client.map;

import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plateau.server.live.Client;

/// What is answered and what is refused, in both languages. [Client] checks that all of it is as described.
class ApiTest {
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

    private String running() {
        var table = ada.make("game", "piles");
        bob.at(table, "seats");
        return table;
    }

    @Test
    void whatThereIsToPlayIsTold() {
        assertThat(site.nobody().get("/api/games").list()).hasSizeGreaterThan(4);
        var french = site.nobody().inFrench().get("/api/games/piles");
        assertThat(french.json()).containsEntry("id", "piles");
        assertThat(french.body()).isNotEqualTo(ada.get("/api/games/piles").body());
        assertThat(ada.get("/api/games/pils").status()).isEqualTo(400);
        assertThat(ada.get("/health").json()).isEqualTo(Map.of("status", "well"));
    }

    @Test
    void anAccountIsOpenedRenamedRenewedAndForgotten() {
        assertThat(ada.get("/api/account").json()).containsEntry("name", "Ada");
        var renamed = ada.send("PATCH", "/api/account", "{\"name\":\" Ada L. \"}");
        assertThat(renamed.json()).containsEntry("name", "Ada L.");
        assertThat(ada.get("/api/account").json()).containsEntry("name", "Ada L.");
        assertThat(ada.send("PATCH", "/api/account", "{\"name\":\" \"}").status())
                .isEqualTo(400);
        var renewed = ada.post("/api/account/token");
        assertThat(ada.get("/api/account").detail()).isEqualTo("401 nobody has this token");
        var fresh = ada.withToken(renewed.text("token"));
        assertThat(fresh.get("/api/account").json()).containsEntry("name", "Ada L.");
        assertThat(fresh.delete("/api/account").status()).isEqualTo(204);
        assertThat(fresh.get("/api/account").status()).isEqualTo(401);
        assertThat(site.nobody().inFrench().get("/api/account").detail())
                .isEqualTo("401 il faut un compte : envoyez son jeton par Authorization: Bearer JETON");
    }

    @Test
    void whoIsForgottenInTheMiddleOfAGameLeavesIt() {
        var cyd = site.client("Cyd");
        var table = ada.make("game", "piles", "seats", List.of("me", "free", "free"));
        bob.at(table, "seats");
        cyd.at(table, "seats");
        bob.at(table, "chat", "text", "I am Bob");
        var waiting = bob.make("game", "piles");
        var bots = bob.make("game", "piles", "seats", List.of("random", "me"));
        assertThat(bob.delete("/api/account").status()).isEqualTo(204);
        var now = ada.get("/api/tables/" + table);
        assertThat(now.json()).containsEntry("phase", "running");
        var all = now.body()
                + ada.heard(table, 0)
                + ada.get("/api/tables/" + waiting).body();
        assertThat(all + ada.get("/api/tables/" + bots).body()).doesNotContain("Bob", bob.id());
        assertThat(ada.table(bots)).containsEntry("phase", "over");
        WholeGamesTest.play(table, List.of(ada, ada, cyd), 1);
        assertThat(ada.get("/api/tables/" + table + "/record").body())
                .doesNotContain("Bob")
                .contains("anonymous");
        site.restart();
        assertThat(ada.at(site.port()).table(table)).containsEntry("phase", "over");
    }

    @Test
    void peopleSitDownStandUpAndAreReady() {
        var table = ada.make("game", "piles", "seats", List.of("me", "free", "random"));
        var seats = "/api/tables/" + table + "/seats/";
        assertThat(bob.at(table, "seats", "seat", 7).detail())
                .isEqualTo("404 there is no seat 7; the seats go from 0 to 2");
        assertThat(bob.at(table, "seats", "seat", 0).detail()).isEqualTo("409 seat 0 is taken by Ada");
        assertThat(bob.at(table, "ready").status()).isEqualTo(403);
        assertThat(bob.delete(seats + 0).detail()).isEqualTo("403 seat 0 is not yours");
        assertThat(bob.delete(seats + 1).detail()).isEqualTo("409 nobody sits at seat 1");
        assertThat(bob.inFrench().delete(seats + 1).detail()).isEqualTo("409 personne n'est assis à la place 1");
        bob.at(table, "seats", "ready", false);
        assertThat(ada.table(table)).containsEntry("phase", "gathering");
        assertThat(ada.delete(seats + 2).status()).isEqualTo(204);
        assertThat(bob.at(table, "ready").status()).isEqualTo(204);
        assertThat(bob.at(table, "ready", "ready", false).status()).isEqualTo(204);
        bob.at(table, "seats", "seat", 2);
        assertThat(site.client("Cyd").at(table, "seats").detail()).isEqualTo("409 no seat of this table is free");
        assertThat(bob.delete("/api/tables/" + table).status()).isEqualTo(403);
        bob.at(table, "ready");
        assertThat(ada.table(table)).containsEntry("phase", "running");
        assertThat(bob.at(table, "ready").detail()).isEqualTo("409 the game has begun");
        assertThat(ada.delete("/api/tables/" + table).status()).isEqualTo(409);
        var other = ada.make("game", "piles");
        assertThat(ada.at(other, "resign").detail()).isEqualTo("409 the game has not begun");
        assertThat(ada.get("/api/tables/" + other + "/board").status()).isEqualTo(409);
        assertThat(ada.get("/api/tables/" + other + "/record").status()).isEqualTo(200);
        assertThat(ada.delete("/api/tables/" + other).status()).isEqualTo(204);
        assertThat(bob.at(other, "seats").detail()).isEqualTo("409 the table is closed");
        assertThat(ada.table(other)).containsEntry("phase", "closed");
    }

    @Test
    void movesAreTakenOnceAndInTurn() {
        var table = running();
        assertThat(site.nobody().move(table, 0, "1,1").status()).isEqualTo(401);
        assertThat(site.client("Cyd").move(table, 0, "1,1").detail()).isEqualTo("403 you do not sit at this table");
        assertThat(bob.move(table, 0, "1,1").detail()).isEqualTo("409 it is the turn of Ada");
        assertThat(ada.move(table, 1, "1,1").detail()).isEqualTo("409 your move answers ply 1; the game is at ply 0");
        assertThat(ada.inFrench().move(table, 1, "1,1").detail())
                .isEqualTo("409 votre coup répond au coup 1 ; la partie en est au coup 0");
        var illegal = ada.inFrench().move(table, 0, "99,1");
        assertThat(illegal.status()).isEqualTo(422);
        assertThat(illegal.detail()).contains("n'est pas légal");
        assertThat(ada.move(table, 0, "1,1").json()).containsEntry("ply", 1L);
        assertThat(ada.move(table, 0, "1,1").json()).containsEntry("ply", 1L);
        assertThat(ada.move(table, 0, "1,2").status()).isEqualTo(409);
        assertThat(bob.move(table, 0, "1,1").status()).isEqualTo(409);
        assertThat(ada.move("nosuchtable", 0, "1,1").detail()).isEqualTo("404 there is no table 'nosuchtable'");
        assertThat(ada.at(table, "moves", "ply", -1, "move", "1,1").status()).isEqualTo(400);
        assertThat(ada.at(table, "undo", "ply", 0).status()).isEqualTo(409);
        assertThat(ada.at(table, "draw").detail()).isEqualTo("409 nobody can agree on a draw in piles");
        assertThat(ada.at(table, "again").detail()).isEqualTo("409 the game is not over yet");
        assertThat(ada.at(table, "step").status()).isEqualTo(403);
        assertThat(ada.get("/api/tables/" + table + "/board").body()).isNotBlank();
        assertThat(ada.get("/api/tables/" + table + "/board?as=svg").body()).startsWith("<svg");
    }

    @Test
    void ofManyMovesAtOnceOneIsPlayed() throws Exception {
        var table = running();
        var moves = ada.table(table).texts("legal");
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var all = IntStream.range(0, 20)
                    .<Callable<Integer>>mapToObj(
                            i -> () -> ada.move(table, 0, moves.get(i)).status())
                    .toList();
            var statuses = threads.invokeAll(all).stream()
                    .map(each -> each.resultNow())
                    .toList();
            assertThat(statuses)
                    .containsOnlyOnce(200)
                    .filteredOn(each -> each == 409)
                    .hasSize(19);
        }
        assertThat(ada.table(table)).containsEntry("ply", 1L);
    }

    @Test
    void thePlayersOfATableGoOnAtAnotherOnceAllHaveAsked() {
        var table = running();
        ada.at(table, "resign");
        assertThat(ada.at(table, "resign").detail()).isEqualTo("409 the game is over");
        assertThat(site.client("Cyd").at(table, "again").status()).isEqualTo(403);
        assertThat(bob.at(table, "again").expect(200).json()).isEmpty();
        assertThat(ada.table(table)).doesNotContainKey("again");
        var next = ada.at(table, "again").text("id");
        var begun = ada.table(next);
        assertThat(begun).containsEntry("phase", "running");
        assertThat(begun.objects("seats").getFirst()).containsEntry("name", "Ada");
        assertThat(bob.at(table, "again").text("id")).isEqualTo(next);
        assertThat(ada.table(table)).containsEntry("again", next);
    }

    @Test
    void aGameDoesNotGoOnFromEndlesslyManyMoves() {
        var from = Client.map("table", running(), "ply", 20_001);
        var reply = ada.post("/api/tables", Client.map("from", from));
        assertThat(reply.status()).isEqualTo(400);
        assertThat(reply.detail()).contains("20000");
    }

    @Test
    void whoMadeTheTableSaysWhoMaySpeak() {
        var table = running();
        var cyd = site.client("Cyd");
        assertThat(cyd.at(table, "chat", "text", "Hello").status()).isEqualTo(204);
        assertThat(bob.at(table, "mute", "account", cyd.id()).status()).isEqualTo(403);
        ada.at(table, "mute", "account", cyd.id());
        assertThat(cyd.inFrench().at(table, "chat", "text", "Hello").detail())
                .isEqualTo("403 qui a fait la table ne vous laisse pas parler");
        ada.at(table, "mute", "account", cyd.id(), "muted", false);
        assertThat(cyd.at(table, "chat", "text", "Again").status()).isEqualTo(204);
        assertThat(bob.heard(table, 0))
                .filteredOn(each -> each.contains("\"said\""))
                .hasSize(2);
    }

    @Test
    void aPresetIsNamedInAnyLanguage() {
        for (var name : List.of("small", "petit", "PETIT")) {
            var made = ada.post("/api/tables", map("game", "piles", "preset", name, "seats", List.of("me", "easy")));
            assertThat(made.body()).contains("\"size\":3,");
        }
        assertThat(ada.inFrench()
                        .post("/api/tables", map("game", "piles", "preset", "x"))
                        .detail())
                .contains("il y a habituel, rapport, petit, grand, plafonné");
    }

    @Test
    void plansThatCannotBeAreRefused() {
        var table = running();
        ada.moveAny(table, 0);
        var record = ada.get("/api/tables/" + table + "/record").json();
        var broken = new LinkedHashMap<>(record);
        broken.put("moves", List.of("99,99"));
        var crowded = new LinkedHashMap<>(record);
        crowded.put("players", 0);
        var plans = List.of(
                map(),
                map("game", "chess"),
                map("game", "piles", "preset", "none"),
                map("game", "piles", "options", map("size", 0)),
                map("game", "piles", "options", List.of()),
                map("game", "piles", "seats", List.of("nobot", "me")),
                map("game", "piles", "seats", List.of("cmd:rm", "me")),
                map("game", "mansuba", "seats", List.of("me")),
                map("game", "piles", "clock", "steps=9"),
                map("game", "piles", "clock", "soon"),
                map("game", "piles", "absence", map("after", "soon")),
                map("game", "piles", "absence", map("bot", "nobot")),
                map("from", map("ply", 0)),
                map("from", map("table", table, "ply", 99)),
                map("from", map("record", List.of(), "ply", 0)),
                map("from", map("record", broken, "ply", 1)),
                map("from", map("record", crowded, "ply", 0)),
                map("from", map("table", table, "ply", 0), "game", "tilings"),
                map("from", map("table", table, "ply", 0), "seats", List.of("me")));
        for (var plan : plans) {
            var refused = ada.post("/api/tables", plan);
            assertThat(refused.status()).as("%s: %s", plan, refused).isEqualTo(400);
            var french = ada.inFrench().post("/api/tables", plan);
            assertThat(french.detail()).isNotEqualTo(refused.detail());
        }
        assertThat(ada.post("/api/tables", map("game", "piles", "seats", List.of("me", "account:x")))
                        .detail())
                .isEqualTo("404 there is no account 'x'");
        assertThat(ada.get("/api/history?before=x").status()).isEqualTo(400);
    }

    @ParameterizedTest
    @CsvSource({
        "/api/tables, '{\"game\":\"munificence\",\"options\":{\"token-seed\":N}}'",
        "/api/tables, '{\"game\":\"piles\",\"from\":{\"table\":\"x\",\"ply\":N}}'",
        "/api/tournaments, '{\"game\":\"piles\",\"bots\":[\"easy\",\"hard\"],\"games\":N}'",
        "/api/tables/TABLE/moves, '{\"ply\":N,\"move\":\"1,1\"}'"
    })
    void aNumberIsQuotedAsItWasTyped(String path, String body) {
        var where = path.replace("TABLE", running());
        var numbers = List.of("99999999999999999999999999", "1e999999999", "-9007199254740993", "2.50", "1e12");
        for (var typed : numbers) {
            var refused = ada.send("POST", where, body.replace("N", typed));
            assertThat(refused.detail())
                    .startsWith("400 ")
                    .contains(typed)
                    .doesNotContain("92233")
                    .doesNotContain("at least 0, not 1e");
            assertThat(ada.inFrench()
                            .send("POST", where, body.replace("N", typed))
                            .detail())
                    .contains(typed);
        }
    }

    @Test
    void whatIsNestedTooDeeplyIsNoRecordHere() {
        var deep = "{\"game\":" + "[".repeat(600) + "]".repeat(600) + "}";
        assertThat(ada.send("POST", "/api/tables", deep).detail())
                .isEqualTo("400 not a JSON object: nested too deeply");
    }

    @Test
    void aHiddenGameIsNotPlayedOnBeforeItsEnd() {
        var table = ada.make("game", "kuhn");
        bob.at(table, "seats");
        assertThat(bob.post("/api/tables", map("from", map("table", table, "ply", 2)))
                        .status())
                .isEqualTo(400);
    }

    @Test
    void listsComeInPagesAndNobodyFillsThemForOthers() {
        for (int each = 0; each < 5; each++) {
            ada.make("game", "piles", "seats", List.of("free", "account:" + bob.id()));
        }
        for (var query : List.of("/api/tables?limit=2", "/api/tables?mine=true&limit=2")) {
            var first = bob.get(query);
            var second = bob.get(query + "&before=" + first.text("before"));
            var third = bob.get(query + "&before=" + second.text("before"));
            assertThat(third.json().list("tables")).hasSize(1);
            assertThat(third.json()).doesNotContainKey("before");
            assertThat(first.body()).isNotEqualTo(second.body());
        }
        assertThat(site.nobody().get("/api/tables?mine=true").status()).isEqualTo(401);
    }

    @Test
    void aSearchWithoutBoundsIsRefused() {
        var much = List.of("me", "mcts:steps=100000000:threads=8:nodes=100000000");
        assertThat(ada.post("/api/tables", "game", "piles", "seats", much).detail())
                .isEqualTo("400 bot " + much.get(1) + ": here steps is at most 20000");
        assertThat(ada.inFrench()
                        .post("/api/tables", "game", "piles", "seats", much)
                        .detail())
                .isEqualTo("400 robot " + much.get(1) + " : ici, steps est au plus 20000");
        var absence = map("bot", "mcts:time=1h");
        assertThat(ada.post("/api/tables", "game", "piles", "absence", absence).status())
                .isEqualTo(400);
    }

    @Test
    void nobodyTalksWithoutEnd() {
        var table = running();
        for (int i = 0; i < 20; i++) {
            assertThat(ada.at(table, "chat", "text", "hello").status()).isEqualTo(204);
        }
        assertThat(ada.at(table, "chat", "text", "hello").detail())
                .isEqualTo("429 you may say 20 things a minute at this table; wait a little");
        assertThat(bob.at(table, "chat", "text", "hello").status()).isEqualTo(204);
        site.pass(Duration.ofSeconds(3));
        assertThat(ada.at(table, "chat", "text", "hello").status()).isEqualTo(204);
        for (int i = 22; i < 500; i++) {
            site.pass(Duration.ofSeconds(3));
            assertThat(ada.at(table, "chat", "text", "hello").status()).isEqualTo(204);
        }
        assertThat(bob.at(table, "chat", "text", "hello").detail())
                .isEqualTo("429 at this table 500 things have been said, and that is all");
    }

    @Test
    void whatChangesNothingIsNotWrittenDown() {
        var seats = List.of("random", "random");
        var pace = map("paused", true, "delay", 100);
        var table = ada.make("game", "piles", "seats", seats, "pace", pace);
        var before = ada.table(table).get("event");
        assertThat(ada.at(table, "pace", "paused", true).status()).isEqualTo(200);
        assertThat(ada.at(table, "pace", "delay", 100).status()).isEqualTo(200);
        assertThat(ada.table(table).get("event")).isEqualTo(before).isNotNull();
    }
}
