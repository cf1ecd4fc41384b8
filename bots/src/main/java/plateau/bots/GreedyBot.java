package plateau.bots;

import org.jspecify.annotations.Nullable;
import plateau.bots.search.Evaluation;
import plateau.core.Player;
import plateau.core.State;
import plateau.core.Turn;

/// Looks one move ahead: takes the move after which it is furthest ahead in points, those to come
/// included where points alone say too little, and draws lots among equals.
public record GreedyBot() implements Bot {
    @Override
    public String id() {
        return "greedy";
    }

    @Override
    public Player player() {
        return new Chooser();
    }

    private static final class Chooser implements Player {
        private @Nullable State after;
        private @Nullable Evaluation evaluation;
        private double[] worth = {};

        @Override
        public int choose(Turn turn) {
            var legal = turn.legal();
            if (legal.size() == 1) {
                return legal.get(0);
            }
            var position = turn.position();
            if (after == null || evaluation == null) {
                after = position.copy();
                evaluation = Evaluations.points(position);
                worth = new double[position.players()];
            }
            double bestValue = Double.NEGATIVE_INFINITY;
            int best = 0;
            int equals = 0;
            for (int i = 0; i < legal.size(); i++) {
                after.copyFrom(position);
                after.play(legal.get(i));
                evaluation.weigh(after, worth);
                double value = Evaluation.lead(worth, turn.player());
                if (value > bestValue) {
                    bestValue = value;
                    equals = 0;
                }
                if (value == bestValue && turn.random().nextInt(++equals) == 0) {
                    best = legal.get(i);
                }
            }
            return best;
        }
    }
}
