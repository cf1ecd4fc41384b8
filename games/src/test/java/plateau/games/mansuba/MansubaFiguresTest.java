package plateau.games.mansuba;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plateau.core.Moves;
import plateau.core.State;
import plateau.core.luck.Lot;

/// The rules page, section 8: random play of two on 10×10.
class MansubaFiguresTest {
    private static final int GAMES = 4000;

    /// The tolerances are about four deviations of the means: a game's rounds deviate by 32, its
    /// captures by 2.3, its releases by 2.
    @ParameterizedTest(name = "jumps {0}: {1} rounds, {2} captures, {3} releases, {4} moves")
    @CsvSource({"none, 47.3, 2.26, 1.41, 72.6", "simple, 48.1, 2.28, 1.43, 74.8"})
    void randomPlayComesToTheFigures(String jumps, double rounds, double captures, double releases, double moves) {
        var start = Scene.game("jumps=" + jumps).start(2);
        var state = start.copy();
        var legal = new Moves();
        var lot = new Lot(8, 0);
        long[] figures = new long[3];
        long choices = 0;
        for (int game = 0; game < GAMES; game++) {
            state.copyFrom(start);
            while (!state.isOver()) {
                if (state.mover() == State.CHANCE) {
                    state.play(state.drawMove(lot, new Moves()));
                } else {
                    legal.clear();
                    state.legalMoves(legal);
                    choices += legal.size();
                    state.play(legal.get(lot.nextInt(legal.size())));
                }
            }
            for (int i = 0; i < figures.length; i++) {
                figures[i] += state.figure(i);
            }
        }
        assertThat((double) figures[0] / GAMES).as("rounds").isCloseTo(rounds, within(2.0));
        assertThat((double) figures[1] / GAMES).as("captures").isCloseTo(captures, within(0.15));
        assertThat((double) figures[2] / GAMES).as("releases").isCloseTo(releases, within(0.13));
        assertThat((double) choices / figures[0]).as("moves").isCloseTo(moves, within(1.0));
    }
}
