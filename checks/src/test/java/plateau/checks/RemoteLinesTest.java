package plateau.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import plateau.core.text.Json;
import plateau.server.Site;
import plateau.server.SiteSettings;
import plateau.server.http.limits.HttpSettings;
import plateau.server.storage.file.Location;

/// What a server says to a bot that runs elsewhere is what the schema of the protocol says.
@Timeout(60)
class RemoteLinesTest {
    @TempDir
    private Path folder;

    private final HttpClient client = HttpClient.newHttpClient();
    private String address = "";

    @Test
    void everyLineOfAGameIsValid() throws Exception {
        var schema = Schema.of("protocol.schema.json");
        var http = HttpSettings.at("127.0.0.1", 0).withRates(Map.of());
        var location = Location.of(folder.resolve("plateau.db").toString());
        try (var site = Site.open(new SiteSettings(location, http))) {
            address = "http://127.0.0.1:" + site.port();
            var fox = post("/api/accounts", "", Map.of("name", "Fox", "kind", "bot"));
            var token = String.valueOf(fox.get("token"));
            var body = client.send(request("/api/bot", token).build(), HttpResponse.BodyHandlers.ofInputStream())
                    .body();
            var lines = new BufferedReader(new InputStreamReader(body, StandardCharsets.UTF_8));
            var seats = List.of("account:" + fox.get("id"), "random");
            post("/api/tables", token, Map.of("game", "carcassonne", "seats", seats, "clock", "5m+3s"));
            var types = new HashSet<Object>();
            while (!types.contains("end")) {
                var line = lines.readLine();
                if (!line.isBlank()) {
                    var said = Json.readObject(line);
                    var type = String.valueOf(said.get("type"));
                    assertThat(schema.faults(type, said)).as(line).isEmpty();
                    types.add(type);
                    answer(said, token);
                }
            }
            assertThat(types).contains("hello", "start", "turn", "end");
            body.close();
        }
        client.shutdownNow();
    }

    private void answer(Map<String, Object> said, String token) throws Exception {
        if (said.get("legal") instanceof List<?> legal) {
            post(
                    "/api/bot",
                    token,
                    Map.of(
                            "table",
                            String.valueOf(said.get("table")),
                            "ply",
                            ((Number) said.getOrDefault("ply", 0)).intValue(),
                            "move",
                            legal.getFirst()));
        }
    }

    private HttpRequest.Builder request(String path, String token) {
        var request = HttpRequest.newBuilder(URI.create(address + path));
        return token.isEmpty() ? request : request.header("Authorization", "Bearer " + token);
    }

    private Map<String, Object> post(String path, String token, Map<String, ?> json)
            throws IOException, InterruptedException {
        var request = request(path, token)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(Json.write(json)))
                .build();
        var answer = client.send(request, HttpResponse.BodyHandlers.ofString());
        assertThat(answer.statusCode()).as(answer.body()).isBetween(200, 201);
        return Json.readObject(answer.body());
    }
}
