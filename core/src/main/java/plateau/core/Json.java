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

    private static final String END = "end of the line";

    private Json() {}

    public static String write(Object value) {
        return MAPPER.toJson(value);
    }

    /// The one object that a line holds; refuses anything else, saying what is wrong with it.
    public static Map<String, Object> readObject(String line) {
        // Read as a list that ends with a mark, so that whatever follows the object is noticed,
        // even
        // a bracket that would close the list.
        if (read("[" + line + ",\"" + END + "\"]") instanceof List<?> list
                && list.size() == 2
                && list.getLast().equals(END)
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
        } catch (StackOverflowError tooDeep) {
            throw new BadInput("not a record's JSON: nested too deeply");
        } catch (JsonException | IndexOutOfBoundsException | IllegalStateException damaged) {
            var why = String.valueOf(damaged.getMessage()).replaceAll(" at position.*", "");
            throw new BadInput("not a JSON object: " + Text.shorten(why, 120));
        }
    }
}
