package plateau.bots.mansuba;

import plateau.bots.search.Evaluation;
import plateau.core.State;
import plateau.games.mansuba.MansubaState;
import plateau.games.mansuba.Terrain;
import plateau.games.mansuba.Victory;
import plateau.games.mansuba.World;

/// Mansuba: how near each player's pieces are to the start places of the others, in steps of the
/// terrain of the round: the foremost piece where one wins, all of them where all have to arrive.
public final class MansubaEvaluation implements Evaluation {
    private static final double SCALE = 1;
    private static final double OTHERS = 0.02;
    private static final double TEMPO = 0.5;

    /// By terrain and player.
    private final Distances[][] distances;

    private final boolean forOne;

    public MansubaEvaluation(MansubaState state) {
        distances = new Distances[Terrain.values().length][state.players()];
        for (var terrain : Terrain.values()) {
            for (int player = 0; player < state.players(); player++) {
                distances[terrain.ordinal()][player] = Distances.toGoals(state, terrain, player);
            }
        }
        forOne = state.game().victory() == Victory.SIMPLE;
    }

    @Override
    public void weigh(State state, double[] worth) {
        var position = (MansubaState) state;
        var table = distances[position.terrain().ordinal()];
        for (int player = 0; player < worth.length; player++) {
            int least = Integer.MAX_VALUE;
            int sum = 0;
            for (int piece = 0; piece < position.pieces(); piece++) {
                int place = position.place(player, piece);
                if (place != World.NONE) {
                    int steps = table[player].from(place);
                    least = Math.min(least, steps);
                    sum += steps;
                }
            }
            worth[player] = forOne ? -least - OTHERS * sum : -sum;
        }
        if (position.mover() >= 0) {
            worth[position.mover()] += TEMPO;
        }
    }

    @Override
    public double scale(State state) {
        return SCALE;
    }
}
