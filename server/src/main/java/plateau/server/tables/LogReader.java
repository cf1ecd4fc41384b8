package plateau.server.tables;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import plateau.core.Ending;
import plateau.core.Result;
import plateau.core.text.Json;
import plateau.server.storage.Entry;

/// Reads the entries of a log, which we wrote ourselves.
final class LogReader {
    private final Map<String, Object> json;

    private LogReader(Map<String, Object> json) {
        this.json = json;
    }

    static Happening read(Entry entry) {
        return new LogReader(Json.readObject(entry.data())).happening(entry.kind());
    }

    /// What a game came to, as it stands in the log.
    static Result result(Map<String, Object> json) {
        var reader = new LogReader(json);
        return new Result(
                reader.numbers("scores"),
                reader.shares("payoffs"),
                Ending.valueOf(reader.text("ending")),
                reader.text("reason"));
    }

    private Happening happening(String kind) {
        return switch (kind) {
            case "sat" -> new Happening.Sat(number("seat"), orEmpty("account"));
            case "stood" -> new Happening.Stood(number("seat"));
            case "ready" -> new Happening.Readied(number("seat"), truth("ready"));
            case "started" -> new Happening.Started(texts("moves"));
            case "moved" ->
                    new Happening.Moved(
                            number("ply"), number("seat"), texts("moves"), whole("taken"));
            case "undone" ->
                    new Happening.Undone(number("ply"), number("seat"), whole("taken"));
            case "left" ->
                    new Happening.Left(
                            number("seat"),
                            number("ply"),
                            Ending.valueOf(text("ending")),
                            text("reason"),
                            texts("moves"));
            case "stood-in" -> new Happening.StoodIn(number("seat"), text("bot"));
            case "returned" -> new Happening.Returned(number("seat"));
            case "offered" -> new Happening.Offered(number("seat"));
            case "declined" -> new Happening.Declined(number("seat"));
            case "agreed" -> new Happening.Agreed();
            // What somebody who is gone has said is emptied.
            case "said" ->
                    new Happening.Said(
                            orEmpty("account"), orNobody("seat"), orEmpty("name"), orEmpty("text"));
            case "muted" -> new Happening.Muted(orEmpty("account"), truth("muted"));
            case "paced" -> new Happening.Paced(truth("paused"), whole("delay"));
            case "ended" -> {
                var result = result(json);
                yield new Happening.Ended(
                        result.scores(), result.payoffs(), result.ending(), result.reason());
            }
            case "again" -> new Happening.Again(text("table"));
            case "closed" -> new Happening.Closed();
            default -> throw new IllegalStateException("no entry is of the kind " + kind);
        };
    }

    private Object value(String name) {
        return Objects.requireNonNull(json.get(name), name);
    }

    private long whole(String name) {
        return ((Number) value(name)).longValue();
    }

    private int number(String name) {
        return Math.toIntExact(whole(name));
    }

    private boolean truth(String name) {
        return (Boolean) value(name);
    }

    private String text(String name) {
        return (String) value(name);
    }

    private String orEmpty(String name) {
        return json.get(name) instanceof String text ? text : "";
    }

    private int orNobody(String name) {
        return json.get(name) instanceof Number number ? number.intValue() : -1;
    }

    private List<String> texts(String name) {
        return ((List<?>) value(name)).stream().map(String.class::cast).toList();
    }

    private List<Integer> numbers(String name) {
        return ((List<?>) value(name)).stream().map(each -> ((Number) each).intValue()).toList();
    }

    private List<Double> shares(String name) {
        return ((List<?>) value(name)).stream().map(each -> ((Number) each).doubleValue()).toList();
    }
}
