package plateau.server.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xml.sax.InputSource;
import plateau.core.text.Json;
import plateau.core.text.Text;
import plateau.server.Site;
import plateau.server.SiteSettings;
import plateau.server.http.limits.HttpSettings;
import plateau.server.storage.file.Location;

class TablePageTest {
    @TempDir
    private Path folder = Path.of("");

    private final HttpClient client = HttpClient.newHttpClient();

    @SuppressWarnings("NullAway.Init") // opened before each test
    private Site site;

    private String token = "";

    @BeforeEach
    void open() throws Exception {
        var location = Location.of(folder.resolve("plateau.db").toString());
        site = Site.open(new SiteSettings(location, HttpSettings.local(0)));
        token = text(post("/api/accounts", Map.of("name", "Ann")), "token");
    }

    @AfterEach
    void close() {
        site.close();
        client.close();
    }

    private HttpRequest.Builder to(String path) {
        var address = URI.create(Text.format("http://127.0.0.1:%d%s", site.port(), path));
        var request = HttpRequest.newBuilder(address);
        return token.isEmpty() ? request : request.header("Authorization", "Bearer " + token);
    }

    private Map<String, Object> post(String path, Map<String, Object> body) throws Exception {
        var request =
                to(path).header("Content-Type", "application/json").POST(BodyPublishers.ofString(Json.write(body)));
        return Json.readObject(
                client.send(request.build(), BodyHandlers.ofString()).body());
    }

    private static String text(Map<String, Object> json, String name) {
        return Objects.requireNonNull(json.get(name)).toString();
    }

    private String table(String game) throws Exception {
        var seats = List.of("me", "easy");
        return text(post("/api/tables", Map.of("game", game, "seats", seats)), "id");
    }

    private HttpResponse<String> get(String path, String language) throws Exception {
        return client.send(to(path).header("Accept-Language", language).build(), BodyHandlers.ofString());
    }

    private String page(String path, String language) throws Exception {
        var answer = get(path, language);
        assertThat(answer.statusCode()).isEqualTo(200);
        var builder = DocumentBuilderFactory.newInstance().newDocumentBuilder();
        builder.parse(new InputSource(new StringReader(answer.body())));
        return answer.body();
    }

    private static Map<?, ?> data(String page) {
        var given =
                Pattern.compile("id=\"given\">(.*?)</script>", Pattern.DOTALL).matcher(page);
        assertThat(given.find()).isTrue();
        return (Map<?, ?>)
                Objects.requireNonNull(Json.readObject(given.group(1)).get("data"));
    }

    @Test
    void aTableIsShownInBothLanguages() throws Exception {
        var id = table("piles");
        assertThat(page("/tables/" + id, "en")).contains("<h2>Log</h2>", "/piles.css", "/table.js");
        assertThat(page("/tables/" + id, "fr")).contains("<h2>Journal</h2>");
    }

    @Test
    void theScriptIsGivenTheTableWithoutThePosition() throws Exception {
        var data = data(page("/tables/" + table("carcassonne"), "en"));
        var table = (Map<?, ?>) Objects.requireNonNull(data.get("table"));
        assertThat(table.get("game")).isEqualTo("carcassonne");
        assertThat(table.get("yours")).isEqualTo(true);
        assertThat(table.containsKey("state")).isFalse();
        assertThat(table.containsKey("legal")).isFalse();
    }

    @Test
    void whyAGameEndsIsKnownInWords() throws Exception {
        var id = table("carcassonne");
        var english = (Map<?, ?>)
                Objects.requireNonNull(data(page("/tables/" + id, "en")).get("causes"));
        var french = (Map<?, ?>)
                Objects.requireNonNull(data(page("/tables/" + id, "fr")).get("causes"));
        assertThat(english.get("deck-empty")).isEqualTo("No tile is left to draw.");
        assertThat(french.get("deck-empty")).isEqualTo("Il n'y a plus de tuile à tirer.");
    }

    @Test
    void theScriptIsGivenTheWordsOfMovesAndTheNamesOfLevels() throws Exception {
        var id = table("carcassonne");
        var page = page("/tables/" + id, "fr");
        assertThat(Json.write(Map.of("given", data(page))))
                .contains("\"city\":\"ville\"", "\"ville\":\"city\"", "\"city\":\"city\"");
        assertThat(page).contains("\"name.easy\":\"facile\"");
        var english = data(page("/tables/" + id, "en"));
        assertThat(((Map<?, ?>) Objects.requireNonNull(english.get("moveWords"))).get("shown"))
                .isEqualTo(Map.of());
    }

    @Test
    void whatIsSaidAtATableIsFrenchButTheApiIsNot() throws Exception {
        var id = table("carcassonne");
        var scene = get("/api/tables/" + id + "/scene", "fr").body();
        assertThat(scene).contains("est").doesNotContain("easy");
        var refused = get("/api/tables/" + id + "/scene?words=city@3", "fr").body();
        assertThat(refused).contains("« ville@3 »").doesNotContain("city");
        assertThat(get("/api/tables/" + id, "fr").body())
                .contains("\"bot\":\"easy\"", "\"name\":\"easy\"")
                .containsPattern(" (north|west|south|east)\"");
        assertThat(get("/api/games/piles", "fr").body()).contains("\"name\":\"small\"", "\"title\":\"petit\"");
    }

    @Test
    void aLessonIsOfTheGameAtTheTable() throws Exception {
        var id = table("piles");
        assertThat(data(page("/tables/" + id + "?lesson=piles", "en")).get("lesson"))
                .isEqualTo("piles");
        assertThat(data(page("/tables/" + id + "?lesson=tilings", "en")).get("lesson"))
                .isNull();
    }

    @Test
    void aTableThatThereIsNotIsRefused() throws Exception {
        assertThat(get("/tables/nothing", "en").statusCode()).isEqualTo(404);
    }

    @Test
    void onlyWhoMadeATableIsToldThatItIsItsOwn() throws Exception {
        var id = table("piles");
        token = "";
        var table = (Map<?, ?>)
                Objects.requireNonNull(data(page("/tables/" + id, "en")).get("table"));
        assertThat(table.containsKey("yours")).isFalse();
    }
}
