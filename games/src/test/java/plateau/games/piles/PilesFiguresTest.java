package plateau.games.piles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plateau.core.Lot;
import plateau.core.Moves;

/// Rules 7: how long random play lasts until the board is full.
class PilesFiguresTest {
    private static final int GAMES = 4000;

    /// The tolerance is that of the rounded figure, 0.5, and about four deviations of the mean.
    @ParameterizedTest(name = "{0}×{0}, {1} players: {2} ± {3} turns")
    @CsvSource({"3, 2, 25, 1.5", "3, 3, 21, 1.5", "4, 2, 172, 11", "4, 3, 46, 2.5"})
    void randomPlayLastsAsLongAsTheFiguresSay(
            int size, int players, double turns, double tolerance) {
        var start = PilesText.game(size).start(players);
        var state = start.copy();
        var legal = new Moves();
        var random = new Lot(7, size);
        long sum = 0;
        for (int i = 0; i < GAMES; i++) {
            state.copyFrom(start);
            for (; !state.isOver(); sum++) {
                legal.clear();
                state.legalMoves(legal);
                state.play(legal.get(random.nextInt(legal.size())));
            }
        }
        assertThat((double) sum / GAMES).isCloseTo(turns, within(tolerance));
    }
}
