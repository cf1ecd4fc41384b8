package plateau.terminal;

import plateau.core.Game;
import plateau.core.Moves;
import plateau.core.State;
import plateau.core.TextView;
import plateau.core.View;

/// A game of one move, in which something happens when the points are counted.
public record OneMove() implements Game {
    public static Runnable atTheEnd = () -> {};

    @Override
    public String id() {
        return "one-move";
    }

    @Override
    public String summary() {
        return "";
    }

    @Override
    public String brief() {
        return "";
    }

    @Override
    public State start(int players) {
        return new OneMoveState();
    }

    private static final class OneMoveState implements State {
        private boolean over;

        @Override
        public int players() {
            return 2;
        }

        @Override
        public int mover() {
            return over ? NOBODY : 0;
        }

        @Override
        public void legalMoves(Moves moves) {
            moves.addIf(!over, 0);
        }

        @Override
        public void play(int move) {
            over = true;
        }

        @Override
        public int score(int player) {
            atTheEnd.run();
            return 0;
        }

        @Override
        public double payoff(int player) {
            return 0.5;
        }

        @Override
        public State copy() {
            var copy = new OneMoveState();
            copy.copyFrom(this);
            return copy;
        }

        @Override
        public void copyFrom(State other) {
            over = ((OneMoveState) other).over;
        }

        @Override
        public String notation(int move) {
            return "end";
        }

        @Override
        public View view(int viewer) {
            return TextView.of(this, "");
        }
    }
}
