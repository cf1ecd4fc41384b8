package plateau.arena;

import plateau.core.Game;
import plateau.core.Moves;
import plateau.core.Picture;
import plateau.core.State;

/// A game whose rules fail when a move is played.
record BrokenGame() implements Game {
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
    public int minPlayers() {
        return 2;
    }

    @Override
    public int maxPlayers() {
        return 2;
    }

    @Override
    public State start(int players) {
        return new BrokenState();
    }

    private record BrokenState() implements State {
        @Override
        public int players() {
            return 2;
        }

        @Override
        public int mover() {
            return 0;
        }

        @Override
        public void legalMoves(Moves moves) {
            moves.add(0);
        }

        @Override
        public void play(int move) {
            throw new IllegalStateException("broken rules");
        }

        @Override
        public int score(int player) {
            return 0;
        }

        @Override
        public double payoff(int player) {
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
            return "move";
        }

        @Override
        public Picture picture(int viewer) {
            return new Picture();
        }
    }
}
