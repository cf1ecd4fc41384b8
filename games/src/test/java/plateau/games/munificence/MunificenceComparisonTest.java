package plateau.games.munificence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import plateau.core.Moves;
import plateau.core.Result;
import plateau.core.State;
import plateau.core.luck.Lot;
import plateau.core.options.Options;
import plateau.core.text.Text;

/// Holds the game against [SlowMunificence] along random games of random options.
class MunificenceComparisonTest {
    /// As many as fit in a few seconds; `./plateau soak comparisons` plays more.
    private static final int GAMES = Integer.getInteger("plateau.comparisons", 250);

    /// All that people can see of a position.
    private record Sight(
            int mover,
            String cause,
            List<String> legal,
            List<Integer> scores,
            List<Integer> favors,
            List<List<Integer>> hands,
            Map<Integer, Integer> market,
            List<Integer> guild,
            List<List<Integer>> builders,
            Map<MunificenceFigure, Integer> figures) {}

    /// How often each power has acted on a target that was chosen, by the word of its notation.
    private final Map<String, Integer> strikes = new TreeMap<>();

    @Test
    void bothAgreeAfterEveryPlyOfManyGames() {
        for (int i = 0; i < GAMES; i++) {
            compareOne(i, 0, List.of());
        }
    }

    @Test
    void bothAgreeInLongGamesWhereHandsFillUpAndAllPowersAct() {
        for (int i = 0; i < GAMES; i++) {
            compareOne(i, 1, List.of("points=1000", "turns=60", "builder-seed=" + (1 + i % 50)));
        }
        assertThat(strikes.keySet()).contains("rob", "favor", "call", "panic", "oust", "pay", "return", "renew");
        strikes.keySet().removeIf(word -> word.startsWith("first"));
        assertThat(strikes.values()).as("%s", strikes).allMatch(times -> times >= GAMES / 20);
    }

    private void compareOne(int number, int stream, List<String> fixed) {
        var lot = new Lot(number, stream);
        var settings = settings(lot);
        settings.addAll(fixed);
        var game = Options.<Munificence>of(Munificence.class).parse(settings);
        int most = game.seatable().getLast();
        compare(game, 2 + lot.nextInt(most - 1), lot, number + ": " + settings);
    }

    private static List<String> settings(Lot lot) {
        int colours = 2 + lot.nextInt(9);
        int side = 2 + lot.nextInt(lot.nextInt(5) == 0 ? 7 : 4);
        var settings = new ArrayList<String>();
        settings.add("colours=" + colours);
        settings.add("levels=" + (1 + lot.nextInt(Math.min(colours - 1, 1 + lot.nextInt(9)))));
        settings.add("tokens=" + side * side);
        settings.add("builders=" + (3 + lot.nextInt(1 + lot.nextInt(98))));
        settings.add("token-seed=" + lot.nextInt(51));
        settings.add("builder-seed=" + lot.nextInt(51));
        settings.add("points=" + (1 + lot.nextInt(200)));
        settings.add("turns=" + (1 + lot.nextInt(100)));
        settings.add("links=" + (lot.nextBoolean() ? "path" : "grid"));
        settings.add("targets=" + (lot.nextInt(3) == 0 ? "random" : "player"));
        return settings;
    }

    private void compare(Munificence game, int players, Lot lot, String name) {
        var fast = (MunificenceState) game.start(players);
        var slow = new SlowMunificence(game, players);
        for (int ply = 0; ; ply++) {
            var where = Text.format("%s, %d players, ply %d", name, players, ply);
            var seen = sight(slow);
            assertThat(sight(fast)).as(where).isEqualTo(seen);
            if (fast.isOver()) {
                break;
            }
            int index = next(fast, seen.legal(), lot, where);
            var notation = seen.legal().get(index);
            strikes.merge(notation.split(" ", 2)[0], 1, Integer::sum);
            fast.play(legal(fast).get(index));
            slow.play(notation);
        }
        assertThat(Result.finished(fast)).as(name).isEqualTo(Result.finished(slow));
    }

    /// The place of the next move among the legal ones; hires more often than by chance alone.
    private static int next(MunificenceState fast, List<String> legal, Lot lot, String where) {
        if (fast.mover() != State.CHANCE) {
            return lot.nextInt(lot.nextBoolean() ? Math.min(3, legal.size()) : legal.size());
        }
        long seed = lot.nextLong();
        int index = new Lot(seed, 0).nextInt(legal.size());
        var drawn = fast.notation(fast.drawMove(new Lot(seed, 0), new Moves()));
        assertThat(drawn).as(where).isEqualTo(legal.get(index));
        return index;
    }

    private static Moves legal(State state) {
        var moves = new Moves();
        state.legalMoves(moves);
        return moves;
    }

    private static Sight sight(MunificenceState state) {
        var market = new TreeMap<Integer, Integer>();
        for (long left = state.table.occupied(); left != 0; left &= left - 1) {
            int slot = Long.numberOfTrailingZeros(left);
            market.put(slot, state.table.token(slot));
        }
        var figures = new EnumMap<MunificenceFigure, Integer>(MunificenceFigure.class);
        for (var figure : MunificenceFigure.values()) {
            figures.put(figure, state.figure(figure.ordinal()));
        }
        return new Sight(
                state.mover(),
                state.cause(),
                IntStream.of(legal(state).toArray()).mapToObj(state::notation).toList(),
                Result.scores(state),
                IntStream.of(state.table.favors).boxed().toList(),
                IntStream.range(0, state.players())
                        .mapToObj(each -> hand(state, each))
                        .toList(),
                market,
                IntStream.range(0, state.table.guild.places())
                        .mapToObj(state.table.guild::at)
                        .toList(),
                IntStream.range(0, state.players())
                        .mapToObj(state.table::builders)
                        .toList(),
                figures);
    }

    private static List<Integer> hand(MunificenceState state, int player) {
        return IntStream.range(0, state.table.hands.count(player))
                .mapToObj(place -> state.table.hands.token(player, place))
                .toList();
    }

    private static Sight sight(SlowMunificence state) {
        var table = state.table;
        return new Sight(
                state.mover(),
                state.cause(),
                state.legal(),
                Result.scores(state),
                List.copyOf(table.favors),
                table.hands.stream().map(List::copyOf).toList(),
                table.tokenInSlot,
                table.guild.places.values().stream().flatMap(List::stream).toList(),
                table.builders.stream()
                        .map(own -> own.stream().sorted().toList())
                        .toList(),
                state.figures);
    }
}
