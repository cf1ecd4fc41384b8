package plateau.server;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import plateau.server.live.Answer;
import plateau.server.live.Client;
import plateau.server.live.Ear;
import plateau.testkit.Eventually;

/// Scenes that come with the answer to a move and with events, to who asks for them.
@Timeout(120)
class SentScenesTest {
    private static final int CROWD = 60;
    private static final String SCENE = ",\"scene\":";

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
        Stroll.DRAWING.open();
        site.close();
    }

    private static String scene(Client client, String table, String query) {
        return client.get("/api/tables/" + table + "/scene" + query).expect(200).body();
    }

    /// The scene at the end of what was sent.
    private static String sent(String json) {
        int at = json.indexOf(SCENE);
        return at < 0 ? "" : json.substring(at + SCENE.length(), json.length() - 1);
    }

    private static String without(String json) {
        int at = json.indexOf(SCENE);
        return at < 0 ? json : json.substring(0, at) + "}";
    }

    private static String next(Ear ear, String type) {
        return ear.until(type).getLast();
    }

    @Test
    void theAnswerToAMoveHasTheSceneThatFollowsIfItIsAskedFor() {
        var table = ada.make("game", "carcassonne", "seats", List.of("me", "me"));
        for (int move = 0; move < 12; move++) {
            var now = ada.table(table);
            var played = now.texts("legal").getFirst();
            var layers = move % 2 == 0 ? List.of() : List.of("coordinates");
            var told =
                    ada.at(table, "moves", "ply", now.number("ply"), "move", played, "scene", true, "layers", layers);
            var query = layers.isEmpty() ? "" : "?layers=coordinates";
            assertThat(sent(told.expect(200).body())).isEqualTo(scene(ada, table, query));
            var again = ada.move(table, now.number("ply"), played).expect(200).body();
            assertThat(again).isEqualTo(without(told.body())).doesNotContain("scene");
        }
    }

    @Test
    void layersWithoutASceneAreRefused() {
        var table = ada.make("game", "piles", "seats", List.of("me", "me"));
        var refused = "400 layers are those of a scene: ask for it, too, by scene=true";
        assertThat(ada.at(table, "moves", "ply", 0, "move", "1,1", "layers", List.of("tall"))
                        .detail())
                .isEqualTo(refused);
        assertThat(ada.get("/api/tables/" + table + "/events?layers=tall").detail())
                .isEqualTo(refused);
        assertThat(ada.inFrench()
                        .get("/api/tables/" + table + "/events?layers=tall")
                        .detail())
                .startsWith("400 les couches sont celles d'une scène");
        assertThat(ada.table(table).number("ply")).isZero();
    }

    @Test
    void anEventComesWithTheBoardAfterItForWhoeverAsksForScenes() {
        var table = ada.make("game", "carcassonne", "seats", List.of("me", "me"));
        try (var shown = site.nobody().inFrench().listen(table, "?scene=true&layers=coordinates&after=0");
                var plain = site.nobody().inFrench().listen(table, "?after=0")) {
            assertThat(sent(next(shown, "started"))).as("what was missed").isEmpty();
            plain.until("started");
            for (int move = 0; move < 6; move++) {
                ada.moveAny(table, move).expect(200);
                var event = next(shown, "moved");
                assertThat(sent(event)).isEqualTo(scene(site.nobody().inFrench(), table, "?layers=coordinates"));
                assertThat(next(plain, "moved")).isEqualTo(without(event));
            }
            ada.at(table, "undo", "ply", ada.table(table).number("back"));
            assertThat(sent(next(shown, "undone")))
                    .isEqualTo(scene(site.nobody().inFrench(), table, "?layers=coordinates"));
            ada.at(table, "chat", "text", "Well");
            assertThat(sent(next(shown, "said"))).isEmpty();
            ada.at(table, "resign");
            assertThat(sent(next(shown, "left")))
                    .as("what ends at once is shown at the end")
                    .isEmpty();
            assertThat(sent(next(shown, "ended")))
                    .contains("\"phase\":\"over\"")
                    .isNotEmpty();
        }
        try (var shown = ada.listen(table, "?scene=true")) {
            assertThat(sent(shown.line())).isEqualTo(scene(ada, table, ""));
        }
    }

    @Test
    void everybodyIsShownWhatItMayKnow() {
        var table = ada.make("game", "kuhn", "rated", false);
        try (var first = ada.listen(table, "?scene=true&after=0");
                var second = bob.listen(table, "?scene=true&after=0");
                var other = site.nobody().listen(table, "?scene=true&after=0")) {
            bob.at(table, "seats");
            var seen = new ArrayList<String>();
            for (var each :
                    Map.of(first, ada, second, bob, other, site.nobody()).entrySet()) {
                seen.add(sent(next(each.getKey(), "started")));
                assertThat(seen.getLast()).isNotEmpty().isEqualTo(scene(each.getValue(), table, ""));
            }
            assertThat(seen).doesNotHaveDuplicates();
        }
    }

    @Test
    void whoLostItsSeatIsNotShownWhatIsSeenFromThere() {
        var table = ada.make("game", "kuhn", "rated", false, "seats", List.of("me", "free"));
        bob.at(table, "seats", "seat", 1, "ready", false);
        try (var gone = bob.listen(table, "?scene=true&seat=1&after=0")) {
            ada.delete("/api/tables/" + table + "/seats/1");
            site.client("Cyd").at(table, "seats", "seat", 1);
            assertThat(sent(next(gone, "started"))).isEmpty();
        }
    }

    @Test
    void manyWhoLookOnCostOneDrawing() {
        var table = ada.make("game", "carcassonne", "seats", List.of("me", "me"));
        var ears = new ArrayList<Ear>();
        try {
            for (int each = 0; each < CROWD; each++) {
                ears.add(site.nobody().listen(table, "?scene=true&after=0"));
                ears.getLast().until("started");
            }
            long before = site.drawn();
            ada.moveAny(table, 0).expect(200);
            var seen = ears.stream()
                    .map(ear -> sent(next(ear, "moved")))
                    .distinct()
                    .toList();
            assertThat(seen).hasSize(1).doesNotContain("");
            assertThat(site.drawn() - before).isEqualTo(1);
        } finally {
            ears.forEach(Ear::close);
        }
    }

    @Test
    void aStreamWithScenesIsPackedForWhoCanUnpackIt() throws Exception {
        var table = ada.make("game", "piles", "seats", List.of("me", "me"));
        var path = "/api/tables/" + table + "/events?scene=true&until=ended&after=0";
        var request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + site.port() + path))
                .header("Accept", "application/x-ndjson")
                .header("Accept-Encoding", "gzip")
                .build();
        try (var browser = HttpClient.newHttpClient()) {
            var answer = browser.send(request, HttpResponse.BodyHandlers.ofInputStream());
            assertThat(answer.headers().firstValue("Content-Encoding")).contains("gzip");
            try (var in = new GZIPInputStream(answer.body())) {
                ada.moveAny(table, 0).expect(200);
                var line = line(in);
                while (!line.contains("\"moved\"")) {
                    line = line(in);
                }
                assertThat(sent(line)).isEqualTo(scene(site.nobody(), table, ""));
                ada.at(table, "resign");
                assertThat(new String(in.readAllBytes(), UTF_8)).contains("\"ended\"");
            }
        }
        var plain = site.nobody().get("/api/tables/" + table + "/events?until=now");
        assertThat(plain.header("Content-Encoding")).isEmpty();
    }

    private static String line(InputStream in) throws IOException {
        var line = new ByteArrayOutputStream();
        for (int next = in.read(); next != '\n'; next = in.read()) {
            line.write(next);
        }
        return line.toString(UTF_8);
    }

    @Test
    void noMoveWaitsForADrawingAndWhoIsBehindGetsTheNewest() {
        var table = ada.make("game", "stroll", "seats", List.of("me", "me"));
        try (var ear = site.nobody().listen(table, "?scene=true&after=0")) {
            ear.until("started");
            Stroll.DRAWING.shut();
            long before = site.drawn();
            ada.move(table, 0, "step").expect(200);
            Eventually.is("it is being drawn", () -> Stroll.DRAWING.waiting() > 0);
            for (int ply = 1; ply < 20; ply++) {
                ada.move(table, ply, "step").expect(200);
            }
            Stroll.DRAWING.open();
            var shown = ear.until("ended").stream()
                    .filter(each -> !sent(each).isEmpty())
                    .toList();
            assertThat(shown).hasSizeBetween(2, 7);
            assertThat(Answer.of(shown.getLast()).object("scene").number("ply")).isEqualTo(20);
            assertThat(site.drawn() - before).isEqualTo(shown.size());
        }
    }
}
