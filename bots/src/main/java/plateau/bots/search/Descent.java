package plateau.bots.search;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import plateau.core.Moves;
import plateau.core.State;
import plateau.core.luck.Lot;

/// One way down the tree to a leaf, and what was found there. Several are under way at a time, and
/// their leaves are judged side by side: that touches nothing outside the descent.
final class Descent {
    /// How much more promising a move looks that is expected to bring more: *e* times for a 25th of the
    /// win.
    private static final double SHARPNESS = 25;

    /// After so many moves a game that is played out is given up as equal.
    private static final int LONGEST_PLAYOUT = 100_000;

    /// Moves that are tried before the clock is looked at again.
    private static final int MOVES_A_LOOK = 32;

    /// What is guessed of a move that wins at once.
    static final float SURE = 2;

    final State state;
    final Lot lot = new Lot(0, 0);
    private final State after;
    private final boolean isOpen;
    private final @Nullable Evaluation evaluation;
    private final double playout;

    private long end;

    /// The nodes passed, the root first, and who moved before each.
    int[] path = new int[64];

    int[] movers = new int[64];
    int length;

    /// Whether the leaf is to get children.
    boolean expands;

    /// Whether chance has been asked on the way.
    boolean hasDrawn;

    /// The leaf's moves, how promising each looks, and what it is expected to bring its mover.
    final Moves moves = new Moves();

    float[] priors = new float[64];
    float[] guesses = new float[64];

    /// Who wins at the leaf whatever the others do, or [Tree#NONE].
    int winner;

    /// Whether the position is one beyond the leaf, for which the tree had no room.
    boolean isBeyond;

    /// The share of the win that each player may expect.
    final double[] shares;

    private final double[] sharesAfter;
    private final Moves replies = new Moves();

    Descent(State state, @Nullable Evaluation evaluation) {
        this.state = state.copy();
        this.after = state.copy();
        isOpen = state.isOpen();
        this.evaluation = evaluation;
        playout = evaluation == null ? 1 : evaluation.playout();
        shares = new double[state.players()];
        sharesAfter = new double[state.players()];
    }

    /// @param end when there is no more time to try moves, as [System#nanoTime] counts; 0 for never
    void begin(State root, long seed, int step, long end) {
        this.end = end;
        state.copyFrom(root);
        lot.reseed(seed, step);
        length = 0;
        expands = false;
        hasDrawn = false;
        winner = Tree.NONE;
        isBeyond = false;
    }

    void pass(int node, int mover) {
        if (length == path.length) {
            path = Arrays.copyOf(path, 2 * length);
            movers = Arrays.copyOf(movers, 2 * length);
        }
        path[length] = node;
        movers[length++] = mover;
    }

    int leaf() {
        return path[length - 1];
    }

    /// Judges the leaf.
    void judge() {
        if (winner != Tree.NONE || state.isOver()) {
            settle();
            return;
        }
        boolean tried = false;
        if (expands) {
            moves.clear();
            state.legalMoves(moves);
            // Of moves that look alike the first is preferred: let it be any.
            moves.shuffle(lot);
            makeRoom();
            tried = evaluation != null;
            if (tried) {
                tryEach();
            } else {
                alike();
            }
        }
        if (!tried) {
            judge(state, shares);
        }
        if (playout > 0 && winner == Tree.NONE) {
            playOut();
        }
    }

    /// The shares of a game that is over or won for certain.
    private void settle() {
        for (int player = 0; player < shares.length; player++) {
            if (state.isOver()) {
                shares[player] = state.payoff(player);
                winner = shares[player] == 1 ? player : winner;
            } else {
                shares[player] = player == winner ? 1 : 0;
            }
        }
    }

    private void alike() {
        for (int i = 0; i < moves.size(); i++) {
            priors[i] = 1F / moves.size();
            guesses[i] = 0.5F;
        }
    }

    /// Tries every move there is time for; the leaf is worth what the best one brings, and the others are
    /// ranked by what they bring: the prior that a network gives elsewhere.
    private void tryEach() {
        int mover = state.mover();
        double best = -1;
        for (int i = 0; i < moves.size(); i++) {
            if (i > 0 && i % MOVES_A_LOOK == 0 && isLate()) {
                dismiss(i);
                break;
            }
            after.copyFrom(state);
            after.play(moves.get(i));
            judge(after, sharesAfter);
            double share = sharesAfter[mover];
            guesses[i] = (float) share;
            if (share > best) {
                best = share;
                System.arraycopy(sharesAfter, 0, shares, 0, shares.length);
            }
            if (share == 1 && isOpen && after.isOver()) {
                winner = mover;
                guesses[i] = SURE;
            }
        }
        weighPriors(best);
    }

    private boolean isLate() {
        return end != 0 && System.nanoTime() - end > 0;
    }

    /// Expects nothing of the moves from one on.
    private void dismiss(int from) {
        for (int i = from; i < moves.size(); i++) {
            guesses[i] = 0;
        }
    }

    private void weighPriors(double best) {
        double sum = 0;
        for (int i = 0; i < moves.size(); i++) {
            priors[i] = (float) Math.exp((Math.min(1, guesses[i]) - best) * SHARPNESS);
            sum += priors[i];
        }
        for (int i = 0; i < moves.size(); i++) {
            priors[i] /= (float) sum;
        }
    }

    private void makeRoom() {
        if (priors.length < moves.size()) {
            priors = new float[2 * moves.size()];
            guesses = new float[2 * moves.size()];
        }
    }

    /// Plays on to the end, at random or as the game's evaluation likes, and lets it count beside what
    /// was judged before (a rollout).
    private void playOut() {
        after.copyFrom(state);
        for (int ply = 0; ply < LONGEST_PLAYOUT && !after.isOver(); ply++) {
            if (after.mover() == State.CHANCE) {
                after.play(after.drawMove(lot, replies));
            } else {
                replies.clear();
                after.legalMoves(replies);
                after.play(
                        evaluation == null
                                ? replies.get(lot.nextInt(replies.size()))
                                : evaluation.goOn(after, replies, lot));
            }
        }
        if (evaluation != null && playout < 1 && after.isOver()) {
            evaluation.sharesOfEnd(after, sharesAfter);
        } else {
            judge(after, sharesAfter);
        }
        for (int player = 0; player < shares.length; player++) {
            shares[player] = (1 - playout) * shares[player] + playout * sharesAfter[player];
        }
    }

    private void judge(State position, double[] expected) {
        if (position.isOver()) {
            for (int player = 0; player < expected.length; player++) {
                expected[player] = position.payoff(player);
            }
        } else if (evaluation != null) {
            evaluation.shares(position, expected);
        } else {
            Arrays.fill(expected, 1.0 / expected.length);
        }
    }
}
