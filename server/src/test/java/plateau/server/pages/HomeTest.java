package plateau.server.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xml.sax.InputSource;
import plateau.core.text.Json;
import plateau.core.text.Text;
import plateau.games.Games;
import plateau.server.Site;
import plateau.server.SiteSettings;
import plateau.server.http.limits.HttpSettings;
import plateau.server.storage.file.Location;

class HomeTest {
    @TempDir
    private Path folder = Path.of("");

    private final HttpClient client = HttpClient.newHttpClient();

    @SuppressWarnings("NullAway.Init") // opened before each test
    private Site site;

    @BeforeEach
    void open() {
        var location = Location.of(folder.resolve("plateau.db").toString());
        site = Site.open(new SiteSettings(location, HttpSettings.local(0)));
    }

    @AfterEach
    void close() {
        site.close();
        client.close();
    }

    private HttpRequest.Builder to(String path) {
        return HttpRequest.newBuilder(URI.create(Text.format("http://127.0.0.1:%d%s", site.port(), path)));
    }

    private HttpResponse<String> send(HttpRequest.Builder request) throws Exception {
        return client.send(request.build(), BodyHandlers.ofString());
    }

    private String page(String language) throws Exception {
        var answer = send(to("/").header("Accept-Language", language));
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.headers().firstValue("Content-Type")).hasValue("text/html; charset=utf-8");
        var builder = DocumentBuilderFactory.newInstance().newDocumentBuilder();
        builder.parse(new InputSource(new StringReader(answer.body())));
        return answer.body();
    }

    @Test
    void showsEveryGameInBothLanguages() throws Exception {
        var english = page("en");
        var french = page("fr");
        assertThat(english).contains("Play a board game", ">Rules</a>", "lang=\"en\"");
        assertThat(french).contains("Jouez à un jeu", ">Règles</a>", "lang=\"fr\"");
        for (var game : Games.ids()) {
            assertThat(english).contains("data-game=\"" + game + "\"", "/help/rules/" + game);
        }
    }

    @Test
    void everyPictureOfAGameIsThereInBothLanguagesAndThemes() throws Exception {
        var pictures = Pattern.compile("/assets/[0-9a-f]+/[a-z-]+\\.svg");
        for (var language : List.of("en", "fr")) {
            var found = pictures.matcher(page(language)).results().map(MatchResult::group);
            var paths = found.collect(Collectors.toSet());
            assertThat(paths).hasSize(1 + 2 * Games.ids().size());
            for (var path : paths) {
                var picture = send(to(path));
                assertThat(picture.statusCode()).as(path).isEqualTo(200);
                assertThat(picture.headers().firstValue("Content-Type")).hasValue("image/svg+xml");
                assertThat(picture.body()).contains("<svg");
            }
        }
        assertThat(send(to("/assets/0/chess-light-en.svg")).statusCode()).isEqualTo(404);
    }

    @Test
    void theStyleSheetKnowsLightAndDark() throws Exception {
        var link = Pattern.compile("/assets/[0-9a-f]+/site.css").matcher(page("en"));
        assertThat(link.find()).isTrue();
        var style = send(to(link.group()));
        assertThat(style.headers().firstValue("Content-Type")).hasValue("text/css; charset=utf-8");
        assertThat(style.body()).contains("prefers-color-scheme: dark");
    }

    @Test
    void givesOpenTablesToItsScriptAndNamesAreHarmless() throws Exception {
        var account = Json.readObject(post("/api/accounts", "", "{\"name\":\"A<b>&'\"}"));
        var token = "Bearer " + account.get("token");
        var plan = "{\"game\":\"piles\",\"seats\":[\"me\",\"free\"],\"open\":%s}";
        var open = Json.readObject(post("/api/tables", token, Text.format(plan, true)));
        var closed = Json.readObject(post("/api/tables", token, Text.format(plan, false)));
        assertThat(page("en"))
                .contains(String.valueOf(open.get("id")), "A\\u003Cb\\u003E\\u0026'")
                .doesNotContain(String.valueOf(closed.get("id")), "<b>");
        var own = send(to("/").header("Authorization", token)).body();
        assertThat(own).contains(String.valueOf(closed.get("id")), "A&lt;b&gt;&amp;&#39;");
    }

    @Test
    void whatIsKeptForTheNextWhoLooksIsNobodysAndNeverOld() throws Exception {
        var bare = page("en");
        assertThat(page("en")).isEqualTo(bare).doesNotContain("data-theme=");
        var account = Json.readObject(post("/api/accounts", "", "{\"name\":\"Ann\"}"));
        var token = "Bearer " + account.get("token");
        assertThat(send(to("/").header("Authorization", token)).body()).contains(">Ann<");
        assertThat(send(to("/").header("Cookie", "theme=dark")).body()).contains("data-theme=\"dark\"");
        assertThat(page("en")).isEqualTo(bare);
        var plan = "{\"game\":\"piles\",\"seats\":[\"me\",\"free\"]}";
        var table =
                String.valueOf(Json.readObject(post("/api/tables", token, plan)).get("id"));
        assertThat(page("en")).contains(table);
        assertThat(page("fr")).contains(table);
        send(to("/api/tables/" + table).header("Authorization", token).DELETE());
        assertThat(page("en")).isEqualTo(bare);
        assertThat(page("fr")).doesNotContain(table);
    }

    @Test
    void listsSayWhoIsToMoveAndAreSentOnlyIfNew() throws Exception {
        var account = Json.readObject(post("/api/accounts", "", "{\"name\":\"Ann\"}"));
        var token = "Bearer " + account.get("token");
        post("/api/tables", token, "{\"game\":\"piles\",\"seats\":[\"me:Ben\",\"me\"]}");
        var list = send(to("/api/tables?mine=true").header("Authorization", token));
        assertThat(list.body()).contains("\"ply\":0", "\"mover\":0", "\"name\":\"Ben\"");
        assertThat(send(to("/api/tables")).body()).contains("\"ply\":0");
        var tag = list.headers().firstValue("ETag").orElseThrow();
        var again =
                send(to("/api/tables?mine=true").header("Authorization", token).header("If-None-Match", tag));
        assertThat(again.statusCode()).isEqualTo(304);
    }

    @Test
    void aBoardMayBeDrawnSmallAndInAThemeOfOnesOwn() throws Exception {
        var account = Json.readObject(post("/api/accounts", "", "{\"name\":\"Ann\"}"));
        var token = "Bearer " + account.get("token");
        var plan = "{\"game\":\"piles\",\"seats\":[\"me\",\"me:Ben\"]}";
        var id = Json.readObject(post("/api/tables", token, plan)).get("id");
        var board = "/api/tables/" + id + "/board?as=svg";
        var usual = send(to(board)).body();
        var small = send(to(board + "&small=true&theme=dark")).body();
        assertThat(usual).contains("prefers-color-scheme", ">Ben<");
        assertThat(small).doesNotContain("prefers-color-scheme", ">Ben<");
    }

    @Test
    void aWrongAddressIsAPageForPeopleAndJsonForPrograms() throws Exception {
        var page = send(to("/nowhere")
                .header("Accept", "text/html,application/xhtml+xml,*/*;q=0.8")
                .header("Accept-Language", "fr")
                .header("Cookie", "theme=dark"));
        assertThat(page.statusCode()).isEqualTo(404);
        assertThat(page.headers().firstValue("Content-Type")).hasValue("text/html; charset=utf-8");
        assertThat(page.body()).contains("data-theme=\"dark\"", "/nowhere", "Il n&#39;y a rien ici");
        for (var path : List.of("/nowhere", "/api/tables/nothing")) {
            var accept = path.startsWith("/api") ? "text/html" : "*/*";
            var problem = send(to(path).header("Accept", accept));
            assertThat(problem.headers().firstValue("Content-Type")).as(path).hasValue("application/problem+json");
        }
    }

    private String post(String path, String token, String body) throws Exception {
        var request =
                to(path).header("Content-Type", "application/json").POST(HttpRequest.BodyPublishers.ofString(body));
        if (!token.isEmpty()) {
            request.header("Authorization", token);
        }
        var answer = send(request);
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(201);
        return answer.body();
    }
}
