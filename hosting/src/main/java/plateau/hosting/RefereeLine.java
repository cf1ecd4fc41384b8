package plateau.hosting;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import plateau.core.Clock;
import plateau.core.Departure;
import plateau.core.Ending;
import plateau.core.Result;
import plateau.core.Seating;
import plateau.core.text.BadInput;
import plateau.core.text.Json;
import plateau.core.text.Text;
import plateau.games.Games;

/// A line of the referee, as a program reads it (docs/protocol.md). What a later version adds is passed
/// over.
final class RefereeLine {
    private static final int QUOTED = 120;

    private final Map<String, Object> json;

    RefereeLine(String line) {
        json = Json.readObject(line);
    }

    String type() {
        return text("type");
    }

    Seating seating() {
        if (!(json.get("options") instanceof Map<?, ?> options)) {
            throw lacks("options");
        }
        @SuppressWarnings("unchecked") // JSON names are texts
        var game = Games.named(text("game")).fromJson((Map<String, ?>) options);
        return new Seating(game, number(json, "seat"), texts("names"), clock());
    }

    private Clock clock() {
        if (!(json.get("clock") instanceof Map<?, ?> clock)) {
            return Clock.NONE;
        }
        if (clock.containsKey("move")) {
            return new Clock.PerMove(Duration.ofMillis(number(clock, "move")));
        }
        if (clock.containsKey("game")) {
            return new Clock.Bank(
                    Duration.ofMillis(number(clock, "game")), Duration.ofMillis(number(clock, "increment")));
        }
        return clock.containsKey("steps") ? new Clock.Steps(number(clock, "steps")) : Clock.NONE;
    }

    int ply() {
        return number(json, "ply");
    }

    List<String> moves() {
        return texts("moves");
    }

    /// Who has left since the last turn.
    List<Departure> departures() {
        var departures = new ArrayList<Departure>();
        if (json.get("departures") instanceof List<?> list) {
            for (var each : list) {
                if (!(each instanceof Map<?, ?> left)) {
                    throw lacks("departures");
                }
                departures.add(new Departure(number(left, "seat"), number(left, "ply"), Ending.ABANDONED, ""));
            }
        }
        return departures;
    }

    /// What was drawn for the seat.
    long random() {
        if (json.get("random") instanceof Number number) {
            return number.longValue();
        }
        throw lacks("random");
    }

    Optional<Duration> timeLeft() {
        return json.get("clock") instanceof Map<?, ?> clock && clock.containsKey("left")
                ? Optional.of(Duration.ofMillis(number(clock, "left")))
                : Optional.empty();
    }

    String reason() {
        return json.get("reason") instanceof String reason ? reason : "";
    }

    /// What the game came to.
    Result result() {
        return new Result(
                numbers("scores").stream().map(Number::intValue).toList(),
                numbers("payoffs").stream().map(Number::doubleValue).toList(),
                Ending.valueOf(text("ending")),
                reason());
    }

    private List<Number> numbers(String name) {
        return list(name).stream()
                .filter(Number.class::isInstance)
                .map(Number.class::cast)
                .toList();
    }

    private List<String> texts(String name) {
        return list(name).stream().map(String::valueOf).toList();
    }

    private List<?> list(String name) {
        if (json.get(name) instanceof List<?> list) {
            return list;
        }
        throw lacks(name);
    }

    private String text(String name) {
        if (json.get(name) instanceof String text) {
            return text;
        }
        throw lacks(name);
    }

    private int number(Map<?, ?> object, String name) {
        @Nullable Object value = object.get(name);
        if (value instanceof Number number) {
            return number.intValue();
        }
        throw lacks(name);
    }

    private BadInput lacks(String name) {
        return new BadInput(Text.format(
                "the referee's line lacks a usable \"%s\": %s", name, Text.shorten(Json.write(json), QUOTED)));
    }
}
