package plateau.core.records;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import plateau.core.Departure;
import plateau.core.Result;
import plateau.core.text.Json;
import plateau.core.wire.Wire;

/// A game written down: which game with which options, who sat where, every move's notation (chance
/// included), who left, and what it came to. It replays without its seed; with it, every draw of chance
/// can be checked.
///
/// One record is one JSON object on one line; docs/records.md tells the format. What a foreign hand
/// leaves out is empty here.
///
/// @param version of the format in which it was written
/// @param seats how the players were asked for, such as `mcts:steps=200`
/// @param identities what the players say they are; empty, or one for each seat
/// @param commitment what was told of the seed before the game began
/// @param from how many of the first moves come from another game: what chance drew there did not come
///     from this seed
/// @param clock as it was asked for, such as `2m+1s`; empty where nobody looked at one
/// @param times what each ply took; empty, or one for each move, 0 for chance
/// @param departures in the order of their plies
/// @param logs what players from outside wrote besides, or the end of it; empty, or one for each seat
public record GameRecord(
        int version,
        String game,
        Map<String, Object> options,
        int players,
        List<String> seats,
        List<Identity> identities,
        OptionalLong seed,
        Optional<Commitment> commitment,
        int from,
        String clock,
        List<String> moves,
        Times times,
        List<Departure> departures,
        List<String> logs,
        Optional<Result> result) {
    /// The mark by which a record is known.
    public static final String FORMAT = "plateau-record";

    /// The version written; older ones are read too.
    public static final int VERSION = 2;

    /// From this version on what chance draws comes from [plateau.core.luck.Luck].
    public static final int FIRST_WITH_LUCK = 2;

    /// What a player says it is.
    ///
    /// @param version empty where it has none
    public record Identity(String name, String version) {}

    /// How long the plies took.
    ///
    /// @param unit [#MILLISECONDS]; empty in a record of version 1, which did not say
    public record Times(String unit, List<Long> taken) {
        /// The one unit that there is.
        public static final String MILLISECONDS = "ms";

        public static final Times NONE = new Times("", List.of());

        public Times {
            taken = List.copyOf(taken);
        }
    }

    public GameRecord {
        seats = List.copyOf(seats);
        identities = List.copyOf(identities);
        moves = List.copyOf(moves);
        departures = List.copyOf(departures);
        logs = List.copyOf(logs);
    }

    /// The least a record can be: some moves.
    public GameRecord(String game, Map<String, Object> options, int players, List<String> moves) {
        this(
                VERSION,
                game,
                options,
                players,
                List.of(),
                List.of(),
                OptionalLong.empty(),
                Optional.empty(),
                0,
                "",
                moves,
                Times.NONE,
                List.of(),
                List.of(),
                Optional.empty());
    }

    /// The same, with who sat where.
    public GameRecord withSeats(List<String> names) {
        return with(draft -> draft.seats = names);
    }

    /// The same, with what the players say they are.
    public GameRecord withIdentities(List<Identity> told) {
        return with(draft -> draft.identities = told);
    }

    /// The same, with its seed.
    public GameRecord withSeed(long number) {
        return with(draft -> draft.seed = OptionalLong.of(number));
    }

    /// The same, with what was told of its seed before the game began.
    public GameRecord withCommitment(Commitment promise) {
        return with(draft -> draft.commitment = Optional.of(promise));
    }

    /// The same, with how many of its first moves come from another game.
    public GameRecord withFrom(int plies) {
        return with(draft -> draft.from = plies);
    }

    /// The same, with its clock, as it was asked for, and what each ply took.
    public GameRecord withTimes(String clockOf, Times taken) {
        return with(draft -> {
            draft.clock = clockOf;
            draft.times = taken;
        });
    }

    /// The same, with those who left.
    public GameRecord withDepartures(List<Departure> left) {
        return with(draft -> draft.departures = left);
    }

    /// The same, with what players wrote besides.
    public GameRecord withLogs(List<String> written) {
        return with(draft -> draft.logs = written);
    }

    /// The same, with what it came to.
    public GameRecord withResult(Result came) {
        return with(draft -> draft.result = Optional.of(came));
    }

    private GameRecord with(Consumer<Draft> change) {
        var draft = new Draft(this);
        change.accept(draft);
        return new GameRecord(
                version,
                game,
                options,
                players,
                draft.seats,
                draft.identities,
                draft.seed,
                draft.commitment,
                draft.from,
                draft.clock,
                moves,
                draft.times,
                draft.departures,
                draft.logs,
                draft.result);
    }

    /// What may be added to a record.
    private static final class Draft {
        private List<String> seats;
        private List<Identity> identities;
        private OptionalLong seed;
        private Optional<Commitment> commitment;
        private int from;
        private String clock;
        private Times times;
        private List<Departure> departures;
        private List<String> logs;
        private Optional<Result> result;

        private Draft(GameRecord record) {
            seats = record.seats;
            identities = record.identities;
            seed = record.seed;
            commitment = record.commitment;
            from = record.from;
            clock = record.clock;
            times = record.times;
            departures = record.departures;
            logs = record.logs;
            result = record.result;
        }
    }

    /// What the players are called, by seat: as they say themselves, or else as they were asked for;
    /// empty where neither is known.
    public List<String> names() {
        return identities.isEmpty()
                ? seats
                : identities.stream().map(Identity::name).toList();
    }

    /// The record as one line of JSON, without the line's end; always in the newest version it can be
    /// in: one of version 1 stays one, since its draws are not those of later ones.
    public String toJson() {
        var json = new LinkedHashMap<String, Object>();
        json.put("format", FORMAT);
        json.put("version", version);
        json.put("game", game);
        json.put("options", options);
        json.put("players", players);
        putUnlessEmpty(json, "seats", seats);
        putUnlessEmpty(
                json, "identities", identities.stream().map(GameRecord::json).toList());
        seed.ifPresent(value -> json.put("seed", value));
        commitment.ifPresent(value -> json.put("commitment", value.json()));
        if (from > 0) {
            json.put("from", from);
        }
        if (!clock.isEmpty()) {
            json.put("clock", clock);
        }
        json.put("moves", moves);
        if (!times.taken().isEmpty()) {
            json.put("times", json(times));
        }
        putUnlessEmpty(json, "departures", departures.stream().map(Wire::json).toList());
        putUnlessEmpty(json, "logs", logs);
        result.ifPresent(value -> json.put("result", json(value)));
        return Json.write(json);
    }

    private static void putUnlessEmpty(Map<String, Object> json, String name, List<?> list) {
        if (!list.isEmpty()) {
            json.put(name, list);
        }
    }

    private static Map<String, Object> json(Identity identity) {
        var json = new LinkedHashMap<String, Object>();
        json.put("name", identity.name());
        if (!identity.version().isEmpty()) {
            json.put("version", identity.version());
        }
        return json;
    }

    private static Object json(Times times) {
        if (times.unit().isEmpty()) {
            return times.taken();
        }
        var json = new LinkedHashMap<String, Object>();
        json.put("unit", times.unit());
        json.put("taken", times.taken());
        return json;
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
