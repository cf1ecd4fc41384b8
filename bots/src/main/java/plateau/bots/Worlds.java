package plateau.bots;

import plateau.bots.search.Analysis;
import plateau.core.Lot;
import plateau.core.Moves;
import plateau.core.Selection;
import plateau.core.State;

/// All the worlds that a position with secrets may be, as far as its mover knows. What a move at the
/// end of the game brings differs from world to world: it is the mean of them, and never certain.
final class Worlds {
    private static final int DEALS = 1000;

    /// The stream of the lot from which worlds are dealt; the search has those below and above.
    private static final int DEALING = Integer.MAX_VALUE;

    private final State position;
    private final long seed;

    Worlds(State position, long seed) {
        this.position = position;
        this.seed = seed;
    }

    /// The analysis with what it takes for certain of one world judged over all.
    Analysis judge(Analysis found) {
        if (position.isOpen()) {
            return found;
        }
        var candidates = found.candidates().stream().map(this::judge).toList();
        return new Analysis(found.mover(), found.steps(), candidates);
    }

    private Analysis.Candidate judge(Analysis.Candidate found) {
        double payoff = found.certain() ? mean(found.move()) : found.payoff();
        return new Analysis.Candidate(found.move(), payoff, false, found.visits(), found.line());
    }

    private double mean(String notation) {
        var legal = new Moves();
        position.legalMoves(legal);
        int move = Selection.find(position, legal, notation);
        int mover = position.mover();
        var lot = new Lot(seed, DEALING);
        var world = position.copy();
        double sum = 0;
        for (int deal = 0; deal < DEALS; deal++) {
            world.copyFrom(position);
            world.redeal(mover, lot);
            world.play(move);
            sum += world.isOver() ? world.payoff(mover) : 1.0 / position.players();
        }
        return sum / DEALS;
    }
}
