package plateau.server.bots;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import plateau.core.text.Json;
import plateau.server.Site;
import plateau.server.SiteSettings;
import plateau.server.http.HttpSettings;
import plateau.server.storage.Location;

/// A real server on a port of its own, with a database in a folder, and somebody who sends it requests.
final class TestSite implements AutoCloseable {
    private static final int PATIENCE_SECONDS = 30;

    /// That a reader is gone shows when something is said to it.
    private static final Duration HEARTBEAT = Duration.ofMillis(100);

    /// An answer: its status, and its body as JSON.
    record Reply(int status, Map<String, Object> json, String text) {
        String string(String name) {
            return String.valueOf(json.get(name));
        }
    }

    /// Somebody with an account.
    record Account(String id, String token) {}

    private final HttpClient client = HttpClient.newHttpClient();
    private final Path folder;
    private final List<OutsideBot> bots;
    private Site site;

    TestSite(Path folder, OutsideBot... bots) {
        this.folder = folder;
        this.bots = List.of(bots);
        site = open();
    }

    private Site open() {
        var patience = Duration.ofSeconds(30);
        var limits =
                HttpSettings.Limits.USUAL.withPatience(patience, patience, patience, HEARTBEAT);
        var http = HttpSettings.at("127.0.0.1", 0).withRates(Map.of()).withLimits(limits);
        var location = Location.of(folder.resolve("plateau.db").toString());
        return Site.open(new SiteSettings(location, http).withBots(bots));
    }

    /// The server goes and comes again, at another port.
    void restart() {
        site.close();
        site = open();
    }

    String address() {
        return "http://127.0.0.1:" + site.port();
    }

    Account account(String name, String kind) {
        var made = post("/api/accounts", "", Json.write(Map.of("name", name, "kind", kind)));
        return new Account(made.string("id"), made.string("token"));
    }

    Reply post(String path, String token, String body) {
        return post(path, token, "application/json", body);
    }

    Reply post(String path, String token, String type, String body) {
        return send(
                request(path, token)
                        .header("Content-Type", type)
                        .POST(HttpRequest.BodyPublishers.ofString(body)));
    }

    Reply get(String path, String token) {
        return send(request(path, token).GET());
    }

    private HttpRequest.Builder request(String path, String token) {
        var request = HttpRequest.newBuilder(URI.create(address() + path));
        return token.isEmpty() ? request : request.header("Authorization", "Bearer " + token);
    }

    private Reply send(HttpRequest.Builder request) {
        try {
            var answer = client.send(request.build(), HttpResponse.BodyHandlers.ofString());
            var text = answer.body();
            boolean isObject = text.startsWith("{") && !text.strip().contains("\n");
            return new Reply(
                    answer.statusCode(), isObject ? Json.readObject(text) : Map.of(), text);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
    }

    /// Opens the line of a bot.
    Wire wire(Account bot, String query) throws IOException, InterruptedException {
        var request = request("/api/bot" + query, bot.token()).GET().build();
        var answer = client.send(request, HttpResponse.BodyHandlers.ofInputStream());
        return new Wire(answer.body());
    }

    /// The lines that a bot is told.
    static final class Wire implements AutoCloseable {
        private static final Map<String, Object> END = Map.of("type", "gone");

        private final BlockingQueue<Map<String, Object>> lines = new LinkedBlockingQueue<>();
        private final InputStream in;

        private Wire(InputStream in) {
            this.in = in;
            Thread.startVirtualThread(this::read);
        }

        private void read() {
            var reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
            try {
                for (var line = reader.readLine(); line != null; line = reader.readLine()) {
                    if (!line.isBlank()) {
                        lines.add(Json.readObject(line));
                    }
                }
            } catch (IOException closed) {
                // The server has gone.
            }
            lines.add(END);
        }

        Map<String, Object> next() throws InterruptedException {
            var line = lines.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
            if (line == null) {
                throw new AssertionError("nothing is said");
            }
            return line;
        }

        /// The next line, which has to be of a type.
        Map<String, Object> next(String type) throws InterruptedException {
            var line = next();
            if (!type.equals(line.get("type"))) {
                throw new AssertionError(type + " was expected, not " + line);
            }
            return line;
        }

        @Override
        public void close() throws IOException {
            // Not the reader's: it would wait for the thread that reads.
            in.close();
        }
    }

    @Override
    public void close() {
        site.close();
        client.close();
    }
}
