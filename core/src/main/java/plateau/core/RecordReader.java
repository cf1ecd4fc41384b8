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
        int version = version();
        int players = required("players", RecordReader::integer);
        var record =
                new GameRecord(
                        version,
                        required("game", RecordReader::text),
                        optional("options", RecordReader::object).orElse(Map.of()),
                        players,
                        list("seats", RecordReader::text),
                        list("identities", each -> new RecordReader(object(each)).identity()),
                        optional("seed", RecordReader::number)
                                .map(OptionalLong::of)
                                .orElse(OptionalLong.empty()),
                        optional("clock", RecordReader::text).orElse(""),
                        required("moves", value -> items(value, RecordReader::text)),
                        optional("times", RecordReader::times).orElse(GameRecord.Times.NONE),
                        list("departures", each -> new RecordReader(object(each)).departure()),
                        optional(
                                "result",
                                value -> new RecordReader(object(value)).result(players)));
        checkCount("seats", record.seats(), players);
        checkCount("identities", record.identities(), players);
        checkDepartures(record);
        return record;
    }

    private int version() {
        if (!GameRecord.FORMAT.equals(json.get("format"))) {
            throw new BadInput("not a record: \"format\" must be \"" + GameRecord.FORMAT + "\"");
        }
        int version = required("version", RecordReader::integer);
        if (version < 1 || version > GameRecord.VERSION) {
            throw new BadInput(
                    Text.format(
                            "version %d of the record format is not known; known: 1 to %d",
                            version, GameRecord.VERSION));
        }
        return version;
    }

    private GameRecord.Identity identity() {
        return new GameRecord.Identity(
                required("name", RecordReader::text),
                optional("version", RecordReader::text).orElse(""));
    }

    /// Version 1 had a list of numbers and did not say what they count.
    private static GameRecord.Times times(Object value) {
        if (value instanceof List<?>) {
            return new GameRecord.Times("", items(value, RecordReader::number));
        }
        var times = new RecordReader(object(value));
        return new GameRecord.Times(
                times.required("unit", RecordReader::text),
                times.required("taken", taken -> items(taken, RecordReader::number)));
    }

    private Departure departure() {
        return new Departure(
                required("seat", RecordReader::integer),
                required("ply", RecordReader::integer),
                required("ending", RecordReader::ending),
                optional("reason", RecordReader::text).orElse(""));
    }

    private static void checkDepartures(GameRecord record) {
        int before = 0;
        for (var departure : record.departures()) {
            if (departure.seat() < 0 || departure.seat() >= record.players()) {
                throw new BadInput(
                        Text.format(
                                "%s\"departures\": there is no seat %d of %d",
                                DAMAGED, departure.seat(), record.players()));
            }
            if (departure.ply() < before || departure.ply() > record.moves().size()) {
                throw new BadInput(
                        Text.format(
                                "%s\"departures\": ply %d is not from %d to %d",
                                DAMAGED, departure.ply(), before, record.moves().size()));
            }
            before = departure.ply();
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
