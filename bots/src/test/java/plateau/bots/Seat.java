package plateau.bots;

import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import plateau.core.Game;
import plateau.core.Lot;
import plateau.core.Moves;
import plateau.core.Player;
import plateau.core.Selection;
import plateau.core.State;
import plateau.core.Turn;

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

    /// The last position of a seeded game between these players.
    public static State played(Game game, long seed, Player... players) {
        var state = game.start(players.length);
        var lot = new Lot(seed, 0);
        var seats = Stream.of(players).map(player -> new Seat(state, lot)).toList();
        while (!state.isOver()) {
            int mover = state.mover();
            int move;
            if (mover == State.CHANCE) {
                move = state.drawMove(lot, new Moves());
            } else {
                move = seats.get(mover).ask(players[mover]);
            }
            seats.forEach(seat -> seat.hear(move));
            state.play(move);
        }
        return state;
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

    /// The move the player makes; it has then heard of all before.
    public int ask(Player player) {
        int move = player.choose(this);
        since.clear();
        return move;
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
