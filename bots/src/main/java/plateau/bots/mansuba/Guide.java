package plateau.bots.mansuba;

import java.util.EnumMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import plateau.core.Player;
import plateau.core.Turn;
import plateau.games.mansuba.MansubaMove;
import plateau.games.mansuba.MansubaState;
import plateau.games.mansuba.Terrain;
import plateau.games.mansuba.Victory;
import plateau.games.mansuba.World;

/// The player behind [GuidedBot]. Among equally good moves it draws lots, so that pieces that block
/// each other do not go to and fro for ever.
///
/// Where one piece wins, it brings its foremost piece on. Where all have to arrive, it takes the move
/// that gains most steps, the rearmost piece's among equals, and counts the steps to those goals alone
/// that it does not hold yet; pieces that have arrived stay or make room on the goals.
final class Guide implements Player {
    /// More than any distance.
    private static final int FAR = 1 << 15;

    private final Map<Terrain, Distances> tables = new EnumMap<>(Terrain.class);
    private @Nullable World world;
    private int player;

    @Override
    public int choose(Turn turn) {
        var legal = turn.legal();
        if (legal.size() == 1) {
            return legal.get(0);
        }
        var state = (MansubaState) turn.position();
        var distances = distances(state, turn.player());
        int best = 0;
        int bestValue = Integer.MIN_VALUE;
        int equals = 0;
        for (int i = 0; i < legal.size(); i++) {
            int value = value(state, legal.get(i), distances);
            if (value > bestValue) {
                bestValue = value;
                equals = 0;
            }
            if (value == bestValue && turn.random().nextInt(++equals) == 0) {
                best = legal.get(i);
            }
        }
        return best;
    }

    private Distances distances(MansubaState state, int mover) {
        if (state.world() != world || mover != player) {
            tables.clear();
            world = state.world();
            player = mover;
        }
        if (state.game().victory() == Victory.COMPLEX && state.score(player) > 0) {
            return Distances.toOpenGoals(state, player);
        }
        return tables.computeIfAbsent(state.terrain(), _ -> Distances.toGoals(state, player));
    }

    private int value(MansubaState state, int move, Distances distances) {
        boolean simple = state.game().victory() == Victory.SIMPLE;
        if (MansubaMove.isTry(move)) {
            // In the complex game nobody wins while a piece is captured; in the simple one it is a
            // turn lost.
            return simple ? Integer.MIN_VALUE + 1 : Integer.MAX_VALUE;
        }
        int from = MansubaMove.from(move);
        int to = MansubaMove.to(move);
        int gain = distances.from(from) - distances.from(to);
        if (simple) {
            return -2 * distances.from(to) + (gain > 0 ? 1 : 0);
        }
        if (state.isGoal(player, from) && !state.isGoal(player, to)) {
            return -FAR * FAR;
        }
        return gain * FAR + (gain > 0 ? distances.from(from) : 0);
    }
}
