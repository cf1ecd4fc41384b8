package plateau.bots.munificence;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import plateau.bots.Seat;
import plateau.bots.search.Evaluation;
import plateau.games.Games;

class MunificenceEvaluationTest {
    private static double lead(int player, String... moves) {
        var state = Seat.after(Games.named("munificence").defaults(), moves).state();
        var worth = new double[state.players()];
        new MunificenceEvaluation().weigh(state, worth);
        return Evaluation.lead(worth, player);
    }

    @Test
    void lackingLessIsWorthMore() {
        assertThat(lead(0, "first0", "take3 0 1 2")).isGreaterThan(lead(0, "first0", "take2 0 1"));
        assertThat(lead(0, "first0", "take2 0 1")).isGreaterThan(lead(0, "first0", "take1 0"));
    }

    @Test
    void whoCanEndTheGameIsBetterOffWhenItIsToMove() {
        assertThat(lead(0, "first0", "take3 0 1 2", "keep", "pass"))
                .isGreaterThan(lead(0, "first0", "take3 0 1 2", "keep"));
    }

    @Test
    void aRenewalThatTakesTheBuilderAwayCostsItsBuyer() {
        assertThat(lead(0, "first0", "take3 1 2 3", "renew 2")).isLessThan(lead(0, "first0", "take3 0 1 2", "renew 2"));
    }
}
