package plateau.core;

import io.avaje.json.JsonException;
import io.avaje.json.mapper.JsonMapper;
import io.avaje.json.stream.JsonStream;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// JSON lines to and from maps, lists, texts and numbers.
public final class Json {
    private static final JsonMapper MAPPER =
            JsonMapper.builder()
                    .jsonStream(
                            JsonStream.builder().serializeNulls(true).serializeEmpty(true).build())
                    .build();

    private Json() {}

    /// The value in one line that does no harm on a terminal.
    public static String write(Object value) {
        try {
            return Text.escaped(MAPPER.toJson(value));
        } catch (JsonException broken) {
            return Text.escaped(MAPPER.toJson(Objects.requireNonNull(whole(value))));
        }
    }

    /// The value without halves of characters, which nothing can write.
    private static @Nullable Object whole(@Nullable Object value) {
        return switch (value) {
            case null -> null;
            case String text -> text.replaceAll("\\p{Cs}", "\uFFFD");
            case Collection<?> list -> list.stream().map(Json::whole).toList();
            case Map<?, ?> map -> {
                var whole = new LinkedHashMap<@Nullable Object, @Nullable Object>();
                map.forEach((name, each) -> whole.put(whole(name), whole(each)));
                yield whole;
            }
            default -> value;
        };
    }

    /// The one object that a text holds; refuses anything else, saying what is wrong with it.
    public static Map<String, Object> readObject(String text) {
        if (read(text) instanceof Map<?, ?> map) {
            var rest = afterFirst(text);
            if (!rest.isEmpty()) {
                throw new BadInput(
                        "not a JSON object: it is followed by " + Text.shorten(rest, 60));
            }
            @SuppressWarnings("unchecked") // JSON names are texts
            var object = (Map<String, Object>) map;
            return object;
        }
        throw new BadInput("not a JSON object: " + Text.shorten(text, 60));
    }

    /// What comes after the bracket that closes the first one; whoever reads JSON stops there.
    private static String afterFirst(String text) {
        var brackets = new Brackets();
        int at = text.indexOf('{');
        do {
            brackets.read(text.charAt(at++));
        } while (brackets.areOpen() && at < text.length());
        return text.substring(at).strip();
    }

    private static @Nullable Object read(String text) {
        try {
            return MAPPER.fromJson(text);
        } catch (StackOverflowError tooDeep) {
            throw new BadInput("not a record's JSON: nested too deeply");
        } catch (JsonException | IndexOutOfBoundsException | IllegalStateException damaged) {
            var why = String.valueOf(damaged.getMessage()).replaceAll(" at position.*", "");
            throw new BadInput("not a JSON object: " + Text.shorten(why, 120));
        }
    }
}
