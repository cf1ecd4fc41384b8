package plateau.games.mansuba;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plateau.core.Moves;
import plateau.core.State;
import plateau.core.luck.Lot;
import plateau.core.options.Options;

/// The rules page, section 8: random play of two on 10×10.
class MansubaFiguresTest {
    private static final int GAMES = 4000;

    private static final Options<Mansuba> OPTIONS = Options.of(Mansuba.class);

    /// The tolerances are about four deviations of the means: a game's rounds deviate by 32 (by 36 with the
    /// preset `report`), its captures by 2.3, its releases by 2.
    @ParameterizedTest(name = "{0} {1}: {2} rounds, {3} in the middle, {4} captures, {5} releases, {6} moves")
    @CsvSource({
        "usual, jumps=none, 47.3, 41, 2.26, 1.41, 72.6",
        "usual, jumps=simple, 48.1, 42, 2.28, 1.43, 74.8",
        "report, jumps=simple, 87.9, 85, 2.32, 1.38, 49.1"
    })
    void randomPlayComesToTheFigures(
            String preset, String jumps, double rounds, double median, double captures, double releases, double moves) {
        var start = OPTIONS.parse(preset, List.of(jumps)).start(2);
        var state = start.copy();
        var legal = new Moves();
        var lot = new Lot(8, 0);
        var lengths = new long[GAMES];
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
            lengths[game] = state.figure(0);
        }
        Arrays.sort(lengths);
        assertThat((double) figures[0] / GAMES).as("rounds").isCloseTo(rounds, within(2.3));
        assertThat((double) lengths[GAMES / 2]).as("median").isCloseTo(median, within(4.0));
        assertThat((double) figures[1] / GAMES).as("captures").isCloseTo(captures, within(0.15));
        assertThat((double) figures[2] / GAMES).as("releases").isCloseTo(releases, within(0.13));
        assertThat((double) choices / figures[0]).as("moves").isCloseTo(moves, within(1.0));
    }
}
