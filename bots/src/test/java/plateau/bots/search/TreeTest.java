package plateau.bots.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import plateau.core.Moves;

/// What is kept of a tree when moves have been made.
class TreeTest {
    private final Tree tree = new Tree(1000);

    private int add(int parent, int move, int visits) {
        int node = tree.addChild(parent, move, 0.5F, 0.25F);
        tree.visits[node] = visits;
        tree.sum[node] = visits / 2.0;
        return node;
    }

    private static Moves moves(int... moves) {
        var list = new Moves();
        list.addAll(moves, moves.length);
        return list;
    }

    @Test
    void theSubtreeOfTheMovesMadeIsKeptAsItWas() {
        int left = add(Tree.ROOT, 1, 10);
        int right = add(Tree.ROOT, 2, 20);
        add(left, 3, 4);
        int reply = add(right, 3, 15);
        add(left, 4, 5);
        add(reply, 5, 7);
        add(right, 4, 3);
        add(reply, 6, 6);
        tree.follow(moves(2, 3));
        assertThat(tree.size()).isEqualTo(3);
        assertThat(tree.visits[Tree.ROOT]).isEqualTo(15);
        int five = tree.child(Tree.ROOT, 5);
        int six = tree.child(Tree.ROOT, 6);
        assertThat(tree.visits[five]).isEqualTo(7);
        assertThat(tree.visits[six]).isEqualTo(6);
        assertThat(tree.sum[six]).isEqualTo(3);
        assertThat(tree.child(Tree.ROOT, 3)).isEqualTo(Tree.NONE);
        assertThat(tree.next[Tree.ROOT]).isEqualTo(Tree.NONE);
    }

    @Test
    void noMovesKeepAll() {
        add(Tree.ROOT, 1, 10);
        tree.follow(moves());
        assertThat(tree.size()).isEqualTo(2);
    }

    @Test
    void aMoveThatWasNeverThoughtOfLeavesNothing() {
        add(add(Tree.ROOT, 1, 10), 2, 5);
        tree.follow(moves(1, 3));
        assertThat(tree.size()).isEqualTo(1);
        assertThat(tree.visits[Tree.ROOT]).isZero();
        assertThat(tree.first[Tree.ROOT]).isEqualTo(Tree.NONE);
    }

    @Test
    void itGrowsUpToItsLimit() {
        var small = new Tree(5000);
        while (small.hasRoom(1)) {
            small.addChild(Tree.ROOT, small.size(), 1, 0.5F);
        }
        assertThat(small.size()).isEqualTo(5000);
        assertThat(small.child(Tree.ROOT, 4321)).isEqualTo(4321);
    }
}
