package plateau.server.lab;

import plateau.arena.evaluation.sweep.EvaluationPlan;
import plateau.games.Games;
import plateau.reports.evaluation.EvaluationCommand;

/// What to type at a terminal to have the same evaluation there, with tables for other programs besides.
final class Repetition {
    private Repetition() {}

    static String command(EvaluationPlan plan) {
        return new EvaluationCommand(plan, Games.named(plan.game())).text() + " --out FOLDER";
    }
}
