package plateau.bots;

import plateau.core.State;

/// How good a position is for a player, in points it may expect to be ahead by.
@FunctionalInterface
public interface Evaluation {
    double value(State state, int player);

    /// How far a player's score is above the best other player's.
    static double lead(State state, int player) {
        int rival = state.players() == 1 ? 0 : Integer.MIN_VALUE;
        for (int other = 0; other < state.players(); other++) {
            if (other != player) {
                rival = Math.max(rival, state.score(other));
            }
        }
        return state.score(player) - rival;
    }
}
