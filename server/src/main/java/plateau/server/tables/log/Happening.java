package plateau.server.tables.log;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import plateau.core.Ending;
import plateau.server.storage.rows.SeatRow.Kind;

/// What can happen at a table: each kind is an entry of its log, and an event for those who listen.
public sealed interface Happening {
    /// Somebody takes a seat.
    ///
    /// @param name what it is called then
    /// @param who a person, or a bot that runs elsewhere
    record Sat(int seat, String account, String name, Kind who) implements Happening {}

    /// Somebody leaves a seat before the game begins.
    record Stood(int seat) implements Happening {}

    record Readied(int seat, boolean isReady) implements Happening {}

    /// The game begins.
    ///
    /// @param moves what chance drew at once, after those from which the game goes on
    record Started(List<String> moves) implements Happening {}

    /// A player has moved.
    ///
    /// @param moves its move, and what chance and those who left made of it by themselves
    /// @param taken milliseconds that it is charged for
    record Moved(int ply, int seat, List<String> moves, long taken) implements Happening {}

    /// A player has taken its last decision back.
    ///
    /// @param ply at which it decides again
    /// @param taken milliseconds that the decision had taken; they count towards the next one
    record Undone(int ply, int seat, long taken) implements Happening {}

    /// A player is out of the game.
    ///
    /// @param moves what chance and those who left made of it by themselves
    record Left(int seat, int ply, Ending ending, String reason, List<String> moves) implements Happening {}

    /// A bot plays for somebody who is away.
    record StoodIn(int seat, String bot) implements Happening {}

    /// Somebody who was away plays again.
    record Returned(int seat) implements Happening {}

    /// Somebody was told what a bot would play, or takes back what bots have answered already.
    record Helped(int seat, int ply) implements Happening {}

    /// A player offers a draw.
    record Offered(int seat) implements Happening {}

    record Declined(int seat) implements Happening {}

    /// All have agreed on a draw.
    record Agreed() implements Happening {}

    /// Somebody speaks.
    ///
    /// @param seat of who speaks, or −1 for who only looks on
    record Said(String account, int seat, String name, String text) implements Happening {}

    /// The maker lets somebody speak no more, or again.
    record Muted(String account, boolean isMuted) implements Happening {}

    /// The maker of a game among bots holds it, or says how fast it goes.
    ///
    /// @param delay milliseconds between two moves
    record Paced(boolean isPaused, long delay) implements Happening {}

    /// The game is over.
    record Ended(List<Integer> scores, List<Double> payoffs, Ending ending, String reason) implements Happening {}

    /// The same players go on at another table.
    record Again(String table) implements Happening {}

    /// The table was given up before the game began.
    record Closed() implements Happening {}

    /// What it is called in the log and in events.
    default String kind() {
        return switch (this) {
            case Sat _ -> "sat";
            case Stood _ -> "stood";
            case Readied _ -> "ready";
            case Started _ -> "started";
            case Moved _ -> "moved";
            case Undone _ -> "undone";
            case Left _ -> "left";
            case StoodIn _ -> "stood-in";
            case Returned _ -> "returned";
            case Helped _ -> "helped";
            case Offered _ -> "offered";
            case Declined _ -> "declined";
            case Agreed _ -> "agreed";
            case Said _ -> "said";
            case Muted _ -> "muted";
            case Paced _ -> "paced";
            case Ended _ -> "ended";
            case Again _ -> "again";
            case Closed _ -> "closed";
        };
    }

    /// What it holds, by name, for the log.
    default Map<String, Object> json() {
        var json = new LinkedHashMap<String, Object>();
        switch (this) {
            case Sat(int seat, String account, String name, Kind who) -> {
                json.put("seat", seat);
                json.put("account", account);
                json.put("name", name);
                json.put("kind", Named.of(who));
            }
            case Stood(int seat) -> json.put("seat", seat);
            case Readied(int seat, boolean isReady) -> {
                json.put("seat", seat);
                json.put("ready", isReady);
            }
            case Started(var moves) -> json.put("moves", moves);
            case Moved(int ply, int seat, var moves, long taken) -> {
                json.put("ply", ply);
                json.put("seat", seat);
                json.put("moves", moves);
                json.put("taken", taken);
            }
            case Undone(int ply, int seat, long taken) -> {
                json.put("ply", ply);
                json.put("seat", seat);
                json.put("taken", taken);
            }
            case Left(int seat, int ply, Ending ending, String reason, var moves) -> {
                json.put("seat", seat);
                json.put("ply", ply);
                json.put("ending", ending.name());
                json.put("reason", reason);
                json.put("moves", moves);
            }
            case StoodIn(int seat, String bot) -> {
                json.put("seat", seat);
                json.put("bot", bot);
            }
            case Returned(int seat) -> json.put("seat", seat);
            case Helped(int seat, int ply) -> {
                json.put("seat", seat);
                json.put("ply", ply);
            }
            case Offered(int seat) -> json.put("seat", seat);
            case Declined(int seat) -> json.put("seat", seat);
            case Said(String account, int seat, String name, String text) -> {
                json.put("account", account);
                json.put("seat", seat);
                json.put("name", name);
                json.put("text", text);
            }
            case Muted(String account, boolean isMuted) -> {
                json.put("account", account);
                json.put("muted", isMuted);
            }
            case Paced(boolean isPaused, long delay) -> {
                json.put("paused", isPaused);
                json.put("delay", delay);
            }
            case Ended(var scores, var payoffs, Ending ending, String reason) -> {
                json.put("scores", scores);
                json.put("payoffs", payoffs);
                json.put("ending", ending.name());
                json.put("reason", reason);
            }
            case Again(String table) -> json.put("table", table);
            case Agreed _, Closed _ -> {}
        }
        return json;
    }
}
