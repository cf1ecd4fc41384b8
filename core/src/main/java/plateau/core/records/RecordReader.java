package plateau.core.records;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import plateau.core.Departure;
import plateau.core.Ending;
import plateau.core.Game;
import plateau.core.Result;
import plateau.core.luck.Lot;
import plateau.core.text.BadInput;
import plateau.core.text.Json;
import plateau.core.text.Message;
import plateau.core.text.Text;

/// Reads the fields of a [GameRecord] out of JSON and says which one is at fault.
final class RecordReader {
    private final Map<String, Object> json;

    RecordReader(Map<String, Object> json) {
        this.json = json;
    }

    GameRecord record() {
        int version = version();
        int players = required("players", RecordReader::integer);
        var record = new GameRecord(
                version,
                required("game", RecordReader::text),
                optional("options", RecordReader::object).orElse(Map.of()),
                players,
                list("seats", RecordReader::text),
                list("identities", each -> new RecordReader(object(each)).identity()),
                optional("seed", RecordReader::seed).map(OptionalLong::of).orElse(OptionalLong.empty()),
                optional("commitment", value -> new RecordReader(object(value)).commitment()),
                optional("from", RecordReader::integer).orElse(0),
                optional("clock", RecordReader::text).orElse(""),
                required("moves", value -> items(value, RecordReader::text)),
                optional("times", value -> times(value, version)).orElse(GameRecord.Times.NONE),
                list("departures", each -> new RecordReader(object(each)).departure()),
                list("logs", RecordReader::text),
                optional("result", value -> new RecordReader(object(value)).result(players)));
        checkCount("seats", record.seats(), players);
        checkCount("identities", record.identities(), players);
        checkCount("logs", record.logs(), players);
        checkTimes(record);
        checkFrom(record);
        checkDepartures(record);
        return record;
    }

    private int version() {
        if (!GameRecord.FORMAT.equals(json.get("format"))) {
            throw new BadInput("record.format", "not a record: \"format\" must be \"%s\"", GameRecord.FORMAT);
        }
        int version = required("version", RecordReader::integer);
        if (version < 1 || version > GameRecord.VERSION) {
            throw new BadInput(
                    "record.version",
                    "version %d of the record format is not known; known: 1 to %d",
                    version,
                    GameRecord.VERSION);
        }
        return version;
    }

    private Commitment commitment() {
        return new Commitment(required("salt", RecordReader::text), required("sha256", RecordReader::text));
    }

    private GameRecord.Identity identity() {
        return new GameRecord.Identity(
                required("name", RecordReader::text),
                optional("version", RecordReader::text).orElse(""));
    }

    /// Version 1 had a list of numbers and did not say what they count.
    private static GameRecord.Times times(Object value, int version) {
        if (version == 1) {
            return new GameRecord.Times("", items(value, RecordReader::duration));
        }
        var times = new RecordReader(object(value));
        return new GameRecord.Times(
                times.required("unit", RecordReader::unit),
                times.required("taken", taken -> items(taken, RecordReader::duration)));
    }

    private static String unit(Object value) {
        return oneOf(List.of(GameRecord.Times.MILLISECONDS), unit -> unit, value);
    }

    private static long duration(Object value) {
        long duration = number(value);
        if (duration < 0) {
            throw wrong(Message.of("json.not-negative", "a whole number of at least 0"), value);
        }
        return duration;
    }

    private void checkTimes(GameRecord record) {
        int plies = record.moves().size();
        int times = record.times().taken().size();
        if (json.get("times") != null && times != plies) {
            throw wrongCount(
                    "times",
                    times,
                    plies == 1 ? Message.of("record.move", "1 move") : Message.of("record.moves", "%d moves", plies));
        }
    }

    private static void checkFrom(GameRecord record) {
        int plies = record.moves().size();
        if (record.from() < 0 || record.from() > plies) {
            throw new BadInput(
                    "record.from", "\"from\" must be from 0 to %d, the number of moves, not %d", plies, record.from());
        }
    }

    private Departure departure() {
        return new Departure(
                required("seat", RecordReader::integer),
                required("ply", RecordReader::integer),
                required("ending", value -> oneOf(Ending.DEPARTURES, Ending::name, value)),
                optional("reason", RecordReader::text).orElse(""));
    }

    private static void checkDepartures(GameRecord record) {
        int before = 0;
        for (var departure : record.departures()) {
            if (departure.seat() < 0 || departure.seat() >= record.players()) {
                throw damaged(
                        "departures",
                        Message.of("record.seat", "there is no seat %d of %d", departure.seat(), record.players()));
            }
            if (departure.ply() < before || departure.ply() > record.moves().size()) {
                throw damaged(
                        "departures",
                        Message.of(
                                "record.ply",
                                "ply %d is not from %d to %d",
                                departure.ply(),
                                before,
                                record.moves().size()));
            }
            before = departure.ply();
        }
    }

    private Result result(int players) {
        var result = new Result(
                required("scores", value -> items(value, RecordReader::integer)),
                list("payoffs", RecordReader::decimal),
                required("ending", value -> oneOf(List.of(Ending.values()), Ending::name, value)),
                optional("reason", RecordReader::text).orElse(""));
        checkCount("scores", result.scores(), players);
        checkCount("payoffs", result.payoffs(), players);
        return result;
    }

    private static void checkCount(String name, List<?> list, int players) {
        if (!list.isEmpty() && list.size() != players) {
            throw wrongCount(name, list.size(), Game.players(players));
        }
    }

    private static BadInput wrongCount(String name, int entries, Message expected) {
        return new BadInput(
                "record.count",
                "\"%s\" has %s for %s",
                name,
                entries == 1
                        ? Message.of("record.entry", "1 entry")
                        : Message.of("record.entries", "%d entries", entries),
                expected);
    }

    private <T> T required(String name, Function<Object, T> reader) {
        return optional(name, reader).orElseThrow(() -> damaged(Message.of("record.lacks", "\"%s\" is missing", name)));
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
            throw damaged(name, wrong.inWords());
        }
    }

    private static BadInput damaged(Message what) {
        return new BadInput(Message.of("record.damaged", "damaged record: %s", what));
    }

    /// A field that is wrong; that the record is damaged is said once.
    private static BadInput damaged(String field, Message what) {
        var bare = what.key().equals("record.damaged") ? what.arguments().getFirst() : what;
        return damaged(Message.of("record.field", "\"%s\": %s", field, bare));
    }

    private static <T> List<T> items(Object value, Function<Object, T> reader) {
        if (value instanceof List<?> list) {
            if (list.stream().anyMatch(Objects::isNull)) {
                throw new BadInput("record.null", "must not hold null");
            }
            return list.stream().map(reader).toList();
        }
        throw wrong(Message.of("json.list", "a list"), value);
    }

    private static String text(Object value) {
        if (value instanceof String text) {
            return text;
        }
        throw wrong(Message.of("json.text", "a text"), value);
    }

    private static long number(Object value) {
        if (value instanceof Number number && number.doubleValue() == Math.rint(number.doubleValue())) {
            return number.longValue();
        }
        throw wrong(Message.of("json.whole", "a whole number"), value);
    }

    private static int integer(Object value) {
        long number = number(value);
        if (number == (int) number) {
            return (int) number;
        }
        throw wrong(Message.of("json.smaller", "a smaller number"), value);
    }

    private static double decimal(Object value) {
        if (value instanceof Number number) {
            return number.doubleValue();
        }
        throw wrong(Message.of("json.number", "a number"), value);
    }

    private static long seed(Object value) {
        long seed = number(value);
        if (seed < 0 || seed > Lot.MAX_SEED) {
            throw wrong(Message.of("json.seed", "a whole number from 0 to %d", Lot.MAX_SEED), value);
        }
        return seed;
    }

    private static <T> T oneOf(List<T> allowed, Function<T, String> name, Object value) {
        return allowed.stream()
                .filter(each -> name.apply(each).equals(value))
                .findFirst()
                .orElseThrow(() -> wrong(Message.of("json.one-of", "one of %s", allowed), value));
    }

    @SuppressWarnings("unchecked") // JSON names are texts
    private static Map<String, Object> object(Object value) {
        if (value instanceof Map<?, ?> map) {
            return (Map<String, Object>) map;
        }
        throw wrong(Message.of("json.object", "an object"), value);
    }

    private static BadInput wrong(Message expected, Object value) {
        return new BadInput("record.must", "must be %s, not %s", expected, Text.shorten(Json.write(value), 40));
    }
}
