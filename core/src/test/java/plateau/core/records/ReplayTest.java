package plateau.core.records;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import plateau.core.Ending;
import plateau.core.Result;
import plateau.core.Stones;
import plateau.core.text.BadInput;

class ReplayTest {
    private static Replay replay(String... moves) {
        return new Replay(new Stones(5), 2, List.of(moves));
    }

    @Test
    void itBeginsAtTheFirstPosition() {
        var replay = replay("take one");
        assertThat(replay.ply()).isZero();
        assertThat(replay.hasNext()).isTrue();
        assertThat(replay.state().view(0).picture()).hasToString("ooooo\n");
    }

    @Test
    void everyStepPlaysOneMove() {
        var replay = replay("take one", "take two");
        replay.next();
        assertThat(replay.state().view(0).picture()).hasToString("oooo\n");
        assertThat(replay.legal().toArray()).containsExactly(1, 2, Stones.ALL);
        replay.next();
        assertThat(replay.ply()).isEqualTo(2);
        assertThat(replay.hasNext()).isFalse();
        assertThat(Result.scores(replay.state())).containsExactly(1, 2);
    }

    @Test
    void itAdvancesToAnyPly() {
        var replay = replay("take one", "take one", "all");
        replay.advanceTo(2);
        assertThat(replay.ply()).isEqualTo(2);
        replay.advanceTo(3);
        assertThat(Result.finished(replay.state()))
                .isEqualTo(new Result(List.of(4, 1), List.of(1.0, 0.0), Ending.FINISHED, ""));
    }

    @Test
    void anIllegalMoveIsRefusedByItsPly() {
        var replay = replay("take two", "take two", "take two");
        assertThatThrownBy(() -> replay.advanceTo(3))
                .isInstanceOf(BadInput.class)
                .hasMessage("ply 2: 'take two' is not legal here; legal: one");
        assertThat(replay.ply()).isEqualTo(2);
    }

    @Test
    void aMoveAfterTheEndIsRefused() {
        assertThatThrownBy(() -> replay("all", "take one").advanceTo(2))
                .isInstanceOf(BadInput.class)
                .hasMessage("ply 1: 'take one' comes after the end of the game");
    }

    @Test
    void aNumberOfPlayersThatTheGameDoesNotTakeIsRefused() {
        assertThatThrownBy(() -> new Replay(new Stones(5), 3, List.of()))
                .isInstanceOf(BadInput.class)
                .hasMessage("stones takes 2 players, not 3");
    }

    @Test
    void equalScoresShareTheWin() {
        var replay = new Replay(new Stones(2), 2, List.of("take one", "take one"));
        replay.advanceTo(2);
        assertThat(Result.finished(replay.state()).payoffs()).containsExactly(0.5, 0.5);
    }
}
