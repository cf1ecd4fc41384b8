package plateau.server.tables.log;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import plateau.core.text.Json;

/// Values of JSON that we wrote ourselves, by name.
public final class Kept {
    private final Map<?, ?> json;

    private Kept(Map<?, ?> json) {
        this.json = json;
    }

    public static Kept of(String text) {
        return new Kept(Json.readObject(text));
    }

    public Kept object(String name) {
        return new Kept((Map<?, ?>) value(name));
    }

    private Object value(String name) {
        return Objects.requireNonNull(json.get(name), name);
    }

    long whole(String name) {
        return ((Number) value(name)).longValue();
    }

    int number(String name) {
        return Math.toIntExact(whole(name));
    }

    public boolean truth(String name) {
        return (Boolean) value(name);
    }

    public String text(String name) {
        return (String) value(name);
    }

    String orEmpty(String name) {
        return json.get(name) instanceof String text ? text : "";
    }

    int orNobody(String name) {
        return json.get(name) instanceof Number number ? number.intValue() : -1;
    }

    public List<String> texts(String name) {
        return ((List<?>) value(name)).stream().map(String.class::cast).toList();
    }

    List<Integer> numbers(String name) {
        return ((List<?>) value(name))
                .stream().map(each -> ((Number) each).intValue()).toList();
    }

    List<Double> shares(String name) {
        return ((List<?>) value(name))
                .stream().map(each -> ((Number) each).doubleValue()).toList();
    }
}
