package plateau.testkit;

import java.util.List;
import java.util.random.RandomGenerator;
import plateau.contract.RandomGame;
import plateau.core.Event;
import plateau.core.Game;
import plateau.core.Moves;
import plateau.core.PointKind;
import plateau.core.State;

/// [Cards] with one fault each, to see that the contract finds it.
record BrokenCards(Fault fault) implements Game {
    /// Makes a faulty first position.
    interface Fault {
        State start(Game game, int players);
    }

    static RandomGame played(Fault fault) {
        return RandomGame.play(new BrokenCards(fault), 2, 1, 100);
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
    public int minPlayers() {
        return 2;
    }

    @Override
    public int maxPlayers() {
        return 2;
    }

    @Override
    public List<PointKind> sheet() {
        return Cards.KINDS;
    }

    @Override
    public State start(int players) {
        return fault.start(this, players);
    }

    @Override
    public String toString() {
        return "broken cards";
    }

    /// What the faults have in common.
    static class Faulty extends CardsState {
        Faulty(Game game, int players) {
            super(game, 3, players);
        }
    }

    /// Tells of what is won, but not of what is lost.
    static final class TellsNoLosses extends Faulty {
        TellsNoLosses(Game game, int players) {
            super(game, players);
        }

        @Override
        public List<Event> events(int move) {
            return super.events(move).stream()
                    .filter(event -> event.key().equals("won"))
                    .toList();
        }
    }

    static final class ForgetsAField extends Faulty {
        int bids;

        ForgetsAField(Game game, int players) {
            super(game, players);
        }

        @Override
        public void play(int move) {
            bids += move;
            super.play(move);
        }
    }

    static final class SharesAnArray extends Faulty {
        SharesAnArray(Game game, int players) {
            super(game, players);
        }

        @Override
        public void copyFrom(State other) {
            super.copyFrom(other);
            points = ((CardsState) other).points;
        }
    }

    /// The tally is shared as a whole, as a board may be, but it changes.
    static final class SharesAnObject extends Faulty {
        static final class Tally {
            int moves;
        }

        private Tally tally = new Tally();

        SharesAnObject(Game game, int players) {
            super(game, players);
        }

        @Override
        public void play(int move) {
            tally.moves++;
            super.play(move);
        }

        @Override
        public void copyFrom(State other) {
            super.copyFrom(other);
            tally = ((SharesAnObject) other).tally;
        }
    }

    /// What is transient is taken to carry nothing, and so the fields are all equal.
    static final class LeavesTheOldWinner extends Faulty {
        private transient int winner = -1;

        LeavesTheOldWinner(Game game, int players) {
            super(game, players);
        }

        @Override
        public int score(int player) {
            winner = isOver() && winner < 0 ? player : winner;
            return player == winner ? 99 : super.score(player);
        }

        @Override
        public void play(int move) {
            super.play(move);
            score(0);
        }
    }

    static final class ChangesItsOrder extends Faulty {
        private transient int asked;

        ChangesItsOrder(Game game, int players) {
            super(game, players);
        }

        @Override
        public void legalMoves(Moves moves) {
            if (mover() < 0 || asked++ % 2 == 0) {
                super.legalMoves(moves);
            } else {
                moves.addAll(new int[] {HIGH, LOW, HOLD}, 3);
            }
        }
    }

    static final class RepeatsAMove extends Faulty {
        RepeatsAMove(Game game, int players) {
            super(game, players);
        }

        @Override
        public void legalMoves(Moves moves) {
            super.legalMoves(moves);
            if (mover() >= 0) {
                moves.add(LOW);
            }
        }
    }

    static final class HasNoMove extends Faulty {
        HasNoMove(Game game, int players) {
            super(game, players);
        }

        @Override
        public void legalMoves(Moves moves) {
            if (turn != 1) {
                super.legalMoves(moves);
            }
        }
    }

    static final class MovesAfterTheEnd extends Faulty {
        MovesAfterTheEnd(Game game, int players) {
            super(game, players);
        }

        @Override
        public void legalMoves(Moves moves) {
            super.legalMoves(moves);
            if (isOver()) {
                moves.add(HOLD);
            }
        }
    }

    static final class DrawsAJoker extends Faulty {
        DrawsAJoker(Game game, int players) {
            super(game, players);
        }

        @Override
        public int drawMove(RandomGenerator random, Moves scratch) {
            return random.nextInt(4) == 0 ? 7 : super.drawMove(random, scratch);
        }
    }

    /// Names one move anew.
    static class Renames extends Faulty {
        private final int move;
        private final String name;

        Renames(Game game, int players, int move, String name) {
            super(game, players);
            this.move = move;
            this.name = name;
        }

        @Override
        public String notation(int move) {
            return move == this.move ? name : super.notation(move);
        }
    }

    static final class PaysOut extends Faulty {
        private final double win;
        private final double loss;

        PaysOut(Game game, int players, double win, double loss) {
            super(game, players);
            this.win = win;
            this.loss = loss;
        }

        @Override
        public double payoff(int player) {
            return player == 0 ? win : -loss;
        }

        @Override
        public boolean isDrawn() {
            return isOver();
        }
    }

    static final class NeverEnds extends Faulty {
        NeverEnds(Game game, int players) {
            super(game, players);
            dealt = players;
        }

        @Override
        public void play(int move) {
            super.play(HOLD);
            turn %= 3;
        }
    }

    /// Two games with the same moves differ by when they were begun.
    static final class CountsItsStarts extends Faulty {
        private static int starts;
        private int number = starts++;

        CountsItsStarts(Game game, int players) {
            super(game, players);
        }

        @Override
        public void copyFrom(State other) {
            super.copyFrom(other);
            number = ((CountsItsStarts) other).number;
        }
    }

    static final class CountsQuestions extends Faulty {
        int questions;

        CountsQuestions(Game game, int players) {
            super(game, players);
        }

        @Override
        public int score(int player) {
            questions++;
            return super.score(player);
        }
    }

    static final class NeverEndsATurn extends Faulty {
        NeverEndsATurn(Game game, int players) {
            super(game, players);
        }

        @Override
        public boolean isMidTurn() {
            return mover() >= 0;
        }
    }

    /// Fails in the middle of a game.
    static final class Stumbles extends Faulty {
        Stumbles(Game game, int players) {
            super(game, players);
        }

        @Override
        public void play(int move) {
            super.play(move);
            if (turn == 2) {
                throw new UnsupportedOperationException("turn 2");
            }
        }
    }

    static final class EndsInASentence extends Faulty {
        EndsInASentence(Game game, int players) {
            super(game, players);
        }

        @Override
        public String cause() {
            return "All rounds are played.";
        }
    }

    static final class ScoresOnlyAtTheEnd extends Faulty {
        ScoresOnlyAtTheEnd(Game game, int players) {
            super(game, players);
        }

        @Override
        public int score(int player) {
            if (!isOver()) {
                throw new IllegalStateException("no score before the end");
            }
            return super.score(player);
        }
    }

    /// The points are made once for all games.
    static final class SharesItsBoard extends Faulty {
        private static final int[] POINTS = new int[2];

        SharesItsBoard(Game game, int players) {
            super(game, players);
            points = POINTS;
        }
    }

    /// All games count their moves together.
    static final class SharesItsTally extends Faulty {
        private static final SharesAnObject.Tally TALLY = new SharesAnObject.Tally();

        final SharesAnObject.Tally tally = TALLY;

        SharesItsTally(Game game, int players) {
            super(game, players);
        }

        @Override
        public void play(int move) {
            tally.moves++;
            super.play(move);
        }
    }

    static final class SeatsOneMore extends Faulty {
        SeatsOneMore(Game game, int players) {
            super(game, players);
        }

        @Override
        public int players() {
            return super.players() + 1;
        }
    }

    static final class HasAHiddenMove extends Faulty {
        HasAHiddenMove(Game game, int players) {
            super(game, players);
        }

        @Override
        public void legalMoves(Moves moves) {
            super.legalMoves(moves);
            moves.addIf(mover() >= 0, Integer.MIN_VALUE);
        }
    }

    static final class ClearsTheList extends Faulty {
        ClearsTheList(Game game, int players) {
            super(game, players);
        }

        @Override
        public void legalMoves(Moves moves) {
            moves.clear();
            super.legalMoves(moves);
        }
    }

    /// What is taken over by a copy, but not by a state that is used again.
    static final class ForgetsWhatItCopies extends Faulty {
        int bids;

        ForgetsWhatItCopies(Game game, int players) {
            super(game, players);
        }

        @Override
        public void play(int move) {
            bids += move;
            super.play(move);
        }

        @Override
        public State copy() {
            var copy = (ForgetsWhatItCopies) super.copy();
            copy.bids = bids;
            return copy;
        }
    }
}
