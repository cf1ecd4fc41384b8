package plateau.contract;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import plateau.core.Game;

/// Everything that is reached from an object through its fields: deep through arrays, collections and
/// objects of all but the platform's classes; static and transient fields do not count.
final class ObjectGraph {
    /// What stands at the end of each path, copied: numbers, texts, arrays of numbers.
    final Map<String, Object> values = new LinkedHashMap<>();

    /// The arrays and the opened objects on the way, with the path by which each was met.
    final IdentityHashMap<Object, String> nodes = new IdentityHashMap<>();

    ObjectGraph(Object root) {
        walk("", root);
    }

    private void walk(String path, @Nullable Object value) {
        if (value == null) {
            values.put(path, "null");
        } else if (value instanceof Map<?, ?> map) {
            values.put(path + ".keys", Set.copyOf(map.keySet()));
            map.forEach((key, item) -> walk(path + "{" + key + "}", item));
        } else if (value instanceof Set<?> set) {
            values.put(path, Set.copyOf(set));
        } else if (value instanceof Collection<?> collection) {
            walkItems(path, collection.toArray());
        } else if (isLeaf(value)) {
            values.put(path, isImmutable(value) ? value : value.toString());
        } else {
            walkNode(path, value);
        }
    }

    private static boolean isLeaf(Object value) {
        var type = value.getClass();
        return isImmutable(value) || (!type.isArray() && isPlatform(type));
    }

    /// Classes of the Java platform are not opened: they are compared by what they print.
    private static boolean isPlatform(Class<?> type) {
        return type.getClassLoader() == null || type.getName().startsWith("java");
    }

    private static boolean isImmutable(Object value) {
        return value instanceof Number
                || value instanceof String
                || value instanceof Boolean
                || value instanceof Character
                || value instanceof Enum<?>
                || value instanceof Game;
    }

    private void walkNode(String path, Object node) {
        var met = nodes.putIfAbsent(node, path);
        if (met != null) {
            values.put(path, "the same as " + met);
        } else if (node instanceof Object[] items) {
            walkItems(path, items);
        } else if (node.getClass().isArray()) {
            values.put(path, arrayCopy(node));
        } else {
            walkFields(path, node, node.getClass());
        }
    }

    private void walkItems(String path, Object[] items) {
        values.put(path + ".length", items.length);
        for (int i = 0; i < items.length; i++) {
            walk(path + "[" + i + "]", items[i]);
        }
    }

    private static Object arrayCopy(Object array) {
        int length = Array.getLength(array);
        var copy = Array.newInstance(array.getClass().getComponentType(), length);
        System.arraycopy(array, 0, copy, 0, length);
        return copy;
    }

    private void walkFields(String path, Object owner, Class<?> type) {
        var parent = type.getSuperclass();
        if (parent != null && !isPlatform(parent)) {
            walkFields(path, owner, parent);
        }
        for (var field : type.getDeclaredFields()) {
            if ((field.getModifiers() & (Modifier.STATIC | Modifier.TRANSIENT)) == 0) {
                var name = path.isEmpty() ? field.getName() : path + "." + field.getName();
                walk(name, valueOf(field, owner));
            }
        }
    }

    private static @Nullable Object valueOf(Field field, Object owner) {
        try {
            field.setAccessible(true);
            return field.get(owner);
        } catch (IllegalAccessException closed) {
            throw new IllegalStateException(closed);
        }
    }
}
