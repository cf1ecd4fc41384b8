package plateau.bots.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import plateau.core.Moves;

/// What a tree remembers, and what is kept of it when moves have been made.
class TreeTest {
    private final Tree tree = new Tree(100_000);

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
        assertThat(tree.children[Tree.ROOT]).isEqualTo(2);
        int five = tree.child(Tree.ROOT, 5);
        int six = tree.child(Tree.ROOT, 6);
        assertThat(tree.visits[five]).isEqualTo(7);
        assertThat(tree.visits[six]).isEqualTo(6);
        assertThat(tree.sum[six]).isEqualTo(3);
        assertThat(tree.child(Tree.ROOT, 3)).isEqualTo(Tree.NONE);
        assertThat(tree.next[Tree.ROOT]).isEqualTo(Tree.NONE);
    }

    @Test
    void whatWasNotTriedIsKeptToo() {
        tree.expand(Tree.ROOT, Leaves.of(0.1F, 0.9F, 0.5F));
        int best = tree.open(Tree.ROOT);
        int second = tree.open(Tree.ROOT);
        tree.expand(second, Leaves.of(0.3F));
        tree.expand(best, Leaves.of(0.2F, 0.4F, 0.6F, 0.8F));
        int reply = tree.open(best);
        tree.expand(reply, Leaves.of(0.7F, 0.1F));
        tree.follow(moves(1));
        var untried = tree.untried;
        assertThat(untried.count(Tree.ROOT)).isEqualTo(3);
        assertThat(untried.guess(untried.best(Tree.ROOT))).isEqualTo(0.6F);
        int kept = tree.child(Tree.ROOT, 3);
        assertThat(untried.count(kept)).isEqualTo(2);
        assertThat(untried.move(untried.best(kept))).isZero();
        tree.follow(moves(3));
        assertThat(untried.count(Tree.ROOT)).isEqualTo(2);
        assertThat(untried.guess(untried.best(Tree.ROOT))).isEqualTo(0.7F);
    }

    @Test
    void aNodeIsMadeWhenItIsFirstVisited() {
        tree.expand(Tree.ROOT, Leaves.of(new float[500]));
        assertThat(tree.size()).isEqualTo(1);
        tree.open(Tree.ROOT);
        assertThat(tree.size()).isEqualTo(2);
        assertThat(tree.children[Tree.ROOT]).isEqualTo(1);
        assertThat(tree.untried.count(Tree.ROOT)).isEqualTo(499);
    }

    @Test
    void noMovesKeepAll() {
        add(Tree.ROOT, 1, 10);
        tree.follow(moves());
        assertThat(tree.size()).isEqualTo(2);
    }

    @Test
    void aMoveThatWasNeverThoughtOfLeavesNothing() {
        tree.expand(Tree.ROOT, Leaves.of(0.5F, 0.5F));
        add(tree.open(Tree.ROOT), 2, 5);
        tree.follow(moves(0, 3));
        assertThat(tree.size()).isEqualTo(1);
        assertThat(tree.visits[Tree.ROOT]).isZero();
        assertThat(tree.first[Tree.ROOT]).isEqualTo(Tree.NONE);
        assertThat(tree.untried.isExpanded(Tree.ROOT)).isFalse();
    }

    @Test
    void itGrowsUpToItsLimitAndSaysSo() {
        var small = new Tree(5000);
        while (small.size() < 5000) {
            assertThat(small.isFull()).isFalse();
            small.addChild(Tree.ROOT, small.size(), 1, 0.5F);
        }
        assertThat(small.hasRoom()).isFalse();
        assertThat(small.isFull()).isTrue();
        assertThat(small.child(Tree.ROOT, 4321)).isEqualTo(4321);
        small.clear();
        assertThat(small.isFull()).isFalse();
    }

    @Test
    void theRootGetsItsMovesEvenWhereThereIsNoRoomForThem() {
        var small = new Tree(100);
        small.expand(Tree.ROOT, Leaves.of(new float[1600]));
        assertThat(small.untried.count(Tree.ROOT)).isEqualTo(1600);
        int child = small.open(Tree.ROOT);
        small.expand(child, Leaves.of(0.5F));
        assertThat(small.untried.isExpanded(child)).isFalse();
        assertThat(small.isFull()).isTrue();
    }

    @Test
    void roomThatALaterSearchDoesNotNeedIsGivenBack() {
        for (int i = 0; i < 50_000; i++) {
            tree.addChild(Tree.ROOT, i, 1, 0.5F);
        }
        int large = tree.move.length;
        tree.clear();
        assertThat(tree.move).as("the next may need it again").hasSize(large);
        tree.addChild(Tree.ROOT, 0, 1, 0.5F);
        tree.clear();
        assertThat(tree.move.length).isLessThan(large / 4);
    }

    @Test
    void ofChildrenASureWinIsPreferredThenVisitsThenValue() {
        int often = add(Tree.ROOT, 1, 10);
        int seldom = add(Tree.ROOT, 2, 5);
        int better = add(Tree.ROOT, 3, 10);
        tree.sum[better] = 9;
        assertThat(tree.favourite(Tree.ROOT, 0)).isEqualTo(better);
        tree.winner[better] = 1;
        assertThat(tree.favourite(Tree.ROOT, 0)).isEqualTo(often);
        tree.winner[seldom] = 0;
        assertThat(tree.favourite(Tree.ROOT, 0)).isEqualTo(seldom);
    }

    @Test
    void aMoveNotTriedIsPreferredToASureLoss() {
        tree.expand(Tree.ROOT, Leaves.of(0.9F, 0.1F));
        int lost = tree.open(Tree.ROOT);
        tree.winner[lost] = 1;
        assertThat(tree.favouriteMove(Tree.ROOT, 0)).isEqualTo(1);
        assertThat(tree.favouriteMove(Tree.ROOT, 1)).isZero();
    }
}
