package plateau.contract;

import java.lang.reflect.Array;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeSet;
import plateau.core.text.Text;

/// What an object holds, written down field by field at one moment, so that a forgotten field of a
/// copy or a change behind one's back is found without any help from the object's class.
public final class Fields {
    private final Map<String, Object> values;

    private Fields(Map<String, Object> values) {
        this.values = values;
    }

    /// What the object holds now, deep through arrays and objects of games. Static and
    /// transient fields do not count; a [plateau.core.Game] counts as one value.
    public static Fields of(Object object) {
        return new Fields(new ObjectGraph(object).values);
    }

    /// A field and its values in two objects.
    public record Difference(String path, Object here, Object there) {
        @Override
        public String toString() {
            return Text.format("%s is %s and %s", path, here, there);
        }
    }

    /// The first field that differs, with both its values, in words; empty when all are equal.
    public Optional<String> difference(Fields other) {
        return firstDifference(other).map(Difference::toString);
    }

    /// The first field that differs.
    public Optional<Difference> firstDifference(Fields other) {
        var paths = new TreeSet<>(values.keySet());
        paths.addAll(other.values.keySet());
        return paths.stream()
                .filter(path -> !Objects.deepEquals(value(path), other.value(path)))
                .findFirst()
                .map(path -> narrow(path, value(path), other.value(path)));
    }

    /// An array that both objects hold, each as its own: what one writes there the other reads. One
    /// that lies within an object that they share as a whole (a board, a table) is no fault.
    public static Optional<String> sharedArray(Object left, Object right) {
        var ours = new ObjectGraph(left).nodes;
        var theirs = new ObjectGraph(right).nodes;
        var excused = new IdentityHashMap<Object, String>();
        for (var node : ours.keySet()) {
            if (theirs.containsKey(node) && !node.getClass().isArray()) {
                excused.putAll(new ObjectGraph(node).nodes);
            }
        }
        return ours.keySet().stream()
                .filter(node -> node.getClass().isArray() && Array.getLength(node) > 0)
                .filter(node -> theirs.containsKey(node) && !excused.containsKey(node))
                .map(ours::get)
                .sorted()
                .findFirst();
    }

    private Object value(String path) {
        return values.getOrDefault(path, "missing");
    }

    /// In an array, the first place that differs.
    private static Difference narrow(String path, Object left, Object right) {
        if (!left.getClass().isArray()) {
            return new Difference(path, left, right);
        }
        int length = Array.getLength(left);
        if (!right.getClass().isArray() || Array.getLength(right) != length) {
            return new Difference(path + ".length", length, length(right));
        }
        int index = 0;
        while (Array.get(left, index).equals(Array.get(right, index))) {
            index++;
        }
        var at = Text.format("%s[%d]", path, index);
        return narrow(at, Array.get(left, index), Array.get(right, index));
    }

    private static Object length(Object value) {
        return value.getClass().isArray() ? Array.getLength(value) : value;
    }

    @Override
    public String toString() {
        return values.toString();
    }
}
