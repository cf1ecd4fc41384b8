package plateau.server.http;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// What is wrong with a description of an API.
final class Soundness {
    private static final Pattern NAME = Pattern.compile("\\{(.*?)}");

    private final Map<String, Object> document;
    private final List<String> faults = new ArrayList<>();
    private final Set<Object> operationIds = new HashSet<>();

    private Soundness(Map<String, Object> document) {
        this.document = document;
    }

    static List<String> faults(Map<String, Object> document) {
        var soundness = new Soundness(document);
        soundness.checkReferences(document);
        soundness.checkKinds("", document);
        map(document.get("paths"))
                .forEach((path, item) -> map(item)
                        .forEach((method, operation) -> soundness.checkOperation(path, method, map(operation))));
        return soundness.faults;
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> map(@Nullable Object value) {
        return value == null ? Map.of() : (Map<String, Object>) value;
    }

    private static List<?> list(@Nullable Object value) {
        return value == null ? List.of() : (List<?>) value;
    }

    private void checkReferences(@Nullable Object value) {
        if (value instanceof Map<?, ?> map) {
            if (map.get("$ref") instanceof String to && resolve(to) == null) {
                faults.add(to + " leads nowhere");
            }
            map.values().forEach(this::checkReferences);
        } else if (value instanceof List<?> list) {
            list.forEach(this::checkReferences);
        }
    }

    /// What generators of programs need to know of every kind, wherever it is described.
    private void checkKinds(String where, @Nullable Object value) {
        if (value instanceof Map<?, ?> map) {
            if (map.get("type") instanceof String type && !where.endsWith("/properties")) {
                checkKind(where, type, map(map));
            }
            map.forEach((name, each) -> checkKinds(where + "/" + name, each));
        } else if (value instanceof List<?> list) {
            list.forEach(each -> checkKinds(where + "[]", each));
        }
    }

    private void checkKind(String where, String type, Map<String, Object> schema) {
        if (type.equals("array") && !schema.containsKey("items")) {
            faults.add(where + ": of what?");
        }
        if (type.equals("object") && !schema.containsKey("additionalProperties")) {
            faults.add(where + ": with which fields?");
        }
        boolean isLong = type.equals("integer")
                && schema.get("maximum") instanceof Number most
                && most.doubleValue() > Integer.MAX_VALUE;
        if (isLong && !"int64".equals(schema.get("format"))) {
            faults.add(where + ": it may be too large for 32 bits");
        }
    }

    private @Nullable Object resolve(String to) {
        Object at = document;
        for (var word : to.substring(2).split("/")) {
            at = map(at).get(word);
            if (at == null) {
                return null;
            }
        }
        return at;
    }

    private void checkOperation(String path, String method, Map<String, Object> operation) {
        var where = method + " " + path + ": ";
        if (!operationIds.add(String.valueOf(operation.get("operationId")))) {
            faults.add(where + "another has its operationId");
        }
        if (String.valueOf(operation.getOrDefault("summary", "")).isEmpty()) {
            faults.add(where + "it has no summary");
        }
        var described = new HashSet<Object>();
        for (var each : list(operation.get("parameters"))) {
            if ("path".equals(map(each).get("in"))) {
                described.add(map(each).get("name"));
            }
        }
        NAME.matcher(path)
                .results()
                .map(found -> found.group(1))
                .filter(name -> !described.contains(name))
                .forEach(name -> faults.add(where + "{" + name + "} is not described"));
        checkExamples(where, operation);
        checkContent(where, operation.get("requestBody"));
        map(operation.get("responses")).values().forEach(each -> {
            checkContent(where, each);
            checkTexts(where, map(map(each).get("content")));
        });
    }

    private void checkContent(String where, @Nullable Object holder) {
        map(map(holder).get("content")).forEach((type, content) -> {
            if (!map(content).containsKey("schema")) {
                faults.add(where + type + " has no schema");
            }
        });
    }

    /// Clients that were generated read a text as JSON, unless it cannot be anything but `text/plain`; what is
    /// binary they keep as it is.
    private void checkTexts(String where, Map<String, Object> content) {
        boolean isPlain = content.keySet().stream().allMatch(type -> type.startsWith("text/plain"));
        content.forEach((type, each) -> {
            var schema = map(map(each).get("schema"));
            if (!isPlain && "string".equals(schema.get("type")) && !"binary".equals(schema.get("format"))) {
                faults.add(where + type + " would be read as JSON");
            }
        });
    }

    /// Examples stand beside their schemas, or within them.
    private void checkExamples(String where, @Nullable Object value) {
        if (value instanceof Map<?, ?> map) {
            if (map.get("schema") != null && map.get("example") != null) {
                checkFits(where + "example", map(map.get("schema")), map.get("example"));
            }
            if (map.get("type") instanceof String) {
                list(map.get("examples")).forEach(each -> checkFits(where, map(map), each));
                if (map.get("default") != null) {
                    checkFits(where + "default", map(map), map.get("default"));
                }
            }
            map.values().forEach(each -> checkExamples(where, each));
        } else if (value instanceof List<?> list) {
            list.forEach(each -> checkExamples(where, each));
        }
    }

    private void checkFits(String where, Map<String, Object> schema, @Nullable Object value) {
        if (schema.get("$ref") instanceof String to) {
            checkFits(where, map(resolve(to)), value);
            return;
        }
        if (schema.containsKey("anyOf")) {
            return;
        }
        boolean fits = switch (String.valueOf(schema.get("type"))) {
            case "string" -> value instanceof String text && fitsText(schema, text);
            case "integer" -> value instanceof Long number && isWithin(schema, number);
            case "number" -> value instanceof Number;
            case "boolean" -> value instanceof Boolean;
            case "array" -> value instanceof List<?>;
            case "object" -> value instanceof Map<?, ?>;
            default -> true;
        };
        if (!fits) {
            faults.add(where + " " + value + " does not fit " + schema);
        }
        if (value instanceof Map<?, ?> object && schema.containsKey("properties")) {
            checkObject(where, schema, map(object));
        }
        if (value instanceof List<?> elements) {
            elements.forEach(each -> checkFits(where, map(schema.get("items")), each));
        }
    }

    private void checkObject(String where, Map<String, Object> schema, Map<String, Object> object) {
        for (var required : list(schema.get("required"))) {
            if (!object.containsKey(String.valueOf(required))) {
                faults.add(where + " lacks " + required);
            }
        }
        object.forEach((name, each) -> {
            var property = map(schema.get("properties")).get(name);
            if (property != null) {
                checkFits(where + "." + name, map(property), each);
            } else if (Boolean.FALSE.equals(schema.get("additionalProperties"))) {
                faults.add(where + " has " + name + ", which is not described");
            }
        });
    }

    private static boolean fitsText(Map<String, Object> schema, String text) {
        return (!(schema.get("maxLength") instanceof Long most) || text.length() <= most)
                && (!(schema.get("pattern") instanceof String pattern)
                        || Pattern.compile(pattern).matcher(text).find())
                && (!schema.containsKey("enum") || list(schema.get("enum")).contains(text));
    }

    private static boolean isWithin(Map<String, Object> schema, long number) {
        return (!(schema.get("minimum") instanceof Long least) || number >= least)
                && (!(schema.get("maximum") instanceof Long most) || number <= most);
    }
}
