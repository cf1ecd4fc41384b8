package plateau.core;

import java.util.function.Supplier;

/// Someone who chooses moves: a bot, a person at a keyboard, a program elsewhere. It may play one game
/// after another; each has a [#begin] and an [#end].
@FunctionalInterface
public interface Player extends AutoCloseable {
    /// A game begins. May throw [Declining] if it does not play that one.
    default void begin(Seating seating) {}

    /// Chooses one of the turn's legal moves. May throw [Leaving] to leave the game. Whoever thinks long
    /// looks now and then whether its thread is interrupted, and throws [Interrupted]; who throws that
    /// in a thread that is not has crashed.
    int choose(Turn turn);

    /// The game is over, or goes on without this player.
    ///
    /// @param result what it came to, worked out when asked
    default void end(Supplier<Result> result) {}

    /// There will be no more games.
    @Override
    default void close() {}

    /// Thrown by a player who does not play a game that is to begin, as set up.
    final class Declining extends RuntimeException {
        public Declining(String reason) {
            super(reason);
        }
    }

    /// Thrown by a player who leaves a game that is not over.
    final class Leaving extends RuntimeException {
        public Leaving(String reason) {
            super(reason);
        }
    }
}
