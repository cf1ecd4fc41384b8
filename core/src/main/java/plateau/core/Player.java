package plateau.core;

/// Someone who chooses moves: a bot, a person at a keyboard, a program elsewhere.
@FunctionalInterface
public interface Player {
    /// Chooses one of the turn's legal moves. May throw [Leaving] to leave the game.
    int choose(Turn turn);

    /// Thrown by a player who leaves a game that is not over.
    final class Leaving extends RuntimeException {
        public Leaving(String reason) {
            super(reason);
        }
    }
}
