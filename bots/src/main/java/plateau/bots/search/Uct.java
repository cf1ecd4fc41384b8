package plateau.bots.search;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import plateau.core.Clock;
import plateau.core.Interrupted;
import plateau.core.Moves;
import plateau.core.Player;
import plateau.core.Seating;
import plateau.core.State;
import plateau.core.Turn;
import plateau.core.luck.Lot;

/// Plain UCT, as the literature has it, for any game and with no knowledge of any: the yardstick for
/// whatever is meant to be better.
///
/// The tree is open loop: it branches by the moves of players alone, and chance is drawn anew on every
/// way down. UCB1 chooses among moves, each step adds a node and plays on at random to the end, and the
/// reward is the logistic of the margin over the best other player.
public final class Uct implements Player {
    private static final double EXPLORATION = 0.7;
    private static final int ROOT = 0;
    private static final int NONE = -1;

    /// A game at random that takes longer is judged as it stands.
    private static final int LONGEST = 100_000;

    private final Budget budget;
    private Clock clock = Clock.NONE;
    private final Lot lot = new Lot(0, 0);
    private final Moves legal = new Moves();
    private @Nullable State scratch;
    private double[] scores = {};
    private double[] rewards = {};

    // The tree: the nodes' moves, first children, next brothers, visits and rewards added up.
    private int size;
    private int[] move = new int[1 << 10];
    private int[] first = new int[1 << 10];
    private int[] next = new int[1 << 10];
    private int[] visits = new int[1 << 10];
    private double[] sum = new double[1 << 10];

    // The way down: nodes, and who moved to each.
    private int length;
    private int[] path = new int[64];
    private int[] movers = new int[64];

    /// How far apart players are at the end of a game, on average over those played so far.
    private double spread;

    public Uct(Budget budget) {
        this.budget = budget;
    }

    @Override
    public void begin(Seating seating) {
        clock = seating.clock();
    }

    @Override
    public int choose(Turn turn) {
        if (turn.legal().size() == 1) {
            return turn.legal().get(0);
        }
        var root = turn.position();
        if (scratch == null) {
            scratch = root.copy();
            scores = new double[root.players()];
            rewards = new double[root.players()];
        }
        lot.reseed(turn.random().nextLong() & Lot.MAX_SEED, 0);
        size = 0;
        add(NONE, 0);
        long start = System.nanoTime();
        var allowed = budget.within(clock, turn.timeLeft());
        while (allowed.used(visits[ROOT], System.nanoTime() - start) < 1) {
            if (Thread.currentThread().isInterrupted()) {
                throw new Interrupted();
            }
            scratch.copyFrom(root);
            scratch.redeal(turn.player(), lot);
            step(scratch);
        }
        return mostVisited();
    }

    private void step(State state) {
        length = 0;
        pass(ROOT, State.NOBODY);
        int node = ROOT;
        while (node != NONE) {
            playChance(state);
            node = state.isOver() ? NONE : descend(state, node);
        }
        playOut(state);
        reward(state);
        for (int i = 0; i < length; i++) {
            visits[path[i]]++;
            sum[path[i]] += i == 0 ? 0 : rewards[movers[i]];
        }
    }

    /// Plays a move of a player; gives the node it leads to, or none if that is new.
    private int descend(State state, int node) {
        legal.clear();
        state.legalMoves(legal);
        int mover = state.mover();
        int choice = choose(node);
        int child = child(node, choice);
        state.play(choice);
        pass(child == NONE ? add(node, choice) : child, mover);
        return child;
    }

    /// Any of the moves that were not tried yet, or else the one with the highest bound.
    private int choose(int node) {
        int fresh = 0;
        int choice = 0;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < legal.size(); i++) {
            int child = child(node, legal.get(i));
            if (child == NONE) {
                choice = lot.nextInt(++fresh) == 0 ? legal.get(i) : choice;
            } else if (fresh == 0 && bound(node, child) > most) {
                most = bound(node, child);
                choice = legal.get(i);
            }
        }
        return choice;
    }

    private double bound(int node, int child) {
        return sum[child] / visits[child] + EXPLORATION * Math.sqrt(Math.log(visits[node]) / visits[child]);
    }

    private void playOut(State state) {
        playChance(state);
        for (int ply = 0; ply < LONGEST && !state.isOver(); ply++) {
            legal.clear();
            state.legalMoves(legal);
            state.play(legal.get(lot.nextInt(legal.size())));
            playChance(state);
        }
    }

    private void playChance(State state) {
        while (state.mover() == State.CHANCE) {
            state.play(state.drawMove(lot, legal));
        }
    }

    private void reward(State state) {
        for (int player = 0; player < scores.length; player++) {
            scores[player] = state.score(player);
        }
        double apart = 0;
        for (int player = 0; player < scores.length; player++) {
            apart += Math.abs(Evaluation.lead(scores, player)) / scores.length;
        }
        // What the turns before found is gone, to the last digit.
        spread = visits[ROOT] == 0 ? apart : spread + (apart - spread) / (visits[ROOT] + 1);
        double scale = Math.max(spread, Double.MIN_NORMAL);
        for (int player = 0; player < scores.length; player++) {
            rewards[player] = 1 / (1 + Math.exp(-Evaluation.lead(scores, player) / scale));
        }
    }

    private int mostVisited() {
        int best = first[ROOT];
        for (int child = best; child != NONE; child = next[child]) {
            best = visits[child] > visits[best] ? child : best;
        }
        return move[best];
    }

    private void pass(int node, int mover) {
        if (length == path.length) {
            path = Arrays.copyOf(path, 2 * length);
            movers = Arrays.copyOf(movers, 2 * length);
        }
        path[length] = node;
        movers[length++] = mover;
    }

    private int child(int node, int choice) {
        int child = first[node];
        while (child != NONE && move[child] != choice) {
            child = next[child];
        }
        return child;
    }

    private int add(int parent, int choice) {
        if (size == move.length) {
            grow();
        }
        int node = size++;
        move[node] = choice;
        first[node] = NONE;
        visits[node] = 0;
        sum[node] = 0;
        if (parent != NONE) {
            next[node] = first[parent];
            first[parent] = node;
        }
        return node;
    }

    private void grow() {
        move = Arrays.copyOf(move, 2 * size);
        first = Arrays.copyOf(first, 2 * size);
        next = Arrays.copyOf(next, 2 * size);
        visits = Arrays.copyOf(visits, 2 * size);
        sum = Arrays.copyOf(sum, 2 * size);
    }
}
