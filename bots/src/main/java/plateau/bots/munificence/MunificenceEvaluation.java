package plateau.bots.munificence;

import plateau.bots.search.Evaluation;
import plateau.core.State;
import plateau.games.munificence.MunificenceState;

/// Munificence: points, and what the best builder on offer is worth to each player, the less the more
/// its hand lacks.
public final class MunificenceEvaluation implements Evaluation {
    /// What part of a builder's points counts when so much of its cost is lacking.
    private static final double[] NEARNESS = {0.8, 0.5, 0.3, 0.15};

    private static final double FAVOR = 0.5;
    private static final double SCALE = 3;

    @Override
    public void weigh(State state, double[] worth) {
        var position = (MunificenceState) state;
        for (int player = 0; player < worth.length; player++) {
            double best = 0;
            for (int place = 0; place < position.places(); place++) {
                if (position.isOffered(place)) {
                    int lack = Math.min(position.lack(player, place), NEARNESS.length - 1);
                    best = Math.max(best, position.pointsOf(place) * NEARNESS[lack]);
                }
            }
            worth[player] = position.score(player) + best + FAVOR * position.favors(player);
        }
    }

    @Override
    public double scale(State state) {
        return SCALE;
    }
}
