package plateau.arena.outside;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import plateau.arena.Foul;
import plateau.arena.outside.Greeting.Want;
import plateau.core.Ending;
import plateau.core.records.GameRecord.Identity;
import plateau.core.text.BadInput;
import plateau.core.text.Json;
import plateau.core.text.Text;

/// Reads what programs answer. Whatever is wrong with an answer is told with the line itself.
final class Answers {
    /// A name has to fit where names are shown.
    static final int LONGEST_NAME = 60;

    /// An answer to a turn.
    ///
    /// @param said what else it had to say; empty for nothing
    record Chosen(String move, String said) {}

    private Answers() {}

    /// @param name of a program that has none of its own
    static Greeting greeting(String line, String name) {
        var json = object(line, "hello");
        var called = text(json, "name", line);
        return new Greeting(
                new Identity(
                        called.isBlank() ? name : Text.shorten(called.strip(), LONGEST_NAME),
                        Text.shorten(text(json, "version", line).strip(), LONGEST_NAME)),
                wants(json, line),
                new HashSet<>(texts(json, "games", line)),
                Boolean.TRUE.equals(json.get("restart")));
    }

    private static Set<Want> wants(Map<String, Object> json, String line) {
        if (json.get("wants") == null) {
            return EnumSet.allOf(Want.class);
        }
        var wants = EnumSet.noneOf(Want.class);
        for (var name : texts(json, "wants", line)) {
            wants.add(
                    Arrays.stream(Want.values())
                            .filter(want -> want.name().toLowerCase(Locale.ROOT).equals(name))
                            .findFirst()
                            .orElseThrow(
                                    () ->
                                            wrong(
                                                    Text.format(
                                                            "wants '%s', but there are moves, legal"
                                                                    + " and state",
                                                            name),
                                                    line)));
        }
        return wants;
    }

    static void ready(String line) {
        object(line, "ready");
    }

    /// @param ply at which a move was asked for
    static Chosen move(String line, int ply) {
        var json = object(line, "move");
        if (json.get("ply") instanceof Number answered && answered.intValue() != ply) {
            throw wrong(
                    Text.format("answered ply %d when asked at ply %d", answered.intValue(), ply),
                    line);
        }
        if (!(json.get("move") instanceof String move)) {
            throw wrong("answered without a text \"move\"", line);
        }
        var said = said(json.get("say"), json.get("value"));
        return new Chosen(move, said);
    }

    private static String said(@Nullable Object say, @Nullable Object value) {
        var words = say == null ? "" : "says " + LineReader.quote(say.toString());
        return value == null
                ? words
                : (words + " value " + LineReader.quote(value.toString())).strip();
    }

    private static Map<String, Object> object(String line, String type) {
        Map<String, Object> json;
        try {
            json = Json.readObject(line);
        } catch (BadInput refused) {
            throw wrong("answered with what is no JSON object", line);
        }
        if (!type.equals(json.get("type"))) {
            throw wrong(Text.format("did not answer with a \"type\" of \"%s\"", type), line);
        }
        return json;
    }

    private static String text(Map<String, Object> json, String name, String line) {
        var value = json.get(name);
        if (value == null) {
            return "";
        }
        if (!(value instanceof String text)) {
            throw wrong(Text.format("answered with a \"%s\" that is no text", name), line);
        }
        return Text.printable(text);
    }

    private static List<String> texts(Map<String, Object> json, String name, String line) {
        var value = json.get(name);
        if (value == null) {
            return List.of();
        }
        if (!(value instanceof List<?> list) || !list.stream().allMatch(String.class::isInstance)) {
            throw wrong(Text.format("answered with a \"%s\" that is no list of texts", name), line);
        }
        return list.stream().map(String.class::cast).toList();
    }

    private static Foul wrong(String what, String line) {
        return new Foul(Ending.CRASH, what + ": " + LineReader.quote(line));
    }
}
