package plateau.core.wire;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import plateau.core.text.BadInput;
import plateau.core.text.Message;

/// A record as an object: its components by name.
public final class RecordKind implements ValueKind {
    private final Class<?> type;
    private final boolean isKept;
    private final Constructor<?> constructor;
    private final List<Component> components;
    private final Form form;

    RecordKind(Class<?> type) {
        this.type = type;
        isKept = type.isAnnotationPresent(Kept.class);
        constructor = constructor(type);
        var kinds = isKept ? Kinds.KEPT : Kinds.ASKED;
        components = Arrays.stream(type.getRecordComponents())
                .map(each -> new Component(each, kinds))
                .toList();
        var name = type.getAnnotation(Name.class);
        var help = type.getAnnotation(Help.class);
        form = new Form(
                components.stream().flatMap(each -> each.fields().stream()).toList(),
                name == null ? "" : name.value(),
                help == null ? "" : help.value(),
                false);
    }

    private static Constructor<?> constructor(Class<?> type) {
        var types = Arrays.stream(type.getRecordComponents())
                .map(RecordComponent::getType)
                .toArray(Class<?>[]::new);
        try {
            var constructor = type.getDeclaredConstructor(types);
            constructor.setAccessible(true);
            return constructor;
        } catch (NoSuchMethodException impossible) {
            throw new IllegalArgumentException(type + " is no record", impossible);
        }
    }

    public Class<?> type() {
        return type;
    }

    /// Its fields, as they stand in JSON.
    public Form form() {
        return form;
    }

    /// Its fields but for those of several kinds of record that stand beside them.
    public List<Field> own() {
        return components.stream()
                .filter(each -> !each.isUnion())
                .flatMap(each -> each.fields().stream())
                .toList();
    }

    /// The several kinds of record whose fields stand beside its own.
    public List<ValueKind> unions() {
        return components.stream()
                .filter(Component::isUnion)
                .map(Component::kind)
                .toList();
    }

    @Override
    public @Nullable Object read(JsonPath path, @Nullable Object given) {
        if (!(given instanceof Map<?, ?> map)) {
            return null;
        }
        var place = isKept ? path.kept() : path;
        if (!place.isKept()) {
            checkNames(place, map);
        }
        return make(components.stream().map(each -> each.read(place, map)).toArray());
    }

    private void checkNames(JsonPath path, Map<?, ?> given) {
        long known = form.fields().stream()
                .filter(field -> given.containsKey(field.name()))
                .count();
        if (known != given.size()) {
            throw path.unknown(given.keySet(), form.fields());
        }
    }

    private Object make(Object[] values) {
        try {
            return constructor.newInstance(values);
        } catch (InvocationTargetException thrown) {
            if (thrown.getCause() instanceof BadInput refused) {
                throw refused;
            }
            throw new IllegalArgumentException(thrown.getCause());
        } catch (ReflectiveOperationException broken) {
            throw new IllegalArgumentException(broken);
        }
    }

    @Override
    public Map<String, Object> write(Object value) {
        var json = new LinkedHashMap<String, Object>();
        for (var component : components) {
            component.write(value, json);
        }
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
