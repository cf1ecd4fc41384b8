package plateau.server.bots;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import plateau.core.text.Json;
import plateau.server.bots.TestSite.Account;

/// Somebody who follows what happens at a table.
final class Watch implements AutoCloseable {
    private final HttpClient client = HttpClient.newHttpClient();
    private final BufferedReader reader;

    Watch(TestSite site, String table, Account who) throws IOException, InterruptedException {
        var address = site.address() + "/api/tables/" + table + "/events?after=0";
        var request =
                HttpRequest.newBuilder(URI.create(address))
                        .header("Authorization", "Bearer " + who.token())
                        .header("Accept", "application/x-ndjson")
                        .build();
        var body = client.send(request, HttpResponse.BodyHandlers.ofInputStream()).body();
        reader = new BufferedReader(new InputStreamReader(body, StandardCharsets.UTF_8));
    }

    /// The next event of a type.
    Map<String, Object> until(String type) throws IOException {
        for (var line = reader.readLine(); line != null; line = reader.readLine()) {
            if (!line.isBlank() && type.equals(Json.readObject(line).get("type"))) {
                return Json.readObject(line);
            }
        }
        throw new AssertionError("there was no " + type);
    }

    @Override
    public void close() throws IOException {
        reader.close();
        client.shutdownNow();
    }
}
