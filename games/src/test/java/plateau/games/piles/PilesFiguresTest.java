package plateau.games.piles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plateau.core.Moves;
import plateau.core.luck.Lot;
import plateau.core.options.Options;

/// Rules 7: how long random play lasts until the board is full, and what a game counts.
class PilesFiguresTest {
    private static final int GAMES = 4000;

    /// Of long games there are fewer.
    private static final int MOVES = 4_000_000;

    /// The tolerance is that of the rounded figure, 0.5, and about four deviations of the mean.
    @ParameterizedTest(name = "{0}×{0}, {1} players: {2} ± {3} turns")
    @CsvSource({
        "3, 2, 25, 1.5",
        "3, 3, 21, 1.5",
        "4, 2, 172, 11",
        "4, 3, 46, 2.5",
        "5, 3, 105, 6",
        "5, 2, 3500, 430",
        "6, 3, 310, 18"
    })
    void randomPlayLastsAsLongAsTheFiguresSay(int size, int players, double turns, double tolerance) {
        var report = Options.<Piles>of(Piles.class).parse("report", List.of("size=" + size));
        var start = report.start(players);
        var state = start.copy();
        var legal = new Moves();
        var random = new Lot(7, size);
        long sum = 0;
        int games = (int) Math.min(GAMES, MOVES / turns);
        for (int i = 0; i < games; i++) {
            state.copyFrom(start);
            for (; !state.isOver(); sum++) {
                legal.clear();
                state.legalMoves(legal);
                state.play(legal.get(random.nextInt(legal.size())));
            }
        }
        assertThat((double) sum / games).isCloseTo(turns, within(tolerance));
    }

    private static List<Integer> figures(PilesState state) {
        return IntStream.range(0, 3).map(state::figure).boxed().toList();
    }

    @Test
    @DisplayName("7.1 A game counts cells activated, the most by one turn, and cells that hold a token")
    void aGameCountsActivationsTheLongestChainAndFilledCells() {
        assertThat(PilesText.game(3).figures()).containsExactly("activations", "longest-chain", "cells-filled");
        var state = PilesText.position(2, "1 -\n- 2");
        assertThat(figures(state)).containsExactly(0, 0, 2);
        assertThat(figures(PilesText.play(state, "1,1"))).containsExactly(1, 1, 3);
        assertThat(figures(PilesText.play(state, "2,2"))).containsExactly(2, 1, 2);
    }

    @Test
    @DisplayName("7.1 Every cell of a chain reaction counts, on a board of any size")
    void everyCellOfAChainReactionCounts() {
        var example = "- 2 2 -\n- 31 - -\n2 31 31 31\n2 - 2 31";
        var state = PilesText.play(PilesText.position(3, example), "3,2");
        assertThat(figures(state)).containsExactly(9, 9, 12);
        var row = "1 1 1 1 1 1 1 1 1\n" + "- - - - - - - - -\n".repeat(8);
        assertThat(figures(PilesText.play(PilesText.position(2, row), "1,5"))).containsExactly(9, 9, 9);
    }
}
