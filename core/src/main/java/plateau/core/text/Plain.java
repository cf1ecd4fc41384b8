package plateau.core.text;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Records of plain data as the maps and lists that [Json] writes: a record by the names of its
/// components, a constant of an enum by its name in lower case with hyphens.
public final class Plain {
    /// A component of a record.
    private record Part(String name, Method accessor) {
        @Nullable
        Object of(Record plain) {
            try {
                return accessor.invoke(plain);
            } catch (IllegalAccessException | InvocationTargetException broken) {
                throw new IllegalArgumentException(name + " cannot be read", broken);
            }
        }
    }

    /// To find the components of a record takes longer than to read them.
    private static final ClassValue<List<Part>> PARTS = new ClassValue<>() {
        @Override
        protected List<Part> computeValue(Class<?> type) {
            return Arrays.stream(type.getRecordComponents()).map(Plain::part).toList();
        }
    };

    private Plain() {}

    private static Part part(RecordComponent component) {
        var accessor = component.getAccessor();
        accessor.setAccessible(true);
        return new Part(component.getName(), accessor);
    }

    /// What a record holds by name. It is an [IllegalArgumentException], which says where, if something
    /// in it is no plain data.
    public static Map<String, Object> of(Record plain) {
        return object(plain, "");
    }

    private static Map<String, Object> object(Record plain, String path) {
        var object = new LinkedHashMap<String, Object>();
        for (var part : PARTS.get(plain.getClass())) {
            var where = path.isEmpty() ? part.name : path + "." + part.name;
            object.put(part.name, value(part.of(plain), where));
        }
        return object;
    }

    private static Object value(@Nullable Object value, String path) {
        return switch (value) {
            case String text -> text;
            case Boolean truth -> truth;
            case Integer number -> number;
            case Long number -> number;
            case Double number -> number;
            case Enum<?> constant -> constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
            case List<?> list -> list(list, path);
            case Record inner -> object(inner, path);
            case null -> throw new IllegalArgumentException(path + " is null");
            default -> throw new IllegalArgumentException(Text.format("%s is of %s", path, value.getClass()));
        };
    }

    private static List<Object> list(List<?> list, String path) {
        var values = new ArrayList<Object>();
        for (int i = 0; i < list.size(); i++) {
            values.add(value(list.get(i), Text.format("%s[%d]", path, i)));
        }
        return values;
    }
}
