package plateau.bots.search;

import java.util.random.RandomGenerator;
import plateau.core.Moves;
import plateau.core.State;

/// A toy game with a hidden hand. Player 1 holds two of the cards 0 to 3. Player 0, who sees neither,
/// folds for a sure share or calls; then player 1 plays one of its cards, and player 0 has won if that
/// is below 2. Of the six hands one leaves player 1 no better card.
final class HiddenHand implements Toy {
    static final int FOLD = 8;
    static final int CALL = 9;
    private static final int CARDS = 4;
    private static final int NONE = -1;

    private final double sure;

    /// The cards of player 1, a bit each.
    private int hand;

    private int choice = NONE;
    private int card = NONE;

    HiddenHand(double sure, int hand) {
        this.sure = sure;
        this.hand = hand;
    }

    @Override
    public int players() {
        return 2;
    }

    @Override
    public int mover() {
        return choice == NONE ? 0 : choice == CALL && card == NONE ? 1 : NOBODY;
    }

    @Override
    public void legalMoves(Moves moves) {
        switch (mover()) {
            case 0 -> {
                moves.add(FOLD);
                moves.add(CALL);
            }
            case 1 -> {
                for (int each = 0; each < CARDS; each++) {
                    if ((hand & (1 << each)) != 0) {
                        moves.add(each);
                    }
                }
            }
            default -> {}
        }
    }

    @Override
    public void play(int move) {
        if (choice == NONE) {
            choice = move;
        } else {
            if ((hand & (1 << move)) == 0) {
                throw new IllegalArgumentException("no card " + move + " in this hand");
            }
            card = move;
        }
    }

    @Override
    public double payoff(int player) {
        double first = choice == FOLD ? sure : card < 2 ? 1 : 0;
        return player == 0 ? first : 1 - first;
    }

    @Override
    public boolean isOpen() {
        return false;
    }

    @Override
    public void redeal(int viewer, RandomGenerator random) {
        if (viewer == 0 && card == NONE) {
            int one = random.nextInt(CARDS);
            int other = (one + 1 + random.nextInt(CARDS - 1)) % CARDS;
            hand = (1 << one) | (1 << other);
        }
    }

    @Override
    public State copy() {
        var copy = new HiddenHand(sure, hand);
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void copyFrom(State other) {
        var source = (HiddenHand) other;
        hand = source.hand;
        choice = source.choice;
        card = source.card;
    }
}
