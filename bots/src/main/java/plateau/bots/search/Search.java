package plateau.bots.search;

import java.util.function.DoublePredicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import plateau.core.Interrupted;
import plateau.core.Moves;
import plateau.core.State;
import plateau.core.luck.Lot;

/// Monte Carlo tree search for any game of any number of players, each of whom wants the largest share
/// of the win for itself.
///
/// A few ways down the tree are under way at a time: always as many, however many threads judge their
/// leaves, so that a search of some steps finds the same on any machine.
public final class Search {
    /// The most descents under way together.
    private static final int BATCH = 8;

    /// Visits of the root for each descent under way.
    private static final int VISITS_PER_DESCENT = 8;

    /// The stream of the lot from which it is drawn what is overlooked. Descents have those from 0 on,
    /// and where something is hidden their worlds are dealt from those below.
    private static final int OVERLOOKING = -1;

    private final Style style;
    private final Tree tree;
    private final Walker walker;
    private final Descent[] descents = new Descent[BATCH];
    private final State root;
    private final boolean isOpen;
    private final Lot lot = new Lot(0, OVERLOOKING);
    private long seed;
    private int steps;

    /// When time is up, as [System#nanoTime] counts; 0 for never.
    private long end;

    /// Whether chance has been asked since the search began.
    private boolean hasDrawn;

    /// @param position any position of the game
    /// @param evaluations makes the game's evaluation; null where leaves are judged by playing on at
    ///     random to the end
    public Search(State position, @Nullable Supplier<Evaluation> evaluations, Style style) {
        this.style = style;
        isOpen = position.isOpen();
        tree = new Tree(style.nodes());
        walker = new Walker(tree, isOpen);
        root = position.copy();
        for (int i = 0; i < BATCH; i++) {
            descents[i] = new Descent(position, evaluations == null ? null : evaluations.get());
        }
    }

    /// Forgets what was found.
    public void forget() {
        tree.clear();
    }

    /// Keeps what was found of the position to which some moves lead from the last one thought about.
    public void follow(Moves moves) {
        if (isOpen) {
            tree.follow(moves);
        } else {
            tree.clear();
        }
    }

    /// Thinks about a position in which somebody is to move until the choice is made, or the budget is
    /// used up.
    public void think(State position, long lotSeed, Budget budget) {
        think(position, lotSeed, budget, _ -> !isDecided(left(budget)));
    }

    /// Thinks about a position in which somebody is to move.
    ///
    /// @param goesOn asked again and again whether to go on, and told how much of the budget is used, as
    ///     a part of 1; a proof, or the end of the budget, always ends the search
    public void think(State position, long lotSeed, Budget budget, DoublePredicate goesOn) {
        root.copyFrom(position);
        walker.begin(root.mover(), lotSeed);
        seed = lotSeed;
        steps = 0;
        hasDrawn = false;
        long start = System.nanoTime();
        end = budget.end(start);
        try (var team = new Team(descents, style.threads())) {
            if (!tree.untried.isExpanded(Tree.ROOT)) {
                tree.clear();
                descend(1, team);
            }
            overlook();
            double used = used(budget, start);
            while (used < 1 && tree.winner[Tree.ROOT] == Tree.NONE && goesOn.test(used)) {
                if (Thread.currentThread().isInterrupted()) {
                    throw new Interrupted();
                }
                descend(Math.min(left(budget), batch()), team);
                used = used(budget, start);
            }
        }
    }

    private double used(Budget budget, long start) {
        return budget.used(tree.visits[Tree.ROOT], System.nanoTime() - start);
    }

    private int left(Budget budget) {
        return (budget.hasSteps() ? budget.steps() : Integer.MAX_VALUE) - tree.visits[Tree.ROOT];
    }

    private int batch() {
        return Math.clamp(tree.visits[Tree.ROOT] / VISITS_PER_DESCENT, 1, BATCH);
    }

    /// Whether a move surely wins, or all but one surely lose, or none can be visited as often as the
    /// favourite any more. The last does not count where everything can be proved: the favourite could
    /// still turn out to lose.
    private boolean isDecided(int left) {
        int open = tree.untried.count(Tree.ROOT);
        int most = 0;
        int second = 0;
        for (int child = tree.first[Tree.ROOT]; child != Tree.NONE; child = tree.next[child]) {
            int rank = tree.rank(child, root.mover());
            if (rank >= 0 && tree.prior[child] != Walker.OVERLOOKED) {
                if (rank > 0) {
                    return true;
                }
                open++;
                int visits = tree.visits[child];
                second = Math.max(second, Math.min(most, visits));
                most = Math.max(most, visits);
            }
        }
        boolean isProvable = isOpen && !hasDrawn;
        return open <= 1 || (!isProvable && most - second > left);
    }

    private void descend(int count, Team team) {
        for (int i = 0; i < count; i++) {
            int step = steps++;
            descents[i].begin(root, seed, isOpen ? step : OVERLOOKING - 1 - step, end);
            walker.goDown(descents[i]);
            hasDrawn |= descents[i].hasDrawn;
        }
        team.judge(count);
        for (int i = 0; i < count; i++) {
            goUp(descents[i]);
        }
    }

    private void goUp(Descent descent) {
        int leaf = descent.leaf();
        if (descent.expands && !tree.untried.isExpanded(leaf)) {
            expand(descent, leaf);
        }
        if (isOpen && descent.winner != Tree.NONE && !descent.isBeyond) {
            tree.prove(descent);
        }
        for (int i = 1; i < descent.length; i++) {
            int mover = descent.movers[i];
            double share = descent.shares[mover < 0 ? root.mover() : mover];
            tree.sum[descent.path[i]] += share;
            tree.surplus[descent.path[i - 1]] += share;
        }
    }

    private void expand(Descent descent, int leaf) {
        tree.expand(leaf, descent);
        var untried = tree.untried;
        if (!isOpen) {
            // Which moves can be tried differs from world to world: each counts its own chances.
            while (untried.hasSome(leaf) && tree.hasRoom()) {
                tree.open(leaf);
            }
        }
        while (untried.hasSome(leaf) && untried.guess(untried.best(leaf)) == Descent.SURE && tree.hasRoom()) {
            int child = tree.open(leaf);
            tree.guess[child] = 1;
            tree.winner[child] = (byte) descent.winner;
        }
    }

    /// Some moves of the root are not seen; one, drawn among all, always is.
    private void overlook() {
        if (style.overlook() == 0) {
            return;
        }
        lot.reseed(seed, OVERLOOKING);
        var untried = tree.untried;
        int seen = lot.nextInt(tree.children[Tree.ROOT] + untried.count(Tree.ROOT));
        for (int child = tree.first[Tree.ROOT]; child != Tree.NONE; child = tree.next[child]) {
            if (seen-- != 0 && lot.nextInt(100) < style.overlook()) {
                tree.prior[child] = Walker.OVERLOOKED;
            }
        }
        for (int at = untried.best(Tree.ROOT); at < untried.end(Tree.ROOT); at++) {
            if (seen-- != 0 && lot.nextInt(100) < style.overlook()) {
                untried.drop(Tree.ROOT, at);
            }
        }
        untried.putBestFirst(Tree.ROOT);
        tree.winner[Tree.ROOT] = Tree.NONE;
    }

    /// The move to make: a sure win, or else the one visited most.
    public int best() {
        return tree.favouriteMove(Tree.ROOT, root.mover());
    }

    /// What was found of all moves.
    public Analysis analysis() {
        return new AnalysisReader(tree, root).analysis();
    }
}
