package plateau.server.storage.rows;

import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.Locale;
import java.util.Objects;
import plateau.core.wire.Name;

/// A component of a row's record: `isOpen` is `is_open`, true is 1, and a constant is its name.
record RowColumn(String name, Class<?> type, Method accessor) {
    static RowColumn of(RecordComponent component) {
        var name = component.getAnnotation(Name.class);
        var plain = component.getName().replaceAll("(?=[A-Z])", "_").toLowerCase(Locale.ROOT);
        return new RowColumn(name == null ? plain : name.value(), component.getType(), component.getAccessor());
    }

    /// What a row has in it.
    Object of(Record row) {
        try {
            return switch (Objects.requireNonNull(accessor.invoke(row))) {
                case Boolean truth -> truth ? 1 : 0;
                case Enum<?> constant -> constant.name();
                case Object value -> value;
            };
        } catch (ReflectiveOperationException broken) {
            throw new IllegalStateException(broken);
        }
    }

    Object read(ResultSet result, int place) throws SQLException {
        if (type == int.class) {
            return result.getInt(place);
        }
        if (type == long.class) {
            return result.getLong(place);
        }
        if (type == double.class) {
            return result.getDouble(place);
        }
        if (type == boolean.class) {
            return result.getInt(place) == 1;
        }
        var text = result.getString(place);
        return type.isEnum() ? constant(text) : text;
    }

    private Object constant(String name) {
        return Arrays.stream(type.getEnumConstants())
                .filter(each -> ((Enum<?>) each).name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no " + name + " of " + type));
    }
}
