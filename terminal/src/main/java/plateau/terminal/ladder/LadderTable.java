package plateau.terminal.ladder;

import java.util.List;
import plateau.arena.duel.Duel;
import plateau.core.Clock;
import plateau.core.Game;
import plateau.core.options.Options;
import plateau.terminal.house.House;

/// Which pairs are to play a game with a number of players.
///
/// @param settings the game's options as they were typed, after a space
public record LadderTable(Options<Game> options, Game game, String settings, int players, List<Pair> pairs) {
    Duel duel(House house, Clock clock, Pair pair, long seed, long games, int threads) {
        var pairing = House.pairing(options, game, List.of(pair.a(), pair.b()), clock);
        return new Duel(house, pairing, players, seed, games, threads);
    }
}
