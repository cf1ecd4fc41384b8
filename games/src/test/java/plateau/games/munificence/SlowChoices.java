package plateau.games.munificence;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// What a player of [SlowMunificence] can choose from, as notations.
record SlowChoices(SlowTabletop table, int player) {
    List<String> favor() {
        var moves = new ArrayList<>(List.of("keep"));
        if (table.room(player) > 0) {
            table.tokenInSlot.keySet().forEach(slot -> moves.add("return " + slot));
        }
        for (int level = 1; level <= table.game.levels(); level++) {
            if (!table.guild.offer(level).isEmpty()) {
                moves.add("renew " + level);
            }
        }
        return moves;
    }

    List<String> actions() {
        var moves = new ArrayList<String>();
        for (int builder : table.guild.offer()) {
            if (table.payments(player, builder).pays(table.hands.get(player))) {
                moves.add("hire " + builder);
            }
        }
        moves.addAll(takes());
        moves.add("pass");
        return moves;
    }

    List<String> takes() {
        var moves = new ArrayList<String>();
        for (int count = 1; count <= Math.min(3, table.room(player)); count++) {
            for (var span : table.square.spans.getOrDefault(count, List.of())) {
                if (table.tokenInSlot.keySet().containsAll(span)) {
                    moves.add("take" + count + " " + words(span));
                }
            }
        }
        return moves;
    }

    private static String words(List<Integer> numbers) {
        return numbers.stream().map(String::valueOf).collect(Collectors.joining(" "));
    }

    List<String> payments(int builder) {
        var hand = List.copyOf(table.hands.get(player));
        return table.payments(player, builder).of(hand).stream()
                .map(payment -> payment.isEmpty() ? "pay" : "pay " + words(payment))
                .toList();
    }

    List<String> targets(Power power, int hired) {
        boolean hasRoom = table.room(player) > 0;
        return switch (power) {
            case TOKEN_ROB -> hasRoom ? robberies() : List.of();
            case TURN_ROB, GENTRY_MASTER -> List.of();
            case MASTERS_HAND -> hasRoom ? calls(hired) : List.of();
            case MARKET_PANIC -> panics();
            case FAVOR_ROB ->
                others().stream()
                        .filter(other -> table.favors.get(other) > 0)
                        .map(other -> "favor " + other)
                        .toList();
            case GUILD_PANIC ->
                table.guild.offer().stream()
                        .sorted()
                        .map(builder -> "oust " + builder)
                        .toList();
        };
    }

    private List<Integer> others() {
        return IntStream.range(0, table.players())
                .filter(each -> each != player)
                .boxed()
                .toList();
    }

    private List<String> robberies() {
        var moves = new ArrayList<String>();
        for (int other : others()) {
            table.hands.get(other).forEach(token -> moves.add("rob " + other + " " + token));
        }
        return moves;
    }

    private List<String> calls(int hired) {
        var colours = table.deck.builders.get(hired).provided().keySet();
        var moves = new ArrayList<String>();
        table.tokenInSlot.forEach((slot, token) -> {
            var worth = table.deck.tokens.get(token).worth().keySet();
            if (worth.stream().anyMatch(colours::contains)) {
                moves.add("call " + slot);
            }
        });
        return moves;
    }

    private List<String> panics() {
        var moves = new ArrayList<String>();
        for (int from : table.tokenInSlot.keySet()) {
            for (int to = 0; to < table.game.tokens(); to++) {
                if (!table.tokenInSlot.containsKey(to)) {
                    moves.add("panic " + from + " " + to);
                }
            }
        }
        return moves;
    }
}
