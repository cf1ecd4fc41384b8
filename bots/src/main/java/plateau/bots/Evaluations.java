package plateau.bots;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import plateau.bots.carcassonne.CarcassonneEvaluation;
import plateau.bots.mansuba.MansubaEvaluation;
import plateau.bots.munificence.MunificenceEvaluation;
import plateau.bots.piles.PilesEvaluation;
import plateau.bots.search.Evaluation;
import plateau.bots.tilings.TilingsEvaluation;
import plateau.core.State;
import plateau.games.carcassonne.CarcassonneState;
import plateau.games.mansuba.MansubaState;
import plateau.games.munificence.MunificenceState;
import plateau.games.piles.PilesState;
import plateau.games.tilings.TilingsState;

/// Which evaluation goes with which game.
final class Evaluations {
    private Evaluations() {}

    /// Makes evaluations for the game of a position; null where a game has none.
    static @Nullable Supplier<Evaluation> of(State state) {
        return switch (state) {
            case CarcassonneState _ -> CarcassonneEvaluation::new;
            case MansubaState mansuba -> shared(new MansubaEvaluation(mansuba));
            case MunificenceState _ -> MunificenceEvaluation::new;
            case PilesState _ -> PilesEvaluation::new;
            case TilingsState _ -> TilingsEvaluation::new;
            default -> Additions.evaluation(state);
        };
    }

    /// One that keeps nothing to work in, so that threads may ask it at once, and takes long to make.
    private static Supplier<Evaluation> shared(Evaluation evaluation) {
        return () -> evaluation;
    }

    /// The points that players have, and those to come where points alone say too little: in
    /// Carcassonne a follower put down brings none at first.
    static Evaluation points(State state) {
        return state instanceof CarcassonneState ? CarcassonneEvaluation.plain() : new Scores();
    }
}
