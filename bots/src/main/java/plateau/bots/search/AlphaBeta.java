package plateau.bots.search;

import plateau.core.Moves;
import plateau.core.State;

/// Alpha-beta search, deeper and deeper, for games without chance in which everybody sees everything.
/// With more than two players it takes all others to play against its own.
public final class AlphaBeta {
    /// Above any lead that an evaluation gives: what a share of the win is worth once the game is over.
    private static final double WIN = 1e6;

    /// A win is better the sooner it comes.
    private static final double PLY = 1;

    private final Evaluation evaluation;
    private final double[] worth;
    private final int maxDepth;

    /// The position, its moves and what each leads to, at each depth.
    private final State[] states;

    private final Moves[] moves;
    private final double[][] values;
    private int player;
    private long nodes;
    private long limit;
    private boolean isStopped;

    public AlphaBeta(State position, Evaluation evaluation, int maxDepth) {
        this.evaluation = evaluation;
        this.maxDepth = maxDepth;
        worth = new double[position.players()];
        states = new State[maxDepth + 1];
        moves = new Moves[maxDepth + 1];
        values = new double[maxDepth + 1][64];
        for (int depth = 0; depth <= maxDepth; depth++) {
            states[depth] = position.copy();
            moves[depth] = new Moves();
        }
    }

    public long nodes() {
        return nodes;
    }

    public int depthReached;

    /// The best move of a position in which somebody is to move.
    public int best(State position, Budget budget) {
        states[0].copyFrom(position);
        player = position.mover();
        nodes = 0;
        limit = budget.hasSteps() ? budget.steps() : Long.MAX_VALUE;
        isStopped = false;
        tryAll(0);
        sort(0, true);
        for (int depth = 2; depth <= maxDepth && !isStopped; depth++) {
            double value = search(0, depth, -2 * WIN, 2 * WIN);
            depthReached = depth;
            if (Math.abs(value) > WIN / 2) break;
        }
        return moves[0].get(0);
    }

    private double search(int at, int left, double alpha, double beta) {
        boolean mine = states[at].mover() == player;
        if (at > 0) {
            tryAll(at);
            if (left == 1) {
                return extreme(at, mine);
            }
            sort(at, mine);
        }
        double best = mine ? -2 * WIN : 2 * WIN;
        for (int i = 0; i < moves[at].size(); i++) {
            var next = states[at + 1];
            next.copyFrom(states[at]);
            next.play(moves[at].get(i));
            double value =
                    next.isOver() ? result(next, at + 1) : search(at + 1, left - 1, alpha, beta);
            if (isStopped || nodes > limit) {
                isStopped = true;
                return best;
            }
            if (mine ? value > best : value < best) {
                best = value;
                if (at == 0) {
                    moves[0].moveToFront(i);
                }
            }
            if (mine) {
                alpha = Math.max(alpha, best);
            } else {
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                return best;
            }
        }
        return best;
    }

    private double extreme(int at, boolean mine) {
        double best = values[at][0];
        for (int i = 1; i < moves[at].size(); i++) {
            best = mine ? Math.max(best, values[at][i]) : Math.min(best, values[at][i]);
        }
        return best;
    }

    private double result(State state, int at) {
        double won = 2 * state.payoff(player) - 1;
        return won * (WIN - at * PLY);
    }

    private void tryAll(int at) {
        var list = moves[at];
        list.clear();
        states[at].legalMoves(list);
        if (values[at].length < list.size()) {
            values[at] = new double[2 * list.size()];
        }
        var after = states[at + 1];
        for (int i = 0; i < list.size(); i++) {
            after.copyFrom(states[at]);
            after.play(list.get(i));
            values[at][i] = value(after, at + 1);
        }
        nodes += list.size();
    }

    private double value(State state, int at) {
        if (state.isOver()) {
            return result(state, at);
        }
        evaluation.weigh(state, worth);
        return Evaluation.lead(worth, player);
    }

    /// The most promising moves first, by insertion.
    private void sort(int at, boolean descending) {
        var list = moves[at];
        var keys = values[at];
        for (int i = 1; i < list.size(); i++) {
            double key = keys[i];
            int move = list.get(i);
            int j = i;
            while (j > 0 && (descending ? keys[j - 1] < key : keys[j - 1] > key)) {
                keys[j] = keys[j - 1];
                list.set(j, list.get(j - 1));
                j--;
            }
            keys[j] = key;
            list.set(j, move);
        }
    }
}
