package plateau.server.tables;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plateau.core.records.Commitment;
import plateau.core.text.Json;
import plateau.server.storage.rows.SeatRow;
import plateau.server.storage.rows.TableRow.Phase;
import plateau.server.stream.StreamEvent;
import plateau.server.tables.log.Named;
import plateau.server.tables.terms.Origin;
import plateau.server.tables.terms.Plan;

/// A table for programs: all that somebody may know of it.
final class TableJson {
    private TableJson() {}

    static Map<String, Object> of(TableSnapshot table, Moment now, String account, Optional<Integer> seat) {
        var row = table.row();
        var json = new LinkedHashMap<String, Object>();
        json.put("id", row.id());
        json.put("game", row.game());
        json.put("options", Json.readObject(row.options()));
        json.put("players", row.players());
        json.put("clock", row.clock());
        json.put("phase", phase(row.phase()));
        json.put("open", row.isOpen());
        json.putAll(table.settings().plain());
        json.put("rated", table.isRated());
        json.put("created", row.created());
        putTime(json, "started", row.started());
        putTime(json, "ended", row.ended());
        if (table.isMaker(account)) {
            json.put("yours", true);
        }
        json.put("seats", seats(table, now, account));
        json.put("event", table.event());
        json.put("commitment", Commitment.of(row.seed(), row.salt()).sha256());
        var opening = Origin.read(row.origin());
        if (!opening.moves().isEmpty()) {
            json.put("from", from(opening));
        }
        if (row.started() > 0) {
            putGame(json, table, now, table.viewer(account, seat));
        }
        if (!table.next().isEmpty()) {
            json.put("again", table.next());
        }
        return json;
    }

    private static void putTime(Map<String, Object> json, String name, long at) {
        if (at > 0) {
            json.put(name, at);
        }
    }

    private static Map<String, Object> from(Plan.Opening opening) {
        var json = new LinkedHashMap<String, Object>();
        if (!opening.table().isEmpty()) {
            json.put("table", opening.table());
        }
        json.put("ply", opening.moves().size());
        return json;
    }

    private static void putGame(Map<String, Object> json, TableSnapshot table, Moment now, int viewer) {
        json.put("ply", table.ply());
        json.put("mover", Teller.mover(table.mover()));
        if (!now.left().isEmpty()) {
            json.put("left", now.left());
        }
        if (!table.offers().isEmpty()) {
            json.put("offers", List.copyOf(table.offers()));
        }
        if (table.isPaused() || table.delay() > 0) {
            json.put("paused", table.isPaused());
            json.put("delay", table.delay());
        }
        json.put("state", table.plain(viewer));
        if (table.isRunning() && viewer == table.mover()) {
            putChoice(json, table);
        }
        if (table.row().phase() == Phase.OVER) {
            json.put("result", Json.readObject(table.row().result()));
            json.put("seed", table.row().seed());
            json.put("salt", table.row().salt());
        }
    }

    private static void putChoice(Map<String, Object> json, TableSnapshot table) {
        json.put("legal", table.legal());
        boolean canGoBack = table.back() != TakingBack.NOTHING;
        json.put("undo", canGoBack);
        if (canGoBack) {
            json.put("back", table.back());
        }
    }

    private static List<Object> seats(TableSnapshot table, Moment now, String account) {
        var seats = new ArrayList<Object>();
        var scores = table.hasBegun() ? table.scores() : List.<Integer>of();
        for (var row : table.seats()) {
            var json = new LinkedHashMap<String, Object>();
            json.put("seat", row.seat());
            json.put("kind", Named.of(row.kind()));
            json.put("name", table.names().get(row.seat()));
            if (!row.account().isEmpty()) {
                json.put("account", row.account());
                json.put("you", row.account().equals(account));
            }
            if (!row.bot().isEmpty()) {
                json.put("bot", row.bot());
            }
            json.put("present", now.present().get(row.seat()));
            putPart(json, table, scores, row.seat());
            seats.add(json);
        }
        return seats;
    }

    /// What a seat has to do with the game as far as it has come.
    private static void putPart(Map<String, Object> json, TableSnapshot table, List<Integer> scores, int seat) {
        if (!table.hasBegun()) {
            json.put("ready", table.ready().contains(seat));
            return;
        }
        json.put("score", scores.get(seat));
        Optional.ofNullable(table.standIns().get(seat)).ifPresent(bot -> json.put("standIn", bot));
        table.departures().stream()
                .filter(departure -> departure.seat() == seat)
                .findFirst()
                .ifPresent(departure -> json.put("left", departure.json()));
    }

    static String phase(Phase phase) {
        return Named.of(phase);
    }

    /// Where a table stands, in a few words.
    static Map<String, Object> brief(Table table) {
        var match = table.match();
        return brief(table.last(), table.row().phase(), match.ply(), match.mover());
    }

    static Map<String, Object> brief(int event, Phase phase, int ply, int mover) {
        var json = new LinkedHashMap<String, Object>();
        json.put("event", event);
        json.put("phase", phase(phase));
        json.put("ply", ply);
        json.put("mover", Teller.mover(mover));
        return json;
    }

    /// Who is here: the seats of those who listen and of bots, and how many others look on.
    static StreamEvent presence(Table table) {
        var json = new LinkedHashMap<String, Object>();
        json.put("type", "presence");
        json.put(
                "present",
                table.seats().stream()
                        .map(SeatRow::seat)
                        .filter(table.attendance()::isPresent)
                        .toList());
        json.put(
                "watching",
                table.listeners().stream()
                        .filter(listener -> table.seatsOf(listener.account()).isEmpty())
                        .count());
        return new StreamEvent(0, "presence", Json.write(json));
    }

    /// The whole table as the first event of a stream.
    static StreamEvent event(TableSnapshot table, Moment now, String account, Optional<Integer> seat) {
        var json = new LinkedHashMap<String, Object>();
        json.put("id", table.event());
        json.put("type", "table");
        json.put("table", of(table, now, account, seat));
        return new StreamEvent(table.event(), "table", Json.write(json));
    }
}
