package plateau.bots;

import java.util.Map;
import plateau.core.Game;
import plateau.core.Player;
import plateau.core.Roster;
import plateau.games.Games;

/// The games and bots that are there without anybody from outside: those of the house, and those of jars on
/// the class path.
public record Residents() implements Roster {
    @Override
    public Game game(String name, Map<String, Object> options) {
        return Games.named(name).fromJson(options);
    }

    @Override
    public Player player(String name, Game game) {
        return Bots.parse(name, game).player();
    }
}
