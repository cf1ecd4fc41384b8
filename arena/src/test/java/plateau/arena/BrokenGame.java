package plateau.arena;

import plateau.core.Game;
import plateau.core.Moves;
import plateau.core.Picture;
import plateau.core.State;

/// A game for two whose rules are wrong in one way or another.
record BrokenGame(Fault fault) implements Game {
    enum Fault {
        PLAY_THROWS,
        LEGAL_MOVES_THROWS,
        DRAW_MOVE_THROWS,
        REDEAL_THROWS,
        RECURSION,
        NO_MOVE,
        A_MOVE_TWICE,
        NO_SUCH_PLAYER,
        SAME_NOTATIONS
    }

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
    public State start(int players) {
        return new BrokenState(fault);
    }

    private record BrokenState(Fault fault) implements State {
        private void failIf(Fault one) {
            if (fault == one) {
                throw new IllegalStateException("broken rules");
            }
        }

        @Override
        public int players() {
            return 2;
        }

        @Override
        public int mover() {
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
            return 0;
        }

        @Override
        public State copy() {
            return this;
        }

        @Override
        public void copyFrom(State other) {}

        @Override
        public String notation(int move) {
            return fault == Fault.SAME_NOTATIONS ? "move" : "move" + move;
        }

        @Override
        public Picture picture(int viewer) {
            return new Picture();
        }
    }
}
