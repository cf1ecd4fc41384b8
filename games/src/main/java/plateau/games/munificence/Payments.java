package plateau.games.munificence;

import plateau.core.Moves;

/// The ways to pay a cost from a hand: every set of tokens that covers it and from which none can be
/// left out (rules 3.3). It keeps nothing from one search to the next.
final class Payments {
    private final long[] worth;
    private final Hands hands;
    private Moves found = new Moves();
    private int player;
    private long cost;

    Payments(MunificenceDeck deck, Hands hands) {
        this.worth = deck.tokens;
        this.hands = hands;
    }

    /// Appends each payment as a move, those first that use the foremost tokens of the hand.
    void list(int player, long cost, Moves moves) {
        this.player = player;
        this.cost = cost;
        found = moves;
        search(0, 0, cost);
    }

    /// In a minimal set every token lessens what the ones before it left to pay, so no other needs
    /// to be tried; nor can there be more tokens than the cost counts resources.
    private void search(int from, int chosen, long left) {
        if (left == 0) {
            if (isMinimal(chosen)) {
                found.add(MunificenceMove.of(MunificenceMove.PAY, chosen));
            }
            return;
        }
        for (int place = from; place < hands.count(player); place++) {
            long after = Resources.minus(left, worth(place));
            if (after != left) {
                search(place + 1, chosen | (1 << place), after);
            }
        }
    }

    private boolean isMinimal(int chosen) {
        long sum = sum(chosen);
        for (int left = chosen; left != 0; left &= left - 1) {
            if (Resources.covers(sum - worth(Integer.numberOfTrailingZeros(left)), cost)) {
                return false;
            }
        }
        return true;
    }

    private long sum(int chosen) {
        long sum = 0;
        for (int left = chosen; left != 0; left &= left - 1) {
            sum += worth(Integer.numberOfTrailingZeros(left));
        }
        return sum;
    }

    private long worth(int place) {
        return worth[hands.token(player, place)];
    }
}
