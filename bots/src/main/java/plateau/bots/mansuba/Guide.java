package plateau.bots.mansuba;

import java.util.EnumMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import plateau.core.Moves;
import plateau.core.Player;
import plateau.core.State;
import plateau.core.Turn;
import plateau.games.mansuba.Mansuba.Victory;
import plateau.games.mansuba.MansubaMove;
import plateau.games.mansuba.MansubaState;
import plateau.games.mansuba.Terrain;
import plateau.games.mansuba.World;

/// The player behind [GuidedBot]. Among equally good moves it draws lots, so that pieces that block
/// each other do not go to and fro for ever.
///
/// Where one piece wins, it brings its foremost piece on, unless the next player could win at once.
/// Where all have to arrive, it takes the move that gains most steps, the rearmost piece's among
/// equals, and counts the steps to those goals alone that it does not hold yet; pieces that have
/// arrived stay, or make room on the goals when nobody else gets on.
final class Guide implements Player {
    /// More than any distance.
    private static final int FAR = 1 << 15;

    private static final int DROPPED = Integer.MIN_VALUE;

    private final Map<Terrain, Distances> tables = new EnumMap<>(Terrain.class);
    private final Moves replies = new Moves();
    private int[] values = new int[64];
    private @Nullable World world;
    private @Nullable MansubaState after;
    private int player;

    @Override
    public int choose(Turn turn) {
        var legal = turn.legal();
        if (legal.size() == 1) {
            return legal.get(0);
        }
        var state = (MansubaState) turn.position();
        judge(state, legal, distances(state, turn.player()));
        int first = best(turn);
        int choice = first;
        while (values[choice] != DROPPED && losesAtOnce(state, legal.get(choice))) {
            values[choice] = DROPPED;
            choice = best(turn);
        }
        return legal.get(values[choice] == DROPPED ? first : choice);
    }

    private Distances distances(MansubaState state, int mover) {
        if (state.world() != world || mover != player) {
            tables.clear();
            after = null;
            world = state.world();
            player = mover;
        }
        if (state.game().victory() == Victory.COMPLEX && state.score(player) > 0) {
            return Distances.toOpenGoals(state, player);
        }
        return tables.computeIfAbsent(state.terrain(), terrain -> Distances.toGoals(state, terrain, player));
    }

    private void judge(MansubaState state, Moves legal, Distances distances) {
        if (values.length < legal.size()) {
            values = new int[2 * legal.size()];
        }
        boolean simple = state.game().victory() == Victory.SIMPLE;
        for (int i = 0; i < legal.size(); i++) {
            int move = legal.get(i);
            values[i] = simple ? forOne(move, distances) : forAll(state, move, distances);
        }
    }

    private static int forOne(int move, Distances distances) {
        if (MansubaMove.isTry(move)) {
            return -FAR * FAR;
        }
        int left = distances.from(MansubaMove.to(move));
        return -2 * left + (left < distances.from(MansubaMove.from(move)) ? 1 : 0);
    }

    private int forAll(MansubaState state, int move, Distances distances) {
        if (MansubaMove.isTry(move)) {
            return FAR * FAR;
        }
        int steps = distances.from(MansubaMove.from(move));
        int gain = steps - distances.from(MansubaMove.to(move));
        if (!state.isGoal(player, MansubaMove.from(move))) {
            return gain * FAR + (gain > 0 ? steps : 0);
        }
        if (!state.isGoal(player, MansubaMove.to(move))) {
            return -FAR * FAR;
        }
        return gain > 0 ? 1 : 0;
    }

    /// The index of a best move, drawn by lot among equals.
    private int best(Turn turn) {
        int best = 0;
        int equals = 0;
        for (int i = 0; i < turn.legal().size(); i++) {
            if (values[i] > values[best]) {
                best = i;
                equals = 0;
            }
            if (values[i] == values[best] && turn.random().nextInt(++equals) == 0) {
                best = i;
            }
        }
        return best;
    }

    /// Whether the next player could win by one move; captured pieces are taken to stay so.
    private boolean losesAtOnce(MansubaState state, int move) {
        if (state.game().victory() == Victory.COMPLEX) {
            return false;
        }
        var next = after == null ? (MansubaState) state.copy() : after;
        after = next;
        next.copyFrom(state);
        next.play(move);
        while (next.mover() == State.CHANCE) {
            list(next);
            next.play(replies.get(replies.size() - 1));
        }
        list(next);
        for (int i = 0; i < replies.size(); i++) {
            int reply = replies.get(i);
            if (MansubaMove.isWay(reply) && next.isGoal(next.mover(), MansubaMove.to(reply))) {
                return true;
            }
        }
        return false;
    }

    private void list(State state) {
        replies.clear();
        state.legalMoves(replies);
    }
}
