package plateau.bots.carcassonne;

import org.jspecify.annotations.Nullable;
import plateau.bots.search.Evaluation;
import plateau.core.Moves;
import plateau.core.State;
import plateau.core.luck.Lot;
import plateau.games.carcassonne.CarcassonneState;
import plateau.games.carcassonne.Claims;
import plateau.games.carcassonne.Terrain;

/// Carcassonne: points, what the claimed features will likely bring, and followers at home. Where the
/// player is about to put a follower it counts as put where it does most good.
public final class CarcassonneEvaluation implements Evaluation {
    private static final int MOST_CLAIMS = 72;
    private static final double PLAYOUT = 0.9;
    private static final double SCALE = 4;
    private static final double SCALE_LEFT = 8;

    private final Prospects prospects;
    private final HastyPlayout haste;
    private final Moves followers = new Moves();
    private @Nullable CarcassonneState tried;
    private final Claims claims = new Claims();
    private final Claims.Visitor visitor = this::add;
    private final Claims.Visitor newVisitor = this::addNew;
    private double[] best = {};
    private double[] counted = {};

    /// The player about to put a follower, and what its claims promise: its monasteries first.
    private int mover;

    private final double[] own = new double[MOST_CLAIMS];
    private int ownCount;
    private int ownMonasteries;

    /// What the follower to be put would claim.
    private double newPromise;

    private boolean isNewMonastery;

    private CarcassonneEvaluation(Prospects.Weights weights) {
        prospects = new Prospects(weights);
        haste = new HastyPlayout(prospects);
    }

    /// For a search.
    public CarcassonneEvaluation() {
        this(Prospects.TUNED);
    }

    /// For a player that counts as beginners do.
    public static CarcassonneEvaluation plain() {
        return new CarcassonneEvaluation(Prospects.PLAIN);
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

    /// What is promised is judged too alike in many positions; what comes of it shows in play.
    @Override
    public double playout() {
        return PLAYOUT;
    }

    @Override
    public int goOn(State state, Moves legal, Lot lot) {
        return haste.choose((CarcassonneState) state, legal, lot);
    }

    @Override
    public double scale(State state) {
        return SCALE + SCALE_LEFT * Prospects.timeLeft((CarcassonneState) state);
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
        double sum = without.score(mover) + points + prospects.atHome(home);
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
        prospects.look(position);
        for (int player = 0; player < position.players(); player++) {
            worth[player] = position.score(player);
            if (!position.isOver()) {
                worth[player] += prospects.atHome(position.followersLeft(player));
            }
        }
        if (!position.isOver()) {
            claims.visit(position, visitor);
        }
    }

    private void add(Terrain terrain, int tiles, int shields, int open, int cities, int owners) {
        double promise = prospects.promise(terrain, tiles, shields, open, cities);
        for (int left = owners; left != 0; left &= left - 1) {
            counted[Integer.numberOfTrailingZeros(left)] += promise;
        }
        if ((owners >> mover & 1) != 0) {
            own[ownCount++] = promise;
            ownMonasteries = terrain == Terrain.MONASTERY ? ownCount : ownMonasteries;
        }
    }

    private void addNew(Terrain terrain, int tiles, int shields, int open, int cities, int owners) {
        newPromise = prospects.promise(terrain, tiles, shields, open, cities);
        isNewMonastery = terrain == Terrain.MONASTERY;
    }
}
