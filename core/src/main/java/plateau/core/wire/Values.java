package plateau.core.wire;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;

/// Values by name, read and checked as their fields say. To ask for one that no field declares, or for
/// an optional one that is not there, is a mistake in the program.
public class Values {
    private final Map<String, Object> values;

    public Values(Map<String, Object> values) {
        this.values = values;
    }

    public boolean has(String name) {
        return values.containsKey(name);
    }

    public String text(String name) {
        return (String) value(name);
    }

    public Optional<String> optionalText(String name) {
        return Optional.ofNullable((String) values.get(name));
    }

    public long number(String name) {
        return (Long) value(name);
    }

    /// A number that its field keeps within the range of an `int`.
    public int whole(String name) {
        return Math.toIntExact(number(name));
    }

    public OptionalLong optionalNumber(String name) {
        return has(name) ? OptionalLong.of(number(name)) : OptionalLong.empty();
    }

    public double decimal(String name) {
        return (Double) value(name);
    }

    public boolean truth(String name) {
        return (Boolean) value(name);
    }

    /// The texts of a list.
    @SuppressWarnings("unchecked") // what its field declares
    public List<String> texts(String name) {
        return (List<String>) value(name);
    }

    /// The whole numbers of a list.
    @SuppressWarnings("unchecked") // what its field declares
    public List<Long> numbers(String name) {
        return (List<Long>) value(name);
    }

    /// The objects of a list.
    @SuppressWarnings("unchecked") // what its field declares
    public List<Values> objects(String name) {
        return (List<Values>) value(name);
    }

    public Values object(String name) {
        return (Values) value(name);
    }

    /// An object of any form.
    @SuppressWarnings("unchecked") // JSON names are texts
    public Map<String, Object> any(String name) {
        return (Map<String, Object>) value(name);
    }

    private Object value(String name) {
        return Objects.requireNonNull(values.get(name), () -> "no value of " + name);
    }
}
