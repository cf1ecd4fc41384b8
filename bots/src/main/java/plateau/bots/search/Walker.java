package plateau.bots.search;

import plateau.core.Moves;
import plateau.core.State;
import plateau.core.Turn;

/// Goes down the tree, from the root to a leaf, playing on a descent's own state: chance is drawn, and
/// players make the move that promises most (PUCT: what was found so far, and a prior that fades with
/// visits).
///
/// Where something is hidden the viewer's world is dealt anew for every way down. Nodes are then what
/// the viewer has seen happen, and only moves that are legal in the world at hand are considered
/// (information set search with determinizations, ISMCTS).
final class Walker {
    /// A move that is not to be considered has this prior.
    static final float OVERLOOKED = -1;

    /// How often chance is asked again when it has shown a node many outcomes already.
    private static final int REDRAWS = 16;

    /// The guess about a move of which nothing is known.
    private static final float UNKNOWN = 0.5F;

    /// How much a move that looks promising and was visited little is preferred.
    private static final double EXPLORATION = 1.5;

    /// How many visits the guess about a move is worth.
    private static final double GUESS_VISITS = 4;

    /// Puts a sure loss below whatever is open.
    private static final double LOST = 2;

    private final Tree tree;
    private final boolean isOpen;
    private final Moves legal = new Moves();
    private int viewer;
    private long seed;

    Walker(Tree tree, boolean isOpen) {
        this.tree = tree;
        this.isOpen = isOpen;
    }

    /// Makes ready to look for a player, with luck that comes from a seed.
    void begin(int player, long luck) {
        viewer = player;
        seed = luck;
    }

    /// Every node on the way counts as visited at once, and as lost until its leaf is judged, so that
    /// the next descent of a batch goes another way (virtual loss).
    void goDown(Descent descent) {
        var state = descent.state;
        if (!isOpen) {
            state.redeal(viewer, descent.lot);
        }
        int node = Tree.ROOT;
        int before = State.NOBODY;
        while (node != Tree.NONE) {
            visit(descent, node);
            descent.pass(node, before);
            descent.winner = node == Tree.ROOT ? Tree.NONE : tree.winner[node];
            before = state.mover();
            if (before == State.NOBODY || descent.winner != Tree.NONE) {
                return;
            }
            node = before == State.CHANCE ? draw(descent, node) : choose(descent, node);
        }
    }

    private void visit(Descent descent, int node) {
        tree.visits[node]++;
        if (node != Tree.ROOT) {
            tree.surplus[descent.leaf()] -= tree.guess[node];
        }
    }

    /// Plays an outcome of chance and gives the node it leads to, or none if there is no room for it.
    /// A node that has seen more outcomes than its visits are worth prefers those it knows (progressive
    /// widening of chance nodes).
    private int draw(Descent descent, int node) {
        var state = descent.state;
        int redraws = isWide(node) ? REDRAWS : 0;
        shareLuck(descent, node);
        int move = state.drawMove(descent.lot, legal);
        int child = tree.child(node, seen(state, move));
        while (child == Tree.NONE && redraws-- > 0) {
            move = state.drawMove(descent.lot, legal);
            child = tree.child(node, seen(state, move));
        }
        return play(descent, node, child, move);
    }

    /// The first draw of a descent, and all that follow, depend on how often its node was visited: each
    /// move of the root meets the same luck in the same order, so that luck does not decide between
    /// them (common random numbers).
    private void shareLuck(Descent descent, int node) {
        if (!descent.hasDrawn) {
            descent.lot.reseed(seed, tree.visits[node]);
            descent.hasDrawn = true;
        }
    }

    private boolean isWide(int node) {
        long outcomes = tree.children[node];
        return outcomes * outcomes > tree.visits[node];
    }

    /// What the viewer sees of a move.
    private int seen(State state, int move) {
        return !isOpen && state.hides(viewer, move) ? Turn.HIDDEN : move;
    }

    /// Plays a move; gives the child it leads to, made if there is none yet.
    private int play(Descent descent, int node, int child, int move) {
        int key = seen(descent.state, move);
        descent.state.play(move);
        if (child == Tree.NONE && tree.hasRoom()) {
            return tree.addChild(node, key, 1, UNKNOWN);
        }
        descent.isBeyond = child == Tree.NONE;
        return child;
    }

    /// Plays the most promising move and gives the node it leads to, or none at a leaf.
    private int choose(Descent descent, int node) {
        if (!tree.untried.isExpanded(node)) {
            descent.expands = true;
            return Tree.NONE;
        }
        if (!isOpen) {
            return chooseInWorld(descent, node);
        }
        int child = mostPromising(node, descent.state.mover());
        if (child == Tree.NONE) {
            return tryBest(descent, node);
        }
        descent.state.play(tree.move[child]);
        return child;
    }

    /// Plays the best of the moves not tried yet.
    private int tryBest(Descent descent, int node) {
        descent.state.play(tree.untried.move(tree.untried.best(node)));
        if (tree.hasRoom()) {
            return tree.open(node);
        }
        descent.isBeyond = true;
        return Tree.NONE;
    }

    /// The child to visit, or none if a move not tried yet promises more. Of those only the one with
    /// the best guess counts: it looks most promising too.
    private int mostPromising(int node, int mover) {
        double weight = EXPLORATION * Math.sqrt(tree.visits[node]);
        double surprise = surprise(node);
        double most = Double.NEGATIVE_INFINITY;
        int best = Tree.NONE;
        for (int child = tree.first[node]; child != Tree.NONE; child = tree.next[child]) {
            double promise = promise(child, mover, weight, surprise);
            if (promise > most) {
                most = promise;
                best = child;
            }
        }
        var untried = tree.untried;
        if (!untried.hasSome(node) || (best != Tree.NONE && !tree.hasRoom())) {
            return best;
        }
        int fresh = untried.best(node);
        double promise = untried.guess(fresh) + surprise + weight * untried.prior(fresh);
        return promise > most ? Tree.NONE : best;
    }

    /// How much more the children of a node brought, on average, than was guessed. Those not visited
    /// yet are taken to do the same: a guess does not know the reply that will come (first-play urgency).
    private double surprise(int node) {
        return tree.surplus[node] / tree.visits[node];
    }

    /// What its mover expects of a child, and more the less it was visited; a sure win before all else
    /// and a sure loss after it.
    private double promise(int child, int mover, double weight, double surprise) {
        float prior = tree.prior[child];
        if (prior == OVERLOOKED) {
            return Double.NEGATIVE_INFINITY;
        }
        int visits = tree.visits[child];
        double guessed = GUESS_VISITS * (tree.guess[child] + surprise);
        double expected = (tree.sum[child] + guessed) / (visits + GUESS_VISITS);
        int winner = tree.winner[child];
        if (winner != Tree.NONE) {
            return winner == mover ? Double.POSITIVE_INFINITY : expected - LOST;
        }
        return expected + weight * prior / (1 + visits);
    }

    /// A move that no world has shown before, or else the most promising of those legal in this one.
    /// Where some are hidden from the viewer, it can learn nothing of them, and any is made.
    private int chooseInWorld(Descent descent, int node) {
        var state = descent.state;
        legal.clear();
        state.legalMoves(legal);
        int index = hidesSome(state) ? descent.lot.nextInt(legal.size()) : mostPromising(state, node);
        int move = legal.get(index);
        return play(descent, node, tree.child(node, seen(state, move)), move);
    }

    private boolean hidesSome(State state) {
        for (int i = 0; i < legal.size(); i++) {
            if (state.hides(viewer, legal.get(i))) {
                return true;
            }
        }
        return false;
    }

    private int mostPromising(State state, int node) {
        double surprise = surprise(node);
        double most = Double.NEGATIVE_INFINITY;
        int best = 0;
        for (int i = 0; i < legal.size(); i++) {
            int child = tree.child(node, legal.get(i));
            if (child == Tree.NONE) {
                return i;
            }
            double weight = EXPLORATION * Math.sqrt(++tree.chances[child]);
            double promise = promise(child, state.mover(), weight, surprise);
            if (promise > most) {
                most = promise;
                best = i;
            }
        }
        return best;
    }
}
