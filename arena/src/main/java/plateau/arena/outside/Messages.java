package plateau.arena.outside;

import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import plateau.arena.match.Untold;
import plateau.arena.outside.Greeting.Want;
import plateau.core.Ask;
import plateau.core.Clock;
import plateau.core.Departure;
import plateau.core.Game;
import plateau.core.Result;
import plateau.core.Seating;
import plateau.core.Turn;
import plateau.core.luck.Lot;
import plateau.core.options.Options;

/// What the referee says to programs, a JSON object each. Whoever sends it by other ways than pipes may
/// add to it.
public final class Messages {
    public static final int PROTOCOL = 1;

    private Messages() {}

    public static Map<String, Object> hello() {
        var json = typed("hello");
        json.put("protocol", PROTOCOL);
        return json;
    }

    /// A match begins.
    ///
    /// @param match tells matches apart
    public static Map<String, Object> start(String match, Seating seating) {
        var json = typed("start");
        json.put("match", match);
        json.put("game", seating.game().id());
        json.put("options", options(seating.game()));
        json.put("players", seating.players());
        json.put("seat", seating.seat());
        json.put("names", seating.names());
        json.put("clock", seating.clock().json());
        return json;
    }

    private static Map<String, Object> options(Game game) {
        return Options.<Game>of(game.getClass()).json(game);
    }

    /// The notations of the moves to choose from.
    public static List<String> legal(Turn turn) {
        var legal = turn.legal();
        return IntStream.range(0, legal.size())
                .mapToObj(i -> Ask.notation(turn.position(), legal.get(i)))
                .toList();
    }

    /// It is the turn of the one who is told.
    ///
    /// @param wants what is told of the game
    /// @param legal the notations of the legal moves
    public static Map<String, Object> turn(Turn turn, Clock clock, Set<Want> wants, List<String> legal) {
        var json = typed("turn");
        json.put("ply", turn.ply());
        if (wants.contains(Want.MOVES)) {
            putMoves(json, turn.told(), turn.departures());
        }
        if (wants.contains(Want.LEGAL)) {
            json.put("legal", legal);
        }
        if (wants.contains(Want.STATE)) {
            json.put("state", Ask.plain(turn.position(), turn.player()));
        }
        json.put("clock", left(turn, clock));
        json.put("random", number(turn.random().nextLong()));
        return json;
    }

    /// What was played since the last turn, and who has left. The moves do not tell all of that, and
    /// those that follow may not be legal without it.
    private static void putMoves(Map<String, Object> json, List<String> moves, List<Departure> departures) {
        json.put("moves", moves);
        if (!departures.isEmpty()) {
            json.put("departures", departures.stream().map(Messages::departure).toList());
        }
    }

    private static Map<String, Object> departure(Departure departure) {
        var json = new LinkedHashMap<String, Object>();
        json.put("seat", departure.seat());
        json.put("ply", departure.ply());
        return json;
    }

    /// What a seat draws, in a way that does not tell what others and chance will draw: whoever knows
    /// some numbers of a mixing generator knows them all.
    private static long number(long drawn) {
        try {
            var bytes = ByteBuffer.allocate(Long.BYTES).putLong(drawn).array();
            var digest = MessageDigest.getInstance("SHA-256").digest(bytes);
            return ByteBuffer.wrap(digest).getLong() & Lot.MAX_SEED;
        } catch (NoSuchAlgorithmException never) {
            throw new IllegalStateException(never);
        }
    }

    /// What the clock allows now.
    private static Map<String, Object> left(Turn turn, Clock clock) {
        return turn.timeLeft()
                .<Map<String, Object>>map(left -> Map.of("left", TimeUnit.NANOSECONDS.toMillis(left.toNanos())))
                .orElse(clock instanceof Clock.Steps ? clock.json() : Map.of());
    }

    public static Map<String, Object> refused(String reason) {
        var json = typed("refused");
        json.put("reason", reason);
        return json;
    }

    /// A match is over.
    ///
    /// @param untold how it went on after the last turn of the one who is told
    public static Map<String, Object> end(Result result, Untold untold) {
        var json = end(result);
        putMoves(json, untold.moves(), untold.departures());
        return json;
    }

    /// A match is over for somebody who does not want to be told the moves.
    public static Map<String, Object> end(Result result) {
        var json = typed("end");
        json.put("scores", result.scores());
        json.put("payoffs", result.payoffs());
        json.put("ending", result.ending().name());
        json.put("reason", result.reason());
        return json;
    }

    public static Map<String, Object> bye() {
        return typed("bye");
    }

    private static Map<String, Object> typed(String type) {
        var json = new LinkedHashMap<String, Object>();
        json.put("type", type);
        return json;
    }
}
