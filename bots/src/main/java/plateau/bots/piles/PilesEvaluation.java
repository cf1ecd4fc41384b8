package plateau.bots.piles;

import plateau.bots.search.Evaluation;
import plateau.core.State;

/// Piles: the cells that each player tops.
public final class PilesEvaluation implements Evaluation {
    private static final double SCALE = 5;

    @Override
    public void weigh(State state, double[] worth) {
        for (int player = 0; player < worth.length; player++) {
            worth[player] = state.score(player);
        }
    }

    @Override
    public double scale(State state) {
        return SCALE;
    }
}
