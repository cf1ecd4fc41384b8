package plateau.arena;

import java.util.List;
import plateau.core.Ending;
import plateau.core.Game;
import plateau.core.Moves;
import plateau.core.Result;
import plateau.core.State;
import plateau.core.luck.Luck;
import plateau.core.records.GameRecord;
import plateau.core.text.BadInput;
import plateau.core.text.Message;

/// Whether what a record says is so.
public final class Verification {
    private static final double TOLERANCE = 1e-9;

    private Verification() {}

    /// Plays a record again. Gives a line for people when all holds; refuses the record, saying what
    /// does not, otherwise.
    public static Message verify(Game game, GameRecord record) {
        var match = Match.of(game, record, draws(record));
        record.result().ifPresent(result -> check(result, match, record.version()));
        int plies = match.ply();
        var cause = match.state().isOver() ? match.state().cause() : "";
        return Message.of(
                "verify.holds",
                "%s; %s%s",
                plies == 1
                        ? Message.of("verify.move", "1 move holds")
                        : Message.of("verify.moves", "%d moves hold", plies),
                conclusion(record, match),
                cause.isEmpty()
                        ? Message.NONE
                        : Message.of("verify.cause", "; cause: %s", Message.cause(cause)));
    }

    /// Checks what chance drew against the seed, where the record tells it.
    private static Onlooker draws(GameRecord record) {
        boolean isLuck = record.version() >= GameRecord.FIRST_WITH_LUCK;
        return isLuck && record.seed().isPresent()
                ? new Draws(record.seed().getAsLong())
                : Onlooker.NONE;
    }

    private static final class Draws implements Onlooker {
        private final Luck luck;
        private final Moves scratch = new Moves();
        private int ply;

        Draws(long seed) {
            luck = new Luck(seed);
        }

        @Override
        public void moving(State before, int mover, int move, int choices) {
            if (mover == State.CHANCE) {
                int drawn = before.drawMove(luck.ofChance(ply), scratch);
                if (drawn != move) {
                    throw new BadInput(
                            "verify.draw",
                            "ply %d: the seed draws '%s', not '%s'",
                            ply,
                            before.notation(drawn),
                            before.notation(move));
                }
            }
            ply++;
        }
    }

    private static Message conclusion(GameRecord record, Match match) {
        if (record.result().isPresent()) {
            return Message.of("verify.result", "so does the result");
        }
        return match.isOver()
                ? Message.of("verify.over", "the game is over")
                : Message.of("verify.not-over", "the game is not over");
    }

    private static void check(Result claimed, Match match, int version) {
        var actual = match.result();
        if (match.isOver() && claimed.ending() != actual.ending()) {
            throw new BadInput(
                    "verify.ending", "the ending is %s, not %s", actual.ending(), claimed.ending());
        }
        if (!match.isOver() && claimed.ending() == Ending.FINISHED) {
            throw new BadInput(
                    "verify.too-early",
                    "the ending is %s, but the game is not over after the last move",
                    claimed.ending());
        }
        if (!claimed.scores().equals(actual.scores())) {
            throw new BadInput(
                    "verify.scores",
                    "the scores are %s, not %s",
                    actual.scores(),
                    claimed.scores());
        }
        if (match.isOver()) {
            checkPayoffs(claimed.payoffs(), actual.payoffs());
        } else if (version > 1 && claimed.payoffs().stream().anyMatch(share -> share != 0)) {
            throw new BadInput(
                    "verify.unearned", "nobody has won: the game is not over, and nobody left");
        }
        if (actual.ending() == Ending.FINISHED) {
            checkCause(claimed.reason(), actual.reason());
        }
    }

    /// A record need not say why the game ended; if it does, that has to be so.
    private static void checkCause(String claimed, String actual) {
        if (!claimed.isEmpty() && !claimed.equals(actual)) {
            throw actual.isEmpty()
                    ? new BadInput(
                            "verify.no-cause",
                            "the cause is said to be %s, but the game tells none",
                            Message.cause(claimed))
                    : new BadInput(
                            "verify.other-cause",
                            "the cause of the end is %s, not %s",
                            Message.cause(actual),
                            Message.cause(claimed));
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
