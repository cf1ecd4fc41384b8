package plateau.core;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;

/// Reads the fields of a [GameRecord] out of JSON and says which one is at fault.
final class RecordReader {
    private static final String DAMAGED = "damaged record: ";

    private final Map<String, Object> json;

    RecordReader(Map<String, Object> json) {
        this.json = json;
    }

    GameRecord record() {
        checkFormat();
        int players = required("players", RecordReader::integer);
        var record =
                new GameRecord(
                        required("game", RecordReader::text),
                        optional("options", RecordReader::object).orElse(Map.of()),
                        players,
                        list("seats", RecordReader::text),
                        optional("seed", RecordReader::number)
                                .map(OptionalLong::of)
                                .orElse(OptionalLong.empty()),
                        required("moves", value -> items(value, RecordReader::text)),
                        list("times", RecordReader::number),
                        optional(
                                "result",
                                value -> new RecordReader(object(value)).result(players)));
        checkCount("seats", record.seats(), players);
        return record;
    }

    private void checkFormat() {
        if (!GameRecord.FORMAT.equals(json.get("format"))) {
            throw new BadInput("not a record: \"format\" must be \"" + GameRecord.FORMAT + "\"");
        }
        long version = required("version", RecordReader::number);
        if (version < 1 || version > GameRecord.VERSION) {
            throw new BadInput(
                    Text.format(
                            "version %d of the record format is not known; known: 1 to %d",
                            version, GameRecord.VERSION));
        }
    }

    private Result result(int players) {
        var result =
                new Result(
                        required("scores", value -> items(value, RecordReader::integer)),
                        list("payoffs", RecordReader::decimal),
                        required("ending", RecordReader::ending),
                        optional("reason", RecordReader::text).orElse(""));
        checkCount("scores", result.scores(), players);
        checkCount("payoffs", result.payoffs(), players);
        return result;
    }

    private static void checkCount(String name, List<?> list, int players) {
        if (!list.isEmpty() && list.size() != players) {
            throw new BadInput(
                    Text.format(
                            "\"%s\" has %d entries for %d players", name, list.size(), players));
        }
    }

    private <T> T required(String name, Function<Object, T> reader) {
        return optional(name, reader)
                .orElseThrow(() -> new BadInput(DAMAGED + Text.format("\"%s\" is missing", name)));
    }

    private <T> List<T> list(String name, Function<Object, T> reader) {
        return optional(name, value -> items(value, reader)).orElse(List.of());
    }

    private <T> Optional<T> optional(String name, Function<Object, T> reader) {
        var value = json.get(name);
        if (value == null) {
            return Optional.empty();
        }
        try {
            return Optional.of(reader.apply(value));
        } catch (BadInput wrong) {
            var what = wrong.getMessage().replace(DAMAGED, "");
            throw new BadInput(Text.format("%s\"%s\": %s", DAMAGED, name, what));
        }
    }

    private static <T> List<T> items(Object value, Function<Object, T> reader) {
        if (value instanceof List<?> list) {
            if (list.stream().anyMatch(Objects::isNull)) {
                throw new BadInput("must not hold null");
            }
            return list.stream().map(reader).toList();
        }
        throw wrong("a list", value);
    }

    private static String text(Object value) {
        if (value instanceof String text) {
            return text;
        }
        throw wrong("a text", value);
    }

    private static long number(Object value) {
        if (value instanceof Number number
                && number.doubleValue() == Math.rint(number.doubleValue())) {
            return number.longValue();
        }
        throw wrong("a whole number", value);
    }

    private static int integer(Object value) {
        long number = number(value);
        if (number == (int) number) {
            return (int) number;
        }
        throw wrong("a smaller number", value);
    }

    private static double decimal(Object value) {
        if (value instanceof Number number) {
            return number.doubleValue();
        }
        throw wrong("a number", value);
    }

    private static Ending ending(Object value) {
        return Arrays.stream(Ending.values())
                .filter(ending -> ending.name().equals(value))
                .findFirst()
                .orElseThrow(() -> wrong("one of " + Arrays.toString(Ending.values()), value));
    }

    @SuppressWarnings("unchecked") // JSON names are texts
    private static Map<String, Object> object(Object value) {
        if (value instanceof Map<?, ?> map) {
            return (Map<String, Object>) map;
        }
        throw wrong("an object", value);
    }

    private static BadInput wrong(String expected, Object value) {
        return new BadInput(
                Text.format("must be %s, not %s", expected, Text.shorten(Json.write(value), 40)));
    }
}
