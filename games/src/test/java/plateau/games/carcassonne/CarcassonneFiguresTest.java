package plateau.games.carcassonne;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plateau.core.Moves;
import plateau.core.State;
import plateau.core.luck.Lot;
import plateau.core.options.Options;

/// The rules page, section 9: what random play of two comes to.
class CarcassonneFiguresTest {
    private static final int GAMES = 3000;

    private long turns;
    private long placements;
    private long directions;
    private int mostPlacements;
    private long unplayable;

    @Test
    void randomPlayComesToTheFiguresOfTheRulesPage() {
        var start = Table.game().start(2);
        var state = (CarcassonneState) start.copy();
        for (int game = 0; game < GAMES; game++) {
            state.copyFrom(start);
            play(state, new Lot(game, 0));
        }
        assertThat((double) turns / GAMES).as("placements a game").isCloseTo(71, within(0.05));
        assertThat((double) placements / turns).as("placements").isCloseTo(27, within(0.5));
        assertThat((double) directions / turns)
                .as("placements, if directions of one look were told apart")
                .isCloseTo(34, within(1.7));
        assertThat(mostPlacements).as("most placements").isBetween(75, 100);
        assertThat((double) GAMES / unplayable)
                .as("games for each unplayable tile; about 50 are seen, give or take 7")
                .isBetween(40.0, 90.0);
    }

    /// The page's table: points of both players together, a game. The tolerances are four deviations of the means.
    @ParameterizedTest(name = "{0}: cities {1}, roads {2}, monasteries {3}, fields {4}")
    @CsvSource({
        "usual, 15.8, 10.7, 4.7, 7.8",
        "report, 18.4, 13.5, 4.7, 49.1",
        "second, 14.8, 10.7, 4.7, 7.2",
        "first, 14.8, 10.7, 4.7, 9.4"
    })
    void pointsOfRandomPlayComeToTheFiguresOfTheRulesPage(
            String preset, double cities, double roads, double monasteries, double fields) {
        var start = Options.<Carcassonne>of(Carcassonne.class)
                .parse(preset, List.of())
                .start(2);
        var state = (CarcassonneState) start.copy();
        long[] sums = new long[4];
        for (int game = 0; game < GAMES; game++) {
            state.copyFrom(start);
            play(state, new Lot(game, 0));
            for (int i = 0; i < sums.length; i++) {
                sums[i] += state.figure(CarcassonneState.FIGURES.indexOf("city-points") + i);
            }
        }
        assertThat((double) sums[0] / GAMES).as("cities").isCloseTo(cities, within(0.9));
        assertThat((double) sums[1] / GAMES).as("roads").isCloseTo(roads, within(0.9));
        assertThat((double) sums[2] / GAMES).as("monasteries").isCloseTo(monasteries, within(0.6));
        assertThat((double) sums[3] / GAMES).as("fields").isCloseTo(fields, within(2.5));
    }

    private void play(CarcassonneState state, Lot lot) {
        var legal = new Moves();
        while (!state.isOver()) {
            if (state.mover() == State.CHANCE) {
                state.play(state.drawMove(lot, new Moves()));
                continue;
            }
            legal.clear();
            state.legalMoves(legal);
            int move = legal.get(lot.nextInt(legal.size()));
            if (CarcassonneMove.sort(move) == CarcassonneMove.PLACE) {
                turns++;
                placements += legal.size();
                directions += (long) legal.size() * sameLooks(state.drawn());
                mostPlacements = Math.max(mostPlacements, legal.size());
            }
            state.play(move);
        }
        unplayable += state.figure(CarcassonneState.FIGURES.indexOf("unplayable"));
    }

    /// How many directions look like the one that is offered.
    private static int sameLooks(int kind) {
        char letter = (char) ('A' + kind);
        if ("BCX".indexOf(letter) >= 0) {
            return 4;
        }
        return "FGHU".indexOf(letter) >= 0 ? 2 : 1;
    }
}
