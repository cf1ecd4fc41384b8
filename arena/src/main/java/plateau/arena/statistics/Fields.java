package plateau.arena.statistics;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import plateau.core.text.BadInput;
import plateau.core.text.Json;
import plateau.core.text.Message;

/// Reads the fields of a JSON object; refuses what is not there, or is something else.
public record Fields(Map<String, Object> json) {
    private static final Message TEXT = Message.of("json.text", "a text");
    private static final Message TRUTH = Message.of("json.truth", "true or false");
    private static final Message WHOLE = Message.of("json.whole", "a whole number");
    private static final Message LIST = Message.of("json.list", "a list");
    private static final Message OBJECT = Message.of("json.object", "an object");

    /// Of a text that holds an object.
    public static Fields of(String text) {
        return new Fields(Json.readObject(text));
    }

    /// Whether there is a field of this name.
    public boolean has(String name) {
        return json.containsKey(name);
    }

    public String text(String name) {
        return field(name, String.class, TEXT);
    }

    public boolean truth(String name) {
        return field(name, Boolean.class, TRUTH);
    }

    /// A whole number that is not negative.
    public long whole(String name) {
        return whole(name, Long.MAX_VALUE);
    }

    public int small(String name) {
        return (int) whole(name, Integer.MAX_VALUE);
    }

    private long whole(String name, long most) {
        long number = field(name, Long.class, WHOLE);
        if (number < 0) {
            throw refusal(name, Message.of("json.not-negative", "a whole number of at least 0"));
        }
        if (number > most) {
            throw refusal(name, between(0, most));
        }
        return number;
    }

    private static Message between(long least, long most) {
        return Message.of("json.between", "a whole number from %d to %d", least, most);
    }

    public List<String> texts(String name) {
        return list(name).stream()
                .map(each -> as(name, each, String.class, TEXT))
                .toList();
    }

    /// Lists of texts.
    public List<List<String>> textLists(String name) {
        return list(name).stream()
                .map(each -> new Fields(Map.of(name, as(name, each, List.class, LIST))))
                .map(each -> each.texts(name))
                .toList();
    }

    /// Whole numbers of any sign.
    public List<Long> numbers(String name) {
        return numbers(name, list(name));
    }

    /// Lists of whole numbers of any sign.
    public List<List<Long>> numberLists(String name) {
        return list(name).stream()
                .map(each -> numbers(name, as(name, each, List.class, LIST)))
                .toList();
    }

    private static List<Long> numbers(String name, List<?> list) {
        return list.stream().map(each -> as(name, each, Long.class, WHOLE)).toList();
    }

    /// Whole numbers of any sign, none of which is too large for an `int`.
    public List<Integer> smallNumbers(String name) {
        return numbers(name).stream().map(each -> small(name, each)).toList();
    }

    private static int small(String name, long number) {
        if (number != (int) number) {
            throw refusal(name, between(Integer.MIN_VALUE, Integer.MAX_VALUE));
        }
        return (int) number;
    }

    public Fields object(String name) {
        return object(name, json.get(name));
    }

    public <T> List<T> objects(String name, Function<Fields, T> reader) {
        return list(name).stream().map(each -> reader.apply(object(name, each))).toList();
    }

    private List<?> list(String name) {
        return field(name, List.class, LIST);
    }

    private static Fields object(String name, @Nullable Object value) {
        @SuppressWarnings("unchecked") // JSON names are texts
        var map = (Map<String, Object>) as(name, value, Map.class, OBJECT);
        return new Fields(map);
    }

    private <T> T field(String name, Class<T> type, Message what) {
        return as(name, json.get(name), type, what);
    }

    private static <T> T as(String name, @Nullable Object value, Class<T> type, Message what) {
        if (type.isInstance(value)) {
            return type.cast(value);
        }
        throw refusal(name, what);
    }

    private static BadInput refusal(String name, Message what) {
        return new BadInput("json.field", "\"%s\" must be there and be %s", name, what);
    }
}
