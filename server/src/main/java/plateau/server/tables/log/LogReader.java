package plateau.server.tables.log;

import plateau.core.Ending;
import plateau.core.Result;
import plateau.server.storage.rows.Entry;
import plateau.server.storage.rows.SeatRow.Kind;

/// Reads the entries of a log, which we wrote ourselves.
public final class LogReader {
    private final Kept json;

    private LogReader(Kept json) {
        this.json = json;
    }

    public static Happening read(Entry entry) {
        return new LogReader(Kept.of(entry.data())).happening(entry.kind());
    }

    /// What a game came to, as it stands in the log.
    public static Result result(String text) {
        return result(Kept.of(text));
    }

    private static Result result(Kept json) {
        return new Result(
                json.numbers("scores"),
                json.shares("payoffs"),
                Ending.valueOf(json.text("ending")),
                json.text("reason"));
    }

    private Happening happening(String kind) {
        return switch (kind) {
            case "sat" ->
                new Happening.Sat(
                        json.number("seat"),
                        json.orEmpty("account"),
                        json.orEmpty("name"),
                        // Logs did not always say it.
                        json.orEmpty("kind").equals(Named.of(Kind.REMOTE)) ? Kind.REMOTE : Kind.PERSON);
            case "stood" -> new Happening.Stood(json.number("seat"));
            case "ready" -> new Happening.Readied(json.number("seat"), json.truth("ready"));
            case "started" -> new Happening.Started(json.texts("moves"));
            case "moved" ->
                new Happening.Moved(json.number("ply"), json.number("seat"), json.texts("moves"), json.whole("taken"));
            case "undone" -> new Happening.Undone(json.number("ply"), json.number("seat"), json.whole("taken"));
            case "left" ->
                new Happening.Left(
                        json.number("seat"),
                        json.number("ply"),
                        Ending.valueOf(json.text("ending")),
                        json.text("reason"),
                        json.texts("moves"));
            case "stood-in" -> new Happening.StoodIn(json.number("seat"), json.text("bot"));
            case "returned" -> new Happening.Returned(json.number("seat"));
            case "helped" -> new Happening.Helped(json.number("seat"), json.number("ply"));
            case "offered" -> new Happening.Offered(json.number("seat"));
            case "declined" -> new Happening.Declined(json.number("seat"));
            case "agreed" -> new Happening.Agreed();
            // What somebody who is gone has said is emptied.
            case "said" ->
                new Happening.Said(
                        json.orEmpty("account"), json.orNobody("seat"), json.orEmpty("name"), json.orEmpty("text"));
            case "muted" -> new Happening.Muted(json.orEmpty("account"), json.truth("muted"));
            case "paced" -> new Happening.Paced(json.truth("paused"), json.whole("delay"));
            case "ended" -> {
                var result = result(json);
                yield new Happening.Ended(result.scores(), result.payoffs(), result.ending(), result.reason());
            }
            case "again" -> new Happening.Again(json.text("table"));
            case "closed" -> new Happening.Closed();
            default -> throw new IllegalStateException("no entry is of the kind " + kind);
        };
    }
}
