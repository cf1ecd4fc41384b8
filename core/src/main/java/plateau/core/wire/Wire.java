package plateau.core.wire;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.Map;
import plateau.core.text.Json;

/// Records of plain data as JSON, and JSON as records. What a record may hold, and what is said of it, stands with its
/// components: their names, types and annotations. Plain are texts, numbers, truths, constants of enums, lists and
/// maps of these, records, and sealed interfaces of records, which are told apart by their `type`. What is optional is
/// not there where it is empty.
public final class Wire {
    private static final ClassValue<Kind> KINDS = new ClassValue<>() {
        @Override
        protected Kind computeValue(Class<?> type) {
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
    public static Kind kind(Class<?> type) {
        return KINDS.get(type);
    }

    /// The same, to describe what is asked or answered.
    public static Schema schema(Class<?> type) {
        return Schema.of(kind(type));
    }

    /// What a record holds by name.
    public static Map<String, Object> json(Record value) {
        return ((RecordKind) kind(value.getClass())).write((Object) value);
    }

    /// One of several kinds of record by name, with its `type`.
    public static Map<String, Object> json(Class<?> union, Record value) {
        return ((UnionKind) kind(union)).write((Object) value);
    }

    /// A record as one line of JSON.
    public static String write(Record value) {
        return Json.write(json(value));
    }

    /// The record that an object stands for; refuses what is missing, unknown or something else.
    public static <T> T read(Class<T> type, Map<String, ?> json) {
        return type.cast(JsonPath.TOP.require(kind(type), json));
    }

    /// The record that a text stands for.
    public static <T> T read(Class<T> type, String json) {
        return read(type, Json.readObject(json));
    }

    static Class<?> raw(Type type) {
        return (Class<?>) (type instanceof ParameterizedType generic ? generic.getRawType() : type);
    }
}
