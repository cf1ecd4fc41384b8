package plateau.contract;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import plateau.core.Moves;
import plateau.core.Result;
import plateau.core.State;
import plateau.core.records.Replay;
import plateau.core.text.Text;

/// The clauses of the [Contract] on copies and replays.
final class CopyClauses {
    private static final int POSITIONS = 6;
    private static final int SCORE_INTERVAL = 16;

    private CopyClauses() {}

    /// A copy holds what its source holds, field by field.
    static void aCopyEqualsItsSource(RandomGame game) {
        game.walkSome(10 * POSITIONS, (state, ply) -> {
            Fields.of(state).firstDifference(Fields.of(state.copy())).ifPresent(forgotten -> {
                throw forgotten(game, state, forgotten);
            });
        });
    }

    /// A field that a copy does not have from its source.
    private static Breach forgotten(RandomGame game, State state, Fields.Difference field) {
        var fresh = game.start();
        fresh.copyFrom(state);
        var method = Fields.of(state).difference(Fields.of(fresh)).isEmpty() ? "copy" : "copyFrom";
        return new Breach(Text.format(
                "%s.%s: %s in the source, %s in the copy: %s does not take it over",
                state.getClass().getSimpleName(), field.path(), field.here(), field.there(), method));
    }

    /// Neither sees what is played on the other, and they hold no array together.
    static void aCopyIsIndependentOfItsSource(RandomGame game) {
        game.walkSome(POSITIONS, (state, ply) -> {
            var copy = state.copy();
            var second = copy.copy();
            Fields.sharedArray(state, copy).ifPresent(path -> {
                throw new Breach("source and copy share the array " + path);
            });
            var before = Fields.of(state);
            finish(game, copy, game.random(ply));
            requireEqual("playing on the copy changed the source", before, state);
            requireEqual("playing on the source changed the copy", before, second);
        });
    }

    /// A state fresh from the start becomes equal, field by field.
    static void copyFromMakesAFreshStateEqual(RandomGame game) {
        game.walkSome(POSITIONS, (state, ply) -> {
            var fresh = game.start();
            fresh.copyFrom(state);
            requireEqual("fresh state", state, fresh);
        });
    }

    /// A state that another game was played on becomes equal in all one can ask and play.
    static void copyFromMakesAUsedStateBehaveTheSame(RandomGame game) {
        game.walkSome(POSITIONS, (state, ply) -> {
            var used = game.start();
            finish(game, used, game.random(ply));
            used.copyFrom(state);
            requireSameViews("a used state", state, used);
            playBoth(game, state.copy(), used, ply);
        });
    }

    private static void playBoth(RandomGame game, State expected, State actual, int stream) {
        var random = game.random(stream);
        var sameRandom = game.random(stream);
        for (int ply = 0; ply < game.plyLimit() && !expected.isOver(); ply++) {
            requireSameLook(ply, expected, actual);
            var move = RandomGame.draw(expected, random);
            Breach.unlessEqual("random move", move, RandomGame.draw(actual, sameRandom));
            if (move.isEmpty()) {
                return;
            }
            expected.play(move.orElseThrow());
            actual.play(move.orElseThrow());
        }
        requireSameLook(game.plyLimit(), expected, actual);
        requireSameViews("the end", expected, actual);
    }

    private static void requireSameLook(int ply, State expected, State actual) {
        Breach.unlessEqual(
                Text.format("mover %d plies on", ply),
                Sight.nameOfMover(expected.mover()),
                Sight.nameOfMover(actual.mover()));
        var legal = RandomGame.legalMoves(expected);
        var other = RandomGame.legalMoves(actual);
        if (!Arrays.equals(legal.toArray(), other.toArray())) {
            throw new Breach(Text.format("legal moves %d plies on: %s, expected %s", ply, other, legal));
        }
        if (ply % SCORE_INTERVAL == 0 || expected.isOver()) {
            Breach.unlessEqual(Text.format("scores %d plies on", ply), Result.scores(expected), Result.scores(actual));
        }
    }

    /// The moves' notations, played from the start, lead to the same position and result.
    static void aReplayIsEqual(RandomGame game) {
        var notations = game.notations();
        var replay = new Replay(game.game(), game.players(), notations);
        game.walkSome(POSITIONS, (state, ply) -> {
            replay.advanceTo(ply);
            requireEqual("replay", state, replay.state());
            if (state.isOver()) {
                Breach.unlessEqual("the result of a replay", Result.finished(state), Result.finished(replay.state()));
            }
        });
    }

    private static void finish(RandomGame game, State state, RandomGenerator random) {
        RandomGame.playOn(state, random, game.plyLimit(), new Moves());
    }

    private static void requireSameViews(String what, State expected, State actual) {
        for (int viewer : Sight.everybody(expected)) {
            Sight.requireSame(what, viewer, expected, actual);
        }
    }

    private static void requireEqual(String what, State source, State other) {
        requireEqual(what, Fields.of(source), other);
    }

    private static void requireEqual(String what, Fields source, State other) {
        source.difference(Fields.of(other)).ifPresent(where -> {
            throw new Breach(what + ": " + where);
        });
    }
}
