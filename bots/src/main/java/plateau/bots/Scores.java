package plateau.bots;

import plateau.bots.search.Evaluation;
import plateau.core.State;

/// The scores as they stand.
final class Scores implements Evaluation {
    @Override
    public void weigh(State state, double[] worth) {
        for (int player = 0; player < worth.length; player++) {
            worth[player] = state.score(player);
        }
    }

    @Override
    public double scale(State state) {
        return 1;
    }
}
