package plateau.terminal.ladder;

import java.util.List;
import plateau.arena.duel.Duel;
import plateau.core.Clock;
import plateau.core.Game;
import plateau.core.options.Options;
import plateau.terminal.house.TerminalRoster;

/// Which pairs are to play a game with a number of players.
///
/// @param settings the game's options as they were typed, after a space
public record LadderTable(Options<Game> options, Game game, String settings, int players, List<Pair> pairs) {
    Duel duel(TerminalRoster roster, Clock clock, Pair pair, long seed, long games, int threads) {
        var pairing = TerminalRoster.pairing(options, game, List.of(pair.a(), pair.b()), clock);
        return new Duel(roster, pairing, players, seed, games, threads);
    }
}
