package plateau.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.core.text.Json;
import plateau.core.text.Text;
import plateau.server.Site;
import plateau.server.SiteSettings;
import plateau.server.http.limits.HttpSettings;
import plateau.server.storage.file.Location;

/// The page on the API: its game by curl is played as it is printed there, and it names every request.
@Tag("slow")
class ApiPageTest {
    @TempDir
    private Path folder = Path.of("");

    @Test
    void twoPlayersAndASpectatorFinishAGameByCurlThroughThreeCrashes() throws Exception {
        Launcher.linkIn(folder);
        var page = Page.of("api.md");
        var script = String.join("\n", page.blocks("sh")).replace("8080", freePort());
        var tidy = "trap 'kill -9 $SERVER $WATCH 2>/dev/null || true' EXIT\n";
        var command = "cd '" + folder + "'\nWATCH=\n" + tidy + script;
        var ran = Project.run(Launcher.AS_BUILT, List.of("bash", "-euo", "pipefail", "-c", command));
        assertThat(ran.code()).as(ran.err()).isZero();
        // What the page shows of answers is what came.
        for (var shown : page.blocks("text")) {
            assertThat(ran.out()).contains(shown.strip());
        }
        assertThat(ran.out().lines().filter(line -> line.startsWith("{\"id\":")))
                .hasSize(12)
                .last()
                .asString()
                .contains("\"type\":\"ended\"");
    }

    private static String freePort() throws IOException {
        try (var socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return Integer.toString(socket.getLocalPort());
        }
    }

    @Test
    void thePageNamesEveryRequest() throws Exception {
        var settings = new SiteSettings(Location.of(folder.resolve("games.db").toString()), HttpSettings.local(0));
        try (var site = Site.open(settings);
                var client = HttpClient.newHttpClient()) {
            var uri = URI.create("http://127.0.0.1:" + site.port() + "/api/openapi.json");
            var answer = client.send(HttpRequest.newBuilder(uri).build(), BodyHandlers.ofString());
            assertThat(Page.of("api.md").text()).contains(lines(answer.body()));
        }
    }

    /// A line of the page for each request that the description has.
    private static List<String> lines(String description) {
        var lines = new ArrayList<String>();
        var paths = (Map<?, ?>) Json.readObject(description).getOrDefault("paths", Map.of());
        paths.forEach((path, methods) -> add((Map<?, ?>) methods, path, lines));
        return lines;
    }

    private static void add(Map<?, ?> methods, Object path, List<String> lines) {
        methods.forEach((method, request) -> {
            var word = method.toString().toUpperCase(Locale.ROOT);
            var summary = ((Map<?, ?>) request).get("summary");
            lines.add(Text.format("| `%s %s` | %s |", word, path, summary));
        });
    }
}
