package plateau.testkit;

import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import plateau.core.Moves;
import plateau.core.Result;
import plateau.core.State;

/// The two hands and what was said. Moves 0, 1 and 2 deal a card to the next hand.
final class KuhnState implements State {
    private static final String[] WORDS = {"J", "Q", "K", "check", "bet", "call", "fold"};
    private static final int CARDS = 3;
    private static final int CHECK = 3;
    private static final int BET = 4;
    private static final int CALL = 5;
    private static final int FOLD = 6;
    private static final int NOTHING = -1;

    private final int[] hands = {NOTHING, NOTHING};
    private int dealt;
    private int words;
    private int last = NOTHING;
    private boolean isOver;

    @Override
    public int players() {
        return 2;
    }

    @Override
    public int mover() {
        return isOver ? NOBODY : dealt < 2 ? CHANCE : words % 2;
    }

    @Override
    public void legalMoves(Moves moves) {
        switch (mover()) {
            case NOBODY -> {}
            case CHANCE -> {
                for (int card = 0; card < CARDS; card++) {
                    moves.addIf(card != hands[0], card);
                }
            }
            default -> {
                moves.add(last == BET ? CALL : CHECK);
                moves.add(last == BET ? FOLD : BET);
            }
        }
    }

    @Override
    public void play(int move) {
        if (dealt < 2) {
            hands[dealt++] = move;
            return;
        }
        isOver = move == CALL || move == FOLD || (move == CHECK && last == CHECK);
        last = move;
        words++;
    }

    /// The chips won, or lost if below 0.
    @Override
    public int score(int player) {
        if (!isOver) {
            return 0;
        }
        int winner = last == FOLD ? words % 2 : hands[0] > hands[1] ? 0 : 1;
        int stake = last == CALL ? 2 : 1;
        return player == winner ? stake : -stake;
    }

    /// Two chips won are the whole win, two lost are nothing.
    @Override
    public double payoff(int player) {
        return (2 + score(player)) / 4.0;
    }

    @Override
    public boolean isOpen() {
        return false;
    }

    /// Only whoever gets a card is told which.
    @Override
    public boolean hides(int viewer, int move) {
        return mover() == CHANCE && viewer != dealt && viewer != ALL_SEEING;
    }

    @Override
    public void redeal(int viewer, RandomGenerator random) {
        if (!sees(viewer, 0)) {
            hands[0] = drawn(sees(viewer, 1) ? hands[1] : NOTHING, random);
        }
        if (!sees(viewer, 1)) {
            hands[1] = drawn(hands[0], random);
        }
    }

    /// Whether a viewer sees a hand, or there is nothing in it yet.
    private boolean sees(int viewer, int player) {
        boolean isShown = isOver && last != FOLD;
        return player >= dealt || viewer == player || viewer == ALL_SEEING || isShown;
    }

    /// A card drawn by lot, but not the one that lies elsewhere.
    private static int drawn(int other, RandomGenerator random) {
        if (other == NOTHING) {
            return random.nextInt(CARDS);
        }
        return (other + 1 + random.nextInt(CARDS - 1)) % CARDS;
    }

    @Override
    public State copy() {
        var copy = new KuhnState();
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void copyFrom(State other) {
        var source = (KuhnState) other;
        hands[0] = source.hands[0];
        hands[1] = source.hands[1];
        dealt = source.dealt;
        words = source.words;
        last = source.last;
        isOver = source.isOver;
    }

    @Override
    public String notation(int move) {
        return mover() == CHANCE ? "deal " + WORDS[move] : WORDS[move];
    }

    @Override
    public KuhnView view(int viewer) {
        var cards = IntStream.range(0, 2)
                .mapToObj(player -> player >= dealt ? "-" : sees(viewer, player) ? WORDS[hands[player]] : "?")
                .toList();
        var said = last == NOTHING ? "nothing" : WORDS[last];
        return new KuhnView(mover(), Result.scores(this), cards, said);
    }
}
