package plateau.bots.search;

import plateau.core.Moves;
import plateau.core.State;
import plateau.core.luck.Lot;

/// What a game's own knowledge says of a position that is not over. It may keep room to work in: no two
/// threads ask the same one at a time.
public interface Evaluation {
    /// Puts in `worth` the points that each player may expect to come to.
    void weigh(State state, double[] worth);

    /// How many points ahead make a player *e* times as likely to win as another: fewer, the less is
    /// left to play. Asked right after [#weigh], of the same position.
    double scale(State state);

    /// How much of what a position is worth is found by playing on from it to the end, as a part
    /// of 1; the rest is this judgement of it as it stands. Where all of it is, who wins counts, or
    /// else the points by which.
    default double playout() {
        return 0;
    }

    /// The move by which somebody goes on while a game is played out: any, unless the game knows better.
    /// It is asked for every move of every such game, so it has to be quick, and to leave some to luck.
    ///
    /// @param legal all its moves
    default int goOn(State state, Moves legal, Lot lot) {
        return legal.get(lot.nextInt(legal.size()));
    }

    /// Puts in `shares` the share of the win that each player may expect.
    default void shares(State state, double[] shares) {
        weigh(state, shares);
        share(shares, scale(state));
    }

    /// Puts in `shares` what a game that was played out counts for: who is ahead by points,
    /// and how far, in the same scale.
    default void sharesOfEnd(State end, double[] shares) {
        weigh(end, shares);
        double scale = scale(end);
        for (int player = 0; player < shares.length; player++) {
            shares[player] = end.score(player);
        }
        share(shares, scale);
    }

    /// Makes shares of points.
    private static void share(double[] shares, double scale) {
        if (shares.length == 1) {
            // Alone one cannot lose: the more points, the better all the same.
            shares[0] = 1 / (1 + Math.exp(-shares[0] / scale));
            return;
        }
        double most = Double.NEGATIVE_INFINITY;
        for (double worth : shares) {
            most = Math.max(most, worth);
        }
        double sum = 0;
        for (int player = 0; player < shares.length; player++) {
            shares[player] = Math.exp((shares[player] - most) / scale);
            sum += shares[player];
        }
        for (int player = 0; player < shares.length; player++) {
            shares[player] /= sum;
        }
    }

    /// How far a player is above the best other player.
    static double lead(double[] worth, int player) {
        double rival = worth.length == 1 ? 0 : Double.NEGATIVE_INFINITY;
        for (int other = 0; other < worth.length; other++) {
            if (other != player) {
                rival = Math.max(rival, worth[other]);
            }
        }
        return worth[player] - rival;
    }
}
