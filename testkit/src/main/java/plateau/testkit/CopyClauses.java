package plateau.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.util.List;
import java.util.random.RandomGenerator;
import plateau.core.Moves;
import plateau.core.Replay;
import plateau.core.Result;
import plateau.core.State;

/// The clauses of [GameContract] on copies and replays.
public final class CopyClauses {
    private static final int POSITIONS = 6;
    private static final int SCORE_INTERVAL = 16;

    private CopyClauses() {}

    /// A copy holds what its source holds, field by field.
    public static void aCopyEqualsItsSource(RandomGame game) {
        game.walkSome(10 * POSITIONS, (state, ply) -> requireEqual("copy", state, state.copy()));
    }

    /// Neither sees what is played on the other, and they hold no array together.
    public static void aCopyIsIndependentOfItsSource(RandomGame game) {
        game.walkSome(
                POSITIONS,
                (state, ply) -> {
                    var copy = state.copy();
                    var second = copy.copy();
                    Fields.sharedArray(state, copy)
                            .ifPresent(path -> fail("source and copy share the array %s", path));
                    var before = Fields.of(state);
                    finish(game, copy, game.random(ply));
                    requireEqual("playing on the copy changed the source", before, state);
                    requireEqual("playing on the source changed the copy", before, second);
                });
    }

    /// A state fresh from the start becomes equal, field by field.
    public static void copyFromMakesAFreshStateEqual(RandomGame game) {
        game.walkSome(
                POSITIONS,
                (state, ply) -> {
                    var fresh = game.start();
                    fresh.copyFrom(state);
                    requireEqual("fresh state", state, fresh);
                });
    }

    /// A state that another game was played on becomes equal in all one can ask and play.
    public static void copyFromMakesAUsedStateBehaveTheSame(RandomGame game) {
        game.walkSome(
                POSITIONS,
                (state, ply) -> {
                    var used = game.start();
                    finish(game, used, game.random(ply));
                    used.copyFrom(state);
                    assertThat(pictures(used)).as("pictures").isEqualTo(pictures(state));
                    playBoth(game, state.copy(), used, ply);
                });
    }

    private static void playBoth(RandomGame game, State expected, State actual, int stream) {
        var random = game.random(stream);
        var sameRandom = game.random(stream);
        for (int ply = 0; ply < game.plyLimit() && !expected.isOver(); ply++) {
            requireSameLook(ply, expected, actual);
            var move = RandomGame.draw(expected, random);
            assertThat(RandomGame.draw(actual, sameRandom)).as("random move").isEqualTo(move);
            expected.play(move.orElseThrow());
            actual.play(move.orElseThrow());
        }
        requireSameLook(game.plyLimit(), expected, actual);
        assertThat(pictures(actual)).as("pictures in the end").isEqualTo(pictures(expected));
    }

    private static void requireSameLook(int ply, State expected, State actual) {
        assertThat(actual.mover()).as("mover %d plies on", ply).isEqualTo(expected.mover());
        assertThat(RandomGame.legalMoves(actual).toArray())
                .as("legal moves %d plies on", ply)
                .isEqualTo(RandomGame.legalMoves(expected).toArray());
        if (ply % SCORE_INTERVAL == 0 || expected.isOver()) {
            assertThat(Result.scores(actual))
                    .as("scores %d plies on", ply)
                    .isEqualTo(Result.scores(expected));
        }
    }

    /// The moves' notations, played from the start, lead to the same position and result.
    public static void aReplayIsEqual(RandomGame game) {
        var notations = game.notations();
        var replay = new Replay(game.game(), game.players(), notations);
        game.walkSome(
                POSITIONS,
                (state, ply) -> {
                    replay.advanceTo(ply);
                    requireEqual("replay", state, replay.state());
                    if (state.isOver()) {
                        assertThat(Result.finished(replay.state()))
                                .isEqualTo(Result.finished(state));
                    }
                });
    }

    private static void finish(RandomGame game, State state, RandomGenerator random) {
        RandomGame.playOn(state, random, game.plyLimit(), new Moves());
    }

    private static List<String> pictures(State state) {
        return ViewClauses.pictures(state);
    }

    private static void requireEqual(String what, State source, State other) {
        requireEqual(what, Fields.of(source), other);
    }

    private static void requireEqual(String what, Fields source, State other) {
        source.difference(Fields.of(other)).ifPresent(where -> fail("%s: %s", what, where));
    }
}
