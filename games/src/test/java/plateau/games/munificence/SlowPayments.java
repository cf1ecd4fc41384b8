package plateau.games.munificence;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// The ways to pay, found by trying every set of tokens of a hand (rules 3.3).
final class SlowPayments {
    private final SlowDeck deck;
    private final Map<Character, Integer> cost;

    SlowPayments(SlowDeck deck, Map<Character, Integer> cost) {
        this.deck = deck;
        this.cost = cost;
    }

    /// Every payment from which no token can be left out, in the order of their tokens' numbers.
    List<List<Integer>> of(List<Integer> hand) {
        var payments = new ArrayList<List<Integer>>();
        for (int subset = 0; subset < 1 << hand.size(); subset++) {
            var tokens = new ArrayList<Integer>();
            for (int place = 0; place < hand.size(); place++) {
                if ((subset >> place & 1) == 1) {
                    tokens.add(hand.get(place));
                }
            }
            if (isMinimal(tokens)) {
                payments.add(tokens);
            }
        }
        payments.sort(Comparator.comparing(SlowPayments::letters));
        return payments;
    }

    /// Text that sorts as the list of numbers does.
    private static String letters(List<Integer> tokens) {
        return tokens.stream()
                .map(token -> Character.toString((char) ('0' + token)))
                .collect(Collectors.joining());
    }

    private boolean isMinimal(List<Integer> tokens) {
        return pays(tokens) && tokens.stream().noneMatch(token -> pays(without(tokens, token)));
    }

    private static List<Integer> without(List<Integer> tokens, int token) {
        return tokens.stream().filter(other -> other != token).toList();
    }

    /// Whether tokens cover the cost.
    boolean pays(Iterable<Integer> tokens) {
        var worth = deck.worth(tokens);
        return cost.entrySet().stream().allMatch(need -> worth.getOrDefault(need.getKey(), 0) >= need.getValue());
    }
}
