package plateau.server.fuzz;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import plateau.core.text.Json;

/// Requests made from the description of an API: most of them are wrong in some way.
final class Inputs {
    private static final int REMEMBERED = 60;
    private static final int FEW = 8;
    private static final String ACCOUNT = "/api/account";
    private static final List<String> METHODS =
            List.of("GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE", "BREW", "get");
    private static final List<String> HEADERS = List.of(
            "Last-Event-ID: ",
            "Accept: ",
            "Accept-Language: ",
            "Cookie: plateau=",
            "Origin: ",
            "Sec-Fetch-Site: ",
            "If-None-Match: ",
            "X-Forwarded-For: ",
            "Expect: ",
            "Range: ",
            "Authorization: ",
            "Content-Type: ",
            "Content-Encoding: ",
            "Connection: ",
            "Host: ");

    /// What can be asked for.
    private record Operation(
            String method, String path, List<Map<String, Object>> parameters, Map<String, Object> body) {}

    private final List<Operation> operations = new ArrayList<>();
    private final Map<String, Object> document;
    private final Deque<String> tokens = new ArrayDeque<>();
    private final Deque<Place> places = new ArrayDeque<>();

    /// @param token of who made the table
    private record Place(String token, String table) {}

    /// A request, and the token with which it is sent; empty if it may not be believed.
    static final class Input {
        private final String token;
        private final byte[] bytes;

        private Input(String token, byte[] bytes) {
            this.token = token;
            this.bytes = bytes;
        }

        String token() {
            return token;
        }

        byte[] bytes() {
            return bytes;
        }
    }

    /// Who asks, and about which table.
    private static final Place NOWHERE = new Place("none", "none");

    Inputs(Map<String, Object> document) {
        this.document = document;
        map(document.get("paths"))
                .forEach((path, item) -> map(item).forEach((method, operation) -> add(method, path, map(operation))));
    }

    private void add(String method, String path, Map<String, Object> operation) {
        var parameters = new ArrayList<Map<String, Object>>();
        list(operation.get("parameters")).forEach(each -> parameters.add(map(each)));
        var body = map(map(map(operation.get("requestBody")).get("content")).get("application/json"));
        operations.add(new Operation(method.toUpperCase(java.util.Locale.ROOT), path, parameters, body));
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> map(@Nullable Object value) {
        return value instanceof Map<?, ?> map ? (Map<String, Object>) map : Map.of();
    }

    private static List<?> list(@Nullable Object value) {
        return value instanceof List<?> list ? list : List.of();
    }

    /// Learns from an answer: tokens that there are, and tables made by them.
    synchronized void learn(String token, int status, String body) {
        if (status == 401) {
            tokens.remove(token);
            places.removeIf(place -> place.token.equals(token));
        } else if (status == 200 || status == 201) {
            learn(token, body);
        }
    }

    private void learn(String token, String body) {
        if (!body.startsWith("{\"id\"")) {
            return;
        }
        var json = Json.readObject(body);
        if (json.get("token") instanceof String opened) {
            remember(tokens, opened);
        }
        if (!token.isEmpty() && json.get("table") instanceof Map<?, ?> && json.get("id") instanceof String id) {
            remember(places, new Place(token, id));
        }
    }

    private static <T> void remember(Deque<T> known, T one) {
        known.addLast(one);
        if (known.size() > REMEMBERED) {
            known.removeFirst();
        }
    }

    /// Whether there are too few whom it knows for much to be accepted.
    synchronized boolean isLonely() {
        return tokens.size() < FEW || places.size() < FEW;
    }

    private synchronized Place place(Mutations how) {
        var place = places.isEmpty() ? NOWHERE : how.any(List.copyOf(places));
        return tokens.isEmpty() || !how.oneIn(4) ? place : new Place(how.any(List.copyOf(tokens)), place.table);
    }

    /// A request whose length is what it says; its contents may be anything.
    Input framed(Random random) {
        var how = new Mutations(random);
        var operation = how.any(operations);
        // Who is forgotten is of no use any more.
        while (operation.path.startsWith(ACCOUNT) && !how.oneIn(20)) {
            operation = how.any(operations);
        }
        var place = place(how);
        var method = how.oneIn(25) ? how.any(METHODS) : operation.method;
        var head = new StringBuilder(method).append(' ').append(target(operation, place, how, random));
        head.append(" HTTP/1.1\r\nHost: localhost\r\n");
        boolean isNamed = !how.oneIn(10);
        if (isNamed) {
            head.append("Authorization: Bearer ").append(place.token).append("\r\n");
        }
        boolean isPlain = !how.oneIn(8);
        if (!isPlain) {
            head.append(how.any(HEADERS)).append(headerSafe(how.word())).append("\r\n");
        }
        var body = body(operation, how, random);
        if (body.length > 0) {
            var type = how.oneIn(30) ? headerSafe(how.word()) : "application/json";
            head.append("Content-Type: ").append(type).append("\r\n");
            head.append("Content-Length: ").append(body.length).append("\r\n");
        }
        head.append("\r\n");
        var all = new ByteArrayOutputStream();
        all.writeBytes(head.toString().getBytes(StandardCharsets.UTF_8));
        all.writeBytes(body);
        return new Input(isNamed && isPlain ? place.token : "", all.toByteArray());
    }

    private static String headerSafe(String word) {
        return word.replaceAll("[\\r\\n\\x00]", "_");
    }

    private String target(Operation operation, Place place, Mutations how, Random random) {
        var path = operation.path;
        var query = new StringBuilder();
        for (var parameter : operation.parameters) {
            var name = (String) Objects.requireNonNull(parameter.get("name"));
            var value = how.oneIn(6)
                    ? pathSafe(how.word())
                    : name.equals("table") ? place.table : fit(name, map(parameter.get("schema")), how, random);
            if ("path".equals(parameter.get("in"))) {
                path = path.replace("{" + name + "}", value);
            } else if (how.oneIn(3)) {
                query.append(query.isEmpty() ? '?' : '&')
                        .append(name)
                        .append('=')
                        .append(value);
            }
        }
        if (how.oneIn(15)) {
            query.append(query.isEmpty() ? '?' : '&').append(pathSafe(how.word()));
        }
        // A stream that goes on would keep its connection.
        if (path.endsWith("/events") && !how.oneIn(4)) {
            query.append(query.isEmpty() ? '?' : '&').append("follow=false");
        }
        return path + query;
    }

    private static String pathSafe(String word) {
        return word.replaceAll("[\\r\\n\\x00 ]", "+");
    }

    private byte[] body(Operation operation, Mutations how, Random random) {
        if (operation.body.isEmpty() && !how.oneIn(20)) {
            return new byte[0];
        }
        var example = operation.body.get("example");
        var text = example != null && how.oneIn(3)
                ? Json.write(example)
                : object(map(operation.body.get("schema")), how, random);
        var bytes = text.getBytes(StandardCharsets.UTF_8);
        return how.oneIn(6) ? how.bytes(bytes) : bytes;
    }

    private String object(Map<String, Object> schema, Mutations how, Random random) {
        var parts = new ArrayList<String>();
        var resolved = resolve(schema);
        map(resolved.get("properties")).forEach((name, property) -> {
            boolean isRequired = list(resolved.get("required")).contains(name);
            if (isRequired ? !how.oneIn(20) : how.oneIn(3)) {
                parts.add(Json.write(name) + ":" + value(name, map(property), how, random));
            }
        });
        if (how.oneIn(15)) {
            parts.add(Json.write(how.word()) + ":" + how.value());
        }
        if (!parts.isEmpty() && how.oneIn(20)) {
            parts.add(parts.getFirst());
        }
        return "{" + String.join(",", parts) + "}";
    }

    private String value(String name, Map<String, Object> schema, Mutations how, Random random) {
        if (how.oneIn(8)) {
            return how.value();
        }
        var resolved = resolve(schema);
        return switch (String.valueOf(resolved.get("type"))) {
            case "integer", "number", "boolean" -> fit(name, resolved, how, random);
            case "array" ->
                how.oneIn(2)
                        ? "[\"me\",\"free\"]"
                        : "[" + value("seat", map(resolved.get("items")), how, random) + ",\"me\"]";
            case "object" -> name.equals("options") ? options(how, random) : object(resolved, how, random);
            default -> Json.write(fit(name, resolved, how, random));
        };
    }

    private static String options(Mutations how, Random random) {
        var names = List.of("size", "width", "height", "kings", "level", "tokens", "followers", "x");
        return "{\"" + how.any(names) + "\":" + (how.oneIn(3) ? how.value() : random.nextInt(40)) + "}";
    }

    private Map<String, Object> resolve(Map<String, Object> schema) {
        var found = schema;
        if (schema.get("$ref") instanceof String to) {
            found = document;
            for (var word : to.substring(2).split("/")) {
                found = map(found.get(word));
            }
        }
        return found;
    }

    /// Something that may well be accepted.
    private String fit(String name, Map<String, Object> schema, Mutations how, Random random) {
        var words = list(schema.get("enum"));
        if (!words.isEmpty()) {
            return (String) Objects.requireNonNull(words.get(random.nextInt(words.size())));
        }
        return switch (String.valueOf(schema.get("type"))) {
            case "integer", "number" -> Integer.toString(random.nextInt(how.oneIn(5) ? 1_000_000 : 5));
            case "boolean" -> Boolean.toString(random.nextBoolean());
            default ->
                switch (name) {
                    case "game" -> how.any(List.of("piles", "tilings", "carcassonne", "munificence", "mansuba"));
                    case "move" -> random.nextInt(5) + "," + random.nextInt(5);
                    case "clock" -> how.any(List.of("none", "5m+3s", "3d/move", "1s", "1h"));
                    case "seat" -> how.any(List.of("me", "free", "easy", "random"));
                    case "name", "text" -> "Ada " + random.nextInt(100);
                    default -> how.oneIn(3) ? how.word() : "x";
                };
        };
    }
}
