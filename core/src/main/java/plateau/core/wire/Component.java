package plateau.core.wire;

import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import plateau.core.text.Json;

/// A component of a record, as it stands in JSON.
final class Component {
    private final RecordComponent component;
    private final Method accessor;
    private final String name;
    private final ValueKind kind;
    private final boolean isFlat;
    private final List<Field> fields;

    /// What is not written.
    private final @Nullable Object leftOut;

    Component(RecordComponent component, Kinds kinds) {
        this.component = component;
        accessor = component.getAccessor();
        accessor.setAccessible(true);
        name = said(Name.class, Name::value).orElseGet(() -> plain(component.getName()));
        kind = isOptional()
                ? kinds.of(((AnnotatedParameterizedType) component.getAnnotatedType())
                        .getAnnotatedActualTypeArguments()[0])
                : kinds.of(component.getAnnotatedType());
        isFlat = component.isAnnotationPresent(Flat.class);
        fields = isFlat ? flat() : List.of(field());
        leftOut =
                said(Else.class, each -> each).filter(each -> !each.isWritten()).isPresent() ? preset() : null;
    }

    /// `isOpen` is called `open`.
    private static String plain(String name) {
        return name.length() > 2 && name.startsWith("is") && Character.isUpperCase(name.charAt(2))
                ? name.substring(2, 3).toLowerCase(Locale.ROOT) + name.substring(3)
                : name;
    }

    private <A extends Annotation, T> Optional<T> said(Class<A> annotation, Function<A, T> value) {
        return Optional.ofNullable(component.getAnnotation(annotation)).map(value);
    }

    private boolean isOptional() {
        return component.getType() == Optional.class;
    }

    private Field field() {
        var field = Field.of(name, kind).help(said(Help.class, Help::value).orElse(""));
        var preset = said(Else.class, Else::value).map(Component::value);
        return preset.map(field::preset).orElseGet(() -> isOptional() ? field.optional() : field);
    }

    private static Object value(String json) {
        return Objects.requireNonNull(
                Json.readObject("{\"value\":" + json + "}").get("value"));
    }

    private List<Field> flat() {
        var form = kind instanceof UnionKind union ? union.form() : ((RecordKind) kind).form();
        return form.fields().stream()
                .map(each -> isOptional() ? each.optional() : each)
                .toList();
    }

    List<Field> fields() {
        return fields;
    }

    ValueKind kind() {
        return kind;
    }

    boolean isUnion() {
        return isFlat && kind instanceof UnionKind;
    }

    /// What an object holds of it.
    Object read(JsonPath path, Map<?, ?> given) {
        var value = isFlat ? own(given) : given.get(name);
        if (value == null) {
            return absent(path, given);
        }
        var read = (isFlat ? path : path.field(name)).require(kind, value);
        return !isOptional() ? read : value.equals(fields.getFirst().preset()) ? Optional.empty() : Optional.of(read);
    }

    /// The part of an object that is this; nothing if none of it is there.
    private @Nullable Map<?, ?> own(Map<?, ?> given) {
        var own = new LinkedHashMap<Object, @Nullable Object>();
        fields.stream()
                .filter(field -> given.containsKey(field.name()))
                .forEach(field -> own.put(field.name(), given.get(field.name())));
        return own.isEmpty() && isOptional() ? null : own;
    }

    private Object absent(JsonPath path, Map<?, ?> given) {
        var field = fields.getFirst();
        if (given.containsKey(name)) {
            throw path.field(name).refusal(kind, "null");
        }
        if (isOptional()) {
            return Optional.empty();
        }
        if (field.preset() == null) {
            throw path.missing(field);
        }
        return preset();
    }

    private Object preset() {
        return Objects.requireNonNull(kind.read(JsonPath.TOP, fields.getFirst().preset()));
    }

    /// Puts what a record holds of it into an object.
    void write(Object whole, Map<String, Object> json) {
        var value = of(whole);
        if (value instanceof Optional<?> optional) {
            optional.ifPresentOrElse(present -> put(kind.write(present), json), () -> putPreset(json));
        } else if (!value.equals(leftOut)) {
            put(kind.write(value), json);
        }
    }

    private void putPreset(Map<String, Object> json) {
        var preset = fields.getFirst().preset();
        if (preset != null && !isFlat) {
            json.put(name, preset);
        }
    }

    private void put(@Nullable Object written, Map<String, Object> json) {
        if (isFlat) {
            Objects.requireNonNull((Map<?, ?>) written).forEach((key, each) -> json.put((String) key, each));
        } else {
            json.put(name, written);
        }
    }

    private Object of(Object whole) {
        try {
            return Objects.requireNonNull(accessor.invoke(whole), name);
        } catch (IllegalAccessException | InvocationTargetException broken) {
            throw new IllegalArgumentException(name + " cannot be read", broken);
        }
    }
}
