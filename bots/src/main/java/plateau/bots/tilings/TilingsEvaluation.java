package plateau.bots.tilings;

import plateau.bots.search.Evaluation;
import plateau.core.State;
import plateau.games.tilings.TilingsState;

/// Tilings: the points that each player has, and of each zone a part that grows with what the player
/// has in it, since the lead in a zone changes hands.
public final class TilingsEvaluation implements Evaluation {
    // 0 hard share, 1 exponent, 2 least, 3 part, 4 zone exponent
    public static double[] P = {Integer.getInteger("k.t0",50)/100.0, 2, Integer.getInteger("k.t2",30), Integer.getInteger("k.t3",25)/100.0, 2};

    private final TilingsState.ZoneVisitor visitor = this::add;
    private double[] counted = {};
    private double all;

    @Override
    public void weigh(State state, double[] worth) {
        counted = worth;
        for (int player = 0; player < worth.length; player++) {
            worth[player] = P[0] * state.score(player);
        }
        ((TilingsState) state).visitZones(visitor);
    }

    private void add(int tiles, int[] weights) {
        double sum = 1;
        for (int weight : weights) {
            sum += (double) weight * weight;
        }
        double worth = tiles * tiles / sum;
        for (int player = 0; player < weights.length; player++) {
            counted[player] += worth * weights[player] * weights[player];
        }
    }

    @Override
    public double scale(State state) {
        all = 0;
        for (int player = 0; player < state.players(); player++) {
            all += state.score(player);
        }
        return P[2] + P[3] * all;
    }
    @Override
    public int playout() { return 0; }
}
