package plateau.server.bots;

import java.util.Set;
import plateau.arena.outside.Greeting.Want;

/// What a bot that runs elsewhere says when it comes.
///
/// @param wants what it is to be told with every turn
/// @param games those that it plays; none for all
/// @param most how many tables it wants to sit at
public record Wishes(Set<Want> wants, Set<String> games, int most) {
    public Wishes {
        wants = Set.copyOf(wants);
        games = Set.copyOf(games);
    }

    boolean plays(String game) {
        return games.isEmpty() || games.contains(game);
    }
}
