package plateau.bots.carcassonne;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import plateau.bots.Bots;
import plateau.bots.GreedyBot;
import plateau.bots.Seat;
import plateau.core.Game;
import plateau.games.Games;

/// Carcassonne's simple strategies (rules 8), and greedy's judgement.
class CornerTest {
    private static final Game GAME = Games.named("carcassonne").defaults();

    @Test
    void bottomLeftTakesTheSmallestXThenYThenDirection() {
        var seat = Seat.after(GAME, "U");
        assertThat(seat.choice(new BottomLeftBot().player())).isEqualTo("-1,0 north");
    }

    @Test
    void topRightTakesTheLargestXThenYThenDirection() {
        var seat = Seat.after(GAME, "E");
        assertThat(seat.choice(new TopRightBot().player())).isEqualTo("1,0 west");
    }

    @Test
    void neitherPutsAFollower() {
        var seat = Seat.after(GAME, "E", "1,0 west");
        assertThat(seat.choice(new BottomLeftBot().player())).isEqualTo("none");
        assertThat(seat.choice(new TopRightBot().player())).isEqualTo("none");
    }

    @Test
    void greedyClosesACityThatItsOwnFollowerPaysFor() {
        var seat = Seat.after(GAME, "E", "1,0 west");
        assertThat(seat.choice(new GreedyBot().player())).as("4 points at once").isEqualTo("city@2");
    }

    @Test
    void greedyPlacesWhereTheFollowerWillPay() {
        var seat = Seat.after(GAME, "E");
        assertThat(seat.choice(new GreedyBot().player())).isEqualTo("1,0 west");
    }

    @Test
    void theyPlayCarcassonneOnly() {
        assertThat(Bots.ids(GAME)).contains("bottom-left", "top-right");
        assertThat(Bots.ids(Games.named("piles").defaults())).doesNotContain("bottom-left");
    }
}
