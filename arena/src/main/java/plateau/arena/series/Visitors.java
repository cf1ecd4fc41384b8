package plateau.arena.series;

import java.util.ArrayList;
import java.util.List;
import plateau.arena.match.Visitor;
import plateau.core.Player;
import plateau.core.records.GameRecord;
import plateau.core.records.GameRecord.Identity;

/// Writes into records what players from outside say of themselves and of a game.
public final class Visitors {
    private Visitors() {}

    /// The record with what there is to tell of the players; just the record where nobody comes from
    /// outside.
    public static GameRecord told(GameRecord record, List<Player> players) {
        if (players.stream().noneMatch(Visitor.class::isInstance)) {
            return record;
        }
        var identities = new ArrayList<Identity>();
        var logs = new ArrayList<String>();
        for (var player : players) {
            var asked = new Identity(record.seats().get(identities.size()), "");
            identities.add(player instanceof Visitor visitor ? visitor.identity() : asked);
            logs.add(player instanceof Visitor visitor ? visitor.log() : "");
        }
        boolean isSilent = logs.stream().allMatch(String::isEmpty);
        return record.withIdentities(identities).withLogs(isSilent ? List.of() : logs);
    }

    /// The record, in which entrants go by the names that they were given: one bot that meets itself says the
    /// same of itself twice.
    static GameRecord named(GameRecord record) {
        var names = record.seats().stream().map(seat -> Entrant.of(seat).name()).toList();
        if (names.stream().allMatch(String::isEmpty)) {
            return record;
        }
        var identities = new ArrayList<Identity>();
        for (int seat = 0; seat < names.size(); seat++) {
            var told = record.identities().isEmpty()
                    ? new Identity(record.seats().get(seat), "")
                    : record.identities().get(seat);
            var name = names.get(seat);
            identities.add(name.isEmpty() ? told : new Identity(name, told.version()));
        }
        return record.withIdentities(identities);
    }
}
