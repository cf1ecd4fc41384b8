package plateau.games.munificence;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import plateau.core.Moves;
import plateau.core.State;

/// The rules page, 8.2: two players, hand-made decks, and a beginner who knows how.
class MunificenceForcedWinTest {
    private static final int BEGINNER = 0;

    private int replies;

    @Test
    @DisplayName("8.2 Whatever the other does with its turn, the beginner then wins at once")
    void theBeginnerWinsInItsSecondTurn() {
        var sitting = Sitting.before(2).play("first0", "take3 0 1 2");
        assertThat(sitting.mover()).isNotEqualTo(BEGINNER);
        expectWins(sitting.state);
        assertThat(replies).isEqualTo(147_094);
    }

    /// Goes through all that the other can do until it is the beginner's turn.
    private void expectWins(State state) {
        if (state.mover() == BEGINNER) {
            replies++;
            assertThat(canWin(state)).as("reply %d", replies).isTrue();
            return;
        }
        assertThat(state.isOver()).isFalse();
        var legal = legal(state);
        for (int i = 0; i < legal.size(); i++) {
            expectWins(after(state, legal.get(i)));
        }
    }

    private static boolean canWin(State state) {
        if (state.mover() != BEGINNER) {
            return state.isOver() && state.payoff(BEGINNER) == 1;
        }
        var legal = legal(state);
        for (int i = 0; i < legal.size(); i++) {
            if (canWin(after(state, legal.get(i)))) {
                return true;
            }
        }
        return false;
    }

    private static Moves legal(State state) {
        var legal = new Moves();
        state.legalMoves(legal);
        return legal;
    }

    private static State after(State state, int move) {
        var after = state.copy();
        after.play(move);
        return after;
    }
}
