package plateau.games.piles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plateau.contract.Fields;
import plateau.core.Moves;
import plateau.core.Result;
import plateau.core.State;
import plateau.core.luck.Lot;

/// The quick implementation against the plain one.
@Tag("slow")
class PilesComparisonTest {
    private static final List<int[]> OTHER_ORDER = SlowPiles.STEPS.reversed();

    private static Moves legal(State state) {
        var legal = new Moves();
        state.legalMoves(legal);
        return legal;
    }

    private static void compare(PilesState quick, SlowPiles slow) {
        assertThat(PilesText.stacks(quick)).isEqualTo(slow.stacks());
        assertThat(quick.mover()).isEqualTo(slow.mover());
        assertThat(quick.cause()).isEqualTo(slow.cause());
        assertThat(legal(quick).size()).isEqualTo(legal(slow).size());
        assertThat(Result.scores(quick)).isEqualTo(Result.scores(slow));
        for (int index = 0; index < 3; index++) {
            assertThat(quick.figure(index)).isEqualTo(slow.figure(index));
        }
    }

    @ParameterizedTest(name = "size {0}, {1} players, cell limit {2}: {3} games, stops {4}")
    @CsvSource({
        "1, 1, 0, 5, false",
        "2, 2, 0, 300, false",
        "3, 1, 0, 20, false",
        "3, 2, 0, 300, false",
        "3, 3, 0, 300, false",
        "3, 2, 2, 300, false",
        "4, 3, 0, 100, false",
        "4, 16, 0, 100, false",
        "5, 2, 3, 50, false",
        "5, 4, 0, 50, false",
        "8, 2, 0, 2, false",
        "8, 5, 0, 5, false",
        "8, 16, 4, 5, false",
        "9, 2, 0, 2, false",
        "9, 5, 4, 5, false",
        "8, 26, 0, 3, false",
        "26, 3, 0, 1, false",
        "50, 26, 0, 1, false",
        "2, 2, 3, 100, true",
        "4, 3, 2, 50, true",
        "9, 2, 2, 10, true",
        "3, 2, 0, 20, true"
    })
    void wholeGamesAreTheSame(int size, int players, int cellLimit, int games, boolean stops) {
        var piles = new Piles(size, 400, cellLimit, stops);
        for (int seed = 0; seed < games; seed++) {
            var quick = (PilesState) piles.start(players);
            var slow = new SlowPiles(piles, players);
            var random = new Lot(seed, 0);
            while (!slow.isOver()) {
                int index = random.nextInt(legal(slow).size());
                int move = legal(quick).get(index);
                int slowMove = legal(slow).get(index);
                assertThat(quick.notation(move)).isEqualTo(slow.notation(slowMove));
                quick.play(move);
                slow.play(slowMove);
                compare(quick, slow);
            }
        }
    }

    @ParameterizedTest(name = "size {0}, {1} colours")
    @CsvSource({"1, 2", "2, 2", "3, 2", "3, 3", "4, 2", "4, 3", "5, 4", "6, 2", "7, 3", "8, 2", "8, 3", "9, 2", "10, 3"
    })
    void oneMoveFromAnyPositionIsTheSame(int size, int colours) {
        var piles = PilesText.game(size);
        var random = new Lot(size, colours);
        for (int i = 0; i < 1000; i++) {
            var quick = (PilesState) piles.start(colours);
            var slow = new SlowPiles(piles, colours);
            var otherOrder = new SlowPiles(piles, colours, OTHER_ORDER);
            fill(quick, slow, otherOrder, random);
            int cell = random.nextInt(size * size);
            quick.play(quick.board.cells[cell]);
            slow.play(cell);
            otherOrder.play(cell);
            compare(quick, slow);
            // Rules 2.4: the order of propagation does not change the result.
            assertThat(otherOrder.stacks()).isEqualTo(slow.stacks());
        }
    }

    /// Lays random stacks in which, as in play, no two tokens that touch are equal.
    private static void fill(PilesState quick, SlowPiles slow, SlowPiles other, Lot random) {
        for (int cell = 0; cell < quick.board.cells.length; cell++) {
            int below = 0;
            for (int height = random.nextInt(4); height > 0; height--) {
                int colour = 1 + random.nextInt(quick.players());
                if (colour != below) {
                    quick.push(quick.board.cells[cell], (byte) colour);
                    slow.push(cell, colour);
                    other.push(cell, colour);
                    below = colour;
                }
            }
        }
    }

    @Test
    void stacksMayGrowHigh() {
        var notations = IntStream.range(0, 100).mapToObj(i -> "1,1").toArray(String[]::new);
        var state = PilesText.played(PilesText.game(2), 3, notations);
        assertThat(state.height(state.board.cell(1, 1))).isEqualTo(100);
        assertThat(PilesText.stacks((PilesState) state.copy())).isEqualTo(PilesText.stacks(state));
    }

    @ParameterizedTest(name = "size {0}")
    @CsvSource({"1", "3", "8", "9"})
    void aStateMayBeMadeEqualAgainAndAgainWhicheverOfTheTwoHasChanged(int size) {
        var piles = new Piles(size, 10_000, 0, false);
        var random = new Lot(size, 0);
        var states = List.of((PilesState) piles.start(3), (PilesState) piles.start(3));
        var other = (PilesState) piles.start(3);
        for (int i = 0; i < 3000; i++) {
            var source = random.nextInt(3) == 0 ? states.get(random.nextInt(2)) : states.getFirst();
            other.copyFrom(source);
            assertThat(PilesText.stacks(other)).isEqualTo(PilesText.stacks(source));
            assertThat(Result.scores(other)).isEqualTo(Result.scores(source));
            playOn(other, random.nextInt(4), random);
            playOn(states.get(random.nextInt(2)), random.nextInt(2), random);
            if (random.nextInt(50) == 0) {
                states.get(1).copyFrom(other);
            }
        }
    }

    /// Half the tokens go to the first cell, so that stacks get high; after the end it begins anew.
    private static void playOn(PilesState state, int turns, Lot random) {
        for (int turn = 0; turn < turns; turn++) {
            if (state.isOver()) {
                state.copyFrom(new Piles(state.board.size, 10_000, 0, false).start(3));
            }
            var legal = legal(state);
            state.play(legal.get(random.nextBoolean() ? 0 : random.nextInt(legal.size())));
        }
    }

    /// On a large board there is little room for each cell; what stands above it lies elsewhere.
    @Test
    void highStacksOnALargeBoardAreTheSame() {
        var piles = new Piles(26, 3000, 0, false);
        var quick = (PilesState) piles.start(3);
        var slow = new SlowPiles(piles, 3);
        var copies = List.of((PilesState) piles.start(3), (PilesState) piles.start(3));
        var random = new Lot(5, 0);
        while (!slow.isOver()) {
            // mostly one cell, so that its stack is high, and now and then a neighbour to set it
            // off
            int index = random.nextInt(20) > 0 ? 27 : 26 * random.nextInt(3) + random.nextInt(3);
            quick.play(quick.board.cells[index]);
            slow.play(index);
            var copy = copies.get(random.nextInt(2));
            copy.copyFrom(quick);
            compare(copy, slow);
        }
        assertThat(quick.height(quick.board.cells[27])).isGreaterThan(500);
        var low = (PilesState) piles.start(3);
        copies.getFirst().copyFrom(low);
        assertThat(PilesText.stacks(copies.getFirst())).isEqualTo(PilesText.stacks(low));
        copies.getLast().copyFrom(quick);
        assertThat(Fields.of(quick.copy()).difference(Fields.of(quick))).isEmpty();
        assertThat(Fields.of(copies.getLast()).difference(Fields.of(quick))).isEmpty();
        assertThat(Fields.sharedArray(copies.getLast(), quick)).isEmpty();
    }

    @Test
    void onePileTakesRoomForItselfAlone() {
        var state = (PilesState) new Piles(26, 1_000_000, 0, false).start(2);
        int cell = state.board.cell(13, 13);
        long before = allocated();
        for (int turn = 0; turn < 300_000; turn++) {
            state.play(cell);
        }
        assertThat(state.height(cell)).isEqualTo(300_000);
        assertThat(allocated() - before).as("bytes").isLessThan(4_000_000);
        long beforeCopy = allocated();
        assertThat(((PilesState) state.copy()).height(cell)).isEqualTo(300_000);
        assertThat(allocated() - beforeCopy).as("bytes of a copy").isLessThan(1_000_000);
    }

    private static long allocated() {
        var threads = (com.sun.management.ThreadMXBean) java.lang.management.ManagementFactory.getThreadMXBean();
        return threads.getCurrentThreadAllocatedBytes();
    }
}
