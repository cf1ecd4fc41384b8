package plateau.arena.match;

import java.util.ArrayList;
import plateau.core.Ending;
import plateau.core.Result;
import plateau.core.State;

/// What a match has come to: scores, shares of the win, how it ended and why.
final class Reckoning {
    private final GuardedState table;
    private final Absent absent;

    Reckoning(GuardedState table, Absent absent) {
        this.table = table;
        this.absent = absent;
    }

    /// How the game came to its end, or, while it goes on, [Ending#ABANDONED].
    Ending ending(boolean isAgreed) {
        if (isAgreed) {
            return Ending.AGREED;
        }
        if (table.mover() == State.NOBODY) {
            return Ending.FINISHED;
        }
        return absent.areTooMany() ? absent.last().ending() : Ending.ABANDONED;
    }

    /// A player's share of the win of a game that is over.
    double payoff(int player, boolean isAgreed) {
        if (absent.isAbsent(player)) {
            return 0;
        }
        if (isAgreed) {
            return 1.0 / absent.present();
        }
        return table.mover() != State.NOBODY ? 1 : table.state().payoff(player) + leftOver() / absent.present();
    }

    private double leftOver() {
        if (absent.isNone()) {
            return 0;
        }
        double sum = 0;
        for (int player = 0; player < table.state().players(); player++) {
            sum += absent.isAbsent(player) ? table.state().payoff(player) : 0;
        }
        return sum;
    }

    Result result(boolean isOver, boolean isAgreed) {
        var scores = new ArrayList<Integer>();
        var payoffs = new ArrayList<Double>();
        for (int player = 0; player < table.state().players(); player++) {
            scores.add(table.score(player));
            if (isOver && absent.present() > 0) {
                payoffs.add(payoff(player, isAgreed));
            }
        }
        return new Result(scores, payoffs, ending(isAgreed), reason(isAgreed));
    }

    private String reason(boolean isAgreed) {
        if (isAgreed) {
            return Reason.AGREED.of();
        }
        if (table.mover() == State.NOBODY) {
            return table.state().cause();
        }
        return absent.areTooMany() ? absent.last().reason() : "";
    }
}
