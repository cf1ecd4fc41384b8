package plateau.bots;

import java.util.random.RandomGenerator;
import plateau.core.Game;
import plateau.core.Lot;
import plateau.core.Moves;
import plateau.core.Player;
import plateau.core.Selection;
import plateau.core.State;
import plateau.core.Turn;

/// A position as the player to move sees it, with a random source.
public record Seat(State state, Lot lot) implements Turn {
    /// The position of a game of two after some moves.
    public static Seat after(Game game, String... notations) {
        var state = game.start(2);
        for (var notation : notations) {
            state.play(Selection.find(state, legal(state), notation));
        }
        return new Seat(state, new Lot(7, 1));
    }

    /// The last position of a seeded game between these players.
    public static State played(Game game, long seed, Player... players) {
        var seat = new Seat(game.start(players.length), new Lot(seed, 0));
        while (!seat.state.isOver()) {
            int mover = seat.state.mover();
            seat.state.play(
                    mover == State.CHANCE
                            ? seat.state.drawMove(seat.lot)
                            : players[mover].choose(seat));
        }
        return seat.state;
    }

    /// What the player chooses.
    public String choice(Player player) {
        return state.notation(player.choose(this));
    }

    private static Moves legal(State state) {
        var legal = new Moves();
        state.legalMoves(legal);
        return legal;
    }

    @Override
    public int player() {
        return state.mover();
    }

    @Override
    public Moves legal() {
        return legal(state);
    }

    @Override
    public State position() {
        return state.copy();
    }

    @Override
    public RandomGenerator random() {
        return lot;
    }
}
