package plateau.bots.tilings;

import plateau.bots.search.Evaluation;
import plateau.core.State;

/// Tilings: the points that each player has; a lead means less while many are about.
public final class TilingsEvaluation implements Evaluation {
    private static final double LEAST = 30;
    private static final double PART = 0.25;

    @Override
    public void weigh(State state, double[] worth) {
        for (int player = 0; player < worth.length; player++) {
            worth[player] = state.score(player);
        }
    }

    @Override
    public double scale(State state) {
        int all = 0;
        for (int player = 0; player < state.players(); player++) {
            all += state.score(player);
        }
        return LEAST + PART * all;
    }
}
