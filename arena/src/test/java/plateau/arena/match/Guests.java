package plateau.arena.match;

import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import plateau.arena.series.Pairing;
import plateau.bots.Bots;
import plateau.core.Game;
import plateau.core.Player;
import plateau.core.Roster;

/// A game at hand, and players at hand by some names; any other name is that of a bot.
public record Guests(Game game, Map<String, Supplier<Player>> players) implements Roster {
    /// Bots only.
    public Guests(Game game) {
        this(game, Map.of());
    }

    @Override
    public Game game(String name, Map<String, Object> options) {
        return game;
    }

    @Override
    public Player player(String name, Game played) {
        return players.getOrDefault(name, () -> Bots.parse(name, played).player())
                .get();
    }

    public Pairing pairing(String... seats) {
        return new Pairing(game.id(), Map.of(), List.of(seats));
    }

    /// As many of one name as the game usually takes.
    public Pairing pairingOf(String name) {
        return pairing(
                IntStream.range(0, game.defaultPlayers()).mapToObj(_ -> name).toArray(String[]::new));
    }
}
