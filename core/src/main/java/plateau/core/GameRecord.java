package plateau.core;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/// A game written down: which game with which options, who sat where, every move's notation (chance
/// included), and what it came to. It replays without its seed.
///
/// One record is one JSON object on one line. What a foreign hand leaves out (`seats`, `seed`,
/// `times`, `result`) is empty here.
public record GameRecord(
        String game,
        Map<String, Object> options,
        int players,
        List<String> seats,
        OptionalLong seed,
        List<String> moves,
        List<Long> times,
        Optional<Result> result) {
    /// The mark by which a record is known.
    public static final String FORMAT = "plateau-record";

    /// The version written; older ones are read too.
    public static final int VERSION = 1;

    public GameRecord {
        seats = List.copyOf(seats);
        moves = List.copyOf(moves);
        times = List.copyOf(times);
    }

    /// The record as one line of JSON, without the line's end.
    public String toJson() {
        var json = new LinkedHashMap<String, Object>();
        json.put("format", FORMAT);
        json.put("version", VERSION);
        json.put("game", game);
        json.put("options", options);
        json.put("players", players);
        if (!seats.isEmpty()) {
            json.put("seats", seats);
        }
        seed.ifPresent(value -> json.put("seed", value));
        json.put("moves", moves);
        if (!times.isEmpty()) {
            json.put("times", times);
        }
        result.ifPresent(value -> json.put("result", json(value)));
        return Json.write(json);
    }

    private static Map<String, Object> json(Result result) {
        var json = new LinkedHashMap<String, Object>();
        json.put("scores", result.scores());
        json.put("payoffs", result.payoffs());
        json.put("ending", result.ending().name());
        if (!result.reason().isEmpty()) {
            json.put("reason", result.reason());
        }
        return json;
    }

    /// Reads a line. Refuses what is no record, naming the field at fault.
    public static GameRecord parse(String line) {
        return new RecordReader(Json.readObject(line)).record();
    }
}
