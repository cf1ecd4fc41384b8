package plateau.bots.piles;

import plateau.bots.search.Evaluation;
import plateau.core.State;
import plateau.games.piles.PilesState;

/// Piles: the cells that each player tops, and the empty ones for whoever makes the last turn.
///
/// With two players, whoever makes the last turn before the turn limit wins by covering every token of
/// the other: who never tops a cell at its turn cannot set off a chain reaction, and who fills the last
/// cell so has one cell. Only an error lets the other win, and errors come on a full board, not while
/// all pile on one cell. So the empty cells are the last mover's, and the others gain by filling them
/// even though each new token is covered.
public final class PilesEvaluation implements Evaluation {
    /// More than the cell that is lost when a token on an empty cell is covered.
    private static final double EMPTY = 1.2;

    private static final double SCALE = 4;

    @Override
    public void weigh(State state, double[] worth) {
        var piles = (PilesState) state;
        for (int player = 0; player < worth.length; player++) {
            worth[player] = piles.score(player);
        }
        if (worth.length > 1) {
            worth[piles.lastMover()] += EMPTY * piles.emptyCells();
        }
    }

    @Override
    public double scale(State state) {
        return SCALE;
    }
}
