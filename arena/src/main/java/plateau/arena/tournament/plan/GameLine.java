package plateau.arena.tournament.plan;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plateau.arena.series.Played;
import plateau.arena.series.Row;
import plateau.arena.series.Task;
import plateau.arena.series.Thinking;
import plateau.arena.statistics.Fields;
import plateau.core.Departure;
import plateau.core.Ending;
import plateau.core.text.BadInput;
import plateau.core.text.Json;
import plateau.core.text.Message;
import plateau.core.wire.Wire;

/// A game of a tournament in one line of JSON: all that standings and the next rounds need of it. Its
/// moves are in its record.
public final class GameLine {
    private GameLine() {}

    public static String write(Played game) {
        var row = game.row();
        var json = new LinkedHashMap<String, Object>();
        json.put("number", row.task().number());
        json.put("discipline", row.task().group());
        json.put("game", row.task().pairing().game());
        json.put("luck", row.task().first());
        json.put("seed", row.task().seedOf(0));
        json.put("seats", row.task().pairing().seats());
        if (!row.task().opening().isEmpty()) {
            json.put("from", row.task().opening().size());
        }
        json.put("scores", row.scores());
        json.put("shares", row.shares());
        json.put("plies", row.plies());
        json.put("decisions", row.decisions());
        json.put("choices", row.choices());
        json.put("mostChoices", row.mostChoices());
        json.put("forced", row.forced());
        json.put("ending", row.ending().name());
        json.put("drawn", row.isDrawn());
        json.put("cause", row.cause());
        json.put("departures", row.departures().stream().map(Wire::json).toList());
        json.put("figures", row.figures());
        json.put("times", game.thinking().stream().map(GameLine::json).toList());
        return Json.write(json);
    }

    private static Map<String, Object> json(Thinking thinking) {
        var json = new LinkedHashMap<String, Object>();
        json.put("decisions", thinking.decisions());
        json.put("nanos", thinking.nanos());
        json.put("slowest", thinking.slowest());
        return json;
    }

    /// The game of a line; refuses one that is damaged, or that cannot be of this tournament.
    public static Played read(Plan plan, String line) {
        var fields = Fields.of(line);
        var task = task(plan, fields);
        int players = task.pairing().players();
        var row = new Row(
                task,
                ofSeats(fields.smallNumbers("scores"), players),
                ofSeats(fields.numbers("shares"), players),
                fields.small("plies"),
                fields.small("decisions"),
                fields.whole("choices"),
                fields.small("mostChoices"),
                fields.small("forced"),
                -1,
                -1,
                ending(fields),
                fields.truth("drawn"),
                fields.text("cause"),
                fields.objects("departures", each -> departure(each, players)),
                fields.smallNumbers("figures"));
        var times = fields.objects("times", GameLine::thinking);
        if (!times.isEmpty() && times.size() != players) {
            throw foreign();
        }
        return new Played(row, times, Optional.empty());
    }

    private static Task task(Plan plan, Fields fields) {
        var named = plan.discipline(fields.text("discipline")).orElseThrow(GameLine::foreign);
        var seats = fields.texts("seats");
        if (seats.size() != named.players() || !plan.entrants().containsAll(seats)) {
            throw foreign();
        }
        var task = new Task(
                fields.whole("number"),
                fields.text("discipline"),
                plan.pairing(named, seats),
                plan.seed(),
                fields.whole("luck"),
                1,
                named.opening(fields.whole("luck")));
        if (fields.whole("seed") != task.seedOf(0)) {
            throw foreign();
        }
        return task;
    }

    private static BadInput foreign() {
        return new BadInput("tournament.line", "the game is not of this tournament");
    }

    private static <T> List<T> ofSeats(List<T> numbers, int players) {
        if (numbers.size() != players) {
            throw foreign();
        }
        return numbers;
    }

    private static Departure departure(Fields fields, int players) {
        int seat = fields.small("seat");
        if (seat >= players) {
            throw foreign();
        }
        return new Departure(seat, fields.small("ply"), ending(fields), fields.text("reason"));
    }

    private static Ending ending(Fields fields) {
        var name = fields.text("ending");
        for (var ending : Ending.values()) {
            if (ending.name().equals(name)) {
                return ending;
            }
        }
        throw new BadInput(
                "json.field",
                "\"%s\" must be there and be %s",
                "ending",
                Message.text(List.of(Ending.values()).toString()));
    }

    private static Thinking thinking(Fields fields) {
        return new Thinking(fields.whole("decisions"), fields.whole("nanos"), fields.whole("slowest"));
    }
}
