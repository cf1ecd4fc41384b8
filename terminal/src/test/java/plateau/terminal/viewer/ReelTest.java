package plateau.terminal.viewer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.arena.Onlooker;
import plateau.core.Ask;
import plateau.core.Departure;
import plateau.core.Ending;
import plateau.core.Moves;
import plateau.core.Result;
import plateau.core.State;

final class ReelTest {
    @ParameterizedTest
    @ValueSource(strings = {"piles", "tilings", "munificence", "mansuba", "carcassonne"})
    void everyPositionCanBeHadAgain(String id) {
        var positions = new ArrayList<String>();
        var scores = new ArrayList<List<Integer>>();
        var watching = new Onlooker() {
            @Override
            public void moving(State before, int mover, int move, int choices) {
                positions.add(Ask.json(before, State.ALL_SEEING));
                scores.add(Result.scores(before));
            }
        };
        var reel = Reels.played(Reels.game(id), 7, watching);
        assertThat(reel.plies()).isEqualTo(positions.size()).isGreaterThan(10);
        for (int i = 0; i < 60; i++) {
            int ply = i * 37 % positions.size();
            assertThat(Ask.json(reel.at(ply), State.ALL_SEEING)).isEqualTo(positions.get(ply));
            assertThat(reel.scores(ply)).containsExactly(ints(scores.get(ply)));
        }
    }

    private static int[] ints(List<Integer> list) {
        return list.stream().mapToInt(each -> each).toArray();
    }

    @Test
    void aTurnIsAMoveOfAPlayerAndWhatChanceDrawsAfterIt() {
        var reel = Reels.played(Reels.game("carcassonne"), 1);
        assertThat(reel.plyAfter(0)).as("the first tile is drawn").isEqualTo(1);
        assertThat(reel.mover(reel.plyAfter(5))).isNotNegative();
        assertThat(reel.plyAfter(reel.turns())).isEqualTo(reel.plies());
        for (int turn = 1; turn <= reel.turns(); turn++) {
            assertThat(reel.turnOf(reel.plyAfter(turn - 1))).isEqualTo(turn);
        }
        assertThat(reel.turnOf(0)).as("a draw of chance").isZero();
    }

    @Test
    void whoeverLeavesIsGoneFromThatPlyOn() {
        var game = Reels.game("carcassonne");
        var state = game.begin(3);
        var reel = new Reel(game, 3);
        var legal = new Moves();
        for (int ply = 0; ply < 40; ply++) {
            if (ply == 4) {
                state.leave(1);
                reel.departed(state, new Departure(1, ply, Ending.RESIGNED, ""));
            }
            legal.clear();
            state.legalMoves(legal);
            reel.moving(state, state.mover(), legal.get(0), legal.size());
            state.play(legal.get(0));
            reel.moved(state);
        }
        assertThat(Ask.json(reel.at(40), State.ALL_SEEING))
                .isEqualTo(Ask.json(state, State.ALL_SEEING))
                .contains("\"gone\":[1]");
        assertThat(Ask.json(reel.at(3), State.ALL_SEEING)).contains("\"gone\":[]");
        assertThat(Ask.json(reel.at(4), State.ALL_SEEING)).contains("\"gone\":[1]");
    }

    @Test
    void inALongGameOneStepBackIsImmediate() {
        var game = Reels.game("mansuba", "round-limit=100000", "victory=complex");
        var reel = Reels.played(game, 3);
        assertThat(reel.plies()).isGreaterThan(100_000);
        assertThat(reel.kept()).isLessThanOrEqualTo(64);
        reel.at(reel.plies());
        long slowest = 0;
        for (int ply = reel.plies() - 1; ply > reel.plies() - 40; ply--) {
            long start = System.nanoTime();
            reel.at(ply);
            slowest = Math.max(slowest, System.nanoTime() - start);
        }
        assertThat(TimeUnit.NANOSECONDS.toMillis(slowest)).isLessThan(500);
    }
}
