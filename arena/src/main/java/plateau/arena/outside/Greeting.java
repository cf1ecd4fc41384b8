package plateau.arena.outside;

import java.util.Set;
import plateau.core.records.GameRecord.Identity;

/// What a program says of itself.
///
/// @param wants what it wants to be told with every turn
/// @param games the ids of those it plays; empty for any
/// @param isForOne whether it plays one match and is then to be started anew
public record Greeting(Identity identity, Set<Want> wants, Set<String> games, boolean isForOne) {
    /// What a turn can tell.
    public enum Want {
        MOVES,
        LEGAL,
        STATE
    }

    public Greeting {
        wants = Set.copyOf(wants);
        games = Set.copyOf(games);
    }

    boolean wants(Want want) {
        return wants.contains(want);
    }

    public boolean plays(String game) {
        return games.isEmpty() || games.contains(game);
    }
}
