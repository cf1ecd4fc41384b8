package plateau.spark;

import java.util.Map;
import plateau.arena.Entrant;
import plateau.arena.Roster;
import plateau.bots.Bots;
import plateau.core.Game;
import plateau.core.Player;
import plateau.games.Games;

/// The games and bots that every machine has: those of the house, and those of jars that were sent along.
record Residents() implements Roster {
    @Override
    public Game game(String name, Map<String, Object> options) {
        return Games.named(name).fromJson(options);
    }

    @Override
    public Player player(String name, Game game) {
        return Bots.parse(Entrant.of(name).bot(), game).player();
    }
}
