package plateau.arena.reel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.arena.match.Onlooker;
import plateau.arena.match.Referee;
import plateau.bots.Bots;
import plateau.core.Ask;
import plateau.core.Departure;
import plateau.core.Ending;
import plateau.core.Game;
import plateau.core.Moves;
import plateau.core.Player;
import plateau.core.Result;
import plateau.core.State;
import plateau.core.records.GameRecord;
import plateau.core.text.BadInput;
import plateau.games.Games;

final class ReelTest {
    private static Game game(String id, String... options) {
        return Games.named(id).parse(List.of(options));
    }

    /// A game at random, to its end.
    ///
    /// @param before is told before the reel
    private static Reel played(Game game, long seed, Onlooker before) {
        var reel = new Reel(game, game.defaultPlayers());
        try (var referee = new Referee(
                game,
                Stream.<Player>generate(() -> Bots.parse("random", game).player())
                        .limit(game.defaultPlayers())
                        .toList())) {
            referee.play(seed, before.and(reel));
            reel.end(referee.result());
        }
        return reel;
    }

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
        var reel = played(game(id), 7, watching);
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
        var reel = played(game("carcassonne"), 1, Onlooker.NONE);
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
        var game = game("carcassonne");
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

    private static GameRecord record(Reel reel) {
        var moves = IntStream.range(0, reel.plies()).mapToObj(reel::notation).toList();
        return new GameRecord(reel.game().id(), Map.of(), reel.players(), moves);
    }

    @ParameterizedTest
    @ValueSource(strings = {"piles", "tilings", "munificence", "mansuba", "carcassonne"})
    void aRecordIsTheGameItTells(String id) {
        var played = played(game(id), 7, Onlooker.NONE);
        var read = Reel.of(game(id), record(played), 16);
        assertThat(read.kept()).isLessThanOrEqualTo(16);
        assertThat(read.result()).isEqualTo(played.result());
        assertThat(read.changes()).isEqualTo(played.changes());
        for (int i = 0; i < 60; i++) {
            int ply = i * 37 % read.plies();
            assertThat(Ask.json(read.at(ply), State.ALL_SEEING))
                    .isEqualTo(Ask.json(played.look(ply), State.ALL_SEEING));
            assertThat(read.choices(ply)).isEqualTo(played.choices(ply));
            assertThat(read.begins(ply)).isEqualTo(played.begins(ply));
        }
    }

    @Test
    void aRecordWhoseMovesDoNotHoldIsRefused() {
        var wrong = new GameRecord("piles", Map.of(), 2, List.of("1,1", "1,2", "99,99"));
        assertThatThrownBy(() -> Reel.of(game("piles"), wrong, 16))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("ply 2: '99,99'");
    }

    @Test
    void whoHasAPositionOfItsOwnDisturbsNobody() {
        var reel = played(game("piles"), 2, Onlooker.NONE);
        var before = Ask.json(reel.look(10), State.ALL_SEEING);
        reel.advance(reel.at(10), 10);
        assertThat(Ask.json(reel.look(10), State.ALL_SEEING)).isEqualTo(before);
    }

    @Test
    void inALongGameOneStepBackIsImmediate() {
        var game = game("mansuba", "round-limit=100000", "victory=complex");
        var reel = played(game, 3, Onlooker.NONE);
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
