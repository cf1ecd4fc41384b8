package plateau.bots;

import org.jspecify.annotations.Nullable;
import plateau.core.Player;
import plateau.core.State;
import plateau.core.Turn;

/// Looks one move ahead: takes the move after which its score is furthest above the best other
/// player's, and draws lots among equals.
public record GreedyBot() implements Bot {
    @Override
    public String id() {
        return "greedy";
    }

    @Override
    public String summary() {
        return "the move after which its score is furthest ahead";
    }

    @Override
    public Player player() {
        return new Chooser();
    }

    private static final class Chooser implements Player {
        private @Nullable State after;

        @Override
        public int choose(Turn turn) {
            var legal = turn.legal();
            if (legal.size() == 1) {
                return legal.get(0);
            }
            var position = turn.position();
            var tried = after == null ? position.copy() : after;
            after = tried;
            int bestLead = Integer.MIN_VALUE;
            int best = 0;
            int equals = 0;
            for (int i = 0; i < legal.size(); i++) {
                tried.copyFrom(position);
                tried.play(legal.get(i));
                int lead = lead(tried, turn.player());
                if (lead > bestLead) {
                    bestLead = lead;
                    equals = 0;
                }
                if (lead == bestLead && turn.random().nextInt(++equals) == 0) {
                    best = legal.get(i);
                }
            }
            return best;
        }

        private static int lead(State state, int player) {
            int rival = Integer.MIN_VALUE;
            for (int other = 0; other < state.players(); other++) {
                if (other != player) {
                    rival = Math.max(rival, state.score(other));
                }
            }
            return state.score(player) - (state.players() == 1 ? 0 : rival);
        }
    }
}
