package plateau.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import plateau.core.BadInput;
import plateau.core.Game;
import plateau.core.Lot;
import plateau.core.Moves;
import plateau.core.Player;
import plateau.core.Selection;
import plateau.core.State;
import plateau.core.Turn;
import plateau.games.Games;

class BotsTest {
    private static final Game PILES = Games.named("piles").defaults();

    @Test
    void aBotIsFoundByItsName() {
        assertThat(Bots.parse("random", PILES)).isEqualTo(new RandomBot());
        assertThat(Bots.parse("greedy", PILES)).isEqualTo(new GreedyBot());
        assertThat(Bots.ids(PILES)).containsExactly("random", "greedy");
    }

    @Test
    void anUnknownNameIsRefusedWithWhatThereIs() {
        assertThatThrownBy(() -> Bots.parse("gredy", PILES))
                .isInstanceOf(BadInput.class)
                .hasMessage(
                        "no bot 'gredy' plays piles; there are random, greedy; did you mean 'greedy'?");
        assertThatThrownBy(() -> Bots.parse("random:x=1", PILES))
                .hasMessage("bot random: no option 'x'; there are none");
        assertThatThrownBy(() -> Bots.parse("random:x", PILES))
                .hasMessage("bot random: 'x' must be written name=value");
    }

    @Test
    void randomTakesEveryMoveEquallyOften() {
        var state = piles("size=2");
        var lot = new Lot(1, 1);
        var player = new RandomBot().player();
        var moves = legal(state).toArray();
        var counts = new int[moves.length];
        for (int i = 0; i < 8000; i++) {
            int move = player.choose(turn(state, lot));
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
        var state = piles("size=3");
        play(state, "2,2", "1,1", "1,2", "3,3");
        // Setting off 1,2 or 2,2 gives player 0 the neighbours; the middle has most of them.
        assertThat(state.notation(new GreedyBot().player().choose(turn(state, new Lot(1, 1)))))
                .isEqualTo("2,2");
    }

    @Test
    void greedyDrawsLotsAmongEquals() {
        var state = piles("size=2");
        var player = new GreedyBot().player();
        var lot = new Lot(3, 1);
        var chosen =
                java.util.stream.IntStream.range(0, 100)
                        .map(_ -> player.choose(turn(state, lot)))
                        .distinct()
                        .count();
        assertThat(chosen).isEqualTo(4);
    }

    @Test
    void greedyBeatsRandom() {
        for (var id : List.of("piles", "tilings", "mansuba")) {
            double share = 0;
            for (int seed = 0; seed < 40; seed++) {
                share += greedyShare(id, seed);
            }
            assertThat(share / 40).as(id).isGreaterThan(0.75);
        }
    }

    private static double greedyShare(String id, int seed) {
        var state = Games.named(id).defaults().start(2);
        var lot = new Lot(seed, 0);
        int greedySeat = seed % 2;
        Player[] players = new Player[2];
        players[greedySeat] = new GreedyBot().player();
        players[1 - greedySeat] = new RandomBot().player();
        while (!state.isOver()) {
            int mover = state.mover();
            state.play(
                    mover == State.CHANCE
                            ? state.drawMove(lot)
                            : players[mover].choose(turn(state, lot)));
        }
        return state.payoff(greedySeat);
    }

    private static State piles(String... settings) {
        return Games.named("piles").parse(List.of(settings)).start(2);
    }

    private static void play(State state, String... notations) {
        for (var notation : notations) {
            state.play(Selection.find(state, legal(state), notation));
        }
    }

    private static Moves legal(State state) {
        var legal = new Moves();
        state.legalMoves(legal);
        return legal;
    }

    private static Turn turn(State state, Lot lot) {
        return new Turn() {
            @Override
            public int player() {
                return state.mover();
            }

            @Override
            public Moves legal() {
                return BotsTest.legal(state);
            }

            @Override
            public State position() {
                return state.copy();
            }

            @Override
            public RandomGenerator random() {
                return lot;
            }
        };
    }
}
