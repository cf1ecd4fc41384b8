package plateau.server.storage.search;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The `where` of a query that is put together, with what goes into its places.
public final class Condition {
    private final List<String> parts = new ArrayList<>();
    private final List<Object> arguments = new ArrayList<>();

    public Condition and(String part, Object... values) {
        parts.add(part);
        Collections.addAll(arguments, values);
        return this;
    }

    /// Leaves it out if it does not matter.
    public Condition andIf(boolean matters, String part, Object... values) {
        return matters ? and(part, values) : this;
    }

    public Condition andIn(String column, Collection<?> values) {
        var places = String.join(", ", Collections.nCopies(values.size(), "?"));
        return and(values.isEmpty() ? "1 = 0" : column + " in (" + places + ")", values.toArray());
    }

    /// What is older than the end of the page before.
    public Condition before(String time, @Nullable Cursor cursor) {
        return cursor == null ? this : and("(" + time + ", id) < (?, ?)", cursor.at(), cursor.id());
    }

    /// With more arguments for what follows it.
    public Object[] arguments(Object... more) {
        var all = new ArrayList<>(arguments);
        Collections.addAll(all, more);
        return all.toArray();
    }

    @Override
    public String toString() {
        return parts.isEmpty() ? "" : " where " + String.join(" and ", parts);
    }
}
