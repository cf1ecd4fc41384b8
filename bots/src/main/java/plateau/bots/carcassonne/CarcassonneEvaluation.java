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
    /// The chance that a feature with so many open ends will be completed, while all tiles are to come:
    /// what each tile and shield of a city is worth on top of the one point it brings unfinished, and a
    /// road as a whole.
    private static final double[] COMPLETION = {1, 0.75, 0.45, 0.2, 0.1};

    private static final double MONASTERY = 0.7;
    private static final double FIELD_CITY = 3;
    private static final double FOLLOWER = 1.6;
    private static final double ALL_TILES = 71;
    private static final int MOST_CLAIMS = 72;
    private static final double PLAYOUT = 0.5;
    private static final double SCALE = 4;
    private static final double SCALE_LEFT = 8;

    /// What is hard to put a number to.
    ///
    /// @param earlyCity what a city is worth to a field while all tiles are to come; in the end it is 3
    /// @param field what a field promises besides while all tiles are to come
    /// @param lastFollower what it is worth not to have put all followers
    private record Weights(double earlyCity, double field, double lastFollower) {}

    /// As a beginner counts: a field is worth its cities at once, and followers go there gladly.
    private static final Weights PLAIN = new Weights(FIELD_CITY, 2, 4);

    /// Found by play against [#PLAIN], looking one move ahead: followers on fields stay there, and
    /// others come to share them.
    private static final Weights TUNED = new Weights(0.7, 0.5, 7);

    private final Weights weights;
    private final Moves followers = new Moves();
    private @Nullable CarcassonneState tried;
    private final Claims claims = new Claims();
    private final Claims.Visitor visitor = this::add;
    private final Claims.Visitor newVisitor = this::addNew;
    private double[] best = {};
    private double[] counted = {};
    private double timeLeft;

    /// The player about to put a follower, and what its claims promise: its monasteries first.
    private int mover;

    private final double[] own = new double[MOST_CLAIMS];
    private int ownCount;
    private int ownMonasteries;

    /// What the follower to be put would claim.
    private double newPromise;

    private boolean isNewMonastery;

    private CarcassonneEvaluation(Weights weights) {
        this.weights = weights;
    }

    /// For a search.
    public CarcassonneEvaluation() {
        this(TUNED);
    }

    /// For a player that counts as beginners do.
    public static CarcassonneEvaluation plain() {
        return new CarcassonneEvaluation(PLAIN);
    }

    @Override
    public void weigh(State state, double[] worth) {
        var position = (CarcassonneState) state;
        if (position.isFollowerDue()) {
            weighBestFollower(position, worth);
        } else {
            count(position, worth);
        }
    }

    /// What is promised is judged too alike in many positions; what is played out is too random.
    @Override
    public double playout() {
        return PLAYOUT;
    }

    @Override
    public double scale(State state) {
        return SCALE + SCALE_LEFT * ((CarcassonneState) state).tilesLeft() / ALL_TILES;
    }

    /// Only what the follower stands on tells the choices apart: what all else is worth is counted
    /// once.
    private void weighBestFollower(CarcassonneState position, double[] worth) {
        followers.clear();
        position.legalMoves(followers);
        if (position.tilesLeft() == 0) {
            weighEachFollower(position, worth);
            return;
        }
        mover = position.mover();
        var without = position.completesSomething() ? played(position, followers.get(0)) : position;
        count(without, worth);
        double most = Evaluation.lead(worth, mover);
        double own = worth[mover];
        for (int i = 1; i < followers.size(); i++) {
            worth[mover] = withFollower(without, followers.get(i));
            double lead = Evaluation.lead(worth, mover);
            if (lead > most) {
                most = lead;
                own = worth[mover];
            }
        }
        worth[mover] = own;
    }

    /// What the mover has if it puts a follower, added up in the order in which [Claims] tells of
    /// features: the monasteries first, the newest last.
    private double withFollower(CarcassonneState without, int move) {
        int points = Claims.atOnce(without, move);
        boolean stays = points == 0;
        int home = without.followersLeft(mover) - (stays ? 1 : 0);
        double sum = without.score(mover) + points + atHome(home);
        if (stays) {
            claims.visitNew(without, move, mover, newVisitor);
        }
        for (int i = 0; i < ownMonasteries; i++) {
            sum += own[i];
        }
        if (stays && isNewMonastery) {
            sum += newPromise;
        }
        for (int i = ownMonasteries; i < ownCount; i++) {
            sum += own[i];
        }
        return stays && !isNewMonastery ? sum + newPromise : sum;
    }

    /// After the last tile each choice ends the game, and all is paid.
    private void weighEachFollower(CarcassonneState position, double[] worth) {
        if (best.length != worth.length) {
            best = new double[worth.length];
        }
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < followers.size(); i++) {
            count(played(position, followers.get(i)), best);
            double lead = Evaluation.lead(best, position.mover());
            if (lead > most) {
                most = lead;
                System.arraycopy(best, 0, worth, 0, worth.length);
            }
        }
    }

    private CarcassonneState played(CarcassonneState position, int move) {
        if (tried == null) {
            tried = (CarcassonneState) position.copy();
        }
        tried.copyFrom(position);
        tried.play(move);
        return tried;
    }

    private void count(CarcassonneState position, double[] worth) {
        counted = worth;
        ownCount = 0;
        ownMonasteries = 0;
        timeLeft = position.tilesLeft() / ALL_TILES;
        for (int player = 0; player < position.players(); player++) {
            worth[player] = position.score(player);
            if (!position.isOver()) {
                worth[player] += atHome(position.followersLeft(player));
            }
        }
        if (!position.isOver()) {
            claims.visit(position, visitor);
        }
    }

    /// What followers at home are worth.
    private double atHome(int home) {
        return timeLeft * (FOLLOWER * home + (home > 0 ? weights.lastFollower : 0));
    }

    private void add(Terrain terrain, int tiles, int shields, int open, int cities, int owners) {
        double promise = promise(terrain, tiles, shields, open, cities);
        for (int left = owners; left != 0; left &= left - 1) {
            counted[Integer.numberOfTrailingZeros(left)] += promise;
        }
        if ((owners >> mover & 1) != 0) {
            own[ownCount++] = promise;
            ownMonasteries = terrain == Terrain.MONASTERY ? ownCount : ownMonasteries;
        }
    }

    private void addNew(Terrain terrain, int tiles, int shields, int open, int cities, int owners) {
        newPromise = promise(terrain, tiles, shields, open, cities);
        isNewMonastery = terrain == Terrain.MONASTERY;
    }

    /// The points a claim will likely bring.
    private double promise(Terrain terrain, int tiles, int shields, int open, int cities) {
        double completion = COMPLETION[Math.clamp(open, 0, COMPLETION.length - 1)] * timeLeft;
        return switch (terrain) {
            case ROAD -> tiles + completion;
            case CITY -> (tiles + shields) * (1 + completion);
            case MONASTERY -> tiles + open * timeLeft * MONASTERY;
            case FIELD -> {
                double city = FIELD_CITY + (weights.earlyCity - FIELD_CITY) * timeLeft;
                yield city * cities + weights.field * timeLeft;
            }
        };
    }
}
