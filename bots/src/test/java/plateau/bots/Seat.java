package plateau.bots;

import java.util.List;
import java.util.random.RandomGenerator;
import plateau.core.Game;
import plateau.core.Moves;
import plateau.core.Player;
import plateau.core.Selection;
import plateau.core.State;
import plateau.core.Turn;
import plateau.core.luck.Lot;

/// A position as the player to move sees it, with a random source and the moves it has not heard of.
public record Seat(State state, Lot lot, Moves since, Moves log) implements Turn {
    /// A position that nobody knows the way to.
    public Seat(State state, Lot lot) {
        this(state, lot, new Moves(), new Moves());
    }

    /// The position of a game of two after some moves.
    public static Seat after(Game game, String... notations) {
        var seat = new Seat(game.start(2), new Lot(7, 1));
        for (var notation : notations) {
            int move = Selection.find(seat.state, seat.legal(), notation);
            seat.hear(move);
            seat.state.play(move);
        }
        return seat;
    }

    /// A move is made.
    public void hear(int move) {
        since.add(move);
        log.add(move);
    }

    /// What the player chooses.
    public String choice(Player player) {
        return state.notation(player.choose(this));
    }

    @Override
    public List<String> told() {
        return List.of();
    }

    @Override
    public int ply() {
        return log.size();
    }

    @Override
    public int player() {
        return state.mover();
    }

    @Override
    public Moves legal() {
        var legal = new Moves();
        state.legalMoves(legal);
        return legal;
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
