package plateau.bots.tilings;

import plateau.bots.search.Evaluation;
import plateau.core.State;
import plateau.games.tilings.TilingsState;

/// Tilings: of each zone a part that grows with the square of what the player has in it, since whoever
/// leads in a zone now may not lead in the end; the points as they stand where zones do not score.
/// What the King, wear and the tiles to come will change is too much to guess: it is played out.
public final class TilingsEvaluation implements Evaluation {
    private static final double LEAST_SCALE = 30;

    /// The part of all points that makes a lead.
    private static final double SCALE = 0.1;

    private final TilingsState.ZoneVisitor visitor = this::add;
    private double[] counted = {};

    /// The points of all zones, or of all players where zones do not score.
    private double all;

    @Override
    public void weigh(State state, double[] worth) {
        var tilings = (TilingsState) state;
        all = 0;
        for (int player = 0; player < worth.length; player++) {
            worth[player] = tilings.hasZones() ? 0 : tilings.score(player);
            all += worth[player];
        }
        counted = worth;
        tilings.visitZones(visitor);
    }

    private void add(int tiles, int[] weights) {
        double squares = 1;
        for (int weight : weights) {
            squares += (double) weight * weight;
        }
        for (int player = 0; player < weights.length; player++) {
            double part = weights[player] * (weights[player] / squares);
            counted[player] += tiles * tiles * part;
        }
        all += tiles * tiles;
    }

    @Override
    public double scale(State state) {
        return LEAST_SCALE + SCALE * all;
    }

    @Override
    public double playout() {
        return 1;
    }
}
