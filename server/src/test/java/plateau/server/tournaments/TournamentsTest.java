package plateau.server.tournaments;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import plateau.arena.folder.Folder;
import plateau.core.records.GameRecord;
import plateau.server.TestSite;
import plateau.server.live.Answer;
import plateau.server.live.Client;
import plateau.server.live.ServerProcess;
import plateau.server.storage.Databases;
import plateau.testkit.Eventually;

/// Tournaments as those see them who ask for one.
@Timeout(120)
@Tag("slow")
class TournamentsTest {
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

    private static String begin(Client client, int games) {
        return client.post(
                        "/api/tournaments",
                        "game",
                        "piles",
                        "options",
                        Client.map("size", 2),
                        "bots",
                        List.of("greedy", "random", "uct:steps=2"),
                        "games",
                        games,
                        "seed",
                        7)
                .expect(201)
                .text("id");
    }

    private static Answer look(Client client, String id) {
        return client.get("/api/tournaments/" + id).expect(200).json();
    }

    private Answer ended(String id) {
        try (var ear = ada.follow("/api/tournaments/" + id + "/events")) {
            for (var event = ear.event("tournament"); ; event = ear.event("tournament")) {
                if (!List.of("waiting", "running").contains(event.text("state"))) {
                    return event;
                }
            }
        }
    }

    @Test
    void aTournamentIsPlayedToItsEndAndCanBeTakenHome() throws Exception {
        var id = begin(ada, 12);
        var end = ended(id);
        assertThat(end.text("state")).isEqualTo("done");
        assertThat(end.number("played")).isEqualTo(12);
        assertThat(end.objects("standings")).hasSize(3);
        var first = end.objects("standings").getFirst();
        assertThat(decimal(first, "low")).isLessThan(decimal(first, "share"));
        assertThat(look(ada, id).is("mine")).isTrue();
        assertThat(look(bob, id).is("mine")).isFalse();
        assertThat(look(bob, id).text("by")).isEqualTo("Ada");

        var games = ada.get("/api/tournaments/" + id + "/games?from=2&limit=5").list();
        assertThat(games).hasSize(5);
        assertThat(games.getFirst().number("number")).isEqualTo(2);
        var record = ada.get("/api/tournaments/" + id + "/games/3/record")
                .expect(200)
                .body();
        assertThat(GameRecord.parse(record.strip()).game()).isEqualTo("piles");
        assertThat(ada.get("/api/tournaments/" + id + "/games/3/picture?as=svg").body())
                .startsWith("<svg");
        assertThat(ada.get("/api/tournaments/" + id + "/games/99/record").detail())
                .isEqualTo("404 game 99 is not there, or not over yet");

        assertThat(file(id, "files/standings.csv")).contains("greedy");
        assertThat(file(id, "files/report.html")).contains("<html");
        assertThat(zipped(id))
                .contains("records.jsonl", "report.html", "report.json", "tournament.json")
                .doesNotContain("server.json", ".lock");
        for (var other : List.of("server.json", ".lock", "..", "nothing.csv")) {
            assertThat(ada.get("/api/tournaments/" + id + "/files/" + other).status())
                    .isIn(400, 404);
        }
        var page = ada.get("/arena/" + id + "/report.html?lang=fr").expect(200).body();
        assertThat(page).contains("lang=\"fr\"", "Classement").doesNotContain("Standings");
        assertThat(ada.get("/arena/" + id + "/report.html").body()).contains("lang=\"en\"", "Standings");
        // `plateau tournament --resume` would find the same.
        try (var kept = Folder.resume(path(id))) {
            assertThat(kept.earlier()).hasSize(12);
        }
    }

    private static double decimal(Answer answer, String name) {
        return answer.get(name) instanceof Number number ? number.doubleValue() : Double.NaN;
    }

    private Path path(String id) throws IOException {
        try (var found = Files.walk(folder)) {
            return found.filter(each -> each.endsWith(id)).findFirst().orElseThrow();
        }
    }

    private byte[] bytes(String id, String file) throws Exception {
        var address = "http://127.0.0.1:" + site.port() + "/api/tournaments/" + id + "/" + file;
        var request = HttpRequest.newBuilder(URI.create(address)).build();
        try (var client = HttpClient.newHttpClient()) {
            var answer = client.send(request, HttpResponse.BodyHandlers.ofByteArray());
            assertThat(answer.statusCode()).isEqualTo(200);
            assertThat(answer.headers().firstValue("Content-Disposition").orElse(""))
                    .startsWith("attachment");
            return answer.body();
        }
    }

    private String file(String id, String file) throws Exception {
        return new String(bytes(id, file), java.nio.charset.StandardCharsets.UTF_8);
    }

    private List<String> zipped(String id) throws Exception {
        var names = new ArrayList<String>();
        try (var zip = new ZipInputStream(new ByteArrayInputStream(bytes(id, "files.zip")))) {
            for (var entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                names.add(entry.getName().substring(entry.getName().indexOf('/') + 1));
            }
        }
        return names;
    }

    @Test
    void anotherServerGoesOnWhereOneStopped() {
        var id = begin(ada, 1200);
        site.restart();
        ada = ada.at(site.port());
        var end = ended(id);
        assertThat(end.text("state")).isEqualTo("done");
        assertThat(end.number("played")).isEqualTo(1200);
    }

    @Test
    void aServerThatWasKilledLosesTheGamesInFlightOnly() throws Exception {
        var location = Databases.sqlite(folder.resolve("killed"));
        String id;
        long played;
        try (var server = ServerProcess.brief(location)) {
            ada = Client.named(server.port(), "Ada");
            id = begin(ada, 1200);
            do {
                played = look(ada, id).number("played");
            } while (played < 50);
            server.kill();
        }
        try (var server = ServerProcess.brief(location)) {
            ada = ada.at(server.port());
            var end = ended(id);
            assertThat(end.text("state")).isEqualTo("done");
            assertThat(end.number("played")).isEqualTo(1200);
        }
        assertThat(Files.readAllLines(path(id).resolve("records.jsonl")))
                .hasSize(1200)
                .doesNotHaveDuplicates();
    }

    @Test
    void eachHasOneAtATimeAndOnlyItsOwnerStopsIt() {
        var id = begin(ada, 10_000);
        assertThat(ada.post("/api/tournaments", "game", "piles", "bots", List.of("easy", "hard")))
                .satisfies(reply -> {
                    assertThat(reply.status()).isEqualTo(429);
                    assertThat(reply.detail()).contains(id, "not over");
                });
        assertThat(bob.post("/api/tournaments/" + id + "/stop").status()).isEqualTo(403);
        assertThat(ada.delete("/api/tournaments/" + id).status()).isEqualTo(409);
        ada.post("/api/tournaments/" + id + "/stop").expect(204);
        assertThat(ended(id).text("state")).isEqualTo("stopped");
        ada.post("/api/tournaments/" + id + "/resume").expect(204);
        ada.post("/api/tournaments/" + id + "/stop").expect(204);
        assertThat(ended(id).text("state")).isEqualTo("stopped");
        assertThat(bob.delete("/api/tournaments/" + id).status()).isEqualTo(403);
        Eventually.is(
                "its last files", () -> ada.delete("/api/tournaments/" + id).status() != 409);
        assertThat(ada.get("/api/tournaments/" + id).status()).isEqualTo(404);
        assertThat(ada.get("/api/tournaments").list()).isEmpty();
    }

    @Test
    void oneThatIsStoppedAndResumedAtOnceIsPlayedOnce() throws Exception {
        var id = begin(ada, 300);
        for (int i = 0; i < 20; i++) {
            ada.post("/api/tournaments/" + id + "/stop").expect(204);
            // While it is being stopped that is said; once it has stopped it goes on.
            var resumed = ada.post("/api/tournaments/" + id + "/resume");
            while (resumed.status() == 409 && resumed.detail().contains("being stopped")) {
                resumed = ada.post("/api/tournaments/" + id + "/resume");
            }
            if (resumed.status() == 409) {
                break;
            }
        }
        assertThat(ended(id).text("state")).isEqualTo("done");
        assertThat(Files.readAllLines(path(id).resolve("records.jsonl")))
                .hasSize(300)
                .doesNotHaveDuplicates();
    }

    @Test
    void oneWhoseStandingsAreDamagedKeepsNobodyFromTheOthers() throws Exception {
        var id = begin(ada, 4);
        assertThat(ended(id).text("state")).isEqualTo("done");
        Files.writeString(path(id).resolve("standings.json"), "{ \"games\": ");
        assertThat(look(ada, id).text("state")).isEqualTo("done");
        assertThat(ada.get("/api/tournaments").list()).hasSize(1);
        assertThat(ended(begin(ada, 4)).number("played")).isEqualTo(4);
    }

    @Test
    void aGameIsLookedAtAgainAsAnyOther() {
        var id = begin(ada, 4);
        assertThat(ended(id).text("state")).isEqualTo("done");
        var replay = bob.get("/api/replays/" + id + ".2").expect(200).json();
        assertThat(replay.text("game")).isEqualTo("piles");
        assertThat(replay).doesNotContainKey("table");
        assertThat(site.nobody().get("/replays/" + id + ".2").expect(200).body())
                .contains("piles.css");
        assertThat(bob.get("/api/replays/" + id + ".2/record").expect(200).body())
                .isEqualTo(bob.get("/api/tournaments/" + id + "/games/2/record").body());
        assertThat(bob.get("/api/replays/" + id + ".4").status()).isEqualTo(404);
        assertThat(bob.get("/api/replays/nothing.4").status()).isEqualTo(404);
        assertThat(bob.get("/api/replays/" + id + ".x").status()).isEqualTo(400);
        assertThat(bob.get("/api/replays").list()).isEmpty();
        var from = Client.map("replay", id + ".2", "ply", 1);
        bob.post("/api/tables", "from", from, "seats", List.of("me", "easy")).expect(201);
        Eventually.is(
                "its last files", () -> ada.delete("/api/tournaments/" + id).status() != 409);
        assertThat(bob.get("/api/replays/" + id + ".2").status()).isEqualTo(404);
    }

    @Test
    void whoComesLaterWaits() {
        var first = begin(ada, 10_000);
        var others = new ArrayList<String>();
        // More than are played at a time.
        for (int i = 0; i < 4; i++) {
            others.add(begin(site.client("Guest " + i), 2));
        }
        var waiting = ada.get("/api/tournaments").list().stream()
                .filter(each -> each.text("state").equals("waiting"))
                .filter(each -> each.containsKey("place"))
                .count();
        assertThat(waiting).isPositive();
        ada.post("/api/tournaments/" + first + "/stop").expect(204);
        others.forEach(each -> assertThat(ended(each).text("state")).isEqualTo("done"));
    }

    @Test
    void aBotMeetsItselfUnderTwoNames() {
        var id = ada.post(
                        "/api/tournaments",
                        "game",
                        "piles",
                        "options",
                        Client.map("size", 2),
                        "bots",
                        List.of("old=greedy", "new@5s/move=greedy"),
                        "games",
                        4)
                .expect(201)
                .text("id");
        assertThat(ended(id).text("state")).isEqualTo("done");
        assertThat(look(ada, id).list("bots")).isEqualTo(List.of("old", "new"));
        var record = ada.get("/api/tournaments/" + id + "/games/0/record")
                .expect(200)
                .json();
        assertThat(record.list("seats")).isEqualTo(List.of("old=greedy", "new@5s/move=greedy"));
        assertThat(refused("game", "piles", "bots", List.of("greedy", "greedy")))
                .contains("such as 'a=greedy' and 'b=greedy'");
        assertThat(refused("game", "piles", "bots", List.of("greedy", "Greedy=random")))
                .isEqualTo("400 'greedy' and 'Greedy' look alike; standings tell entrants apart by their names");
        assertThat(refused("game", "piles", "bots", List.of("Ann=greedy", "\u0410nn=random")))
                .startsWith("400 'Ann' and '\u0410nn' look alike");
        assertThat(refused("game", "piles", "bots", List.of("a=greedy", "b=mcts:time=3s")))
                .isEqualTo("400 bot mcts:time=3s: here time is at most 1000ms");
    }

    @Test
    void whatCannotBePlayedIsRefusedInWords() {
        assertThat(refused("game", "piles", "bots", List.of("easy")))
                .isEqualTo("400 a tournament takes 2 entrants or more, not 1");
        assertThat(refused("game", "piles", "bots", List.of("easy", "mcts:time=3s")))
                .isEqualTo("400 bot mcts:time=3s: here time is at most 1000ms");
        assertThat(refused("game", "piles", "bots", List.of("easy", "cmd:sh x")))
                .startsWith("400 ");
        assertThat(refused("game", "piles", "bots", List.of("easy", "hard"), "rounds", 3))
                .isEqualTo("400 rounds goes with format swiss, not with round-robin");
        assertThat(refused("game", "piles", "bots", List.of("easy", "hard"), "players", 3))
                .isEqualTo("400 2 entrants cannot fill a table of 3");
        assertThat(refused("bots", List.of("easy", "hard"))).startsWith("400 game: say which game");
        assertThat(site.nobody().post("/api/tournaments", "game", "piles").status())
                .isEqualTo(401);
        assertThat(ada.get("/api/tournaments/nothing").detail()).isEqualTo("404 there is no tournament 'nothing'");
    }

    private String refused(Object... body) {
        return ada.post("/api/tournaments", body).detail();
    }

    @Test
    void whileSomebodyLooksTheBoardsOfGamesCanBeSeen() {
        var id = ada.post("/api/tournaments", "game", "piles", "bots", List.of("hard", "medium"))
                .expect(201)
                .text("id");
        try (var ear = bob.follow("/api/tournaments/" + id + "/events")) {
            var event = ear.event("tournament");
            while (event.objects("live").isEmpty()) {
                event = ear.event("tournament");
            }
            var live = event.objects("live").getFirst();
            assertThat(live.texts("seats")).containsExactlyInAnyOrder("hard", "medium");
            var picture = "/api/tournaments/" + id + "/games/" + live.number("number") + "/picture";
            assertThat(bob.get(picture).expect(200).body()).startsWith("<svg");
        }
    }
}
