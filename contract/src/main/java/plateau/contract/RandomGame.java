package plateau.contract;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import plateau.core.Game;
import plateau.core.Moves;
import plateau.core.State;
import plateau.core.luck.Lot;
import plateau.core.options.OptionSpec;
import plateau.core.options.Options;
import plateau.core.text.Text;

/// A game of seeded random moves, played once and then walked through as often as one likes.
///
/// It breaks off where a faulty game cannot go on (no move, an impossible outcome, a failure, the ply
/// limit), so that the clause concerned can look at that position and say what is wrong.
public final class RandomGame {
    /// What is done at each position of a walk. The position is not to be changed.
    @FunctionalInterface
    public interface Visitor {
        /// Looks at a position, reached after so many moves.
        void at(State state, int ply);
    }

    private final Game game;
    private final int players;
    private final long seed;
    private final int plyLimit;
    private final int[] moves;

    /// What the game's own code threw as it was played.
    private final @Nullable Throwable failure;

    private final boolean begun;
    private final boolean drawn;
    private @Nullable Boolean unspoilt;
    private @Nullable Boolean copied;

    private RandomGame(Game game, int players, long seed, int plyLimit) {
        this.game = game;
        this.players = players;
        this.seed = seed;
        this.plyLimit = plyLimit;
        var played = new Moves();
        boolean started = false;
        boolean shared = false;
        Throwable caught = null;
        try {
            @Nullable State state = game.start(players);
            if (state == null) {
                throw new Breach(Text.format("start(%d) gives null", players));
            }
            started = true;
            playOn(state, new Lot(seed, 0), plyLimit, played);
            shared = isShared(state);
        } catch (RuntimeException | LinkageError | StackOverflowError | AssertionError thrown) {
            caught = thrown;
        }
        moves = played.toArray();
        failure = caught;
        begun = started;
        drawn = shared;
    }

    /// Whether a game is over and nobody is ahead.
    private static boolean isShared(State state) {
        if (!state.isOver() || state.players() < 2) {
            return false;
        }
        for (int player = 1; player < state.players(); player++) {
            if (Math.abs(state.payoff(player) - state.payoff(0)) > 1e-9) {
                return state.isDrawn();
            }
        }
        return true;
    }

    /// Plays a game from its beginning, to its end or to the limit.
    public static RandomGame play(Game game, int players, long seed, int plyLimit) {
        return new RandomGame(game, players, seed, plyLimit);
    }

    /// Plays a position on at random; whatever is played is added to the moves.
    static void playOn(State state, RandomGenerator random, int plyLimit, Moves played) {
        for (int ply = 0; ply < plyLimit; ply++) {
            var move = draw(state, random);
            if (move.isEmpty()) {
                return;
            }
            state.play(move.getAsInt());
            played.add(move.getAsInt());
        }
    }

    /// A random legal move, or none when there is none to be had.
    static OptionalInt draw(State state, RandomGenerator random) {
        var legal = legalMoves(state);
        if (state.isOver() || legal.isEmpty()) {
            return OptionalInt.empty();
        }
        if (state.mover() != State.CHANCE) {
            return OptionalInt.of(legal.get(random.nextInt(legal.size())));
        }
        int drawn = state.drawMove(random, new Moves());
        return legal.contains(drawn) ? OptionalInt.of(drawn) : OptionalInt.empty();
    }

    static Moves legalMoves(State state) {
        var legal = new Moves();
        state.legalMoves(legal);
        return legal;
    }

    public Game game() {
        return game;
    }

    public int players() {
        return players;
    }

    public int plyLimit() {
        return plyLimit;
    }

    /// How many moves were played.
    public int plies() {
        return moves.length;
    }

    /// Whether there is a first position at all.
    boolean hasBegun() {
        return begun;
    }

    /// Whether it begins, and always anew: all that is looked at rests on that.
    boolean isSound() {
        return begun && isUnspoilt();
    }

    /// Whether no game begins where another one stopped, as far as games begin.
    boolean isUnspoilt() {
        if (unspoilt == null) {
            unspoilt = !begun || holds(StartClauses::firstPositionsAreIndependent);
        }
        return unspoilt;
    }

    /// Whether copies equal their sources, too.
    boolean isCopied() {
        if (copied == null) {
            copied = isSound() && holds(CopyClauses::aCopyEqualsItsSource);
        }
        return copied;
    }

    private boolean holds(Consumer<RandomGame> clause) {
        try {
            clause.accept(this);
            return true;
        } catch (RuntimeException | LinkageError | StackOverflowError | AssertionError broken) {
            return false;
        }
    }

    /// Whether it came to its end and nobody won.
    public boolean isDrawn() {
        return drawn;
    }

    /// Whether the game's own code failed on the way.
    boolean hasFailed() {
        return failure != null;
    }

    /// Tells of a failure of the game's own code.
    void requireNoFailure() {
        if (failure != null) {
            throw Breach.at(begun ? place(moves.length) : toString(), failure);
        }
    }

    /// A random source of its own for a clause, the same at every run.
    RandomGenerator random(int stream) {
        return new Lot(seed, 100 + stream);
    }

    /// The first position, made anew.
    public State start() {
        return game.start(players);
    }

    /// The last position, played anew.
    public State end() {
        return after(moves.length);
    }

    private State after(int plies) {
        var state = start();
        for (int ply = 0; ply < plies; ply++) {
            state.play(moves[ply]);
        }
        return state;
    }

    /// Plays this game's moves on a first position.
    void playAll(State state) {
        for (int move : moves) {
            state.play(move);
        }
    }

    /// The move made after so many.
    int move(int ply) {
        return moves[ply];
    }

    /// The notations of all moves played.
    public List<String> notations() {
        var notations = new ArrayList<String>();
        walk((state, ply) -> {
            if (ply < moves.length) {
                notations.add(state.notation(moves[ply]));
            }
        });
        return notations;
    }

    /// Visits every position, from the first to the last.
    public void walk(Visitor visitor) {
        walkSome(Integer.MAX_VALUE, visitor);
    }

    /// Visits about so many positions, spread over the game, the first and the last always included.
    public void walkSome(int count, Visitor visitor) {
        var state = start();
        for (int ply = 0; ply <= moves.length; ply++) {
            if (isStop(ply, count)) {
                visit(visitor, state, ply);
            }
            if (ply < moves.length) {
                state.play(moves[ply]);
            }
        }
    }

    private boolean isStop(int ply, long count) {
        int last = moves.length;
        return ply == 0 || ply == last || ply * count / last > (ply - 1) * count / last;
    }

    private void visit(Visitor visitor, State state, int ply) {
        try {
            visitor.at(state, ply);
        } catch (RuntimeException | LinkageError | StackOverflowError | AssertionError thrown) {
            throw Breach.at(place(ply), thrown);
        }
    }

    /// `piles -o size=3 -n 2 --seed 1, ply 3 after '1,1'`.
    private String place(int ply) {
        return Text.format("%s, ply %d%s", this, ply, ply == 0 ? "" : lastMove(ply));
    }

    private String lastMove(int ply) {
        try {
            return Text.format(" after '%s'", after(ply - 1).notation(moves[ply - 1]));
        } catch (RuntimeException | LinkageError unnameable) {
            return " after move " + moves[ply - 1];
        }
    }

    /// The game as one would type it: `piles -o size=3 -n 2 --seed 1`.
    @Override
    public String toString() {
        return Text.format("%s -n %d --seed %d", typed(), players, seed);
    }

    private String typed() {
        try {
            Options<Game> options = Options.of(game.getClass());
            var usual = options.defaults();
            return options.specs().stream()
                    .filter(spec -> !spec.text(game).equals(spec.text(usual)))
                    .map(spec -> Text.format(" -o %s=%s", spec.name(), value(spec)))
                    .collect(Collectors.joining("", game.id(), ""));
        } catch (RuntimeException | LinkageError undescribed) {
            return game.toString();
        }
    }

    private String value(OptionSpec spec) {
        return spec.isFile() ? "FILE" : spec.text(game);
    }
}
