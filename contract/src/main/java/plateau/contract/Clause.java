package plateau.contract;

import java.util.List;
import java.util.function.Consumer;
import plateau.core.Game;
import plateau.core.options.Options;

/// Something that holds for every game, with its name in words: `a mover has a move`. Its check throws
/// a [Breach] where it does not hold.
public sealed interface Clause {
    /// What holds.
    String name();

    /// Holds for what the game says of itself.
    record OfListing(String name, Consumer<Options<Game>> check) implements Clause {
        public void check(Options<Game> options) {
            run(name, () -> check.accept(options));
        }
    }

    /// Holds in each random game.
    record InEachGame(String name, Consumer<RandomGame> check) implements Clause {
        public void check(RandomGame game) {
            run(game.toString(), () -> check.accept(game));
        }
    }

    /// Holds for random games of one game and number of players together: in a single one it may happen
    /// not to show.
    record InAllGames(String name, Consumer<List<RandomGame>> check) implements Clause {
        public void check(List<RandomGame> games) {
            run(games.getFirst() + " and on", () -> check.accept(games));
        }
    }

    private static void run(String where, Runnable check) {
        try {
            check.run();
        } catch (Throwable thrown) {
            throw Breach.at(where, thrown);
        }
    }
}
