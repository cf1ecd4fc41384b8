package plateau.terminal.commands;

import java.util.List;
import java.util.Map;
import plateau.arena.Pairing;
import plateau.arena.Roster;
import plateau.bots.Bots;
import plateau.core.Game;
import plateau.core.Player;
import plateau.core.options.Options;
import plateau.games.Games;

/// The games and bots that there are, by their names.
final class House implements Roster {
    /// Bots at a game, by names that this house knows.
    static Pairing pairing(Options<Game> options, Game game, List<String> seats) {
        return new Pairing(game.id(), options.json(game), seats);
    }

    @Override
    public Game game(String name, Map<String, Object> options) {
        return Games.named(name).fromJson(options);
    }

    @Override
    public Player player(String name, Game game) {
        return Bots.parse(name, game).player();
    }
}
