package plateau.arena.match;

import plateau.core.Game;
import plateau.core.Moves;
import plateau.core.State;
import plateau.core.TextView;
import plateau.core.View;

/// A game of two rounds for three. Chance deals player 0 a card that it alone sees; then each in turn
/// speaks aloud or whispers, which only the next player hears.
public record Whispers() implements Game {
    public static final int CARD = 5;
    public static final int ALOUD = 1;
    public static final int WHISPER = 2;

    @Override
    public String id() {
        return "whispers";
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
        return 3;
    }

    @Override
    public int maxPlayers() {
        return 3;
    }

    @Override
    public State start(int players) {
        return new Room();
    }

    private static final class Room implements State {
        private int ply;

        @Override
        public int players() {
            return 3;
        }

        @Override
        public int mover() {
            return ply == 0 ? CHANCE : ply > 6 ? NOBODY : (ply - 1) % 3;
        }

        @Override
        public void legalMoves(Moves moves) {
            if (ply == 0) {
                moves.add(CARD);
            } else if (!isOver()) {
                moves.add(ALOUD);
                moves.add(WHISPER);
            }
        }

        @Override
        public void play(int move) {
            ply++;
        }

        @Override
        public boolean isOpen() {
            return false;
        }

        @Override
        public boolean hides(int viewer, int move) {
            return ply == 0 ? viewer != 0 : move == WHISPER && viewer == (mover() + 2) % 3;
        }

        @Override
        public int score(int player) {
            return 0;
        }

        @Override
        public double payoff(int player) {
            return 1.0 / 3;
        }

        @Override
        public State copy() {
            var copy = new Room();
            copy.copyFrom(this);
            return copy;
        }

        @Override
        public void copyFrom(State other) {
            ply = ((Room) other).ply;
        }

        @Override
        public String notation(int move) {
            return move == CARD ? "card" : move == ALOUD ? "aloud" : "whisper";
        }

        @Override
        public View view(int viewer) {
            return TextView.of(this, "ply " + ply);
        }
    }
}
