package plateau.bots.search;

import java.util.Arrays;
import plateau.core.Moves;

/// The nodes of a search in flat arrays: a node is an index, its children are linked one to the next.
/// A parent always comes before its children, which keeping a part of the tree relies on.
///
/// A node is made when it is first visited. Until then a move is one of its parent's [Untried] moves.
final class Tree {
    static final int NONE = -1;

    static final int ROOT = 0;

    private static final int FIRST_SIZE = 1 << 12;

    private final int limit;
    private int size;

    /// Whether some moves found no room since the tree was last cleared or cut back.
    private boolean isCrowded;

    /// The move that leads to a node, made by its parent's mover.
    int[] move = new int[FIRST_SIZE];

    private int[] parent = new int[FIRST_SIZE];
    int[] first = new int[FIRST_SIZE];
    int[] next = new int[FIRST_SIZE];

    /// How many children a node has, those not tried left out.
    int[] children = new int[FIRST_SIZE];

    int[] visits = new int[FIRST_SIZE];

    /// How often a node could have been chosen at all; counted only where something is hidden.
    int[] chances = new int[FIRST_SIZE];

    /// Shares of the win found below a node, added up: those of its parent's mover, or of whoever the
    /// search is for where chance moved.
    double[] sum = new double[FIRST_SIZE];

    /// How much more was found below the children of a node than was guessed of them, added up.
    double[] surplus = new double[FIRST_SIZE];

    /// The share its parent's mover expected before the node was visited.
    float[] guess = new float[FIRST_SIZE];

    /// How promising the move looks beside the others, as parts of 1; 1 for what chance draws, and
    /// [Walker#OVERLOOKED] for what is not to be considered.
    float[] prior = new float[FIRST_SIZE];

    /// The player who wins from here whatever the others do, or [#NONE].
    byte[] winner = new byte[FIRST_SIZE];

    /// Where each node goes when a part of the tree is kept (tree reuse).
    private int[] place = new int[FIRST_SIZE];

    /// What was not tried yet of each node's moves.
    final Untried untried;

    /// @param limit the most nodes there may be
    Tree(int limit) {
        this.limit = limit;
        untried = new Untried(limit, FIRST_SIZE);
        clear();
    }

    /// Leaves a root alone.
    void clear() {
        int used = size;
        size = 0;
        isCrowded = false;
        untried.clear();
        shrink(used);
        add(NONE, 0, 1, 0.5F);
    }

    int size() {
        return size;
    }

    /// Whether a node more may be added.
    boolean hasRoom() {
        return size < limit;
    }

    /// Whether the tree can no longer remember all that is found.
    boolean isFull() {
        return isCrowded || !hasRoom();
    }

    /// Adds a child before those that the parent has.
    int addChild(int above, int moveTo, float priorOf, float guessOf) {
        int node = add(above, moveTo, priorOf, guessOf);
        next[node] = first[above];
        first[above] = node;
        children[above]++;
        return node;
    }

    private int add(int above, int moveTo, float priorOf, float guessOf) {
        if (size == move.length) {
            resize((int) Math.min(2L * size, Math.max(limit, size + 1)));
        }
        int node = size++;
        move[node] = moveTo;
        parent[node] = above;
        first[node] = NONE;
        next[node] = NONE;
        children[node] = 0;
        visits[node] = 0;
        chances[node] = 0;
        sum[node] = 0;
        surplus[node] = 0;
        guess[node] = guessOf;
        prior[node] = priorOf;
        winner[node] = NONE;
        untried.forget(node);
        return node;
    }

    /// Gives a node its moves, of which none is tried yet; not if there is no room for them.
    void expand(int node, Descent leaf) {
        // The root always gets its moves: one of them has to be chosen.
        if (node != ROOT && !untried.hasRoom(leaf.moves.size())) {
            isCrowded = true;
            return;
        }
        untried.add(node, leaf);
    }

    /// Makes the most promising move that was not tried a child.
    int open(int node) {
        int at = untried.take(node);
        return addChild(node, untried.move(at), untried.prior(at), untried.guess(at));
    }

    private void resize(int length) {
        move = Arrays.copyOf(move, length);
        parent = Arrays.copyOf(parent, length);
        first = Arrays.copyOf(first, length);
        next = Arrays.copyOf(next, length);
        children = Arrays.copyOf(children, length);
        visits = Arrays.copyOf(visits, length);
        chances = Arrays.copyOf(chances, length);
        sum = Arrays.copyOf(sum, length);
        surplus = Arrays.copyOf(surplus, length);
        guess = Arrays.copyOf(guess, length);
        prior = Arrays.copyOf(prior, length);
        winner = Arrays.copyOf(winner, length);
        place = Arrays.copyOf(place, length);
        untried.resizeNodes(length);
    }

    /// Gives back room that the last search, if there was one, came nowhere near to using.
    private void shrink(int used) {
        long wanted = Math.max(FIRST_SIZE, 2L * used);
        if (used > 1 && move.length > 2 * wanted) {
            resize((int) wanted);
        }
    }

    /// The child to which a move leads, or [#NONE].
    int child(int node, int moveTo) {
        int child = first[node];
        while (child != NONE && move[child] != moveTo) {
            child = next[child];
        }
        return child;
    }

    /// The share of the win that the mover before a node may expect there.
    double value(int node) {
        return visits[node] == 0 ? guess[node] : sum[node] / visits[node];
    }

    /// Makes the node to which some moves lead the root and forgets all that is not below it; forgets
    /// everything when they lead out of the tree.
    void follow(Moves moves) {
        int node = ROOT;
        for (int i = 0; i < moves.size() && node != NONE; i++) {
            node = child(node, moves.get(i));
        }
        if (node == NONE) {
            clear();
        } else if (node != ROOT) {
            keepBelow(node);
        }
    }

    /// Whoever has a move to a node that it wins wins before it, and so does whoever wins all of them
    /// (MCTS-Solver).
    void prove(Descent descent) {
        winner[descent.leaf()] = (byte) descent.winner;
        for (int i = descent.length - 1; i > 0; i--) {
            int above = descent.path[i - 1];
            int mover = descent.movers[i];
            if (mover < 0 || (mover != descent.winner && !winsAll(descent.winner, above))) {
                return;
            }
            winner[above] = (byte) descent.winner;
        }
    }

    private boolean winsAll(int player, int node) {
        boolean all = !untried.hasSome(node);
        for (int child = first[node]; all && child != NONE; child = next[child]) {
            all = winner[child] == player;
        }
        return all;
    }

    /// The child that its mover prefers: a sure win, or else the one visited most; [#NONE] if there is
    /// none, or if all surely lose and some move was not tried.
    int favourite(int node, int mover) {
        int best = NONE;
        for (int child = first[node]; child != NONE; child = next[child]) {
            if (prior[child] != Walker.OVERLOOKED && (best == NONE || compare(child, best, mover) > 0)) {
                best = child;
            }
        }
        boolean loses = best != NONE && rank(best, mover) < 0;
        return loses && untried.hasSome(node) ? NONE : best;
    }

    /// The move that its mover prefers.
    int favouriteMove(int node, int mover) {
        int best = favourite(node, mover);
        return best == NONE ? untried.move(untried.best(node)) : move[best];
    }

    /// Above 0 if its mover prefers the first of two children: it is surer, or visited more, or has
    /// brought more.
    int compare(int child, int other, int mover) {
        int order = Integer.compare(rank(child, mover), rank(other, mover));
        if (order == 0) {
            order = Integer.compare(visits[child], visits[other]);
        }
        return order == 0 ? Double.compare(value(child), value(other)) : order;
    }

    /// A sure win before all that is open, that before a sure loss.
    int rank(int child, int mover) {
        return winner[child] == NONE ? 0 : winner[child] == mover ? 1 : -1;
    }

    private void keepBelow(int root) {
        int used = size;
        int kept = 0;
        Arrays.fill(place, 0, root, NONE);
        for (int node = root; node < size; node++) {
            boolean below = node == root || (parent[node] >= root && place[parent[node]] != NONE);
            place[node] = below ? kept++ : NONE;
        }
        untried.keep(place);
        for (int node = root; node < size; node++) {
            if (place[node] != NONE) {
                move(node, place[node]);
            }
        }
        size = kept;
        isCrowded = false;
        shrink(used);
    }

    /// A node never moves past one that has not moved yet, since their order stays.
    private void move(int from, int to) {
        move[to] = move[from];
        parent[to] = to == ROOT ? NONE : place[parent[from]];
        first[to] = first[from] == NONE ? NONE : place[first[from]];
        next[to] = to == ROOT || next[from] == NONE ? NONE : place[next[from]];
        children[to] = children[from];
        visits[to] = visits[from];
        chances[to] = chances[from];
        sum[to] = sum[from];
        surplus[to] = surplus[from];
        guess[to] = guess[from];
        prior[to] = prior[from];
        winner[to] = winner[from];
        untried.move(from, to);
    }
}
