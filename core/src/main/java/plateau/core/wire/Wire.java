package plateau.core.wire;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import plateau.core.text.Json;

/// Records of plain data as JSON, and JSON as records. What a record may hold, and what is said of it, stands with its
/// components: their names, types and annotations. Plain are texts, numbers, truths, constants of enums, lists and
/// maps of these, records, and sealed interfaces of records, which are told apart by their `type`. What is optional is
/// not there where it is empty.
public final class Wire {
    private static final ClassValue<ValueKind> KINDS = new ClassValue<>() {
        @Override
        protected ValueKind computeValue(Class<?> type) {
            if (type.isRecord()) {
                return new RecordKind(type);
            }
            if (type.isSealed()) {
                return new UnionKind(type);
            }
            throw new IllegalArgumentException(type + " is no plain data");
        }
    };

    private Wire() {}

    /// What the JSON of a type looks like.
    public static ValueKind kind(Class<?> type) {
        return KINDS.get(type);
    }

    /// The same, to describe what is asked or answered.
    public static Schema schema(Class<?> type) {
        return Schema.of(kind(type));
    }

    /// What a record holds by name.
    public static Map<String, Object> json(Object value) {
        return ((RecordKind) kind(value.getClass())).write(value);
    }

    /// One of several kinds of record by name, with its `type`.
    public static Map<String, Object> json(Class<?> union, Object value) {
        return ((UnionKind) kind(union)).write(value);
    }

    /// Records, and what holds some, as one line of JSON.
    public static String write(Object value) {
        return Json.write(Objects.requireNonNull(plain(value)));
    }

    /// The same as maps and lists.
    public static @Nullable Object plain(@Nullable Object value) {
        return switch (value) {
            case null -> null;
            case Record record -> json(record);
            case Enum<?> constant -> new ValueKind.Constant(constant.getDeclaringClass()).write(constant);
            case Collection<?> list -> list.stream().map(Wire::plain).toList();
            case Map<?, ?> map -> {
                var plain = new LinkedHashMap<String, @Nullable Object>();
                map.forEach((name, each) -> plain.put((String) name, plain(each)));
                yield plain;
            }
            default -> value;
        };
    }

    /// The record that an object stands for; refuses what is missing, unknown or something else.
    public static <T> T read(Class<T> type, Map<String, ?> json) {
        return type.cast(JsonPath.TOP.require(kind(type), json));
    }

    /// What the type of a record is called among several kinds.
    public static String name(Class<?> union, Object value) {
        return ((UnionKind) kind(union)).name(value);
    }

    /// The record of a type that an object without it stands for.
    public static <T> T read(Class<T> union, String type, Map<String, ?> json) {
        return union.cast(((UnionKind) kind(union)).read(type, json));
    }

    /// The record that a text stands for.
    public static <T> T read(Class<T> type, String json) {
        return read(type, Json.readObject(json));
    }

    /// What a constant is called: a word with hyphens.
    public static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static Class<?> raw(Type type) {
        return (Class<?>) (type instanceof ParameterizedType generic ? generic.getRawType() : type);
    }
}
