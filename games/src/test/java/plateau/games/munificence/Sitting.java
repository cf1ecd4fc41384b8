package plateau.games.munificence;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plateau.core.Moves;
import plateau.core.Result;
import plateau.core.Selection;
import plateau.core.options.Options;
import plateau.core.text.Text;

/// A game of Munificence for tests that read as play: moved on by notations, every one checked. What
/// players have can be set up, and so can the powers of tokens and builders.
final class Sitting {
    final MunificenceState state;

    private Sitting(MunificenceState state) {
        this.state = state;
    }

    /// A game before its first move.
    static Sitting before(int players, String... settings) {
        return new Sitting((MunificenceState) game(settings).start(players));
    }

    /// A game that player 0 begins, so it has no favor; nobody reaches the points unless the settings
    /// say which.
    static Sitting of(int players, String... settings) {
        var all = Stream.concat(Stream.of("points=1000", "turns=100"), Stream.of(settings));
        return before(players, all.toArray(String[]::new)).play("first0");
    }

    static Munificence game(String... settings) {
        return Options.<Munificence>of(Munificence.class).parse(List.of(settings));
    }

    Sitting play(String... notations) {
        for (var notation : notations) {
            var legal = new Moves();
            state.legalMoves(legal);
            state.play(Selection.find(state, legal, notation));
        }
        return this;
    }

    /// Puts tokens into a hand, from wherever they lie in the market; their powers do not act.
    Sitting give(int player, int... tokens) {
        for (int token : tokens) {
            state.table.take(player, slotOf(token));
        }
        return this;
    }

    private int slotOf(int token) {
        return IntStream.range(0, state.deck.tokens.length)
                .filter(slot -> state.table.token(slot) == token)
                .findFirst()
                .orElseThrow();
    }

    /// Lets a player have hired a builder on offer, free of charge and without its powers.
    Sitting join(int player, int builder) {
        state.table.join(player, builder);
        return this;
    }

    Sitting favors(int... counts) {
        System.arraycopy(counts, 0, state.table.favors, 0, counts.length);
        return this;
    }

    /// Changes what a token is worth, before anybody holds it.
    Sitting tokenIs(int token, String letters) {
        state.deck.tokens[token] = set(letters);
        return this;
    }

    Sitting tokenHas(int token, Power... powers) {
        state.deck.tokenPowers[token] = bits(powers);
        return this;
    }

    Sitting builderHas(int builder, Power... powers) {
        state.deck.builderPowers[builder] = bits(powers);
        return this;
    }

    private static int bits(Power... powers) {
        return Arrays.stream(powers).mapToInt(Power::bit).sum();
    }

    /// A set by its letters: `KKB`.
    static long set(String letters) {
        return letters.chars()
                .mapToLong(letter -> Resources.one(Resources.LETTERS.indexOf(letter)))
                .sum();
    }

    int mover() {
        return state.mover();
    }

    String cause() {
        return state.cause();
    }

    List<String> legal() {
        var legal = new Moves();
        state.legalMoves(legal);
        return IntStream.of(legal.toArray()).mapToObj(state::notation).toList();
    }

    /// The legal moves that begin with some letters.
    List<String> legal(String beginning) {
        return legal().stream().filter(move -> move.startsWith(beginning)).toList();
    }

    List<Integer> hand(int player) {
        return IntStream.range(0, state.table.hands.count(player))
                .mapToObj(place -> state.table.hands.token(player, place))
                .toList();
    }

    List<Integer> favors() {
        return IntStream.of(state.table.favors).boxed().toList();
    }

    /// The builders of a level on offer, place by place; -1 for an empty place.
    List<Integer> offer(int level) {
        return IntStream.range(0, Guild.PLACES)
                .mapToObj(place -> state.table.guild.at((level - 1) * Guild.PLACES + place))
                .toList();
    }

    /// The token in a slot, or -1.
    int token(int slot) {
        return state.table.token(slot);
    }

    List<Integer> scores() {
        return Result.scores(state);
    }

    List<Double> payoffs() {
        return Result.finished(state).payoffs();
    }

    int figure(MunificenceFigure figure) {
        return state.figure(figure.ordinal());
    }

    /// The square with the number of the token in each slot, `.` where there is none.
    String square() {
        var text = new StringBuilder();
        int side = state.market.side;
        for (int place = 0; place < side * side; place++) {
            int token = token(state.market.slotAt[place]);
            text.append(token < 0 ? " ." : Text.format("%2d", token));
            text.append(place % side == side - 1 ? "\n" : " ");
        }
        return text.toString();
    }
}
