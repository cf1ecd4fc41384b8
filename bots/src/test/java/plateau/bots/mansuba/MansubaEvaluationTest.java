package plateau.bots.mansuba;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import plateau.bots.Seat;
import plateau.bots.search.Evaluation;
import plateau.games.Games;
import plateau.games.mansuba.MansubaState;

class MansubaEvaluationTest {
    /// Player 0 starts in row 0, player 1 in row 4 of a flat world.
    private static double lead(int player, String... moves) {
        return lead(player, List.of(), moves);
    }

    private static double lead(int player, List<String> more, String... moves) {
        var settings = new ArrayList<>(List.of("width=6", "height=8", "surface=flat", "towers=0", "elephants=0"));
        settings.addAll(more);
        var seat = Seat.after(Games.named("mansuba").parse(settings), moves);
        var state = (MansubaState) seat.state();
        var worth = new double[state.players()];
        new MansubaEvaluation(state).weigh(state, worth);
        return Evaluation.lead(worth, player);
    }

    @Test
    void aNearerRunnerIsWorthMore() {
        assertThat(lead(0, "first0", "0,0 1,0", "4,5 5,5", "1,0 2,0"))
                .isGreaterThan(lead(0, "first0", "0,0 1,0", "4,5 5,5", "1,0 1,1"));
    }

    @Test
    void aStartPlaceLeftIsWorthLessThanOneKept() {
        assertThat(lead(0, "first0", "0,0 1,0", "4,5 5,5", "1,0 1,1"))
                .isGreaterThan(lead(0, "first0", "0,0 1,0", "4,5 5,5", "0,1 1,1"));
    }

    @Test
    void aMoverWhoCanArriveIsAsGoodAsWinning() {
        var open = new String[] {"first0", "0,0 1,0", "4,5 5,5", "1,0 2,0", "5,5 6,5", "2,0 3,0"};
        assertThat(lead(0, add(open, "4,0 5,0"))).isGreaterThan(10);
        assertThat(lead(0, add(open, "6,5 7,5"))).isLessThan(10);
    }

    @Test
    void elephantsOfManyStepsAndKingsArriveFromAfar() {
        var moves = new String[] {"first1", "4,0 5,0"};
        assertThat(lead(0, List.of("filler=elephant"), moves)).isLessThan(10);
        var far = List.of("filler=elephant", "elephant-steps=4");
        assertThat(lead(0, far, moves)).isGreaterThan(10);
        // Of the places of row 4 only 4,5 has a prime number, 29.
        assertThat(lead(0, List.of("filler=king"), "first1", "4,5 5,1")).isGreaterThan(10);
    }

    private static String[] add(String[] moves, String move) {
        var all = new ArrayList<>(List.of(moves));
        all.add(move);
        return all.toArray(String[]::new);
    }
}
