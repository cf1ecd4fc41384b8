package plateau.benchmarks;

import plateau.core.Game;
import plateau.core.Moves;
import plateau.core.State;
import plateau.core.luck.Lot;

/// Positions to measure on: those of one seeded random game.
final class BenchmarkPositions {
    private static final long SEED = 1;

    private final State start;
    private final Moves moves = new Moves();
    private final Lot lot = new Lot(SEED, 0);

    BenchmarkPositions(Game game) {
        start = game.start(game.defaultPlayers());
    }

    State start() {
        return start;
    }

    /// The position after some part of the game, a player to move.
    State after(double part) {
        int length = 0;
        lot.reseed(SEED, 0);
        var state = start.copy();
        while (!state.isOver()) {
            step(state);
            length++;
        }
        lot.reseed(SEED, 0);
        state = start.copy();
        for (int ply = 0; ply < part * length || state.mover() < 0; ply++) {
            step(state);
        }
        return state;
    }

    /// One ply at random, by a player or by chance.
    void step(State state) {
        if (state.mover() == State.CHANCE) {
            state.play(state.drawMove(lot, new Moves()));
        } else {
            moves.clear();
            state.legalMoves(moves);
            state.play(moves.get(lot.nextInt(moves.size())));
        }
    }
}
