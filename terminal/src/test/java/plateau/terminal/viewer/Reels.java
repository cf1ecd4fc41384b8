package plateau.terminal.viewer;

import java.util.List;
import java.util.stream.Stream;
import plateau.arena.match.Onlooker;
import plateau.arena.match.Referee;
import plateau.arena.reel.Reel;
import plateau.bots.Bots;
import plateau.core.Game;
import plateau.core.Player;
import plateau.games.Games;

/// Games at random, for those who look at them.
final class Reels {
    private Reels() {}

    static Game game(String id, String... options) {
        return Games.named(id).parse(List.of(options));
    }

    /// A game that was played to its end.
    static Reel played(Game game, long seed) {
        return played(game, seed, Onlooker.NONE);
    }

    /// @param before is told before the reel
    static Reel played(Game game, long seed, Onlooker before) {
        var reel = new Reel(game, game.defaultPlayers());
        try (var referee = referee(game)) {
            referee.play(seed, before.and(reel));
            reel.end(referee.result());
        }
        return reel;
    }

    static Referee referee(Game game) {
        return new Referee(
                game,
                Stream.<Player>generate(() -> Bots.parse("random", game).player())
                        .limit(game.defaultPlayers())
                        .toList());
    }
}
