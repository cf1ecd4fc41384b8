package plateau.contract;

import plateau.core.Result;
import plateau.core.State;

/// All ways in which a random game may have gone so far for somebody who was not told every move:
/// those that were told are what they were, and for each of the others any that would not have been
/// told either.
final class Histories {
    /// More positions than this are not tried.
    private static final int MOST = 2_000;

    private final RandomGame game;
    private final int plies;

    /// Which of the moves were kept from the viewer.
    private final boolean[] hidden;

    private final int viewer;
    private int tried;

    /// @param plies how many moves are made
    Histories(RandomGame game, int viewer, int plies) {
        this.game = game;
        this.viewer = viewer;
        this.plies = plies;
        hidden = new boolean[plies];
        var state = game.start();
        for (int ply = 0; ply < plies; ply++) {
            hidden[ply] = state.hides(viewer, game.move(ply));
            state.play(game.move(ply));
        }
    }

    /// Whether one of them leads to a position that looks like this one to who sees all. Where there are
    /// too many to try it is taken to be so.
    boolean canLeadTo(State goal) {
        return leads(game.start(), 0, goal, Sight.of(goal, State.ALL_SEEING));
    }

    private boolean leads(State state, int from, State goal, Sight sight) {
        int ply = from;
        while (ply < plies && !hidden[ply]) {
            int move = game.move(ply++);
            if (!RandomGame.legalMoves(state).contains(move)) {
                return false;
            }
            state.play(move);
        }
        if (ply == plies) {
            return isLike(state, goal, sight);
        }
        for (int move : RandomGame.legalMoves(state).toArray()) {
            if (state.hides(viewer, move)) {
                var after = state.copy();
                after.play(move);
                if (++tried > MOST || leads(after, ply + 1, goal, sight)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean isLike(State state, State goal, Sight sight) {
        return state.mover() == goal.mover()
                && Result.scores(state).equals(Result.scores(goal))
                && Sight.of(state, State.ALL_SEEING).looksLike(sight);
    }
}
