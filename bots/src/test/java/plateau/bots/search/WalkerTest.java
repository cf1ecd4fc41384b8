package plateau.bots.search;

import static org.assertj.core.api.Assertions.assertThat;
import static plateau.bots.search.Story.chance;
import static plateau.bots.search.Story.end;
import static plateau.bots.search.Story.fork;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import plateau.core.State;

/// Which way a descent takes.
class WalkerTest {
    private static final long SEED = 5;

    private final Tree tree = new Tree(1000);
    private final Walker walker = new Walker(tree, true);

    private static Story.Page[] pages(int count, Story.Page page) {
        var pages = new Story.Page[count];
        Arrays.fill(pages, page);
        return pages;
    }

    private Descent goDown(State root) {
        var descent = new Descent(root, null);
        walker.begin(root.mover(), SEED);
        descent.begin(root, SEED, tree.visits[Tree.ROOT], 0);
        walker.goDown(descent);
        return descent;
    }

    /// A root whose eight moves look alike.
    private State eightAlike() {
        var story = new Story(2, fork(0, pages(8, fork(1, end(0.5, 0.5), end(0.4, 0.6)))));
        expand(goDown(story));
        return story;
    }

    private void expand(Descent descent) {
        descent.judge();
        tree.expand(descent.leaf(), descent);
    }

    @Test
    void descentsUnderWayTogetherTakeDifferentWays() {
        var root = eightAlike();
        var leaves = new HashSet<Integer>();
        for (int i = 0; i < 8; i++) {
            leaves.add(goDown(root).leaf());
        }
        assertThat(leaves).hasSize(8);
    }

    @Test
    void aMoveThatBroughtMoreIsVisitedMore() {
        var root = eightAlike();
        for (int i = 0; i < 200; i++) {
            var descent = goDown(root);
            int child = descent.path[1];
            double share = tree.move[child] == 3 ? 0.9 : 0.1;
            tree.sum[child] += share;
            tree.surplus[Tree.ROOT] += share;
        }
        int favourite = tree.favourite(Tree.ROOT, 0);
        assertThat(tree.move[favourite]).isEqualTo(3);
        assertThat(tree.visits[favourite]).isGreaterThan(100);
    }

    @Test
    void whatWasNotTriedIsExpectedToDisappointAsMuchAsTheRest() {
        // The first move brings far less than was guessed. Were the second expected to bring what
        // is
        // guessed of it, it would be tried at once.
        tree.expand(Tree.ROOT, Leaves.of(0.6F, 0.5F));
        var root = new Story(2, fork(0, fork(1, end(1.0, 0.0)), fork(1, end(0.0, 1.0))));
        goDown(root);
        int first = tree.child(Tree.ROOT, 0);
        tree.prior[first] = 3;
        tree.sum[first] += 0.2;
        tree.surplus[Tree.ROOT] += 0.2;
        assertThat(tree.move[goDown(root).path[1]]).isZero();
    }

    @Test
    void aNodeOfChanceWithManyOutcomesComesBackToThoseItKnows() {
        var root = new Story(2, fork(0, chance(pages(1000, fork(1, end(0.5, 0.5))))));
        expand(goDown(root));
        for (int i = 0; i < 400; i++) {
            var descent = goDown(root);
            if (descent.expands) {
                expand(descent);
            }
        }
        int wide = tree.child(Tree.ROOT, 0);
        // Of 400 draws among 1000 about 330 would be different.
        assertThat(tree.children[wide]).isBetween(20, 150);
    }

    @Test
    void everyMoveMeetsTheSameLuckInTheSameOrder() {
        var luck = chance(pages(1000, fork(1, end(0.5, 0.5))));
        var root = new Story(2, fork(0, luck, luck, luck));
        expand(goDown(root));
        var first = new ArrayList<List<Integer>>(List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>()));
        for (int i = 0; i < 30; i++) {
            var descent = goDown(root);
            if (descent.length > 2) {
                first.get(tree.move[descent.path[1]]).add(tree.move[descent.path[2]]);
            }
        }
        int common = first.stream().mapToInt(List::size).min().orElse(0);
        assertThat(common).isGreaterThan(3);
        assertThat(first.get(1).subList(0, common)).isEqualTo(first.get(0).subList(0, common));
        assertThat(first.get(2).subList(0, common)).isEqualTo(first.get(0).subList(0, common));
        assertThat(new HashSet<>(first.getFirst())).as("luck differs").hasSizeGreaterThan(3);
    }

    @Test
    void whereThereIsNoRoomTheWayEndsBeyondTheLeaf() {
        var small = new Tree(1);
        var blocked = new Walker(small, true);
        var root = new Story(2, fork(0, fork(1, end(0.5, 0.5)), fork(1, end(0.5, 0.5))));
        small.expand(Tree.ROOT, Leaves.of(0.4F, 0.6F));
        var descent = new Descent(root, null);
        blocked.begin(0, SEED);
        descent.begin(root, SEED, 0, 0);
        blocked.goDown(descent);
        assertThat(descent.isBeyond).isTrue();
        assertThat(descent.leaf()).isEqualTo(Tree.ROOT);
        assertThat(descent.state.mover()).isEqualTo(1);
        assertThat(small.isFull()).isTrue();
    }
}
