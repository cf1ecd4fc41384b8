package plateau.arena.outside;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import plateau.arena.match.Foul;
import plateau.arena.match.Reason;
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

    private static final int LONGEST_REASON = 200;
    private static final String NO_REASON = "it does not say why";
    private static final char BYTE_ORDER_MARK = '\uFEFF';

    /// What many languages write for numbers that JSON does not have, after texts were left out.
    private static final Pattern NO_NUMBER =
            Pattern.compile("\"(?:[^\"\\\\]|\\\\.)*+\"|([-+]?\\b(?:NaN|Infinity|inf|nan)\\b)");

    /// An answer to a turn.
    ///
    /// @param said what else it had to say; empty for nothing
    /// @param hasPly whether it said which turn it answers
    /// @param possible what a host of ours says could have been chosen, where the move is none; in the
    ///     words of the one that it speaks for
    record Chosen(String move, String said, boolean hasPly, List<String> possible) {}

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
                truth(json, "restart", line));
    }

    private static Set<Want> wants(Map<String, Object> json, String line) {
        if (json.get("wants") == null) {
            return EnumSet.allOf(Want.class);
        }
        var wants = EnumSet.noneOf(Want.class);
        for (var name : texts(json, "wants", line)) {
            wants.add(want(name).orElseThrow(() -> wrong(Reason.UNKNOWN_WANT, line, name)));
        }
        return wants;
    }

    private static Optional<Want> want(String name) {
        return Arrays.stream(Want.values())
                .filter(want -> want.name().toLowerCase(Locale.ROOT).equals(name))
                .findFirst();
    }

    /// Reads the answer to a start. That it is declined is thrown.
    static void ready(String line) {
        var json = read(line);
        if ("decline".equals(json.get("type"))) {
            var reason = text(json, "reason", line).strip();
            throw Foul.decline(reason.isEmpty() ? NO_REASON : Text.shorten(reason, LONGEST_REASON));
        }
        check(json, "ready", line);
    }

    /// Whether a line may be the answer to a start.
    static boolean isForStart(String line) {
        return isReady(line) || isOf("decline", line);
    }

    /// Whether a line says that somebody is ready.
    static boolean isReady(String line) {
        return isOf("ready", line);
    }

    private static boolean isOf(String type, String line) {
        try {
            return type.equals(read(line).get("type"));
        } catch (Foul other) {
            return false;
        }
    }

    /// @param ply at which a move was asked for
    static Chosen move(String line, int ply) {
        var json = object(line, "move");
        checkPly(json.get("ply"), ply, line);
        if (json.get("move") == null) {
            throw wrong(Reason.NO_MOVE, line);
        }
        if (!(json.get("move") instanceof String move)) {
            throw wrong(Reason.NO_TEXT, line, "move");
        }
        var possible = texts(json, "possible", line);
        return new Chosen(move, said(json, line), json.get("ply") != null, possible);
    }

    /// Who says what it answers must say it right.
    private static void checkPly(@Nullable Object answered, int ply, String line) {
        if (answered == null) {
            return;
        }
        if (!(answered instanceof Number number) || number.doubleValue() != number.longValue()) {
            throw wrong(Reason.NO_WHOLE_NUMBER, line, "ply");
        }
        if (number.longValue() != ply) {
            throw wrong(Reason.OTHER_PLY, line, number.longValue(), ply);
        }
    }

    private static String said(Map<String, Object> json, String line) {
        var say = text(json, "say", line);
        var value = json.get("value");
        if (value != null && !(value instanceof Number)) {
            throw wrong(Reason.NO_NUMBER, line, "value");
        }
        var words = say.isEmpty() ? "" : "says " + LineReader.quote(say);
        return value == null ? words : (words + " value " + value).strip();
    }

    private static Map<String, Object> object(String line, String type) {
        var json = read(line);
        check(json, type, line);
        return json;
    }

    private static Map<String, Object> read(String line) {
        if (line.charAt(0) == BYTE_ORDER_MARK) {
            throw wrong(Reason.BYTE_ORDER_MARK, line.substring(1));
        }
        try {
            return Json.readObject(line);
        } catch (BadInput refused) {
            throw switch (refused.inWords().key()) {
                case "json.deep" -> wrong(Reason.DEEP_JSON, line);
                case "json.torn" -> wrong(Reason.TORN_JSON, line);
                case "json.twice" -> wrong(Reason.NAMED_TWICE, line);
                case "json.long" -> wrong(Reason.LONG_TEXT, line);
                default -> unreadable(line);
            };
        }
    }

    private static Foul unreadable(String line) {
        return NO_NUMBER
                .matcher(line)
                .results()
                .map(found -> found.group(1))
                .filter(Objects::nonNull)
                .findFirst()
                .map(word -> wrong(Reason.NO_JSON_NUMBER, line, word))
                .orElseGet(() -> wrong(Reason.NO_JSON, line));
    }

    private static void check(Map<String, Object> json, String type, String line) {
        var given = json.get("type");
        if (given == null) {
            throw wrong(Reason.NO_TYPE, line, type);
        }
        if (!(given instanceof String other)) {
            throw wrong(Reason.NO_TEXT, line, "type");
        }
        if (!type.equals(other)) {
            throw wrong(Reason.OTHER_TYPE, line, Text.shorten(other, LONGEST_NAME), type);
        }
    }

    private static String text(Map<String, Object> json, String name, String line) {
        var value = json.get(name);
        if (value == null) {
            return "";
        }
        if (!(value instanceof String text)) {
            throw wrong(Reason.NO_TEXT, line, name);
        }
        return Text.printable(text);
    }

    private static boolean truth(Map<String, Object> json, String name, String line) {
        var value = json.getOrDefault(name, false);
        if (!(value instanceof Boolean truth)) {
            throw wrong(Reason.NO_TRUTH, line, name);
        }
        return truth;
    }

    private static List<String> texts(Map<String, Object> json, String name, String line) {
        var value = json.get(name);
        if (value == null) {
            return List.of();
        }
        if (!(value instanceof List<?> list) || !list.stream().allMatch(String.class::isInstance)) {
            throw wrong(Reason.NO_TEXTS, line, name);
        }
        return list.stream().map(String.class::cast).toList();
    }

    /// @param arguments of the reason before its last, which is the line
    private static Foul wrong(Reason reason, String line, Object... arguments) {
        var all = Arrays.copyOf(arguments, arguments.length + 1, Object[].class);
        all[arguments.length] = LineReader.quote(line);
        return new Foul(Ending.CRASH, reason.of(all));
    }
}
