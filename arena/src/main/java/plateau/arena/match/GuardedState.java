package plateau.arena.match;

import java.util.Arrays;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import plateau.core.Blame;
import plateau.core.Game;
import plateau.core.GameFault;
import plateau.core.Moves;
import plateau.core.State;
import plateau.core.text.Text;

/// The position on the table. Whatever the rules do wrong here is the game's own fault, and told as
/// such: a [GameFault].
final class GuardedState {
    private static final double TOLERANCE = 1e-6;

    private final Game game;
    private final State start;
    private final State state;
    private final int players;
    private int[] sorted = new int[64];
    private int games;

    GuardedState(Game game, int players) {
        this.game = game;
        this.players = players;
        start = game.begin(players);
        state = start.copy();
    }

    Game game() {
        return game;
    }

    /// The position; not to be changed.
    State state() {
        return state;
    }

    /// The first position; not to be changed.
    State start() {
        return start;
    }

    /// Sets up the first position.
    void begin() {
        games++;
        state.copyFrom(start);
    }

    int mover() {
        int mover;
        try {
            mover = state.mover();
        } catch (Throwable thrown) {
            throw GameFault.of(game, "mover()", thrown);
        }
        if (mover < State.NOBODY || mover >= players) {
            throw new GameFault(game, Text.format("mover() gave %d", mover));
        }
        return mover;
    }

    /// Lists the moves of a player. There has to be one; that none is listed twice takes so long to
    /// check that only the first game is.
    void list(Moves moves) {
        moves.clear();
        try {
            state.legalMoves(moves);
        } catch (Throwable thrown) {
            throw GameFault.of(game, "legalMoves()", thrown);
        }
        if (moves.isEmpty()) {
            throw new GameFault(game, Text.format("player %d has no move", state.mover()));
        }
        if (games == 1) {
            checkDistinct(moves);
        }
    }

    private void checkDistinct(Moves moves) {
        int size = moves.size();
        if (size > sorted.length) {
            sorted = new int[2 * size];
        }
        for (int i = 0; i < size; i++) {
            sorted[i] = moves.get(i);
        }
        Arrays.sort(sorted, 0, size);
        for (int i = 1; i < size; i++) {
            if (sorted[i] == sorted[i - 1]) {
                throw new GameFault(game, Text.format("legalMoves() lists move %d more than once", sorted[i]));
            }
        }
    }

    /// The move made for a player who has left.
    ///
    /// @param legal the moves it could make
    int idle(Moves legal) {
        int move;
        try {
            move = state.idleMove(legal);
        } catch (Throwable thrown) {
            throw GameFault.of(game, "idleMove()", thrown);
        }
        if (!legal.contains(move)) {
            throw new GameFault(game, Text.format("idleMove() gave %d, not legal", move));
        }
        return move;
    }

    /// A player has left.
    void leave(int player) {
        try {
            state.leave(player);
        } catch (Throwable thrown) {
            throw GameFault.of(game, Text.format("leave(%d)", player), thrown);
        }
    }

    int draw(RandomGenerator chance, Moves scratch) {
        try {
            return state.drawMove(chance, scratch);
        } catch (Throwable thrown) {
            throw GameFault.of(game, "drawMove()", thrown);
        }
    }

    void play(int move) {
        try {
            state.play(move);
        } catch (Throwable thrown) {
            throw GameFault.of(game, Text.format("play(%d)", move), thrown);
        }
    }

    /// Makes another position what a player may know of this one.
    void show(int player, State view, RandomGenerator random) {
        try {
            view.copyFrom(state);
            view.redeal(player, random);
        } catch (Throwable thrown) {
            throw GameFault.of(game, Text.format("redeal(%d)", player), thrown);
        }
    }

    /// Looks at what the game came to, if it is over by its rules.
    void checkEnd() {
        if (mover() == State.NOBODY) {
            checkPayoffs();
            checkCause();
        }
    }

    private void checkPayoffs() {
        double sum = 0;
        for (int player = 0; player < players; player++) {
            double payoff = payoff(player);
            if (!(payoff >= 0 && payoff <= 1 + TOLERANCE)) {
                throw new GameFault(game, Text.format("payoff(%d) gave %s, not a share from 0 to 1", player, payoff));
            }
            sum += payoff;
        }
        if (!(Math.abs(sum - 1) <= TOLERANCE)) {
            throw new GameFault(game, Text.format("the payoffs add up to %s, not to 1", sum));
        }
    }

    private double payoff(int player) {
        try {
            return state.payoff(player);
        } catch (Throwable thrown) {
            throw GameFault.of(game, Text.format("payoff(%d)", player), thrown);
        }
    }

    private void checkCause() {
        @Nullable String cause;
        try {
            cause = state.cause();
        } catch (Throwable thrown) {
            throw GameFault.of(game, "cause()", thrown);
        }
        if (cause == null) {
            throw new GameFault(game, "cause() gave null; where there is nothing to tell it is empty");
        }
    }

    int score(int player) {
        try {
            return state.score(player);
        } catch (Throwable thrown) {
            throw GameFault.of(game, Text.format("score(%d)", player), thrown);
        }
    }

    /// What is thrown by a player who thinks may be the fault of the rules it thinks with.
    Optional<GameFault> fault(Throwable thrown) {
        return Blame.ofRules(game, state, thrown).map(cause -> GameFault.thrown(game, cause));
    }

    /// A fault that showed while a player looked at the position, with the game's name.
    GameFault named(GameFault fault) {
        return GameFault.of(game, "", fault);
    }
}
