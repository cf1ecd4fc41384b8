package plateau.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import plateau.core.Game;
import plateau.core.text.BadInput;
import plateau.games.Games;

class BotsTest {
    private static final Game PILES = Games.named("piles").defaults();

    @Test
    void aBotIsFoundByItsName() {
        assertThat(Bots.parse("random", PILES)).isEqualTo(new RandomBot());
        assertThat(Bots.parse("greedy", PILES)).isEqualTo(new GreedyBot());
        assertThat(Bots.ids(PILES)).containsExactly("easy", "medium", "hard", "random", "greedy", "mcts", "uct");
    }

    @Test
    void anUnknownNameIsRefusedWithWhatThereIs() {
        assertThatThrownBy(() -> Bots.parse("gredy", PILES))
                .isInstanceOf(BadInput.class)
                .hasMessage("no bot 'gredy' plays piles; there are easy, medium, hard, random, greedy, mcts, uct;"
                        + " did you mean 'greedy'?");
        assertThatThrownBy(() -> Bots.parse("random:x=1", PILES))
                .hasMessage("bot random: no option 'x'; there are none");
        assertThatThrownBy(() -> Bots.parse("random:x", PILES))
                .hasMessage("bot random: 'x' must be written name=value");
    }

    @Test
    void randomTakesEveryMoveEquallyOften() {
        var seat = Seat.after(piles("size=2"));
        var player = new RandomBot().player();
        var moves = seat.legal().toArray();
        var counts = new int[moves.length];
        for (int i = 0; i < 8000; i++) {
            int move = player.choose(seat);
            for (int k = 0; k < moves.length; k++) {
                counts[k] += moves[k] == move ? 1 : 0;
            }
        }
        for (int count : counts) {
            // five standard deviations of a binomial count with p = 1/4
            assertThat(count).isCloseTo(2000, within(194));
        }
    }

    @Test
    void greedyTakesTheMoveThatPutsItFurthestAhead() {
        var seat = Seat.after(piles("size=3"), "2,2", "1,1", "1,2", "3,3");
        // Setting off 1,2 or 2,2 gives player 0 the neighbours; the middle has most of them.
        assertThat(seat.choice(new GreedyBot().player())).isEqualTo("2,2");
    }

    @Test
    void greedyDrawsLotsAmongEquals() {
        var seat = Seat.after(piles("size=2"));
        var player = new GreedyBot().player();
        var chosen =
                IntStream.range(0, 100).map(_ -> player.choose(seat)).distinct().count();
        assertThat(chosen).isEqualTo(4);
    }

    private static Game piles(String setting) {
        return Games.named("piles").parse(List.of(setting));
    }
}
