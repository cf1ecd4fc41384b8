package plateau.bots.mansuba;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import plateau.bots.Bots;
import plateau.bots.Seat;
import plateau.core.Game;
import plateau.core.luck.Lot;
import plateau.games.Games;
import plateau.games.mansuba.MansubaState;
import plateau.games.mansuba.World;

class GuidedBotTest {
    private static Game game(String... settings) {
        return Games.named("mansuba").parse(List.of(settings));
    }

    @Test
    void itPlaysMansubaOnly() {
        assertThat(Bots.ids(game())).contains("guided");
        assertThatThrownBy(() -> Bots.parse("guided", Games.named("piles").defaults()))
                .hasMessageStartingWith("no bot 'guided' plays piles");
    }

    @Test
    void itTakesTheMoveThatWins() {
        var pawns = game("width=6", "height=4", "towers=0", "elephants=0", "surface=flat");
        var seat = Seat.after(pawns, "first0", "0,0 1,0", "2,1 3,1");
        assertThat(seat.choice(new GuidedBot().player())).isEqualTo("1,0 2,1");
    }

    @Test
    void itDoesNotOpenItsStartToAnEnemyWhoStandsBefore() {
        var pawns = game("width=6", "height=6", "towers=0", "elephants=0", "surface=flat", "capture=off");
        var seat = Seat.after(pawns, "first0", "0,0 1,0", "3,5 2,5", "1,0 0,0", "2,5 1,5");
        for (int i = 0; i < 20; i++) {
            var player = new GuidedBot().player();
            var move = new Seat(seat.state(), new Lot(i, 1)).choice(player);
            assertThat(move).doesNotStartWith("0,4 ").doesNotStartWith("0,5 ");
        }
    }

    @Test
    void distancesGoByTheNeighboursOfTheTerrain() {
        var state = (MansubaState) game("width=6", "height=8", "surface=flat").start(2);
        // The start of player 1 is row 4.
        var distances = Distances.toGoals(state, state.terrain(), 0);
        assertThat(IntStream.range(0, 8).map(row -> distances.from(row * 6))).containsExactly(4, 3, 2, 1, 0, 1, 2, 3);
        var one = (MansubaState) game("width=6", "height=8", "surface=flat", "terrain=triangular")
                .start(2);
        for (int place = 0; place < 48; place++) {
            int here = place;
            var from = Distances.toGoals(one, one.terrain(), 0);
            int least = IntStream.range(0, 8)
                    .map(way -> one.world().neighbour(one.terrain(), here, way))
                    .filter(next -> next != World.NONE)
                    .map(from::from)
                    .min()
                    .orElse(48);
            int expected = one.isGoal(0, place) ? 0 : Math.min(48, least + 1);
            assertThat(from.from(place)).as("place %d", place).isEqualTo(expected);
        }
    }
}
