package plateau.server;

import java.util.List;
import plateau.core.Game;
import plateau.core.Moves;
import plateau.core.Result;
import plateau.core.Selection;
import plateau.core.State;
import plateau.core.View;
import plateau.core.picture.Picture;

/// A game of nothing but steps, which stops wherever a test shuts a gate.
public record Stroll() implements Game {
    /// Before a position is drawn.
    public static final Gate DRAWING = new Gate();

    /// Before moves are listed.
    public static final Gate LISTING = new Gate();

    private static final int STEPS = 20;

    @Override
    public String id() {
        return "stroll";
    }

    @Override
    public String summary() {
        return "one step after the other";
    }

    @Override
    public String brief() {
        return "In turn each of two players makes a step. Both share the win.";
    }

    @Override
    public State start(int players) {
        return new Position();
    }

    private record Sight(int mover, List<Integer> scores) implements View {
        @Override
        public Picture picture(Selection selection) {
            DRAWING.pass();
            var picture = new Picture();
            picture.put(0, 0, "so far: " + scores);
            return picture;
        }
    }

    private static final class Position implements State {
        private int steps;

        @Override
        public int players() {
            return 2;
        }

        @Override
        public int mover() {
            return steps == STEPS ? NOBODY : steps % 2;
        }

        @Override
        public void legalMoves(Moves moves) {
            LISTING.pass();
            if (steps < STEPS) {
                moves.add(0);
            }
        }

        @Override
        public void play(int move) {
            steps++;
        }

        @Override
        public int score(int player) {
            return (steps + 1 - player) / 2;
        }

        @Override
        public double payoff(int player) {
            return 0.5;
        }

        @Override
        public State copy() {
            var copy = new Position();
            copy.copyFrom(this);
            return copy;
        }

        @Override
        public void copyFrom(State other) {
            steps = ((Position) other).steps;
        }

        @Override
        public String notation(int move) {
            return "step";
        }

        @Override
        public View view(int viewer) {
            return new Sight(mover(), Result.scores(this));
        }
    }
}
