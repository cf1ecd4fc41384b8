package plateau.bots.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import plateau.core.State;

/// Reads an [Analysis] off the tree of a search.
final class Findings {
    private static final int LONGEST_LINE = 12;

    private final Tree tree;
    private final State root;

    Findings(Tree tree, State root) {
        this.tree = tree;
        this.root = root;
    }

    Analysis analysis() {
        var children = new ArrayList<Integer>();
        for (int child = tree.first[Tree.ROOT]; child != Tree.NONE; child = tree.next[child]) {
            if (tree.prior[child] != Walker.OVERLOOKED) {
                children.add(child);
            }
        }
        int mover = root.mover();
        Comparator<Integer> byPreference = (child, other) -> tree.compare(child, other, mover);
        children.sort(byPreference.reversed());
        var candidates = children.stream().map(this::candidate).toList();
        return new Analysis(mover, tree.visits[Tree.ROOT], candidates);
    }

    private Analysis.Candidate candidate(int child) {
        var after = root.copy();
        after.play(tree.move[child]);
        int rank = tree.rank(child, root.mover());
        boolean certain = rank != 0 || after.isOver();
        double payoff = rank == 0 ? tree.value(child) : rank > 0 ? 1 : 0;
        if (after.isOver()) {
            payoff = after.payoff(root.mover());
        }
        var line = line(child);
        return new Analysis.Candidate(line.getFirst(), payoff, certain, tree.visits[child], line);
    }

    private List<String> line(int child) {
        var line = new ArrayList<String>();
        var state = root.copy();
        int node = child;
        while (node != Tree.NONE && line.size() < LONGEST_LINE) {
            line.add(state.notation(tree.move[node]));
            state.play(tree.move[node]);
            boolean isKnown = state.mover() >= 0 && root.isOpen();
            int next = !isKnown ? Tree.NONE : tree.favourite(node, state.mover());
            node = next == Tree.NONE || tree.isFresh(next) ? Tree.NONE : next;
        }
        return line;
    }
}
