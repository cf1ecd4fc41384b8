package plateau.arena;

import java.util.ArrayList;
import java.util.List;
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
}
