package plateau.bots.search;

import java.util.Arrays;

/// The moves of a tree's nodes that were not tried yet, each with what is guessed of it: a block for
/// each node, the best guess always first, so that a node with a hundred moves costs twelve hundred
/// bytes and no more to choose from than one with a few.
///
/// A block begins with the number of its node, by which the blocks are found when a part of the tree is
/// kept.
final class Untried {
    /// Moves for each node of the tree, on average, that there is room for.
    private static final int MOVES_PER_NODE = 16;

    private static final int NEVER = 0;

    private final int firstSize;
    private final int limit;
    private int size;
    private int[] move;
    private float[] prior;
    private float[] guess;

    /// By node: where its untried moves begin and where they end; [#NEVER] if it never had any.
    private int[] begin;

    private int[] end;

    /// @param nodes the most nodes the tree may have
    /// @param firstSize for how many there is room at first
    Untried(int nodes, int firstSize) {
        this.firstSize = firstSize;
        limit = (int) Math.min((long) nodes * MOVES_PER_NODE, Integer.MAX_VALUE - 8);
        begin = new int[firstSize];
        end = new int[firstSize];
        move = new int[firstSize];
        prior = new float[firstSize];
        guess = new float[firstSize];
    }

    void clear() {
        int used = size;
        size = 0;
        shrink(used);
    }

    /// Makes ready for a new node.
    void forget(int node) {
        begin[node] = NEVER;
        end[node] = NEVER;
    }

    /// Whether a node has been given its moves, tried since or not.
    boolean isExpanded(int node) {
        return end[node] != NEVER;
    }

    boolean hasRoom(int moves) {
        return moves + 1L <= limit - size;
    }

    /// Whether a node has moves that were not tried.
    boolean hasSome(int node) {
        return begin[node] < end[node];
    }

    /// How many of a node's moves were not tried.
    int count(int node) {
        return end[node] - begin[node];
    }

    /// Gives a node the moves of a leaf.
    void add(int node, Descent leaf) {
        int count = leaf.moves.size();
        makeRoom(count + 1);
        move[size++] = node;
        for (int i = 0; i < count; i++) {
            move[size + i] = leaf.moves.get(i);
            prior[size + i] = leaf.priors[i];
            guess[size + i] = leaf.guesses[i];
        }
        begin[node] = size;
        end[node] = size += count;
        putBestFirst(node);
    }

    private void makeRoom(int more) {
        if (size + more > move.length) {
            resize((int) Math.min(Math.max(2L * move.length, size + more), Integer.MAX_VALUE - 8));
        }
    }

    /// Where a node's moves begin, the best first.
    int best(int node) {
        return begin[node];
    }

    int move(int at) {
        return move[at];
    }

    float prior(int at) {
        return prior[at];
    }

    float guess(int at) {
        return guess[at];
    }

    /// Where a node's moves end.
    int end(int node) {
        return end[node];
    }

    /// Takes out the best of a node's moves; it still stands where this says.
    int take(int node) {
        int taken = begin[node]++;
        putBestFirst(node);
        return taken;
    }

    /// Takes out a move wherever it stands; the best is then no longer first.
    void drop(int node, int at) {
        swap(begin[node]++, at);
    }

    /// The most promising is the one of which most is guessed; of equals the first.
    void putBestFirst(int node) {
        int best = begin[node];
        for (int at = best + 1; at < end[node]; at++) {
            best = guess[at] > guess[best] ? at : best;
        }
        if (best > begin[node]) {
            swap(begin[node], best);
        }
    }

    private void swap(int one, int other) {
        int moveOf = move[one];
        float priorOf = prior[one];
        float guessOf = guess[one];
        move[one] = move[other];
        prior[one] = prior[other];
        guess[one] = guess[other];
        move[other] = moveOf;
        prior[other] = priorOf;
        guess[other] = guessOf;
    }

    /// Keeps the blocks of the nodes that are kept; their nodes still have their old numbers.
    ///
    /// @param place the new numbers of nodes
    void keep(int[] place) {
        int used = size;
        int to = 0;
        int from = 0;
        while (from < used) {
            int node = move[from];
            from = end[node];
            if (place[node] != Tree.NONE) {
                to = slide(node, place[node], to);
            }
        }
        size = to;
        shrink(used);
    }

    /// Moves what is left of a block; gives where it ends.
    private int slide(int node, int newNumber, int to) {
        int count = count(node);
        int from = begin[node];
        move[to] = newNumber;
        System.arraycopy(move, from, move, to + 1, count);
        System.arraycopy(prior, from, prior, to + 1, count);
        System.arraycopy(guess, from, guess, to + 1, count);
        begin[node] = to + 1;
        end[node] = to + 1 + count;
        return end[node];
    }

    /// A node gets a new number.
    void move(int from, int to) {
        begin[to] = begin[from];
        end[to] = end[from];
    }

    void resizeNodes(int length) {
        begin = Arrays.copyOf(begin, length);
        end = Arrays.copyOf(end, length);
    }

    private void shrink(int used) {
        long wanted = Math.max(firstSize, 2L * used);
        if (used > 0 && move.length > 2 * wanted) {
            resize((int) wanted);
        }
    }

    private void resize(int length) {
        move = Arrays.copyOf(move, length);
        prior = Arrays.copyOf(prior, length);
        guess = Arrays.copyOf(guess, length);
    }
}
