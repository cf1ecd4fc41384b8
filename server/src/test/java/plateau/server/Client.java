package plateau.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import plateau.core.text.Json;

/// Somebody who talks to a server over HTTP.
public final class Client {
    private static final HttpClient HTTP =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private static final Map<Integer, Map<String, Object>> DOCUMENTS = new ConcurrentHashMap<>();
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    /// What came back.
    public record Reply(int status, String type, String body) {
        public Map<String, Object> json() {
            return Json.readObject(body);
        }

        /// The objects of a list.
        @SuppressWarnings("unchecked")
        public List<Map<String, Object>> list() {
            var wrapped = Json.readObject("{\"all\":" + body + "}");
            return (List<Map<String, Object>>) Objects.requireNonNull(wrapped.get("all"));
        }

        public @Nullable Object get(String name) {
            return json().get(name);
        }

        public String detail() {
            return status + " " + json().get("detail");
        }
    }

    private final int port;
    private final String token;
    private final String id;
    private final String language;

    private Client(int port, String token, String id, String language) {
        this.port = port;
        this.token = token;
        this.id = id;
        this.language = language;
    }

    /// Somebody without an account.
    public static Client nobody(int port) {
        return new Client(port, "", "", "en");
    }

    /// Opens an account.
    public static Client named(int port, String name) {
        return opened(port, Map.of("name", name));
    }

    public static Client opened(int port, Map<String, Object> body) {
        var reply = nobody(port).post("/api/accounts", body);
        return new Client(port, text(reply.get("token")), text(reply.get("id")), "en");
    }

    public Client inFrench() {
        return new Client(port, token, id, "fr");
    }

    public Client withToken(String other) {
        return new Client(port, other, id, language);
    }

    /// The same, after the server has started again.
    public Client at(int otherPort) {
        return new Client(otherPort, token, id, language);
    }

    public String id() {
        return id;
    }

    public static String text(@Nullable Object value) {
        return String.valueOf(value);
    }

    public Reply get(String path) {
        return send(request(path).GET());
    }

    public Reply delete(String path) {
        return send(request(path).DELETE());
    }

    public Reply post(String path, Map<String, Object> body) {
        return send("POST", path, Json.write(body));
    }

    /// @param body names and values in turn
    public Reply post(String path, Object... body) {
        return post(path, map(body));
    }

    public Reply send(String method, String path, String body) {
        return send(
                request(path)
                        .header("Content-Type", "application/json")
                        .method(method, HttpRequest.BodyPublishers.ofString(body)));
    }

    private HttpRequest.Builder request(String path) {
        var builder =
                HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
                        .timeout(PATIENCE)
                        .header("Accept-Language", language);
        return token.isEmpty() ? builder : builder.header("Authorization", "Bearer " + token);
    }

    /// Every answer that a test gets has to be as the server describes it.
    private static void check(HttpRequest request, Reply reply)
            throws IOException, InterruptedException {
        var uri = request.uri();
        var document = DOCUMENTS.get(uri.getPort());
        if (document == null) {
            var asked = HttpRequest.newBuilder(uri.resolve("/api/openapi.json")).build();
            document = Json.readObject(HTTP.send(asked, BodyHandlers.ofString()).body());
            DOCUMENTS.put(uri.getPort(), document);
        }
        var faults = Described.faults(document, request.method(), uri.getPath(), reply);
        if (!faults.isEmpty()) {
            throw new AssertionError(faults.stream().distinct().limit(20).toList());
        }
    }

    private static Reply send(HttpRequest.Builder request) {
        try {
            var answer = HTTP.send(request.build(), BodyHandlers.ofString());
            var type = answer.headers().firstValue("Content-Type").orElse("");
            var reply = new Reply(answer.statusCode(), type, answer.body());
            check(answer.request(), reply);
            return reply;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
    }

    public static Map<String, Object> map(Object... body) {
        var map = new LinkedHashMap<String, Object>();
        for (int i = 0; i < body.length; i += 2) {
            map.put((String) body[i], body[i + 1]);
        }
        return map;
    }

    /// Makes a table; gives its id.
    public String make(Object... body) {
        var reply = post("/api/tables", body);
        if (reply.status() != 201) {
            throw new AssertionError(reply);
        }
        return text(reply.get("id"));
    }

    public Map<String, Object> table(String table) {
        return get("/api/tables/" + table).json();
    }

    public Reply at(String table, String what, Object... body) {
        return post("/api/tables/" + table + "/" + what, body);
    }

    public Reply move(String table, Object ply, Object move) {
        return at(table, "moves", "ply", ply, "move", move);
    }

    /// Plays the first legal move, or another by its number, at whatever ply the game is.
    public Reply moveAny(String table, int choice) {
        var now = table(table);
        var legal = (List<?>) now.get("legal");
        if (legal == null) {
            throw new AssertionError("not to move: " + now);
        }
        return move(table, now.get("ply"), legal.get(Math.floorMod(choice, legal.size())));
    }

    /// Everything that has happened after an event.
    public List<String> heard(String table, int after) {
        return get("/api/tables/" + table + "/events?until=now&after=" + after)
                .body()
                .lines()
                .filter(line -> !line.isBlank())
                .toList();
    }

    /// Listens; a question mark and more may follow the table.
    public Ear listen(String table, String query, String... headers) {
        var request = request("/api/tables/" + table + "/events" + query).GET();
        for (int i = 0; i < headers.length; i += 2) {
            request.header(headers[i], headers[i + 1]);
        }
        try {
            var answer = HTTP.send(request.build(), BodyHandlers.ofInputStream());
            if (answer.statusCode() != 200) {
                throw new AssertionError(answer.statusCode());
            }
            return new Ear(answer.body());
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
    }

    /// A stream of lines of JSON that is being read.
    public static final class Ear implements AutoCloseable {
        private final InputStream in;
        private final BufferedReader reader;

        private Ear(InputStream in) {
            this.in = in;
            reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
        }

        /// The next line that says something; empty at the end.
        public String line() {
            try {
                var line = reader.readLine();
                while (line != null && line.isBlank()) {
                    line = reader.readLine();
                }
                return line == null ? "" : line;
            } catch (IOException cut) {
                return "";
            }
        }

        public Map<String, Object> event() {
            return Json.readObject(line());
        }

        /// All lines up to the next event of a type.
        public List<String> until(String type) {
            var lines = new ArrayList<String>();
            while (true) {
                var line = line();
                if (line.isEmpty()) {
                    throw new AssertionError("no " + type + " in " + lines);
                }
                lines.add(line);
                if (type.equals(Json.readObject(line).get("type"))) {
                    return lines;
                }
            }
        }

        @Override
        public void close() {
            try {
                in.close();
            } catch (IOException ignored) {
                // It is not read any more.
            }
        }
    }
}
