package plateau.server.live;

import java.util.AbstractMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import plateau.core.text.Json;

/// An object of JSON that a server has sent. What one asks it for is there, and of that kind: a test that
/// asks for anything else fails, and is told what there was.
public final class Answer extends AbstractMap<String, Object> {
    private final Map<String, Object> json;

    private Answer(Map<?, ?> json) {
        this.json = new LinkedHashMap<>();
        json.forEach((name, value) -> this.json.put((String) name, value));
    }

    public static Answer of(String json) {
        var readable = LongText.cut(json);
        var answer = new Answer(Json.readObject(readable));
        if (!readable.equals(json)) {
            answer.json.put("svg", LongText.of(json));
        }
        return answer;
    }

    /// The objects of a list.
    public static List<Answer> all(String json) {
        return of("{\"all\":" + json + "}").objects("all");
    }

    private <T> T read(String name, Class<T> kind) {
        var value = json.get(name);
        if (value == null) {
            throw new AssertionError("there is no '" + name + "', but " + json.keySet());
        }
        if (!kind.isInstance(value)) {
            throw new AssertionError("'" + name + "' is no " + kind.getSimpleName() + ": " + value);
        }
        return kind.cast(value);
    }

    public String text(String name) {
        return read(name, String.class);
    }

    public long number(String name) {
        return read(name, Long.class);
    }

    /// A number that counts seats, plies or events.
    public int count(String name) {
        return Math.toIntExact(number(name));
    }

    /// Whether it says so; what is not said is not so.
    public boolean is(String name) {
        return containsKey(name) && read(name, Boolean.class);
    }

    public Answer object(String name) {
        return new Answer(read(name, Map.class));
    }

    public List<?> list(String name) {
        return read(name, List.class);
    }

    public List<String> texts(String name) {
        return list(name).stream().map(String.class::cast).toList();
    }

    public List<Long> numbers(String name) {
        return list(name).stream().map(Long.class::cast).toList();
    }

    public List<Answer> objects(String name) {
        return list(name).stream().map(each -> new Answer((Map<?, ?>) each)).toList();
    }

    public Answer without(String name) {
        var rest = new Answer(json);
        rest.json.remove(name);
        return rest;
    }

    @Override
    public Set<Entry<String, Object>> entrySet() {
        return json.entrySet();
    }
}
