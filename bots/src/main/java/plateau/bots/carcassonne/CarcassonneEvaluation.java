package plateau.bots.carcassonne;

import org.jspecify.annotations.Nullable;
import plateau.bots.Evaluation;
import plateau.core.Moves;
import plateau.core.State;
import plateau.games.carcassonne.CarcassonneState;
import plateau.games.carcassonne.Claims;
import plateau.games.carcassonne.Terrain;

/// Carcassonne: points, what the claimed features will likely bring, and followers at home. Where the
/// player is about to put a follower it counts as put where it does most good.
public final class CarcassonneEvaluation implements Evaluation {
    /// What a tile or a shield of a feature with so many open ends is worth, on top of the one point it
    /// brings unfinished: the chance that it will be completed.
    private static final double[] COMPLETION = {1, 0.75, 0.45, 0.2, 0.1};

    private static final double FIELD_CITY = 3;
    private static final double FIELD_PROMISE = 2;
    private static final double FOLLOWER = 1.6;
    private static final double LAST_FOLLOWER = 4;
    private static final double ALL_TILES = 71;

    private final Moves followers = new Moves();
    private @Nullable CarcassonneState tried;
    private @Nullable Claims claims;
    private @Nullable CarcassonneState claimsOf;
    private final double[] worth = new double[5];

    @Override
    public double value(State state, int player) {
        var position = (CarcassonneState) state;
        return position.mover() == player ? bestFollower(position, player) : lead(position, player);
    }

    private double bestFollower(CarcassonneState position, int player) {
        if (tried == null) {
            tried = (CarcassonneState) position.copy();
        }
        followers.clear();
        position.legalMoves(followers);
        double best = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < followers.size(); i++) {
            tried.copyFrom(position);
            tried.play(followers.get(i));
            best = Math.max(best, lead(tried, player));
        }
        return best;
    }

    /// How far ahead of the best other player.
    private double lead(CarcassonneState position, int player) {
        weigh(position);
        double rival = Double.NEGATIVE_INFINITY;
        for (int other = 0; other < position.players(); other++) {
            rival = other == player ? rival : Math.max(rival, worth[other]);
        }
        return worth[player] - rival;
    }

    private void weigh(CarcassonneState position) {
        double timeLeft = position.tilesLeft() / ALL_TILES;
        for (int player = 0; player < position.players(); player++) {
            worth[player] = position.score(player);
            if (!position.isOver()) {
                int home = position.followersLeft(player);
                worth[player] += timeLeft * (FOLLOWER * home + (home > 0 ? LAST_FOLLOWER : 0));
            }
        }
        if (!position.isOver()) {
            claimsOf(position)
                    .visit(
                            (terrain, tiles, shields, open, cities, owners) ->
                                    add(
                                            owners,
                                            promise(
                                                    terrain, tiles, shields, open, cities,
                                                    timeLeft)));
        }
    }

    private Claims claimsOf(CarcassonneState position) {
        if (claims == null || claimsOf != position) {
            claims = new Claims(position);
            claimsOf = position;
        }
        return claims;
    }

    private void add(int owners, double promise) {
        for (int left = owners; left != 0; left &= left - 1) {
            worth[Integer.numberOfTrailingZeros(left)] += promise;
        }
    }

    /// The points a claim will likely bring.
    private static double promise(
            Terrain terrain, int tiles, int shields, int open, int cities, double timeLeft) {
        double completion = COMPLETION[Math.clamp(open, 0, COMPLETION.length - 1)] * timeLeft;
        return switch (terrain) {
            case ROAD -> tiles + completion;
            case CITY -> (tiles + shields) * (1 + completion);
            case MONASTERY -> tiles + open * timeLeft * 0.7;
            case FIELD -> FIELD_CITY * cities + FIELD_PROMISE * timeLeft;
        };
    }
}
