package plateau.checks;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import plateau.core.text.Json;

/// A JSON Schema of `docs`, and what is wrong with a value by it. It knows the keywords that these schemas
/// use, and refuses a schema that uses others.
final class Schema {
    private static final Set<String> IGNORED = Set.of("$schema", "title", "description", "$defs");

    private final Map<String, Object> root;

    private Schema(Map<String, Object> root) {
        this.root = root;
    }

    static Schema of(String name) throws IOException {
        var text = Files.readString(Project.ROOT.resolve("docs").resolve(name));
        return new Schema(Json.readObject(text));
    }

    /// What is wrong with a value, a line each; nothing for a valid one.
    List<String> faults(Object value) {
        return faults(root, value, "it");
    }

    /// What is wrong with it as one of the schema's definitions.
    List<String> faults(String definition, Object value) {
        return faults(definition(definition), value, definition);
    }

    /// The names of the properties of a definition.
    Set<String> properties(String definition) {
        return new TreeSet<>(object(definition(definition).get("properties")).keySet());
    }

    private Map<String, Object> definition(String name) {
        return object(object(root.get("$defs")).get(name));
    }

    private List<String> faults(Map<String, Object> schema, @Nullable Object value, String path) {
        var faults = new ArrayList<String>();
        schema.forEach((keyword, rule) -> {
            if (!IGNORED.contains(keyword)) {
                faults.addAll(faults(keyword, rule, schema, value, path));
            }
        });
        return faults;
    }

    private List<String> faults(
            String keyword, Object rule, Map<String, Object> schema, @Nullable Object value, String path) {
        return switch (keyword) {
            case "$ref" -> faults(definition(rule.toString().replace("#/$defs/", "")), value, path);
            case "anyOf" -> anyOf(list(rule), value, path);
            case "type" -> unless(isOneOf(rule, value), path, "is no " + rule);
            case "const" -> unless(isSame(rule, value), path, "is not " + rule);
            case "enum" ->
                unless(list(rule).stream().anyMatch(each -> isSame(each, value)), path, "is none of " + rule);
            case "minimum" -> unless(compare(value, rule) >= 0, path, "is less than " + rule);
            case "maximum" -> unless(compare(value, rule) <= 0, path, "is more than " + rule);
            case "pattern" -> unless(String.valueOf(value).matches(rule.toString()), path, "is not " + rule);
            case "minItems" ->
                unless(
                        !(value instanceof List<?> items) || items.size() >= ((Number) rule).intValue(),
                        path,
                        "has too few items");
            case "items" -> items(object(rule), value, path);
            case "required" -> required(list(rule), value, path);
            case "properties" -> properties(object(rule), value, path);
            case "additionalProperties" -> additional(rule, schema, value, path);
            case "if" -> condition(schema, value, path);
            case "then", "else" -> List.of();
            default -> throw new IllegalArgumentException("unknown keyword " + keyword);
        };
    }

    private List<String> anyOf(List<?> rules, @Nullable Object value, String path) {
        var faults = new ArrayList<String>();
        for (var rule : rules) {
            var found = faults(object(rule), value, path);
            if (found.isEmpty()) {
                return List.of();
            }
            faults.addAll(found);
        }
        return faults;
    }

    private List<String> condition(Map<String, Object> schema, @Nullable Object value, String path) {
        boolean holds = faults(object(schema.get("if")), value, path).isEmpty();
        var rule = schema.get(holds ? "then" : "else");
        return rule == null ? List.of() : faults(object(rule), value, path);
    }

    private List<String> items(Map<String, Object> rule, @Nullable Object value, String path) {
        var faults = new ArrayList<String>();
        if (value instanceof List<?> items) {
            for (int i = 0; i < items.size(); i++) {
                faults.addAll(faults(rule, items.get(i), path + "[" + i + "]"));
            }
        }
        return faults;
    }

    private static List<String> required(List<?> names, @Nullable Object value, String path) {
        return value instanceof Map<?, ?> map
                ? names.stream()
                        .filter(name -> !map.containsKey(name))
                        .map(name -> path + " lacks " + name)
                        .toList()
                : List.of();
    }

    private List<String> properties(Map<String, Object> rules, @Nullable Object value, String path) {
        var faults = new ArrayList<String>();
        if (value instanceof Map<?, ?> map) {
            rules.forEach((name, rule) -> {
                if (map.containsKey(name)) {
                    faults.addAll(faults(object(rule), map.get(name), path + "." + name));
                }
            });
        }
        return faults;
    }

    private static List<String> additional(
            Object rule, Map<String, Object> schema, @Nullable Object value, String path) {
        var known = object(schema.getOrDefault("properties", Map.of())).keySet();
        return !rule.equals(false) || !(value instanceof Map<?, ?> map)
                ? List.of()
                : unless(known.containsAll(map.keySet()), path, "has more than " + known);
    }

    private static boolean isOneOf(Object types, @Nullable Object value) {
        return types instanceof List<?> several
                ? several.stream().anyMatch(each -> isOf(each.toString(), value))
                : isOf(types.toString(), value);
    }

    private static boolean isOf(String type, @Nullable Object value) {
        return switch (type) {
            case "object" -> value instanceof Map;
            case "array" -> value instanceof List;
            case "string" -> value instanceof String;
            case "boolean" -> value instanceof Boolean;
            case "number" -> value instanceof Number;
            case "integer" -> value instanceof Number number && number.doubleValue() == Math.rint(number.doubleValue());
            default -> throw new IllegalArgumentException("unknown type " + type);
        };
    }

    private static boolean isSame(Object expected, @Nullable Object value) {
        return expected instanceof Number
                ? value instanceof Number && compare(value, expected) == 0
                : expected.equals(value);
    }

    /// 0 for what is no number: that is a matter of its type.
    private static int compare(@Nullable Object value, Object bound) {
        return value instanceof Number
                ? new BigDecimal(value.toString()).compareTo(new BigDecimal(bound.toString()))
                : 0;
    }

    private static List<String> unless(boolean holds, String path, String fault) {
        return holds ? List.of() : List.of(path + " " + fault);
    }

    @SuppressWarnings("unchecked") // JSON names are texts
    private static Map<String, Object> object(@Nullable Object value) {
        if (value instanceof Map<?, ?> map) {
            return (Map<String, Object>) map;
        }
        throw new IllegalArgumentException("no object: " + value);
    }

    private static List<?> list(Object value) {
        return (List<?>) value;
    }
}
