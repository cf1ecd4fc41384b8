package plateau.server.live;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import plateau.core.text.Json;

/// Somebody who talks to a server over HTTP, with an account or without. Every answer has to be as the
/// server describes it. Who sends many requests on few connections uses a [Connection] and this one's
/// token.
public final class Client {
    private static final Map<Integer, Answer> DOCUMENTS = new ConcurrentHashMap<>();

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
        return opened(port, "name", name);
    }

    /// Opens an account of any kind.
    ///
    /// @param body names and values in turn
    public static Client opened(int port, Object... body) {
        var json = nobody(port).post("/api/accounts", body).expect(201).json();
        return new Client(port, json.text("token"), json.text("id"), "en");
    }

    /// Opens so many accounts.
    public static List<Client> several(int port, int count) {
        var all = new ArrayList<Client>();
        for (int each = 0; each < count; each++) {
            all.add(named(port, "Player " + each));
        }
        return all;
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

    /// What it shows to be let in.
    public String token() {
        return token;
    }

    public Reply get(String path) {
        return send("GET", path, "");
    }

    public Reply delete(String path) {
        return send("DELETE", path, "");
    }

    public Reply post(String path, Map<String, Object> body) {
        return send("POST", path, Json.write(body));
    }

    /// Sends an object of JSON.
    ///
    /// @param body names and values in turn
    public Reply post(String path, Object... body) {
        return post(path, map(body));
    }

    /// Sends whatever it is.
    ///
    /// @param headers names and values in turn
    public Reply send(String method, String path, String body, String... headers) {
        try (var connection = new Connection(port)) {
            var reply = connection.ask(method, token, path, body, withLanguage(headers));
            var document = DOCUMENTS.get(port);
            if (document == null) {
                document = connection.get("", "/api/openapi.json").expect(200).json();
                DOCUMENTS.put(port, document);
            }
            var faults = Described.faults(document, method, path, reply);
            if (!faults.isEmpty()) {
                throw new AssertionError(faults.stream().distinct().limit(20).toList());
            }
            return reply;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private String[] withLanguage(String... headers) {
        var all = new ArrayList<>(List.of(headers));
        all.addAll(List.of("Accept-Language", language));
        return all.toArray(String[]::new);
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
        return post("/api/tables", body).expect(201).text("id");
    }

    public Answer table(String table) {
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
        var legal = now.texts("legal");
        return move(table, now.number("ply"), legal.get(Math.floorMod(choice, legal.size())));
    }

    /// Everything that has happened after an event.
    public List<String> heard(String table, int after) {
        var path = "/api/tables/" + table + "/events?until=now&after=" + after;
        return send("GET", path, "", "Accept", "application/x-ndjson")
                .body()
                .lines()
                .filter(line -> !line.isBlank())
                .toList();
    }

    /// Listens to a table; a question mark and more may follow it.
    public Ear listen(String table, String query, String... headers) {
        return follow("/api/tables/" + table + "/events" + query, headers);
    }

    /// Opens any stream.
    public Ear follow(String path, String... headers) {
        try {
            var connection = new Connection(port);
            connection.listen(token, path, withLanguage(headers));
            return new Ear(connection);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
