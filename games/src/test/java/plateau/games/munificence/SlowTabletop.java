package plateau.games.munificence;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/// What lies on the table of [SlowMunificence], in plain collections.
final class SlowTabletop {
    final Munificence game;
    final SlowDeck deck;
    final SlowMarket square;
    final SortedMap<Integer, Integer> tokenInSlot = new TreeMap<>();
    final SlowGuild guild;
    final List<TreeSet<Integer>> hands = new ArrayList<>();
    final List<List<Integer>> builders = new ArrayList<>();
    final List<Integer> favors = new ArrayList<>();

    SlowTabletop(Munificence game, SlowDeck deck, SlowMarket square, int players) {
        this.game = game;
        this.deck = deck;
        this.square = square;
        guild = new SlowGuild(deck, game.levels());
        for (int token = 0; token < game.tokens(); token++) {
            tokenInSlot.put(token, token);
        }
        for (int each = 0; each < players; each++) {
            hands.add(new TreeSet<>());
            builders.add(new ArrayList<>());
            favors.add(0);
        }
    }

    int players() {
        return hands.size();
    }

    int room(int player) {
        return 10 - hands.get(player).size();
    }

    /// Rules 3.3; a colour of which there is more than enough counts below 0.
    Map<Character, Integer> cost(int player, int builder) {
        var cost = new TreeMap<>(deck.builders.get(builder).required());
        for (int own : builders.get(player)) {
            deck.builders.get(own).provided().forEach((colour, count) -> cost.merge(colour, -count, Integer::sum));
        }
        return cost;
    }

    SlowPayments payments(int player, int builder) {
        return new SlowPayments(deck, cost(player, builder));
    }

    int points(int player) {
        return builders.get(player).stream()
                .mapToInt(builder -> 5 * deck.builders.get(builder).level())
                .sum();
    }

    /// Takes the token of a slot; gives its powers.
    List<Power> take(int player, int slot) {
        int token = lift(slot);
        hands.get(player).add(token);
        return deck.tokens.get(token).powers();
    }

    private int lift(int slot) {
        return Objects.requireNonNull(tokenInSlot.remove(slot));
    }

    /// Rules 1.8: the token goes to the first empty slot of the return order.
    void giveBack(int player, int token) {
        hands.get(player).remove(token);
        int slot = deck.returnOrder.stream()
                .filter(each -> !tokenInSlot.containsKey(each))
                .findFirst()
                .orElseThrow();
        tokenInSlot.put(slot, token);
    }

    void addFavors(int player, int more) {
        favors.set(player, favors.get(player) + more);
    }

    /// What a target's notation says happens to it, taking a token apart.
    void strike(int player, String word, int first, int last) {
        switch (word) {
            case "rob" -> {
                hands.get(first).remove(last);
                hands.get(player).add(last);
            }
            case "panic" -> tokenInSlot.put(last, lift(first));
            case "favor" -> {
                addFavors(first, -1);
                addFavors(player, 1);
            }
            case "oust" -> guild.sendBack(List.of(first));
            default -> throw new IllegalArgumentException(word);
        }
    }

    void copyFrom(SlowTabletop source) {
        tokenInSlot.clear();
        tokenInSlot.putAll(source.tokenInSlot);
        guild.copyFrom(source.guild);
        for (int each = 0; each < players(); each++) {
            hands.set(each, new TreeSet<>(source.hands.get(each)));
            builders.set(each, new ArrayList<>(source.builders.get(each)));
            favors.set(each, source.favors.get(each));
        }
    }
}
