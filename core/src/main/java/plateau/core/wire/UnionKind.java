package plateau.core.wire;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import plateau.core.text.Message;

/// One of several kinds of record as an object, which says by its `type` which one it is. It is described as one object
/// that may have the fields of any.
public final class UnionKind implements ValueKind {
    private static final String TYPE = "type";

    private final Class<?> type;
    private final Map<String, RecordKind> kinds = new LinkedHashMap<>();
    private final Map<Class<?>, String> names = new LinkedHashMap<>();
    private final Form form;

    UnionKind(Class<?> union) {
        type = union;
        records(union).forEach(each -> {
            kinds.put(name(each), (RecordKind) Wire.kind(each));
            names.put(each, name(each));
        });
        var name = union.getAnnotation(Name.class);
        var help = union.getAnnotation(Help.class);
        form = new Form(fields(), name == null ? "" : name.value(), help == null ? "" : help.value(), false);
    }

    private static Stream<Class<?>> records(Class<?> type) {
        return type.isSealed()
                ? Arrays.stream(type.getPermittedSubclasses()).flatMap(UnionKind::records)
                : Stream.of(type);
    }

    /// `StoodIn` is called `stood-in`.
    private static String name(Class<?> type) {
        var name = type.getAnnotation(Name.class);
        return name != null
                ? name.value()
                : type.getSimpleName().replaceAll("(?<=[a-z])(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
    }

    private List<Field> fields() {
        var all = new LinkedHashMap<String, List<Field>>();
        kinds.values()
                .forEach(kind -> kind.form()
                        .fields()
                        .forEach(field -> all.computeIfAbsent(field.name(), _ -> new ArrayList<>())
                                .add(field)));
        var fields = new ArrayList<Field>();
        fields.add(Field.oneOf(TYPE, List.copyOf(kinds.keySet())));
        all.values().forEach(alike -> fields.add(merged(alike)));
        return fields;
    }

    /// A field that several kinds of record have.
    private Field merged(List<Field> alike) {
        var first = alike.getFirst();
        var different = new LinkedHashMap<Map<String, Object>, ValueKind>();
        alike.forEach(field -> different.putIfAbsent(field.kind().schema(), field.kind()));
        var kind = different.size() == 1 ? first.kind() : new Either(List.copyOf(different.values()));
        var merged = Field.of(first.name(), kind).help(help(alike));
        boolean isAlways = alike.size() == kinds.size() && alike.stream().allMatch(Field::isRequired);
        return isAlways ? merged : merged.optional();
    }

    /// What any of them says of it.
    private static String help(List<Field> alike) {
        return alike.stream()
                .map(Field::help)
                .filter(help -> !help.isEmpty())
                .distinct()
                .collect(Collectors.joining(" "));
    }

    public Class<?> type() {
        return type;
    }

    /// The kinds of record by the name of their type.
    public Map<String, RecordKind> kinds() {
        return kinds;
    }

    /// What a record's type is called.
    public String name(Object value) {
        return Objects.requireNonNull(names.get(value.getClass()));
    }

    /// All of them as one object.
    public Form form() {
        return form;
    }

    @Override
    public @Nullable Object read(JsonPath path, @Nullable Object given) {
        if (!(given instanceof Map<?, ?> map)) {
            return null;
        }
        var rest = new LinkedHashMap<Object, @Nullable Object>(map);
        return kind(path, rest.remove(TYPE)).read(path, rest);
    }

    private RecordKind kind(JsonPath path, @Nullable Object type) {
        var name = path.field(TYPE).require(form.fields().getFirst().kind(), type);
        return Objects.requireNonNull(kinds.get(name));
    }

    Object read(String type, Map<String, ?> json) {
        return JsonPath.TOP.require(kind(JsonPath.TOP, type), json);
    }

    @Override
    public Map<String, Object> write(Object value) {
        var json = new LinkedHashMap<String, Object>();
        var name = name(value);
        json.put(TYPE, name);
        json.putAll(Objects.requireNonNull(kinds.get(name)).write(value));
        return json;
    }

    @Override
    public List<ValueKind> parts() {
        return List.of(form);
    }

    @Override
    public Message allowed() {
        return form.allowed();
    }

    @Override
    public Map<String, Object> schema() {
        return form.schema();
    }
}
