package plateau.games.mansuba;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import plateau.core.Moves;
import plateau.core.State;
import plateau.core.luck.Lot;

/// Worlds as large as the rules allow.
class MansubaLargeWorldTest {
    @Test
    void twentyPlayersPlayAThousandRoundsOn22500Places() {
        var state = Scene.game("width=150", "height=150", "victory=complex", "round-limit=1000")
                .start(20);
        play(state);
        assertThat(state.figure(0)).isEqualTo(1000);
        assertThat(state.figure(1)).as("captures").isPositive();
    }

    @Test
    void theLastPlaceOf25000CanBeReached() {
        var scene =
                Scene.start(2, "width=25000", "height=1", "formation=columns", "towers=0", "elephants=0", "kings=1");
        scene.play("first0");
        assertThat(scene.legal()).hasSize(2762).contains("0,0 0,24989");
        scene.play("0,0 0,24989", "0,24999 0,2");
        assertThat(scene.mover()).isEqualTo(0);
    }

    private static void play(State state) {
        var lot = new Lot(1, 0);
        var legal = new Moves();
        while (!state.isOver()) {
            if (state.mover() == State.CHANCE) {
                state.play(state.drawMove(lot, new Moves()));
            } else {
                legal.clear();
                state.legalMoves(legal);
                state.play(legal.get(lot.nextInt(legal.size())));
            }
        }
    }
}
