package plateau.server.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.regex.Pattern;
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
import plateau.server.http.HttpSettings;
import plateau.server.storage.Location;

class HomeTest {
    @TempDir private Path folder = Path.of("");

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
        return HttpRequest.newBuilder(
                URI.create(Text.format("http://127.0.0.1:%d%s", site.port(), path)));
    }

    private HttpResponse<String> send(HttpRequest.Builder request) throws Exception {
        return client.send(request.build(), BodyHandlers.ofString());
    }

    private String page(String language) throws Exception {
        var answer = send(to("/").header("Accept-Language", language));
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.headers().firstValue("Content-Type"))
                .hasValue("text/html; charset=utf-8");
        var builder = DocumentBuilderFactory.newInstance().newDocumentBuilder();
        builder.parse(new InputSource(new StringReader(answer.body())));
        return answer.body();
    }

    @Test
    void saysWhatThisIsInBothLanguages() throws Exception {
        var english = page("en");
        var french = page("fr");
        assertThat(english).contains("A home for turn-based", "Nobody plays at an open table");
        assertThat(french).contains("Un foyer pour", "Personne ne joue", "lang=\"fr\"");
        for (var game : Games.ids()) {
            assertThat(english).contains("/api/games/" + game);
        }
    }

    @Test
    void nothingInItIsForbiddenByTheContentPolicy() throws Exception {
        var page = page("en");
        assertThat(page).doesNotContain("<style", "style=", "onclick");
        var link = Pattern.compile("/assets/[0-9a-f]+/site.css").matcher(page);
        assertThat(link.find()).isTrue();
        var style = send(to(link.group()));
        assertThat(style.headers().firstValue("Content-Type")).hasValue("text/css; charset=utf-8");
        assertThat(style.body()).contains("prefers-color-scheme: dark");
    }

    @Test
    void listsOpenTablesAndNamesAreHarmless() throws Exception {
        var account = Json.readObject(post("/api/accounts", "", "{\"name\":\"A<b>&'\"}"));
        var token = "Bearer " + account.get("token");
        var plan = "{\"game\":\"piles\",\"seats\":[\"me\",\"free\"],\"open\":%s}";
        var open = Json.readObject(post("/api/tables", token, Text.format(plan, true)));
        var closed = Json.readObject(post("/api/tables", token, Text.format(plan, false)));
        assertThat(page("en"))
                .contains("/api/tables/" + open.get("id"), "waiting for players", "a free seat")
                .contains("A&lt;b&gt;&amp;")
                .doesNotContain(String.valueOf(closed.get("id")), "<b>");
    }

    private String post(String path, String token, String body) throws Exception {
        var request =
                to(path).header("Content-Type", "application/json")
                        .POST(HttpRequest.BodyPublishers.ofString(body));
        if (!token.isEmpty()) {
            request.header("Authorization", token);
        }
        var answer = send(request);
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(201);
        return answer.body();
    }
}
