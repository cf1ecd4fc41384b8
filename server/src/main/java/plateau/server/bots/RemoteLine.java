package plateau.server.bots;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import plateau.arena.match.Untold;
import plateau.arena.outside.Greeting.Want;
import plateau.arena.outside.Messages;
import plateau.core.Result;
import plateau.core.Turn;
import plateau.core.text.Json;
import plateau.server.stream.Outbox;
import plateau.server.stream.StreamEvent;
import plateau.server.tables.Thinkers;
import plateau.server.tables.terms.LaterTurn;

/// The line to a bot that runs elsewhere: all its tables go down the same stream. What it was told is
/// known as long as the line holds; on the next one it is told everything anew.
final class RemoteLine {
    /// So many lines may wait for a slow reader, for each table that it may sit at.
    private static final int WAITING_PER_TABLE = 8;

    /// What was told of a game.
    ///
    /// @param known of how many plies
    /// @param departed of how many departures
    private record Progress(int known, int departed) {
        private static final Progress NONE = new Progress(-1, 0);
    }

    private final String name;
    private final Wishes wishes;
    private final Outbox outbox;
    private final Map<TableSeat, Progress> games = new HashMap<>();

    /// @param onClose is run once, when the line is gone
    RemoteLine(String name, Wishes wishes, Consumer<RemoteLine> onClose) {
        this.name = name;
        this.wishes = wishes;
        outbox = new Outbox(WAITING_PER_TABLE * (wishes.most() + 4), () -> onClose.accept(this));
        send(Messages.hello());
    }

    String name() {
        return name;
    }

    Wishes wishes() {
        return wishes;
    }

    Outbox outbox() {
        return outbox;
    }

    /// The tables that it plays at.
    synchronized Set<String> tables() {
        return games.keySet().stream().map(TableSeat::table).collect(Collectors.toSet());
    }

    synchronized void begin(Thinkers.Chair chair) {
        var place = TableSeat.of(chair);
        if (games.putIfAbsent(place, Progress.NONE) == null) {
            send(place, Messages.start(chair.table(), chair.seating()));
        }
    }

    /// Asks for a move, once.
    synchronized void ask(Thinkers.Chair chair, Turn turn) {
        begin(chair);
        var place = TableSeat.of(chair);
        var progress = games.getOrDefault(place, Progress.NONE);
        if (progress.known() == turn.ply()) {
            return;
        }
        var told = LaterTurn.after(turn, Math.max(0, progress.known()), progress.departed());
        var legal = wishes.wants().contains(Want.LEGAL) ? Messages.legal(told) : List.<String>of();
        send(place, Messages.turn(told, chair.seating().clock(), wishes.wants(), legal));
        games.put(place, new Progress(turn.ply(), turn.departures().size()));
    }

    synchronized void refuse(Thinkers.Chair chair, String reason) {
        part(TableSeat.of(chair), Messages.refused(reason));
    }

    /// @param whole all that the bot may know of the game
    synchronized void end(Thinkers.Chair chair, Result result, Untold whole) {
        var place = TableSeat.of(chair);
        var progress = games.getOrDefault(place, Progress.NONE);
        var untold = whole.after(Math.max(0, progress.known()), progress.departed());
        part(place, wishes.wants().contains(Want.MOVES) ? Messages.end(result, untold) : Messages.end(result));
    }

    /// Nothing is said of a game that the bot was not told of, or is out of.
    private void part(TableSeat place, Map<String, Object> message) {
        if (games.remove(place) != null) {
            send(place, message);
        }
    }

    /// Another line takes the place of this one.
    void hangUp() {
        send(Messages.bye());
        outbox.close();
    }

    private void send(TableSeat place, Map<String, Object> message) {
        var json = new LinkedHashMap<String, Object>();
        json.put("type", message.getOrDefault("type", ""));
        json.put("table", place.table());
        json.put("seat", place.seat());
        json.putAll(message);
        send(json);
    }

    private void send(Map<String, Object> json) {
        outbox.send(new StreamEvent(0, String.valueOf(json.get("type")), Json.write(json)));
    }
}
