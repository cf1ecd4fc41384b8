package plateau.bots.carcassonne;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plateau.bots.Seat;
import plateau.bots.search.Evaluation;
import plateau.core.Moves;
import plateau.core.State;
import plateau.core.luck.Lot;
import plateau.games.Games;
import plateau.games.carcassonne.CarcassonneState;

class CarcassonneEvaluationTest {
    private static final int GAMES = 25;

    /// To the last bit: a search would go another way for less.
    @ParameterizedTest(name = "{0} players, scoring={1}, followers={2}")
    @CsvSource({
        "2, official, 7",
        "3, report, 2",
        "4, second, 1",
        "5, first, 8",
        "10, official, 4",
        "2, first, 3",
    })
    void aFollowerToBePutCountsAsIfItHadBeenPutWhereItDoesMostGood(int players, String scoring, int followers) {
        var settings = List.of("scoring=" + scoring, "followers=" + followers);
        var game = Games.named("carcassonne").parse(settings);
        for (int seed = 0; seed < GAMES; seed++) {
            var evaluation = seed % 2 == 0 ? new CarcassonneEvaluation() : CarcassonneEvaluation.plain();
            compare((CarcassonneState) game.start(players), evaluation, new Lot(seed, 0));
        }
    }

    /// How far the evaluation sees player 0 of two ahead after some moves.
    private static double lead(String settings, String... notations) {
        var game = Games.named("carcassonne").parse(List.of(settings));
        var worth = new double[2];
        new CarcassonneEvaluation().weigh(Seat.after(game, notations).state(), worth);
        return Evaluation.lead(worth, 0);
    }

    @Test
    void aCityNearlyFinishedIsWorthMoreThanOneThatIsWideOpen() {
        double nearly = lead("followers=7", "N", "1,0 north", "city@2");
        double open = lead("followers=7", "R", "1,0 north", "city@13");
        assertThat(nearly).as("one open end, not two").isGreaterThan(open);
    }

    @Test
    void aCityNearlyFinishedIsWorthAFollowerAndAFieldIsNot() {
        double none = lead("followers=7", "N", "1,0 north", "none");
        assertThat(lead("followers=7", "N", "1,0 north", "city@2")).isGreaterThan(none);
        assertThat(lead("followers=7", "N", "1,0 north", "field@8")).isLessThan(none);
    }

    @Test
    void pointsAndAFollowerAtHomeAreWorthMoreThanACityThatPromisesAsMuch() {
        double paid = lead("followers=7", "E", "1,0 west", "city@2");
        double promised = lead("followers=7", "N", "1,0 north", "city@2");
        assertThat(paid).as("4 points, and the follower is back").isGreaterThan(promised);
    }

    @Test
    void aMonasteryIsWorthMoreTheMoreTilesAreAroundIt() {
        double three = lead("followers=7", monasteryAt("-1,1 north"));
        double two = lead("followers=7", monasteryAt("-1,2 north"));
        assertThat(three).isGreaterThan(two);
    }

    private static String[] monasteryAt(String place) {
        return new String[] {"U", "0,1 north", "none", "U", "0,2 north", "none", "B", place, "monastery@13"};
    }

    @Test
    void theLastFollowerIsWorthMoreThanARoad() {
        double kept = lead("followers=1", "U", "0,1 north", "none");
        double put = lead("followers=1", "U", "0,1 north", "road@13");
        assertThat(kept).isGreaterThan(put);
    }

    private static void compare(CarcassonneState state, Evaluation evaluation, Lot lot) {
        var legal = new Moves();
        while (!state.isOver()) {
            if (state.isFollowerDue()) {
                var worth = new double[state.players()];
                evaluation.weigh(state, worth);
                assertThat(worth).containsExactly(best(state, evaluation));
            }
            legal.clear();
            state.legalMoves(legal);
            state.play(
                    state.mover() == State.CHANCE
                            ? state.drawMove(lot, new Moves())
                            : legal.get(lot.nextInt(legal.size())));
        }
    }

    /// Every choice played, the one with the best lead.
    private static double[] best(CarcassonneState state, Evaluation evaluation) {
        var choices = new Moves();
        state.legalMoves(choices);
        var best = new double[0];
        for (int move : choices.toArray()) {
            var after = state.copy();
            after.play(move);
            var worth = new double[state.players()];
            evaluation.weigh(after, worth);
            boolean isBetter =
                    best.length == 0 || Evaluation.lead(worth, state.mover()) > Evaluation.lead(best, state.mover());
            best = isBetter ? worth : best;
        }
        return best;
    }
}
