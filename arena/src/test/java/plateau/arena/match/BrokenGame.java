package plateau.arena.match;

import java.util.EnumSet;
import java.util.Set;
import plateau.core.Game;
import plateau.core.Moves;
import plateau.core.State;
import plateau.core.TextView;
import plateau.core.View;

/// A game for two whose rules are wrong in one way or another.
public record BrokenGame(Fault fault) implements Game {
    public enum Fault {
        PLAY_THROWS,
        LEGAL_MOVES_THROWS,
        DRAW_MOVE_THROWS,
        REDEAL_THROWS,
        RECURSION,
        NO_MOVE,
        A_MOVE_TWICE,
        NO_SUCH_PLAYER,
        SAME_NOTATIONS,
        NO_NOTATION,
        WRONG_PLAYERS,
        NO_START,
        PAYOFFS_TOO_HIGH,
        PAYOFF_ABOVE_ONE,
        PAYOFF_NO_NUMBER,
        PAYOFF_THROWS,
        SCORE_THROWS,
        NO_CAUSE
    }

    private static final Set<Fault> AT_THE_END = EnumSet.range(Fault.PAYOFFS_TOO_HIGH, Fault.NO_CAUSE);

    @Override
    public String id() {
        return "broken";
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
    @SuppressWarnings("NullAway")
    public State start(int players) {
        return fault == Fault.NO_START ? null : new BrokenState(fault);
    }

    @SuppressWarnings("NullAway")
    private record BrokenState(Fault fault) implements State {
        private void failIf(Fault one) {
            if (fault == one) {
                throw new IllegalStateException("broken rules");
            }
        }

        @Override
        public int players() {
            return fault == Fault.WRONG_PLAYERS ? 3 : 2;
        }

        @Override
        public int mover() {
            if (AT_THE_END.contains(fault)) {
                return NOBODY;
            }
            return switch (fault) {
                case NO_SUCH_PLAYER -> 2;
                case DRAW_MOVE_THROWS -> CHANCE;
                default -> 1;
            };
        }

        @Override
        public void legalMoves(Moves moves) {
            failIf(Fault.LEGAL_MOVES_THROWS);
            failIf(Fault.DRAW_MOVE_THROWS);
            moves.addIf(fault != Fault.NO_MOVE, 5);
            moves.addIf(fault != Fault.NO_MOVE, 3);
            moves.addIf(fault == Fault.A_MOVE_TWICE, 5);
        }

        @Override
        public void redeal(int viewer, java.util.random.RandomGenerator random) {
            failIf(Fault.REDEAL_THROWS);
        }

        @Override
        public void play(int move) {
            failIf(Fault.PLAY_THROWS);
            if (fault == Fault.RECURSION) {
                play(move);
            }
        }

        @Override
        public int score(int player) {
            failIf(Fault.SCORE_THROWS);
            return 0;
        }

        @Override
        public double payoff(int player) {
            failIf(Fault.PAYOFF_THROWS);
            return switch (fault) {
                case PAYOFFS_TOO_HIGH -> 0.75;
                case PAYOFF_ABOVE_ONE -> 1.5;
                case PAYOFF_NO_NUMBER -> 0.0 / player;
                default -> 0.5;
            };
        }

        @Override
        public String cause() {
            return fault == Fault.NO_CAUSE ? null : "";
        }

        @Override
        public State copy() {
            return this;
        }

        @Override
        public void copyFrom(State other) {}

        @Override
        public String notation(int move) {
            return switch (fault) {
                case SAME_NOTATIONS -> "move";
                case NO_NOTATION -> null;
                default -> "move" + move;
            };
        }

        @Override
        public View view(int viewer) {
            return TextView.of(this, "");
        }
    }
}
