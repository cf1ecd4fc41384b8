package plateau.server.tables;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plateau.core.Ask;
import plateau.core.records.Commitment;
import plateau.core.text.Json;
import plateau.server.storage.SeatRow;
import plateau.server.storage.TableRow.Phase;
import plateau.server.stream.StreamEvent;

/// A table for programs: all that somebody may know of it.
final class TableJson {
    private TableJson() {}

    static Map<String, Object> of(Table table, String account, Optional<Integer> seat) {
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
        json.put("rated", isRated(table));
        json.put("created", row.created());
        putTime(json, "started", row.started());
        putTime(json, "ended", row.ended());
        if (table.isMaker(account)) {
            json.put("yours", true);
        }
        json.put("seats", seats(table, account));
        json.put("event", table.last());
        json.put("commitment", Commitment.of(row.seed(), row.salt()).sha256());
        var opening = Origin.read(row.origin());
        if (!opening.moves().isEmpty()) {
            json.put("from", from(opening));
        }
        if (row.started() > 0) {
            putGame(json, table, account, seat);
        }
        if (!table.notes().next().isEmpty()) {
            json.put("again", table.notes().next());
        }
        return json;
    }

    /// Whether the game counts, or, while it goes on, may count.
    private static boolean isRated(Table table) {
        boolean isOver = table.row().phase() == Phase.OVER;
        return table.settings().isRated() && !table.notes().wasHelped() && (!isOver || table.isPlayed());
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

    private static void putGame(Map<String, Object> json, Table table, String account, Optional<Integer> seat) {
        var match = table.match();
        int viewer = table.viewer(account, seat);
        json.put("ply", match.ply());
        json.put("mover", Teller.mover(match.mover()));
        if (match.isTimed()) {
            json.put("left", left(table));
        }
        if (!table.notes().offers().isEmpty()) {
            json.put("offers", table.notes().offers().stream().sorted().toList());
        }
        if (table.notes().isPaused() || table.notes().delay() > 0) {
            json.put("paused", table.notes().isPaused());
            json.put("delay", table.notes().delay());
        }
        json.put("state", Ask.plain(match.state(), viewer));
        if (table.isRunning() && viewer == match.mover()) {
            json.put("legal", Ask.notations(match.state()));
            int back = new TakingBack(table).ply();
            json.put("undo", back != TakingBack.NOTHING);
            if (back != TakingBack.NOTHING) {
                json.put("back", back);
            }
        }
        if (table.row().phase() == Phase.OVER) {
            json.put("result", Json.readObject(table.row().result()));
            json.put("seed", table.row().seed());
            json.put("salt", table.row().salt());
        }
    }

    private static List<Long> left(Table table) {
        var left = new ArrayList<Long>();
        for (int player = 0; player < table.seats().size(); player++) {
            left.add(table.turns().left(player));
        }
        return left;
    }

    private static List<Object> seats(Table table, String account) {
        var seats = new ArrayList<Object>();
        for (var row : table.seats()) {
            var json = new LinkedHashMap<String, Object>();
            json.put("seat", row.seat());
            json.put("kind", Named.of(row.kind()));
            json.put("name", table.name(row.seat()));
            if (!row.account().isEmpty()) {
                json.put("account", row.account());
                json.put("you", row.account().equals(account));
            }
            if (!row.bot().isEmpty()) {
                json.put("bot", row.bot());
            }
            json.put("present", table.attendance().isPresent(row.seat()));
            putPart(json, table, row.seat());
            seats.add(json);
        }
        return seats;
    }

    /// What a seat has to do with the game as far as it has come.
    private static void putPart(Map<String, Object> json, Table table, int seat) {
        if (table.row().started() == 0) {
            json.put("ready", table.notes().ready().contains(seat));
            return;
        }
        json.put("score", table.match().state().score(seat));
        Optional.ofNullable(table.notes().standIns().get(seat)).ifPresent(bot -> json.put("standIn", bot));
        table.match().departures().stream()
                .filter(departure -> departure.seat() == seat)
                .findFirst()
                .ifPresent(departure -> json.put("left", departure.json()));
    }

    static String phase(Phase phase) {
        return Named.of(phase);
    }

    /// Where a table stands, in a few words.
    static Map<String, Object> brief(Table table) {
        var json = new LinkedHashMap<String, Object>();
        json.put("event", table.last());
        json.put("phase", phase(table.row().phase()));
        json.put("ply", table.match().ply());
        json.put("mover", Teller.mover(table.match().mover()));
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
    static StreamEvent event(Table table, String account, Optional<Integer> seat) {
        var json = new LinkedHashMap<String, Object>();
        json.put("id", table.last());
        json.put("type", "table");
        json.put("table", of(table, account, seat));
        return new StreamEvent(table.last(), "table", Json.write(json));
    }
}
