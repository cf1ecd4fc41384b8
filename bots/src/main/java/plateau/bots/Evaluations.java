package plateau.bots;

import plateau.bots.carcassonne.CarcassonneEvaluation;
import plateau.core.State;
import plateau.games.carcassonne.CarcassonneState;

/// Which evaluation goes with which game; scores alone where a game has none of its own.
final class Evaluations {
    private Evaluations() {}

    /// A new evaluation for the game of a position.
    static Evaluation of(State state) {
        return state instanceof CarcassonneState ? new CarcassonneEvaluation() : Evaluation::lead;
    }
}
