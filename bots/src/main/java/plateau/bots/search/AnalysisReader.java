package plateau.bots.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import plateau.core.State;

/// Reads an [Analysis] off the tree of a search.
final class AnalysisReader {
    private static final int LONGEST_LINE = 12;

    private final Tree tree;
    private final State root;

    AnalysisReader(Tree tree, State root) {
        this.tree = tree;
        this.root = root;
    }

    Analysis analysis() {
        int mover = root.mover();
        var children = new ArrayList<Integer>();
        for (int child = tree.first[Tree.ROOT]; child != Tree.NONE; child = tree.next[child]) {
            if (tree.prior[child] != Walker.OVERLOOKED) {
                children.add(child);
            }
        }
        Comparator<Integer> byPreference = (child, other) -> tree.compare(child, other, mover);
        children.sort(byPreference.reversed());
        var candidates = new ArrayList<Analysis.Candidate>();
        children.stream()
                .filter(child -> tree.rank(child, mover) >= 0)
                .map(this::tried)
                .forEach(candidates::add);
        candidates.addAll(untried());
        children.stream()
                .filter(child -> tree.rank(child, mover) < 0)
                .map(this::tried)
                .forEach(candidates::add);
        return new Analysis(mover, tree.visits[Tree.ROOT], tree.isFull(), candidates);
    }

    /// The moves that were not tried, the best guess first.
    private List<Analysis.Candidate> untried() {
        var untried = tree.untried;
        return IntStream.range(untried.best(Tree.ROOT), untried.end(Tree.ROOT))
                .boxed()
                .sorted(Comparator.comparingDouble(untried::guess).reversed())
                .map(at -> candidate(untried.move(at), 0, untried.guess(at), 0, List.of()))
                .toList();
    }

    private Analysis.Candidate tried(int child) {
        int rank = tree.rank(child, root.mover());
        return candidate(tree.move[child], rank, tree.value(child), tree.visits[child], line(child));
    }

    private Analysis.Candidate candidate(int move, int rank, double value, long visits, List<String> line) {
        var after = root.copy();
        var notation = after.notation(move);
        after.play(move);
        // Where something is hidden this world is one of many: nothing is certain but their mean.
        boolean certain = root.isOpen() && (rank != 0 || after.isOver());
        double payoff = rank == 0 ? value : rank > 0 ? 1 : 0;
        if (certain && after.isOver()) {
            payoff = after.payoff(root.mover());
        }
        return new Analysis.Candidate(notation, payoff, certain, visits, line.isEmpty() ? List.of(notation) : line);
    }

    private List<String> line(int child) {
        var line = new ArrayList<String>();
        var state = root.copy();
        int node = child;
        while (node != Tree.NONE && line.size() < LONGEST_LINE) {
            line.add(state.notation(tree.move[node]));
            state.play(tree.move[node]);
            boolean isKnown = state.mover() >= 0 && root.isOpen();
            node = isKnown ? tree.favourite(node, state.mover()) : Tree.NONE;
        }
        return line;
    }
}
