package plateau.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.random.RandomGenerator;
import plateau.core.Game;
import plateau.core.Lot;
import plateau.core.Moves;
import plateau.core.State;

/// A game of seeded random moves, played once and then walked through as often as one likes.
///
/// It breaks off where a faulty game cannot go on (no move, an impossible outcome, the ply limit), so
/// that the clause concerned can look at that position and say what is wrong.
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

    private RandomGame(Game game, int players, long seed, int plyLimit, int[] moves) {
        this.game = game;
        this.players = players;
        this.seed = seed;
        this.plyLimit = plyLimit;
        this.moves = moves;
    }

    /// Plays a game from its beginning, to its end or to the limit.
    public static RandomGame play(Game game, int players, long seed, int plyLimit) {
        var moves = new Moves();
        playOn(game.start(players), new Lot(seed, 0), plyLimit, moves);
        return new RandomGame(game, players, seed, plyLimit, moves.toArray());
    }

    /// Plays a position on at random; whatever is played is added to the moves.
    static void playOn(State state, RandomGenerator random, int plyLimit, Moves played) {
        for (int ply = 0; ply < plyLimit; ply++) {
            var move = draw(state, random);
            if (move.isEmpty()) {
                return;
            }
            played.add(move.getAsInt());
            state.play(move.getAsInt());
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
        var state = start();
        for (int move : moves) {
            state.play(move);
        }
        return state;
    }

    /// The notations of all moves played.
    public List<String> notations() {
        var notations = new ArrayList<String>();
        walk(
                (state, ply) -> {
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
        } catch (AssertionError | RuntimeException failure) {
            var what = failure instanceof AssertionError ? failure.getMessage() : failure;
            throw new AssertionError("%s, ply %d: %s".formatted(this, ply, what), failure);
        }
    }

    @Override
    public String toString() {
        return "%s, %d players, seed %d".formatted(game, players, seed);
    }
}
