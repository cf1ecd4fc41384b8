package plateau.core;

import io.avaje.json.JsonException;
import io.avaje.json.mapper.JsonMapper;
import io.avaje.json.stream.JsonStream;
import java.util.List;
import java.util.Map;

/// JSON lines to and from maps, lists, texts and numbers.
public final class Json {
    private static final JsonMapper MAPPER =
            JsonMapper.builder()
                    .jsonStream(
                            JsonStream.builder().serializeNulls(true).serializeEmpty(true).build())
                    .build();

    private Json() {}

    public static String write(Object value) {
        return MAPPER.toJson(value);
    }

    /// The one object that a line holds; refuses anything else, saying what is wrong with it.
    public static Map<String, Object> readObject(String line) {
        // Read as a list of one, so that whatever follows the object is noticed.
        if (read("[" + line + "]") instanceof List<?> list
                && list.size() == 1
                && list.getFirst() instanceof Map<?, ?> map) {
            @SuppressWarnings("unchecked") // JSON names are texts
            var object = (Map<String, Object>) map;
            return object;
        }
        throw new BadInput("not a JSON object: " + Text.shorten(line, 60));
    }

    private static Object read(String text) {
        try {
            return MAPPER.fromJson(text);
        } catch (JsonException | IndexOutOfBoundsException | IllegalStateException damaged) {
            var why = String.valueOf(damaged.getMessage()).replaceAll(" at position.*", "");
            throw new BadInput("not a JSON object: " + Text.shorten(why, 120));
        }
    }
}
