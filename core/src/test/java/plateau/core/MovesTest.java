package plateau.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import plateau.core.luck.Lot;

class MovesTest {
    private final Moves moves = new Moves();

    @Test
    void itTellsWhichMovesItHoldsWhateverTheirNumbers() {
        var moves = new Moves();
        int[] held = {0, 1, -1, 7, Integer.MAX_VALUE, Integer.MIN_VALUE + 1};
        for (int move : held) {
            moves.add(move);
        }
        for (int move : held) {
            assertThat(moves.contains(move)).as("%d", move).isTrue();
        }
        for (int move : new int[] {2, -2, 6, 8, Integer.MIN_VALUE, Integer.MAX_VALUE - 1}) {
            assertThat(moves.contains(move)).as("%d", move).isFalse();
        }
        moves.clear();
        assertThat(moves.contains(0)).as("what was there before").isFalse();
    }

    @Test
    void aNewListIsEmpty() {
        assertThat(moves.isEmpty()).isTrue();
        assertThat(moves.size()).isZero();
        assertThat(moves.toArray()).isEmpty();
    }

    @Test
    void movesStayInTheOrderInWhichTheyWereAdded() {
        moves.add(7);
        moves.addAll(new int[] {-1, 7, 99}, 2);
        assertThat(moves.toArray()).containsExactly(7, -1, 7);
        assertThat(moves.get(1)).isEqualTo(-1);
        assertThat(moves).hasToString("[7, -1, 7]");
    }

    @Test
    void itCountsHowOftenItWasFilledAnew() {
        int before = moves.fillings();
        moves.add(7);
        assertThat(moves.fillings()).isEqualTo(before);
        moves.clear();
        moves.add(7);
        assertThat(moves.fillings()).isEqualTo(before + 1);
    }

    @Test
    void itGrowsOneByOne() {
        IntStream.range(0, 1000).forEach(moves::add);
        assertThat(moves.toArray()).isEqualTo(IntStream.range(0, 1000).toArray());
    }

    @Test
    void itGrowsByManyAtOnce() {
        moves.add(-1);
        moves.addAll(IntStream.range(0, 500).toArray(), 500);
        assertThat(moves.size()).isEqualTo(501);
        assertThat(moves.get(500)).isEqualTo(499);
    }

    @Test
    void aListFilledToTheBrimGrowsByOneMore() {
        moves.addAll(IntStream.range(0, 64).toArray(), 64);
        moves.addAll(new int[] {64}, 1);
        assertThat(moves.toArray()).isEqualTo(IntStream.rangeClosed(0, 64).toArray());
    }

    @Test
    void clearingForgetsEverything() {
        moves.add(5);
        moves.clear();
        assertThat(moves.isEmpty()).isTrue();
        assertThat(moves.contains(5)).isFalse();
    }

    @Test
    void whatWasReadBeforeClearingIsForgottenToo() {
        moves.addAll(new int[] {5, 6, 7}, 3);
        assertThat(moves.get(2)).isEqualTo(7);
        moves.clear();
        moves.add(5);
        assertThat(moves.contains(7)).isFalse();
        assertThat(moves.contains(5)).isTrue();
    }

    @Test
    void itContainsWhatWasAdded() {
        moves.add(0);
        moves.add(8);
        assertThat(moves.contains(8)).isTrue();
        assertThat(moves.contains(0)).isTrue();
        assertThat(moves.contains(9)).isFalse();
    }

    @Test
    void theArrayIsACopy() {
        moves.add(1);
        moves.toArray()[0] = 2;
        assertThat(moves.get(0)).isEqualTo(1);
    }

    @Test
    void aShuffleKeepsEveryMoveAndAnyCanComeFirst() {
        var first = new TreeSet<Integer>();
        for (int seed = 0; seed < 50; seed++) {
            var moves = new Moves();
            moves.addAll(new int[] {7, 8, 9}, 3);
            moves.shuffle(new Lot(seed, 0));
            assertThat(moves.toArray()).containsExactlyInAnyOrder(7, 8, 9);
            first.add(moves.get(0));
        }
        assertThat(first).containsExactly(7, 8, 9);
    }
}
