package plateau.server.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static plateau.server.live.Client.map;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.server.live.Answer;
import plateau.server.live.Client;
import plateau.server.live.Ear;
import plateau.server.live.Reply;

@Tag("slow")
class RemotesTest {
    @TempDir
    private Path folder;

    private TestSite site;
    private Client ada;
    private Client fox;

    @BeforeEach
    void open() {
        site = new TestSite(folder);
        ada = site.client("Ada");
        fox = site.bot("Fox");
    }

    @AfterEach
    void close() {
        site.close();
    }

    private Reply seat(String... seats) {
        return seat(map(), seats);
    }

    private Reply seat(Map<String, Object> more, String... seats) {
        var plan = map("game", "piles", "options", map("size", 2), "seats", List.of(seats));
        plan.putAll(more);
        return ada.post("/api/tables", plan);
    }

    private Ear wire(String query) {
        return fox.follow("/api/bot" + query);
    }

    private static Reply play(Client who, String table, long ply, String move) {
        return who.post("/api/bot", "table", table, "ply", ply, "move", move);
    }

    /// Answers every turn with the first move, until the game is over; gives the last line.
    private Answer playOn(Ear wire) {
        while (true) {
            var line = wire.next();
            if (!line.text("type").equals("turn")) {
                return line;
            }
            var move = line.texts("legal").getFirst();
            assertThat(play(fox, line.text("table"), line.number("ply"), move).status())
                    .isEqualTo(200);
        }
    }

    @Test
    void aBotPlaysAWholeGameByItsStream() {
        try (var wire = wire("")) {
            assertThat(wire.next("hello")).containsEntry("protocol", 1L);
            var table = seat("account:" + fox.id(), "random").text("id");
            assertThat(wire.next("start"))
                    .containsEntry("table", table)
                    .containsEntry("match", table)
                    .containsEntry("seat", 0L)
                    .containsEntry("names", List.of("Fox", "random"));
            assertThat(ada.heard(table, 0).getFirst()).contains("\"type\":\"sat\"", "\"kind\":\"remote\"");
            var end = playOn(wire);
            assertThat(end).containsEntry("type", "end").containsEntry("table", table);
            assertThat(end).containsEntry("seat", 0L).containsEntry("ending", "FINISHED");
        }
    }

    @Test
    void theEndTellsWhatWasPlayedSinceTheLastTurn() {
        try (var wire = wire("")) {
            wire.next("hello");
            var table = seat("account:" + fox.id(), "random", "random").text("id");
            wire.next("start");
            var told = new ArrayList<String>();
            var line = wire.next();
            for (; line.text("type").equals("turn"); line = wire.next()) {
                told.addAll(line.texts("moves"));
                play(fox, table, line.number("ply"), line.texts("legal").getFirst());
            }
            assertThat(line.texts("moves")).isNotEmpty();
            told.addAll(line.texts("moves"));
            assertThat(told)
                    .isEqualTo(
                            ada.get("/api/tables/" + table + "/record").json().texts("moves"));
        }
    }

    @Test
    void aBotMayDeclineAGame() {
        try (var wire = wire("")) {
            wire.next("hello");
            var table = seat("me", "account:" + fox.id()).text("id");
            wire.next("start");
            var declined = fox.post("/api/bot/decline", "type", "decline", "table", table, "reason", "not on Sundays");
            assertThat(declined.status()).isEqualTo(200);
            assertThat(wire.next("refused"))
                    .containsEntry("table", table)
                    .containsEntry("reason", "declined: not on Sundays");
            assertThat(ada.get("/api/tables/" + table).body()).contains("declined: not on Sundays", "ABANDONED");
            assertThat(fox.post("/api/bot/decline", "table", table, "reason", "x")
                            .status())
                    .isEqualTo(409);
            assertThat(ada.post("/api/bot/decline", "table", table, "reason", "x")
                            .status())
                    .isEqualTo(403);
        }
    }

    @Test
    void whatABotDoesNotWantIsNotTold() {
        try (var wire = wire("?state=false&legal=false&moves=false")) {
            wire.next("hello");
            seat("account:" + fox.id(), "random");
            wire.next("start");
            assertThat(wire.next("turn")).doesNotContainKeys("state", "legal", "moves");
        }
    }

    @Test
    void aTurnTellsWhatWasPlayedSinceTheLast() {
        try (var wire = wire("")) {
            wire.next("hello");
            var table = seat("me", "account:" + fox.id()).text("id");
            wire.next("start");
            ada.move(table, 0, "1,1");
            var turn = wire.next("turn");
            assertThat(turn).containsEntry("ply", 1L).containsEntry("moves", List.of("1,1"));
            play(fox, table, 1, "2,2");
            ada.move(table, 2, "1,1");
            assertThat(wire.next("turn")).containsEntry("moves", List.of("2,2", "1,1"));
        }
    }

    @Test
    void anIllegalMoveIsRefusedAndTheBotMayAnswerAgain() {
        try (var wire = wire("")) {
            wire.next("hello");
            var table = seat("account:" + fox.id(), "random").text("id");
            wire.next("start");
            wire.next("turn");
            var refused = play(fox, table, 0, "9,9");
            assertThat(refused.status()).isEqualTo(422);
            assertThat(refused.text("detail")).contains("9,9");
            assertThat(play(fox, table, 0, "1,1").status()).isEqualTo(200);
            var late = play(fox, table, 0, "2,2");
            assertThat(late.status()).isEqualTo(409);
            assertThat(playOn(wire)).containsEntry("type", "end");
        }
    }

    @Test
    void aBotThatComesBackIsToldEverything() {
        String table;
        try (var wire = wire("")) {
            wire.next("hello");
            table = seat("me", "account:" + fox.id()).text("id");
            wire.next("start");
            ada.move(table, 0, "1,1");
            wire.next("turn");
            play(fox, table, 1, "2,2");
            ada.move(table, 2, "1,1");
            wire.next("turn");
        }
        try (var wire = wire("")) {
            wire.next("hello");
            assertThat(wire.next("start")).containsEntry("table", table);
            assertThat(wire.next("turn")).containsEntry("moves", List.of("1,1", "2,2", "1,1"));
        }
    }

    @Test
    void aBotPlaysOnAfterTheServerWasStartedAnew() {
        String table;
        try (var wire = wire("")) {
            wire.next("hello");
            table = seat("account:" + fox.id(), "random").text("id");
            wire.next("start");
            wire.next("turn");
            play(fox, table, 0, "1,1");
            wire.next("turn");
            site.restart();
            wire.next("gone");
            fox = fox.at(site.port());
        }
        try (var wire = wire("")) {
            wire.next("hello");
            wire.next("start");
            assertThat(playOn(wire)).containsEntry("type", "end").containsEntry("table", table);
        }
    }

    @Test
    void aSecondStreamEndsTheFirst() {
        try (var first = wire("")) {
            first.next("hello");
            try (var second = wire("")) {
                second.next("hello");
                first.next("bye");
                first.next("gone");
                seat("account:" + fox.id(), "random");
                second.next("start");
            }
        }
    }

    @Test
    void manyTablesAreAnsweredAtOnce() {
        try (var wire = wire("?most=3")) {
            wire.next("hello");
            var lines = new StringBuilder();
            for (int i = 0; i < 3; i++) {
                var table = seat("account:" + fox.id(), "me").text("id");
                wire.next("start");
                wire.next("turn");
                lines.append("{\"type\":\"move\",\"table\":\"").append(table);
                lines.append("\",\"ply\":0,\"move\":\"").append(i == 1 ? "9,9" : "1,1\",\"say\":\"ha");
                lines.append("\"}\n");
            }
            lines.append("nonsense\n{\"table\":\"none\",\"ply\":0,\"move\":\"1,1\"}\n");
            var answers = fox.send("POST", "/api/bot", lines.toString(), "Content-Type", "application/x-ndjson")
                    .lines();
            assertThat(answers)
                    .extracting(answer -> answer.number("status"))
                    .containsExactly(200L, 422L, 200L, 400L, 404L);
            assertThat(answers.get(1).text("detail")).contains("9,9");
        }
    }

    @Test
    void whoIsNotThereOrDoesNotWantToIsNotSeated() {
        var away = seat("me", "account:" + fox.id());
        assertThat(away.status()).isEqualTo(409);
        assertThat(away.text("detail")).isEqualTo("the bot Fox is not connected now");
        try (var wire = wire("?games=piles,tilings&most=1")) {
            wire.next("hello");
            var seats = List.of("me", "account:" + fox.id());
            var other = ada.post("/api/tables", "game", "carcassonne", "seats", seats);
            assertThat(other.text("detail")).isEqualTo("Fox does not play carcassonne; it plays piles, tilings");
            assertThat(seat("me", "account:" + fox.id()).status()).isEqualTo(201);
            var full = seat("me", "account:" + fox.id());
            assertThat(full.status()).isEqualTo(429);
            assertThat(full.text("detail")).startsWith("Fox plays 1 games already");
        }
    }

    @Test
    void aBotStandsInForOneThatIsAwayUntilItIsBack() {
        var absence = map("absence", map("after", "1s", "bot", "random"));
        String table;
        try (var wire = wire("")) {
            wire.next("hello");
            table = seat(absence, "me", "account:" + fox.id()).text("id");
            wire.next("start");
        }
        ada.move(table, 0, "1,1");
        try (var ear = ada.listen(table, "?after=0")) {
            ear.until("stood-in");
            ear.until("moved");
            try (var wire = wire("")) {
                wire.next("hello");
                wire.next("start");
                ear.until("returned");
                assertThat(ada.move(table, 2, "1,1").status()).isEqualTo(200);
                assertThat(wire.next("turn")).containsEntry("ply", 3L);
            }
        }
    }

    @Test
    void aBotThatIsConnectedAndSilentIsReplacedLikeAnybodyWhoIsAway() {
        // On a board that no chain reaction can fill before its turn comes again.
        var plan = map("absence", map("after", "1s", "bot", "random"), "options", map("size", 4));
        try (var wire = wire("")) {
            wire.next("hello");
            var table = seat(plan, "account:" + fox.id(), "me").text("id");
            try (var ear = ada.listen(table, "?after=0")) {
                wire.next("start");
                assertThat(wire.next("turn")).containsEntry("ply", 0L);
                ear.until("stood-in");
                ear.until("moved");
                ada.moveAny(table, 0);
                ear.until("moved");
                ear.until("moved");
                // It has the next word as soon as it says anything at all, and is told what it
                // missed.
                assertThat(play(fox, table, 0, "9,9").status()).isEqualTo(409);
                ear.until("returned");
                ada.moveAny(table, 0);
                var turn = wire.next("turn");
                assertThat(turn).containsEntry("ply", 4L);
                assertThat(play(fox, table, 4, turn.texts("legal").getFirst()).status())
                        .isEqualTo(200);
            }
        }
    }

    @Test
    void whoLostAQuestionIsAskedAgainOnItsNextStream() {
        try (var wire = wire("")) {
            wire.next("hello");
            var table = seat("account:" + fox.id(), "me").text("id");
            wire.next("start");
            wire.next("turn");
            try (var again = wire("")) {
                again.next("hello");
                assertThat(again.next("start")).containsEntry("table", table);
                assertThat(again.next("turn")).containsEntry("ply", 0L);
                assertThat(play(fox, table, 0, "1,1").status()).isEqualTo(200);
            }
        }
    }

    @Test
    void aClockAloneSaysHowLongABotThatIsConnectedMayThink() {
        var plan = map("absence", map("after", "1s", "bot", "random"), "clock", "3s");
        try (var wire = wire("")) {
            wire.next("hello");
            var table = seat(plan, "account:" + fox.id(), "me").text("id");
            try (var ear = ada.listen(table, "?after=0")) {
                wire.next("start");
                wire.next("turn");
                assertThat(ear.until("ended")).noneMatch(each -> each.contains("stood-in"));
                assertThat(ada.table(table).object("result")).containsEntry("ending", "TIMEOUT");
            }
        }
    }

    @Test
    void whoIsOutIsToldWhyAndNothingElse() {
        try (var wire = wire("")) {
            wire.next("hello");
            var table = seat("me", "account:" + fox.id()).text("id");
            wire.next("start");
            fox.at(table, "resign");
            assertThat(wire.next("refused")).containsEntry("table", table).containsEntry("reason", "resigned");
            var next = seat("me", "account:" + fox.id()).text("id");
            assertThat(wire.next("start")).containsEntry("table", next);
        }
    }

    @Test
    void peopleHaveNoLine() {
        assertThat(ada.get("/api/bot").status()).isEqualTo(403);
        assertThat(play(ada, "none", 0, "1,1").status()).isEqualTo(403);
    }

    @Test
    void whoeverIsConnectedIsListed() {
        try (var wire = wire("?games=piles")) {
            wire.next("hello");
            assertThat(ada.get("/api/bots?game=piles").body())
                    .contains("\"seat\":\"hard\",\"name\":\"hard\",\"kind\":\"level\"")
                    .contains("\"seat\":\"account:" + fox.id() + "\",\"name\":\"Fox\"");
            assertThat(ada.get("/api/bots?game=tilings").body()).doesNotContain("Fox");
        }
    }
}
