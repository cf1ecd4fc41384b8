package plateau.core;

/// The usual way to share the one win.
public final class Payoffs {
    private Payoffs() {}

    /// A player's share when the highest score wins and equals share alike.
    public static double byScore(State state, int player) {
        int own = state.score(player);
        int winners = 1;
        for (int other = 0; other < state.players(); other++) {
            if (other != player) {
                int score = state.score(other);
                if (score > own) {
                    return 0;
                }
                if (score == own) {
                    winners++;
                }
            }
        }
        return 1.0 / winners;
    }
}
