package plateau.bots.munificence;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import plateau.core.Lot;
import plateau.core.Moves;
import plateau.core.Player;
import plateau.core.Selection;
import plateau.core.State;
import plateau.core.Turn;
import plateau.games.Games;

/// A position of Munificence as the player to move sees it, with a random source.
record Seat(State state, Lot lot) implements Turn {
    /// The position after some moves of a game of two, far from its end.
    static Seat after(List<String> settings, String... notations) {
        var options = new ArrayList<>(List.of("points=1000", "turns=100"));
        options.addAll(settings);
        var state = Games.named("munificence").parse(options).start(2);
        for (var notation : notations) {
            state.play(Selection.find(state, legal(state), notation));
        }
        return new Seat(state, new Lot(7, 1));
    }

    static Moves legal(State state) {
        var legal = new Moves();
        state.legalMoves(legal);
        return legal;
    }

    /// What the player chooses.
    String choice(Player player) {
        return state.notation(player.choose(this));
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
