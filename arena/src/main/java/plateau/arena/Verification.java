package plateau.arena;

import java.util.List;
import plateau.core.BadInput;
import plateau.core.Ending;
import plateau.core.Game;
import plateau.core.GameRecord;
import plateau.core.Replay;
import plateau.core.Result;
import plateau.core.State;

/// Whether what a record says is so.
public final class Verification {
    private static final double TOLERANCE = 1e-9;

    private Verification() {}

    /// Plays a record again. Gives a line for people when all holds; refuses the record, saying what
    /// does not, otherwise.
    public static String verify(Game game, GameRecord record) {
        var replay = new Replay(game, record);
        replay.advanceTo(record.moves().size());
        record.result().ifPresent(result -> check(result, replay.state()));
        var cause = replay.state().cause();
        return "%s; %s%s"
                .formatted(
                        replay.ply() == 1 ? "1 move holds" : replay.ply() + " moves hold",
                        conclusion(record, replay.state()),
                        cause.isEmpty() ? "" : "; cause: " + cause);
    }

    private static String conclusion(GameRecord record, State state) {
        if (record.result().isPresent()) {
            return "so does the result";
        }
        return state.isOver() ? "the game is over" : "the game is not over";
    }

    private static void check(Result claimed, State state) {
        boolean finished = claimed.ending() == Ending.FINISHED;
        if (finished != state.isOver()) {
            throw new BadInput(
                    "the ending is %s, but the game is %sover after the last move"
                            .formatted(claimed.ending(), finished ? "not " : ""));
        }
        var scores = Result.scores(state);
        if (!claimed.scores().equals(scores)) {
            throw new BadInput("the scores are %s, not %s".formatted(scores, claimed.scores()));
        }
        if (finished) {
            checkPayoffs(claimed.payoffs(), Result.finished(state).payoffs());
            checkCause(claimed.reason(), state.cause());
        }
    }

    /// A record need not say why the game ended; if it does, that has to be so.
    private static void checkCause(String claimed, String actual) {
        if (!claimed.isEmpty() && !claimed.equals(actual)) {
            throw new BadInput(
                    "the cause of the end is %s, not %s"
                            .formatted(actual.isEmpty() ? "not told" : actual, claimed));
        }
    }

    private static void checkPayoffs(List<Double> claimed, List<Double> actual) {
        for (int player = 0; player < claimed.size(); player++) {
            if (Math.abs(claimed.get(player) - actual.get(player)) > TOLERANCE) {
                throw new BadInput("the payoffs are %s, not %s".formatted(actual, claimed));
            }
        }
    }
}
