package plateau.testkit;

import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import plateau.core.Event;
import plateau.core.Game;
import plateau.core.Moves;
import plateau.core.Result;
import plateau.core.State;
import plateau.core.View;

/// A position of [Cards]. Moves 1 to 6 are cards, the others what a player may say.
class CardsState implements State {
    static final int HOLD = 10;
    static final int LOW = 11;
    static final int HIGH = 12;
    private static final int CARDS = 6;

    private final Game game;
    private final int rounds;
    final int[] hand;
    int[] points;

    /// How many cards of each value are not seen by all: in the deck or in a hand.
    private final int[] left = {0, 4, 4, 4, 4, 4, 4};

    int dealt;
    int turn;
    private int bet;

    CardsState(Game game, int rounds, int players) {
        this.game = game;
        this.rounds = rounds;
        hand = new int[players];
        points = new int[players];
    }

    @Override
    public int players() {
        return hand.length;
    }

    @Override
    public int mover() {
        if (dealt < hand.length || bet != 0) {
            return CHANCE;
        }
        return turn == rounds * hand.length ? NOBODY : turn % hand.length;
    }

    @Override
    public void legalMoves(Moves moves) {
        if (mover() == CHANCE) {
            for (int card = 1; card <= CARDS; card++) {
                if (left[card] > 0) {
                    moves.add(card);
                }
            }
        } else if (!isOver()) {
            moves.addAll(new int[] {HOLD, LOW, HIGH}, 3);
        }
    }

    @Override
    public int drawMove(RandomGenerator random, Moves scratch) {
        int rest = random.nextInt(Arrays.stream(left).sum());
        int card = 1;
        while (rest >= left[card]) {
            rest -= left[card++];
        }
        return card;
    }

    @Override
    public void play(int move) {
        if (dealt < hand.length) {
            left[move]--;
            hand[dealt++] = move;
        } else if (bet != 0) {
            left[move]--;
            boolean won = bet == HIGH ? move > 3 : move <= 3;
            points[turn % hand.length] += won ? 2 : -1;
            bet = 0;
            turn++;
        } else if (move == HOLD) {
            turn++;
        } else {
            bet = move;
        }
    }

    @Override
    public List<Event> events(int move) {
        if (dealt < hand.length || bet == 0) {
            return List.of();
        }
        boolean won = bet == HIGH ? move > 3 : move <= 3;
        var who = new Event.Who(turn % hand.length);
        return List.of(Event.of(won ? "won" : "lost", "player", who, "points", won ? 2 : 1));
    }

    @Override
    public int score(int player) {
        return points[player] + (isOver() ? hand[player] : 0);
    }

    @Override
    public State copy() {
        var copy = game.start(hand.length);
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void copyFrom(State other) {
        var source = (CardsState) other;
        System.arraycopy(source.hand, 0, hand, 0, hand.length);
        System.arraycopy(source.points, 0, points, 0, points.length);
        System.arraycopy(source.left, 0, left, 0, left.length);
        dealt = source.dealt;
        turn = source.turn;
        bet = source.bet;
    }

    @Override
    public boolean isOpen() {
        return false;
    }

    @Override
    public boolean hides(int viewer, int move) {
        return dealt < hand.length && dealt != viewer && viewer != ALL_SEEING;
    }

    @Override
    public void redeal(int viewer, RandomGenerator random) {
        if (isOver() || viewer == ALL_SEEING) {
            return;
        }
        for (int player = 0; player < dealt; player++) {
            left[player == viewer ? 0 : hand[player]]++;
        }
        left[0] = 0;
        for (int player = 0; player < dealt; player++) {
            if (player != viewer) {
                hand[player] = drawCard(random);
            }
        }
    }

    private int drawCard(RandomGenerator random) {
        int card = drawMove(random, new Moves());
        left[card]--;
        return card;
    }

    @Override
    public String notation(int move) {
        return switch (move) {
            case HOLD -> "hold";
            case LOW -> "bet low";
            case HIGH -> "bet high";
            default -> "card " + move;
        };
    }

    @Override
    public View view(int viewer) {
        var cards = IntStream.range(0, hand.length)
                .mapToObj(player -> isSeen(player, viewer) ? "" + hand[player] : "?")
                .toList();
        return new CardsView(
                mover(),
                Result.scores(this),
                cards,
                Arrays.stream(points).boxed().toList());
    }

    private boolean isSeen(int player, int viewer) {
        return player == viewer || viewer == ALL_SEEING || isOver();
    }
}
