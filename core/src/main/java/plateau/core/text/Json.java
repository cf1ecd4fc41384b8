package plateau.core.text;

import io.avaje.json.JsonException;
import io.avaje.json.mapper.JsonMapper;
import io.avaje.json.stream.JsonStream;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.BiFunction;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// JSON lines to and from maps, lists, texts and numbers.
public final class Json {
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .jsonStream(JsonStream.builder()
                    .serializeNulls(true)
                    .serializeEmpty(true)
                    .build())
            .build();

    /// So much is quoted of what comes before a mistake.
    private static final int QUOTED = 30;

    /// A text within JSON can be read up to this length.
    private static final int LONGEST_TEXT = 32_767;

    /// What is read may have to be written again, by who has less of its stack left.
    private static final int DEEPEST = 500;

    private static final String TOO_LONG = "Maximum string buffer limit exceeded";
    private static final Pattern TWICE = Pattern.compile("Map key '(.*?)' has multiple values");
    private static final Pattern PLACE = Pattern.compile("at position: (\\d{1,9})");

    private Json() {}

    /// The value in one line that does no harm on a terminal.
    public static String write(Object value) {
        try {
            return Text.escaped(MAPPER.toJson(value));
        } catch (JsonException broken) {
            return Text.escaped(MAPPER.toJson(Objects.requireNonNull(whole(value))));
        }
    }

    /// An object of at least one field that goes on with one more: the value and a brace are left to be added.
    ///
    /// @param object as JSON
    public static String opened(String object, String name) {
        return object.substring(0, object.length() - 1) + "," + write(name) + ":";
    }

    /// The value without halves of characters, and with numbers beyond all bounds as texts: nothing can
    /// write them.
    private static @Nullable Object whole(@Nullable Object value) {
        return switch (value) {
            case null -> null;
            case String text -> text.replaceAll("\\p{Cs}", "\uFFFD");
            case TypedNumber number -> number.plain();
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
        return object(text, TypedNumber::restored);
    }

    /// The same of what somebody sends who is to be told of its numbers as it typed them: those that would be
    /// written otherwise are [typed numbers][TypedNumber].
    public static Map<String, Object> readTyped(String text) {
        return object(text, TypedNumber::typed);
    }

    private static Map<String, Object> object(
            String text, BiFunction<String, @Nullable Object, @Nullable Object> numbers) {
        if (!text.stripLeading().startsWith("{")) {
            throw notAnObject(text);
        }
        if (read(text, numbers) instanceof Map<?, ?> map) {
            var rest = afterFirst(text);
            if (!rest.isEmpty()) {
                throw new BadInput("json.more", "not a JSON object: it is followed by %s", Text.shorten(rest, 60));
            }
            @SuppressWarnings("unchecked") // JSON names are texts
            var object = (Map<String, Object>) map;
            return object;
        }
        throw notAnObject(text);
    }

    private static BadInput notAnObject(String text) {
        return new BadInput("json.other", "not a JSON object: %s", Text.shorten(text.strip(), 60));
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

    private static void checkDepth(String text) {
        var brackets = new Brackets();
        for (int i = 0; text.length() > DEEPEST && i < text.length(); i++) {
            brackets.read(text.charAt(i));
            if (brackets.depth() > DEEPEST) {
                throw new BadInput("json.deep", "not a JSON object: nested too deeply");
            }
        }
    }

    private static @Nullable Object read(String text, BiFunction<String, @Nullable Object, @Nullable Object> numbers) {
        checkDepth(text);
        try {
            return numbers.apply(text, MAPPER.fromJson(text));
        } catch (JsonException | IndexOutOfBoundsException | IllegalStateException damaged) {
            throw new BadInput(what(text, String.valueOf(damaged.getMessage())));
        }
    }

    /// What is wrong, from what the reader says of it.
    private static Message what(String text, String said) {
        if (said.startsWith(TOO_LONG)) {
            return Message.of("json.long", "a text in it has more than %d characters", LONGEST_TEXT);
        }
        var twice = TWICE.matcher(said);
        if (twice.lookingAt()) {
            return Message.of("json.twice", "not a JSON object: \"%s\" is there twice", twice.group(1));
        }
        var brackets = new Brackets();
        brackets.read(text);
        if (brackets.areOpen()) {
            return Message.of("json.torn", "not a JSON object: it breaks off after %s", end(text.strip()));
        }
        var place = PLACE.matcher(said);
        return place.find()
                ? Message.of(
                        "json.damaged",
                        "not a JSON object: it cannot be read on after %s",
                        end(upTo(text, Text.wholeNumber(place.group(1)).orElse(0))))
                : Message.of("json.value", "not a JSON object: a number, a text or a word in it cannot be read");
    }

    private static String upTo(String text, long place) {
        return text.substring(0, (int) Math.min(text.length(), place));
    }

    /// The end of a text, for messages that say where something is.
    private static String end(String text) {
        return text.length() <= QUOTED ? text : "…" + text.substring(text.length() - QUOTED);
    }
}
