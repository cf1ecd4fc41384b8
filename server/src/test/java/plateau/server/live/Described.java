package plateau.server.live;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import plateau.core.text.Json;

/// Compares what a server answers with what it says of itself in `/api/openapi.json`.
final class Described {
    private final Map<String, Object> document;
    private final List<String> faults = new ArrayList<>();

    Described(Map<String, Object> document) {
        this.document = document;
    }

    /// What is not as it is described.
    static List<String> faults(Map<String, Object> document, String method, String path, Reply reply) {
        var described = new Described(document);
        described.check(method + " " + path, described.responses(method, path), reply);
        return described.faults;
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> map(@Nullable Object value) {
        return value == null ? Map.of() : (Map<String, Object>) value;
    }

    private static List<?> list(@Nullable Object value) {
        return value == null ? List.of() : (List<?>) value;
    }

    private Map<String, Object> responses(String method, String path) {
        var plain = path.replaceFirst("\\?.*", "");
        for (var each : map(document.get("paths")).entrySet()) {
            var pattern = each.getKey().replaceAll("\\{.*?}", "[^/]+");
            var operation = map(each.getValue()).get(method.toLowerCase(Locale.ROOT));
            if (operation != null && plain.matches(pattern)) {
                return map(map(operation).get("responses"));
            }
        }
        return Map.of();
    }

    private void check(String where, Map<String, Object> responses, Reply reply) {
        if (responses.isEmpty()) {
            return;
        }
        var status = String.valueOf(reply.status());
        if (!responses.containsKey(status)) {
            faults.add(where + " answers " + status + ", which is not described: " + reply.body());
            return;
        }
        var content = map(resolved(map(responses.get(status))).get("content"));
        var type = reply.type().replaceFirst(";.*", "");
        if (content.isEmpty()) {
            if (!reply.body().isEmpty()) {
                faults.add(where + " answers something, which is not described");
            }
            return;
        }
        content.forEach((name, media) -> {
            if (name.replaceFirst(";.*", "").equals(type)) {
                var schema = map(map(media).get("schema"));
                bodies(schema, type, reply.body()).forEach(body -> fit(where, schema, body));
            }
        });
    }

    /// What is a text to programs is one whatever is in it.
    private static List<?> bodies(Map<String, Object> schema, String type, String body) {
        if ("string".equals(schema.get("type"))) {
            return List.of(body);
        }
        return switch (type) {
            case "application/json", "application/problem+json" -> List.of(read(body));
            case "application/x-ndjson" ->
                body.lines()
                        .filter(line -> !line.isBlank())
                        .map(Described::read)
                        .toList();
            default -> List.of();
        };
    }

    private static Object read(String body) {
        return Objects.requireNonNull(
                Json.readObject("{\"value\":" + LongText.cut(body) + "}").get("value"));
    }

    private Map<String, Object> resolved(Map<String, Object> schema) {
        if (!(schema.get("$ref") instanceof String to)) {
            return schema;
        }
        Object at = document;
        for (var word : to.substring(2).split("/")) {
            at = map(at).get(word);
        }
        return map(at);
    }

    private void fit(String where, Map<String, Object> declared, @Nullable Object value) {
        var schema = resolved(declared);
        boolean isOneOf = list(schema.get("anyOf")).isEmpty()
                || list(schema.get("anyOf")).stream().anyMatch(each -> isWholly(map(each), value));
        if (!isOneOf || !fits(schema, value)) {
            faults.add(where + ": " + value + " does not fit " + schema);
        }
        if (value instanceof List<?> items) {
            items.forEach(item -> fit(where + "[]", map(schema.get("items")), item));
        }
        if (value instanceof Map<?, ?> object && schema.get("additionalProperties") instanceof Map<?, ?> each) {
            object.forEach((name, item) -> fit(where + "." + name, map(each), item));
        }
        if (value instanceof Map<?, ?> object && schema.containsKey("properties")) {
            var properties = map(schema.get("properties"));
            list(schema.get("required")).stream()
                    .filter(name -> !object.containsKey(name))
                    .forEach(name -> faults.add(where + " lacks " + name));
            object.forEach((name, each) -> {
                if (properties.containsKey((String) name)) {
                    fit(where + "." + name, map(properties.get((String) name)), each);
                } else if (Boolean.FALSE.equals(schema.get("additionalProperties"))) {
                    faults.add(where + " has " + name + ", which is not described");
                }
            });
        }
    }

    /// Whether nothing is wrong with it, however deep.
    private boolean isWholly(Map<String, Object> schema, @Nullable Object value) {
        var within = new Described(document);
        within.fit("", schema, value);
        return within.faults.isEmpty();
    }

    private static boolean fits(Map<String, Object> schema, @Nullable Object value) {
        boolean isAllowed =
                !schema.containsKey("enum") || list(schema.get("enum")).contains(value);
        return isAllowed
                && switch (String.valueOf(schema.getOrDefault("type", "any"))) {
                    case "string" ->
                        value instanceof String text
                                && text.length() <= number(schema.get("maxLength"), 1e18)
                                && (!(schema.get("pattern") instanceof String pattern)
                                        || Pattern.compile(pattern)
                                                .matcher(text)
                                                .find());
                    case "integer" -> value instanceof Long whole && isWithin(schema, whole);
                    case "number" -> value instanceof Number any && isWithin(schema, any);
                    case "boolean" -> value instanceof Boolean;
                    case "array" ->
                        value instanceof List<?> items && items.size() <= number(schema.get("maxItems"), 1e18);
                    case "object" -> value instanceof Map<?, ?>;
                    case "null" -> value == null;
                    default -> true;
                };
    }

    private static boolean isWithin(Map<String, Object> schema, Number value) {
        return value.doubleValue() >= number(schema.get("minimum"), -1e18)
                && value.doubleValue() <= number(schema.get("maximum"), 1e18);
    }

    private static double number(@Nullable Object value, double otherwise) {
        return value instanceof Number number ? number.doubleValue() : otherwise;
    }
}
