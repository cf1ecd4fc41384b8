package plateau.arena;

import java.util.List;
import plateau.core.BadInput;
import plateau.core.Ending;
import plateau.core.Game;
import plateau.core.GameRecord;
import plateau.core.Message;
import plateau.core.Replay;
import plateau.core.Result;
import plateau.core.State;

/// Whether what a record says is so.
public final class Verification {
    private static final double TOLERANCE = 1e-9;

    private Verification() {}

    /// Plays a record again. Gives a line for people when all holds; refuses the record, saying what
    /// does not, otherwise.
    public static Message verify(Game game, GameRecord record) {
        var replay = new Replay(game, record);
        replay.advanceTo(record.moves().size());
        record.result().ifPresent(result -> check(result, replay.state()));
        int plies = replay.ply();
        var cause = replay.state().cause();
        return Message.of(
                "verify.holds",
                "%s; %s%s",
                plies == 1
                        ? Message.of("verify.move", "1 move holds")
                        : Message.of("verify.moves", "%d moves hold", plies),
                conclusion(record, replay.state()),
                cause.isEmpty() ? Message.NONE : Message.of("verify.cause", "; cause: %s", cause));
    }

    private static Message conclusion(GameRecord record, State state) {
        if (record.result().isPresent()) {
            return Message.of("verify.result", "so does the result");
        }
        return state.isOver()
                ? Message.of("verify.over", "the game is over")
                : Message.of("verify.not-over", "the game is not over");
    }

    private static void check(Result claimed, State state) {
        boolean finished = claimed.ending() == Ending.FINISHED;
        if (finished != state.isOver()) {
            throw finished
                    ? new BadInput(
                            "verify.too-early",
                            "the ending is %s, but the game is not over after the last move",
                            claimed.ending())
                    : new BadInput(
                            "verify.too-late",
                            "the ending is %s, but the game is over after the last move",
                            claimed.ending());
        }
        var scores = Result.scores(state);
        if (!claimed.scores().equals(scores)) {
            throw new BadInput(
                    "verify.scores", "the scores are %s, not %s", scores, claimed.scores());
        }
        if (finished) {
            checkPayoffs(claimed.payoffs(), Result.finished(state).payoffs());
            checkCause(claimed.reason(), state.cause());
        }
    }

    /// A record need not say why the game ended; if it does, that has to be so.
    private static void checkCause(String claimed, String actual) {
        if (!claimed.isEmpty() && !claimed.equals(actual)) {
            throw actual.isEmpty()
                    ? new BadInput(
                            "verify.no-cause",
                            "the cause is said to be %s, but the game tells none",
                            claimed)
                    : new BadInput(
                            "verify.other-cause",
                            "the cause of the end is %s, not %s",
                            actual,
                            claimed);
        }
    }

    private static void checkPayoffs(List<Double> claimed, List<Double> actual) {
        for (int player = 0; player < claimed.size(); player++) {
            if (Math.abs(claimed.get(player) - actual.get(player)) > TOLERANCE) {
                throw new BadInput("verify.payoffs", "the payoffs are %s, not %s", actual, claimed);
            }
        }
    }
}
