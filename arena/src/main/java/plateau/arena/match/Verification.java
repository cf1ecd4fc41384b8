package plateau.arena.match;

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
        checkCommitment(record);
        var draws = new Draws(record);
        var match = Match.of(game, record, draws);
        record.result().ifPresent(result -> check(result, match, record.version()));
        int plies = match.ply();
        var cause = match.state().isOver() ? match.state().cause() : "";
        var holds = Message.of(
                "verify.holds",
                "%s; %s%s",
                plies == 1
                        ? Message.of("verify.move", "1 move holds")
                        : Message.of("verify.moves", "%d moves hold", plies),
                conclusion(record, match),
                cause.isEmpty() ? Message.NONE : Message.of("verify.cause", "; cause: %s", Message.cause(cause)));
        var checked = draws.unchecked == 0 ? holds : Message.of("verify.unchecked", "%s; draws not checked", holds);
        return record.commitment().isEmpty()
                ? checked
                : Message.of("verify.promised", "%s, and the seed is the one that was promised", checked);
    }

    /// A promise is kept by telling the seed, and that one.
    private static void checkCommitment(GameRecord record) {
        if (record.commitment().isEmpty()) {
            return;
        }
        var commitment = record.commitment().get();
        if (record.seed().isEmpty()) {
            throw new BadInput("verify.no-seed", "a seed was promised (\"commitment\"), but there is none");
        }
        long seed = record.seed().getAsLong();
        if (!commitment.holds(seed)) {
            throw new BadInput(
                    "verify.other-seed",
                    "the seed is not the one that was promised: the SHA-256 of '%s:%s' is not %s",
                    String.valueOf(seed),
                    commitment.salt(),
                    commitment.sha256());
        }
    }

    /// Checks what chance drew against the seed, where the record tells it.
    private static final class Draws implements Onlooker {
        private final Luck luck;
        private final boolean isKnown;
        private final int from;
        private final Moves scratch = new Moves();
        private int ply;
        private int unchecked;

        Draws(GameRecord record) {
            luck = new Luck(record.seed().orElse(0));
            from = record.from();
            isKnown = record.seed().isPresent() && record.version() >= GameRecord.FIRST_WITH_LUCK;
        }

        @Override
        public void moving(State before, int mover, int move, int choices) {
            if (mover == State.CHANCE && isKnown && ply >= from) {
                check(before, move);
            } else if (mover == State.CHANCE) {
                unchecked++;
            }
            ply++;
        }

        private void check(State before, int move) {
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
        checkEnding(claimed.ending(), match, version);
        if (!claimed.scores().equals(actual.scores())) {
            throw new BadInput("verify.scores", "the scores are %s, not %s", actual.scores(), claimed.scores());
        }
        if (match.isOver()) {
            checkPayoffs(claimed.payoffs(), actual.payoffs());
        } else if (version > 1 && claimed.payoffs().stream().anyMatch(share -> share != 0)) {
            throw unearned(match);
        }
        if (actual.ending() == Ending.FINISHED) {
            checkCause(claimed.reason(), actual.reason());
        }
    }

    /// In version 1 whoever failed ended the game, and the record told nothing else of it.
    private static void checkEnding(Ending claimed, Match match, int version) {
        if (match.isOver() && claimed != match.ending()) {
            throw new BadInput("verify.ending", "the ending is %s, not %s", match.ending(), claimed);
        }
        if (!match.isOver() && claimed == Ending.FINISHED) {
            throw new BadInput(
                    "verify.too-early", "the ending is %s, but the game is not over after the last move", claimed);
        }
        if (!match.isOver() && version > 1 && claimed != Ending.ABANDONED) {
            throw new BadInput(
                    "verify.no-departure",
                    "the ending is %s, but no departure ended the game; one that just stops is %s",
                    claimed,
                    Ending.ABANDONED);
        }
    }

    private static BadInput unearned(Match match) {
        return match.departures().isEmpty()
                ? new BadInput("verify.unearned", "nobody has won: the game is not over, and nobody left")
                : new BadInput(
                        "verify.undecided",
                        "nobody has won: the game is not over, and %d of %d players are still there",
                        match.state().players() - match.departures().size(),
                        match.state().players());
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
        boolean isSame = claimed.size() == actual.size();
        for (int player = 0; isSame && player < claimed.size(); player++) {
            isSame = Math.abs(claimed.get(player) - actual.get(player)) <= TOLERANCE;
        }
        if (!isSame) {
            throw new BadInput("verify.payoffs", "the payoffs are %s, not %s", actual, claimed);
        }
    }
}
