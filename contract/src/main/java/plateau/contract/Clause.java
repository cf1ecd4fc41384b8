package plateau.contract;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import plateau.core.Game;
import plateau.core.options.Options;

/// Something that holds for every game, with its name in words: `a mover has a move`. Its check throws
/// a [Breach] where it does not hold.
public sealed interface Clause {
    /// What holds.
    String name();

    /// Whether it can be looked at in a random game: where what it rests on is broken, that is told
    /// once.
    default boolean appliesTo(RandomGame game) {
        return true;
    }

    /// Holds for what the game says of itself.
    record OfListing(String name, Consumer<Options<Game>> check) implements Clause {
        public void check(Options<Game> options) {
            run(name, () -> check.accept(options));
        }
    }

    /// Holds for a random game as a whole, and is looked at so quickly that many games can be.
    record OfManyGames(String name, Predicate<RandomGame> applies, Consumer<RandomGame> check) implements Clause {
        @Override
        public boolean appliesTo(RandomGame game) {
            return applies.test(game);
        }

        public void check(RandomGame game) {
            if (appliesTo(game)) {
                run(game.toString(), () -> check.accept(game));
            }
        }
    }

    /// Holds in each random game, move by move.
    record InEachGame(String name, Predicate<RandomGame> applies, Consumer<RandomGame> check) implements Clause {
        @Override
        public boolean appliesTo(RandomGame game) {
            return applies.test(game);
        }

        public void check(RandomGame game) {
            if (appliesTo(game)) {
                run(game.toString(), () -> check.accept(game));
            }
        }
    }

    /// Holds for random games of one game and number of players together: in a single one it may happen
    /// not to show.
    record InAllGames(String name, Predicate<RandomGame> applies, Consumer<List<RandomGame>> check) implements Clause {
        @Override
        public boolean appliesTo(RandomGame game) {
            return applies.test(game);
        }

        public void check(List<RandomGame> games) {
            var some = games.stream().filter(applies).toList();
            if (!some.isEmpty()) {
                run(some.getFirst() + " and on", () -> check.accept(some));
            }
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
