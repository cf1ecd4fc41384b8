package plateau.bots.munificence;

import plateau.bots.search.Evaluation;
import plateau.core.State;
import plateau.games.munificence.MunificenceState;

/// Munificence: points, and what the best builder on offer is worth to each player, the less the more
/// its hand lacks. No more points count than end the game; who can hire a builder that ends it is next
/// to winning, and who is to move then as good as there.
public final class MunificenceEvaluation implements Evaluation {
    /// What part of a builder's points counts when so much of its cost is lacking.
    private static final double[] NEARNESS = {0.8, 0.5, 0.3, 0.15};

    private static final double FAVOR = 0.5;
    private static final double SCALE = 3;

    /// For the player to move who can hire what ends the game.
    private static final double LAST_HIRE = 10;

    @Override
    public void weigh(State state, double[] worth) {
        var position = (MunificenceState) state;
        for (int player = 0; player < worth.length; player++) {
            worth[player] = position.score(player) + prospects(position, player) + FAVOR * position.favors(player);
        }
    }

    private static double prospects(MunificenceState position, int player) {
        int left = position.target() - position.score(player);
        double best = 0;
        for (int place = 0; place < position.places(); place++) {
            if (position.isOffered(place)) {
                int lack = position.lack(player, place);
                int points = position.pointsOf(place);
                if (lack == 0 && points >= left && position.turnOf() == player) {
                    return Math.max(LAST_HIRE, left);
                }
                double nearness = NEARNESS[Math.min(lack, NEARNESS.length - 1)];
                best = Math.max(best, Math.min(points, left) * nearness);
            }
        }
        return best;
    }

    @Override
    public double scale(State state) {
        return SCALE;
    }
}
