package plateau.bots.carcassonne;

import org.jspecify.annotations.Nullable;
import plateau.bots.search.Evaluation;
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
    private static final double SCALE = Integer.getInteger("k.cs", 4);
    private static final double SCALE_LEFT = Integer.getInteger("k.csl", 8);

    // 0-3 city open1..4, 4 road open1, 5 road2, 6 monastery, 7 field now, 8 field time, 9 follower A, 10 follower B, 11 last, 12 city exp, 13 return, 14 field per city, 15 open city growth
    public static double[] P = {0.75, 0.54, 0.11, 0.01, 0.6, 0.45, 0.55, 0, 0.5, 1.6, 0.25, 7, 1, -0.2, 2.3, 0.33};

    private final Moves followers = new Moves();
    private @Nullable CarcassonneState tried;
    private final Claims claims = new Claims();
    private final Claims.Visitor visitor = this::add;
    private double[] best = {};
    private double[] counted = {};
    private double timeLeft;

    @Override
    public void weigh(State state, double[] worth) {
        var position = (CarcassonneState) state;
        if (position.isFollowerDue()) {
            weighBestFollower(position, worth);
        } else {
            count(position, worth);
        }
    }

    @Override
    public double scale(State state) {
        return SCALE + SCALE_LEFT * ((CarcassonneState) state).tilesLeft() / ALL_TILES;
    }

    private void weighBestFollower(CarcassonneState position, double[] worth) {
        if (tried == null) {
            tried = (CarcassonneState) position.copy();
            best = new double[worth.length];
        }
        followers.clear();
        position.legalMoves(followers);
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < followers.size(); i++) {
            tried.copyFrom(position);
            tried.play(followers.get(i));
            count(tried, best);
            double lead = Evaluation.lead(best, position.mover());
            if (lead > most) {
                most = lead;
                System.arraycopy(best, 0, worth, 0, worth.length);
            }
        }
    }

    private void count(CarcassonneState position, double[] worth) {
        counted = worth;
        timeLeft = position.tilesLeft() / ALL_TILES;
        for (int player = 0; player < position.players(); player++) {
            worth[player] = position.score(player);
            if (!position.isOver()) {
                int home = position.followersLeft(player);
                worth[player] += timeLeft * (P[9] * home + P[10] * Math.sqrt(home) + (home > 0 ? P[11] : 0));
            }
        }
        if (!position.isOver()) {
            claims.visit(position, visitor);
        }
    }

    private void add(Terrain terrain, int tiles, int shields, int open, int cities, int owners) {
        double promise = promise(terrain, tiles, shields, open, cities);
        for (int left = owners; left != 0; left &= left - 1) {
            counted[Integer.numberOfTrailingZeros(left)] += promise;
        }
    }

    private double promise(Terrain terrain, int tiles, int shields, int open, int cities) {
        double time = Math.pow(timeLeft, P[12]);
        return switch (terrain) {
            case ROAD -> { double c = (open == 0 ? 1 : open == 1 ? P[4] : P[5]) * time; yield tiles + c + c * P[13] * timeLeft; }
            case CITY -> { double c = (open == 0 ? 1 : P[Math.min(open, 4) - 1]) * time; yield (tiles + shields) * (1 + c) + c * P[13] * timeLeft + P[15] * open * timeLeft; }
            case MONASTERY -> tiles + open * Math.min(1, timeLeft * P[6] * 2) * P[6] + P[13] * timeLeft * 0.5;
            case FIELD -> (3 - P[14] * timeLeft) * cities + P[8] * timeLeft + P[7];
        };
    }
}
