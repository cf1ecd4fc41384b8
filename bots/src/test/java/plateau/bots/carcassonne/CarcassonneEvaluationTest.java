package plateau.bots.carcassonne;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plateau.bots.search.Evaluation;
import plateau.core.Lot;
import plateau.core.Moves;
import plateau.core.State;
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
        "2, first, 3",
    })
    void aFollowerToBePutCountsAsIfItHadBeenPutWhereItDoesMostGood(
            int players, String scoring, int followers) {
        var settings = List.of("scoring=" + scoring, "followers=" + followers);
        var game = Games.named("carcassonne").parse(settings);
        for (int seed = 0; seed < GAMES; seed++) {
            var evaluation =
                    seed % 2 == 0 ? new CarcassonneEvaluation() : CarcassonneEvaluation.plain();
            compare((CarcassonneState) game.start(players), evaluation, new Lot(seed, 0));
        }
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
                    best.length == 0
                            || Evaluation.lead(worth, state.mover())
                                    > Evaluation.lead(best, state.mover());
            best = isBetter ? worth : best;
        }
        return best;
    }
}
