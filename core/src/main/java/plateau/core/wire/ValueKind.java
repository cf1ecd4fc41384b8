package plateau.core.wire;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import plateau.core.text.Json;
import plateau.core.text.Message;
import plateau.core.text.Text;
import plateau.core.text.TypedNumber;

/// What a value may be: how it is read, how it is called in a refusal, and its JSON schema.
public interface ValueKind {
    /// So much of a wrong value is quoted.
    int QUOTED = 60;

    /// The value, if it is one of this kind; none if not.
    @Nullable
    Object read(JsonPath path, @Nullable Object given);

    /// The value that a text in an address stands for.
    default @Nullable Object parse(JsonPath path, String given) {
        return read(path, given);
    }

    /// What is allowed, after "must be".
    Message allowed();

    Map<String, Object> schema();

    /// The kinds that it is made of.
    default List<ValueKind> parts() {
        return List.of();
    }

    /// A value of this kind as JSON.
    default @Nullable Object write(Object value) {
        return value;
    }

    /// The value as it is quoted.
    static String quoted(@Nullable Object given) {
        return switch (given) {
            case null -> "null";
            case TypedNumber number -> Text.shorten(number.toString(), QUOTED);
            default -> Text.shorten(Json.write(given), QUOTED);
        };
    }

    /// A map in the given order.
    static Map<String, Object> map(Object... namesAndValues) {
        var map = new LinkedHashMap<String, Object>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            map.put((String) namesAndValues[i], namesAndValues[i + 1]);
        }
        return map;
    }

    /// One line of text, without control characters.
    record Words(int most, Optional<Pattern> pattern, Message looks) implements ValueKind {
        @Override
        public @Nullable Object read(JsonPath path, @Nullable Object given) {
            if (!(given instanceof String text)) {
                return null;
            }
            if (path.isKept()) {
                return text;
            }
            if (text.length() > most) {
                return null;
            }
            Characters.check(path, text);
            return pattern.isPresent() && !pattern.get().matcher(text).matches() ? null : text;
        }

        @Override
        public Message allowed() {
            if (pattern.isPresent()) {
                return looks;
            }
            return most == Integer.MAX_VALUE
                    ? Message.of("json.text", "a text")
                    : Message.of("kind.text", "a text of at most %d characters", most);
        }

        @Override
        public Map<String, Object> schema() {
            var schema = map("type", "string", "maxLength", most);
            pattern.ifPresent(each -> schema.put("pattern", "^(?:" + each.pattern() + ")$"));
            return schema;
        }
    }

    /// A whole number.
    record Whole(long least, long most) implements ValueKind {
        @Override
        public @Nullable Object read(JsonPath path, @Nullable Object given) {
            if (given instanceof TypedNumber typed) {
                return typed.whole().isPresent() ? read(path, typed.whole().getAsLong()) : null;
            }
            return given instanceof Long number && number >= least && number <= most ? number : null;
        }

        @Override
        public @Nullable Object parse(JsonPath path, String given) {
            var number = Text.wholeNumber(given);
            return number.isPresent() ? read(path, number.getAsLong()) : null;
        }

        @Override
        public Message allowed() {
            if (least == Long.MIN_VALUE) {
                return Message.of("json.whole", "a whole number");
            }
            return least == 0 && most == Long.MAX_VALUE
                    ? Message.of("json.not-negative", "a whole number of at least 0")
                    : Message.of("kind.whole", "a whole number from %s to %s", "" + least, "" + most);
        }

        @Override
        public Map<String, Object> schema() {
            var schema = map("type", "integer", "minimum", least, "maximum", most);
            if (least < Integer.MIN_VALUE || most > Integer.MAX_VALUE) {
                schema.put("format", "int64");
            }
            return schema;
        }
    }

    /// Any number.
    record Decimal(double least, double most) implements ValueKind {
        @Override
        public @Nullable Object read(JsonPath path, @Nullable Object given) {
            if (!(given instanceof Number number)) {
                return null;
            }
            double value = number.doubleValue();
            return value >= least && value <= most ? value : null;
        }

        @Override
        public @Nullable Object parse(JsonPath path, String given) {
            var number = Text.decimal(given);
            return number.isPresent() ? read(path, number.getAsDouble()) : null;
        }

        @Override
        public Message allowed() {
            return Message.of("kind.decimal", "a number from %s to %s", "" + least, "" + most);
        }

        @Override
        public Map<String, Object> schema() {
            return least == -Double.MAX_VALUE && most == Double.MAX_VALUE
                    ? map("type", "number")
                    : map("type", "number", "minimum", least, "maximum", most);
        }
    }

    /// Yes or no.
    record Truth() implements ValueKind {
        @Override
        public @Nullable Object read(JsonPath path, @Nullable Object given) {
            return given instanceof Boolean ? given : null;
        }

        @Override
        public @Nullable Object parse(JsonPath path, String given) {
            return switch (given) {
                case "true" -> true;
                case "false" -> false;
                default -> null;
            };
        }

        @Override
        public Message allowed() {
            return Message.of("kind.truth", "true or false");
        }

        @Override
        public Map<String, Object> schema() {
            return map("type", "boolean");
        }
    }

    /// One of some words.
    record OneOf(List<String> words) implements ValueKind {
        @Override
        public @Nullable Object read(JsonPath path, @Nullable Object given) {
            return given instanceof String word && words.contains(word) ? word : null;
        }

        @Override
        public Message allowed() {
            return Message.of("kind.word", "one of %s", String.join(", ", words));
        }

        @Override
        public Map<String, Object> schema() {
            return map("type", "string", "enum", words);
        }
    }

    /// Several values of one kind.
    record ListOf(ValueKind of, int most) implements ValueKind {
        @Override
        public List<ValueKind> parts() {
            return List.of(of);
        }

        @Override
        public @Nullable Object read(JsonPath path, @Nullable Object given) {
            if (!(given instanceof List<?> list) || list.size() > most) {
                return null;
            }
            var values = new ArrayList<Object>(list.size());
            for (var each : list) {
                values.add(path.element(values.size()).require(of, each));
            }
            return values;
        }

        /// In an address they are separated by commas.
        @Override
        public @Nullable Object parse(JsonPath path, String given) {
            var values = new ArrayList<Object>();
            for (var each : given.split(",", most + 1)) {
                var element = path.element(values.size());
                values.add(element.orRefuse(of, of.parse(element, each), each));
            }
            return values.size() > most ? null : values;
        }

        @Override
        public Object write(Object value) {
            return ((List<?>) value).stream().map(of::write).toList();
        }

        @Override
        public Message allowed() {
            return most == Integer.MAX_VALUE
                    ? Message.of("json.list", "a list")
                    : Message.of("kind.list", "a list of at most %d, each %s", most, of.allowed());
        }

        @Override
        public Map<String, Object> schema() {
            return map("type", "array", "maxItems", most, "items", of.schema());
        }
    }

    /// An object of any names, each with a value of one kind; whoever reads it checks what is in it.
    record MapOf(ValueKind of) implements ValueKind {
        @Override
        public List<ValueKind> parts() {
            return List.of(of);
        }

        @Override
        public @Nullable Object read(JsonPath path, @Nullable Object given) {
            return given instanceof Map<?, ?> ? given : null;
        }

        @Override
        public Message allowed() {
            return Message.of("kind.object", "an object");
        }

        @Override
        public Map<String, Object> schema() {
            return map("type", "object", "additionalProperties", of.schema());
        }
    }

    /// An object of any names, or of those of one kind, each with a value of one kind.
    record Entries(ValueKind key, ValueKind of) implements ValueKind {
        @Override
        public List<ValueKind> parts() {
            return List.of(of);
        }

        @Override
        public @Nullable Object read(JsonPath path, @Nullable Object given) {
            if (!(given instanceof Map<?, ?> map)) {
                return null;
            }
            var values = new LinkedHashMap<Object, Object>();
            map.forEach((name, value) -> values.put(
                    path.require(key, name), path.field((String) name).require(of, value)));
            return values;
        }

        @Override
        public Object write(Object value) {
            var json = new LinkedHashMap<String, Object>();
            ((Map<?, ?>) value).forEach((name, each) -> json.put((String) key.write(name), of.write(each)));
            return json;
        }

        @Override
        public Message allowed() {
            return Message.of("kind.object", "an object");
        }

        @Override
        public Map<String, Object> schema() {
            return map("type", "object", "additionalProperties", of.schema());
        }
    }

    /// A constant of an enum, by a word.
    record Constant(Class<?> type) implements ValueKind {
        @Override
        public @Nullable Object read(JsonPath path, @Nullable Object given) {
            return Arrays.stream(type.getEnumConstants())
                    .filter(each -> write(each).equals(given))
                    .findFirst()
                    .orElse(null);
        }

        @Override
        public Object write(Object value) {
            var constant = (Enum<?>) value;
            return type.isAnnotationPresent(Exact.class) ? constant.name() : Wire.word(constant);
        }

        public OneOf words() {
            return new OneOf(Arrays.stream(type.getEnumConstants())
                    .map(each -> (String) write(each))
                    .toList());
        }

        @Override
        public Message allowed() {
            return words().allowed();
        }

        @Override
        public Map<String, Object> schema() {
            return words().schema();
        }
    }

    /// Values of another type, in JSON as those of a kind.
    ///
    /// @param reading makes a value of what is read
    /// @param writing makes what is written of it
    record As(ValueKind kind, UnaryOperator<Object> reading, UnaryOperator<Object> writing) implements ValueKind {
        @Override
        public List<ValueKind> parts() {
            return List.of(kind);
        }

        @Override
        public @Nullable Object read(JsonPath path, @Nullable Object given) {
            var read = kind.read(path, given);
            return read == null ? null : reading.apply(read);
        }

        @Override
        public @Nullable Object parse(JsonPath path, String given) {
            var read = kind.parse(path, given);
            return read == null ? null : reading.apply(read);
        }

        @Override
        public Object write(Object value) {
            return writing.apply(value);
        }

        @Override
        public Message allowed() {
            return kind.allowed();
        }

        @Override
        public Map<String, Object> schema() {
            return kind.schema();
        }
    }

    /// An object that looks like another kind; whoever reads it checks what is in it.
    record Like(ValueKind of) implements ValueKind {
        @Override
        public List<ValueKind> parts() {
            return List.of(of);
        }

        @Override
        public @Nullable Object read(JsonPath path, @Nullable Object given) {
            return given instanceof Map<?, ?> ? given : null;
        }

        @Override
        public Message allowed() {
            return of.allowed();
        }

        @Override
        public Map<String, Object> schema() {
            return of.schema();
        }
    }

    /// A value of one of several kinds.
    record Either(List<ValueKind> kinds) implements ValueKind {
        @Override
        public List<ValueKind> parts() {
            return kinds;
        }

        @Override
        public @Nullable Object read(JsonPath path, @Nullable Object given) {
            for (var kind : kinds) {
                var read = kind.read(path, given);
                if (read != null) {
                    return read;
                }
            }
            return null;
        }

        @Override
        public Message allowed() {
            return kinds.getFirst().allowed();
        }

        @Override
        public Map<String, Object> schema() {
            return map("anyOf", kinds.stream().map(ValueKind::schema).toList());
        }
    }

    /// A number that is null in an answer where it is none.
    record Known(ValueKind of) implements ValueKind {
        @Override
        public List<ValueKind> parts() {
            return List.of(of);
        }

        @Override
        public @Nullable Object read(JsonPath path, @Nullable Object given) {
            return of.read(path, given);
        }

        @Override
        public @Nullable Object write(Object value) {
            return Double.isFinite((Double) value) ? value : null;
        }

        @Override
        public Message allowed() {
            return of.allowed();
        }

        @Override
        public Map<String, Object> schema() {
            return map("anyOf", List.of(of.schema(), Map.of("type", "null")));
        }
    }

    /// An object with these fields and no others.
    ///
    /// @param name by which it is described once; empty if it is where it is used
    /// @param isOpen whether an answer of this kind may have others, too
    public record Form(List<Field> fields, String name, String help, boolean isOpen) implements ValueKind {
        public Form(List<Field> fields) {
            this(fields, "", "", false);
        }

        @Override
        public List<ValueKind> parts() {
            return fields.stream().map(Field::kind).toList();
        }

        @Override
        public @Nullable Object read(JsonPath path, @Nullable Object given) {
            return given instanceof Map<?, ?> map ? new Values(values(path, map)) : null;
        }

        public Map<String, Object> values(JsonPath path, Map<?, ?> given) {
            var values = new LinkedHashMap<String, Object>();
            int known = 0;
            for (var field : fields) {
                var value = given.get(field.name());
                if (value != null) {
                    known++;
                    values.put(field.name(), path.field(field.name()).require(field.kind(), value));
                } else if (given.containsKey(field.name())) {
                    throw path.field(field.name()).refusal(field.kind(), "null");
                } else {
                    field.fillIn(path, values);
                }
            }
            if (known != given.size()) {
                throw path.unknown(given.keySet(), fields);
            }
            return values;
        }

        @Override
        public Message allowed() {
            return Message.of("kind.object", "an object");
        }

        @Override
        public Map<String, Object> schema() {
            return name.isEmpty() ? inline() : map("$ref", "#/components/schemas/" + name);
        }

        public Map<String, Object> inline() {
            var properties = new LinkedHashMap<String, Object>();
            fields.forEach(field -> properties.put(field.name(), field.schema()));
            var schema = map("type", "object", "properties", properties);
            if (!help.isEmpty()) {
                schema.put("description", help);
            }
            var required =
                    fields.stream().filter(Field::isRequired).map(Field::name).toList();
            if (!required.isEmpty()) {
                schema.put("required", required);
            }
            schema.put("additionalProperties", isOpen);
            return schema;
        }
    }

    /// Any JSON object; whoever reads it checks what is in it.
    record Free(Map<String, Object> schema) implements ValueKind {
        static final Free OBJECT = new Free(Map.of("type", "object", "additionalProperties", true));

        /// Also something else than an object.
        static final Free ANYTHING = new Free(Map.of());

        @Override
        public @Nullable Object read(JsonPath path, @Nullable Object given) {
            return given instanceof Map<?, ?> || schema.isEmpty() ? given : null;
        }

        @Override
        public Object write(Object value) {
            return Objects.requireNonNull(Wire.plain(value));
        }

        @Override
        public Message allowed() {
            return Message.of("kind.object", "an object");
        }
    }
}
