package plateau.games.munificence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plateau.core.Moves;
import plateau.core.luck.Lot;

/// Rules 3.3: the search for payments, held against one that tries every set of tokens.
class PaymentsTest {
    private static final int CASES = 400;

    private static List<List<Integer>> found(MunificenceDeck deck, List<Integer> tokens, long cost) {
        var hands = new Hands(deck, 2);
        tokens.forEach(token -> hands.add(1, token));
        var moves = new Moves();
        new Payments(deck, hands).list(1, cost, moves);
        return IntStream.of(moves.toArray())
                .map(MunificenceMove::concerned)
                .mapToObj(places -> IntStream.range(0, Hands.MOST)
                        .filter(place -> (places >> place & 1) == 1)
                        .mapToObj(place -> hands.token(1, place))
                        .toList())
                .toList();
    }

    private static Map<Character, Integer> letters(long cost) {
        var counts = new TreeMap<Character, Integer>();
        for (int colour = 0; colour < Resources.LETTERS.length(); colour++) {
            if (Resources.count(cost, colour) > 0) {
                counts.put(Resources.LETTERS.charAt(colour), Resources.count(cost, colour));
            }
        }
        return counts;
    }

    /// Few colours make many ways to pay, many colours few.
    @ParameterizedTest(name = "{0} colours, cost of up to {1}")
    @CsvSource({"2, 3", "2, 10", "3, 6", "5, 5", "5, 10", "10, 10"})
    void theSearchFindsWhatTryingAllSetsFinds(int colours, int most) {
        var lot = new Lot(colours, most);
        int payable = 0;
        for (int i = 0; i < CASES; i++) {
            var deck = new MunificenceDeck(Sitting.game("levels=1", "colours=" + colours, "token-seed=" + (i + 1)));
            var hand = new ArrayList<Integer>();
            for (int token = 0; token < 25 && hand.size() < Hands.MOST; token++) {
                if (lot.nextInt(2) == 0) {
                    hand.add(token);
                }
            }
            long cost = 0;
            for (int left = 1 + lot.nextInt(most); left > 0; left--) {
                cost += Resources.one(lot.nextInt(colours));
            }
            var all = new SlowPayments(new SlowDeck(deck), letters(cost)).of(hand);
            assertThat(found(deck, hand, cost)).as("%s, %d", hand, i).isEqualTo(all);
            payable += all.isEmpty() ? 0 : 1;
        }
        assertThat(payable).as("cases that can be paid at all").isBetween(CASES / 50, CASES);
    }

    @Test
    void aTokenThatTheOthersMakeNeedlessIsLeftOut() {
        var deck = new MunificenceDeck(Sitting.game());
        deck.tokens[3] = Sitting.set("K");
        deck.tokens[7] = Sitting.set("KB");
        deck.tokens[9] = Sitting.set("B");
        assertThat(found(deck, List.of(3, 7, 9), Sitting.set("KB"))).containsExactly(List.of(3, 9), List.of(7));
    }

    @Test
    void whatCostsNothingIsPaidWithNothing() {
        var deck = new MunificenceDeck(Sitting.game());
        assertThat(found(deck, List.of(0, 1), 0)).containsExactly(List.of());
    }

    @Test
    void tokensThatLookAlikeAreDifferentPayments() {
        var deck = new MunificenceDeck(Sitting.game());
        assertThat(found(deck, List.of(0, 5, 10), Sitting.set("K")))
                .containsExactly(List.of(0), List.of(5), List.of(10));
        assertThat(found(deck, List.of(0, 5, 10), Sitting.set("KK"))).containsExactly(List.of(0), List.of(5, 10));
    }
}
