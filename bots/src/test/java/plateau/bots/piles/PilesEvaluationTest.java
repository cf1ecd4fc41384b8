package plateau.bots.piles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import plateau.bots.Bots;
import plateau.bots.Seat;
import plateau.bots.search.Evaluation;
import plateau.core.State;
import plateau.core.luck.Lot;
import plateau.games.piles.Piles;

class PilesEvaluationTest {
    private static final Piles EVEN = new Piles(3, 100, 0, false);
    private static final Piles ODD = new Piles(3, 101, 0, false);

    private final Evaluation evaluation = new PilesEvaluation();

    @Test
    void emptyCellsCountForWhoeverMakesTheLastTurn() {
        assertThat(lead(EVEN)).isNegative();
        assertThat(lead(ODD)).isPositive();
    }

    @Test
    void whoDoesNotMakeTheLastTurnRatherFillsACellThanPilesOn() {
        assertThat(lead(EVEN, "1,1", "1,1", "3,3", "3,3")).isGreaterThan(lead(EVEN, "1,1", "1,1", "1,1", "1,1"));
    }

    @Test
    void coveringATokenIsWorthMoreThanFillingACell() {
        assertThat(lead(EVEN, "1,1", "1,1")).isLessThan(lead(EVEN, "1,1", "3,3"));
    }

    @Test
    void amongMovesThatLookAlikeTheLotDecidesAndTheSameLotAlwaysAlike() {
        assertThat(LongStream.range(0, 20).mapToInt(this::opening).distinct().count())
                .isGreaterThan(1);
        assertThat(opening(3)).isEqualTo(opening(3));
    }

    private int opening(long seed) {
        var player = Bots.parse("mcts:steps=20", EVEN).player();
        return player.choose(new Seat(EVEN.start(2), new Lot(seed, 1)));
    }

    /// How far player 1 is ahead after some moves.
    private double lead(Piles game, String... notations) {
        State state = Seat.after(game, notations).state();
        var worth = new double[2];
        Arrays.fill(worth, 100);
        evaluation.weigh(state, worth);
        return Evaluation.lead(worth, 0);
    }
}
