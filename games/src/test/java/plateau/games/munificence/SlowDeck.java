package plateau.games.munificence;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// The data of a deck in plain collections: all that [SlowMunificence] shares with the game proper.
final class SlowDeck {
    /// @param worth how many of each colour, by its letter; no colour has none
    record Token(int number, Map<Character, Integer> worth, List<Power> powers) {}

    record Builder(
            int number,
            int level,
            Map<Character, Integer> required,
            Map<Character, Integer> provided,
            List<Power> powers) {}

    final List<Token> tokens = new ArrayList<>();
    final List<Builder> builders = new ArrayList<>();
    final List<Integer> returnOrder;

    SlowDeck(MunificenceDeck deck) {
        for (int i = 0; i < deck.tokens.length; i++) {
            tokens.add(new Token(i, set(deck.tokens[i]), powers(deck.tokenPowers[i])));
        }
        for (int i = 0; i < deck.level.length; i++) {
            builders.add(new Builder(
                    i, deck.level[i], set(deck.required[i]), set(deck.provided[i]), powers(deck.builderPowers[i])));
        }
        returnOrder = Arrays.stream(deck.returnOrder).boxed().toList();
    }

    private static Map<Character, Integer> set(long resources) {
        var set = new TreeMap<Character, Integer>();
        for (char letter : Resources.text(resources).replace("-", "").toCharArray()) {
            set.merge(letter, 1, Integer::sum);
        }
        return set;
    }

    private static List<Power> powers(int bits) {
        return Arrays.stream(Power.values())
                .filter(power -> (bits & power.bit()) != 0)
                .toList();
    }

    /// Adds the counts of one set to another.
    static void add(Map<Character, Integer> sum, Map<Character, Integer> more) {
        more.forEach((colour, count) -> sum.merge(colour, count, Integer::sum));
    }

    /// What tokens, by their numbers, are worth together.
    Map<Character, Integer> worth(Iterable<Integer> numbers) {
        var sum = new TreeMap<Character, Integer>();
        numbers.forEach(number -> add(sum, tokens.get(number).worth));
        return sum;
    }
}
