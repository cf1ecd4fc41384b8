package plateau.bots.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// The moves of a node that were not tried yet.
class UntriedTest {
    private final Untried untried = new Untried(100, 16);

    private List<Integer> taken(int node) {
        var taken = new ArrayList<Integer>();
        while (untried.hasSome(node)) {
            taken.add(untried.move(untried.take(node)));
        }
        return taken;
    }

    @Test
    void theyAreTakenFromTheBestGuessToTheWorst() {
        untried.add(3, Leaves.of(0.2F, 0.9F, 0.1F, 0.5F));
        assertThat(untried.count(3)).isEqualTo(4);
        assertThat(taken(3)).containsExactly(1, 3, 0, 2);
        assertThat(untried.isExpanded(3)).isTrue();
    }

    @Test
    void ofEqualGuessesTheFirstComesFirst() {
        untried.add(0, Leaves.of(0.5F, 0.5F, 0.5F));
        assertThat(untried.move(untried.best(0))).isZero();
    }

    @Test
    void oneThatIsDroppedIsNeverTaken() {
        untried.add(0, Leaves.of(0.2F, 0.9F, 0.5F));
        untried.drop(0, untried.best(0));
        untried.putBestFirst(0);
        assertThat(taken(0)).containsExactly(2, 0);
    }

    @Test
    void aNodeWithoutMovesIsNotExpanded() {
        untried.forget(5);
        assertThat(untried.isExpanded(5)).isFalse();
        assertThat(untried.hasSome(5)).isFalse();
    }

    @Test
    void thereIsRoomForSixteenMovesANode() {
        assertThat(untried.hasRoom(1599)).isTrue();
        assertThat(untried.hasRoom(1600)).isFalse();
        untried.add(0, Leaves.of(new float[1000]));
        assertThat(untried.hasRoom(598)).isTrue();
        assertThat(untried.hasRoom(599)).isFalse();
    }

    @Test
    void whatIsKeptGoesWithItsNode() {
        untried.add(0, Leaves.of(0.1F));
        untried.add(2, Leaves.of(0.2F, 0.3F, 0.4F));
        untried.add(1, Leaves.of(0.5F, 0.6F));
        untried.take(2);
        var place = new int[] {Tree.NONE, 0, 1};
        untried.keep(place);
        untried.move(1, 0);
        untried.move(2, 1);
        assertThat(taken(0)).containsExactly(1, 0);
        assertThat(taken(1)).containsExactly(1, 0);
        assertThat(untried.hasRoom(1594))
                .as("five moves and two heads are left")
                .isFalse();
        assertThat(untried.hasRoom(1593)).isTrue();
    }
}
