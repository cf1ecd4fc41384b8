package plateau.games.carcassonne;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import plateau.core.Moves;
import plateau.core.Result;
import plateau.core.Selection;
import plateau.core.State;
import plateau.core.luck.Lot;
import plateau.core.text.Text;
import plateau.games.carcassonne.Carcassonne.Direction;
import plateau.games.carcassonne.Carcassonne.Scoring;

/// Holds the game against [SlowCarcassonne] along random games of every profile and number of
/// players. Legal moves are compared as sets: the two list them in orders of their own.
///
/// Some games keep near the start and save their followers, so that much is completed and joined.
@Tag("slow")
class CarcassonneComparisonTest {
    /// Games for each profile, spread over 2 to 20 players and half of them over all first tiles and their places; as
    /// many as fit in a few seconds; `./plateau soak comparisons` plays more.
    private static final int GAMES = Integer.getInteger("plateau.comparisons", 100);

    private static final List<String> LETTERS =
            SlowTile.ALL.stream().map(SlowTile::letter).toList();

    /// All that people can see of a position, but for the land.
    private record Sight(
            int mover,
            String cause,
            Set<String> legal,
            List<Integer> scores,
            List<Integer> followersLeft,
            List<Integer> paid) {}

    private static final List<String> TERRAINS = List.of("city", "road", "monastery", "field");

    @ParameterizedTest
    @EnumSource
    void bothAgreeAfterEveryPlyOfManyGames(Scoring scoring) {
        for (int i = 0; i < GAMES; i++) {
            var lot = new Lot(i, scoring.ordinal());
            var game = new Carcassonne(
                    lot.nextInt(3) == 0 ? 1 + lot.nextInt(8) : 7,
                    scoring,
                    new Carcassonne.Tile(lot.nextBoolean() ? "D" : any(LETTERS, lot)),
                    any(List.of(Direction.values()), lot),
                    lot.nextBoolean() ? 0 : lot.nextInt(61) - 30,
                    lot.nextBoolean() ? 0 : lot.nextInt(61) - 30);
            compare(game, 2 + i % 19, lot, "game " + i);
        }
    }

    private static <T> T any(List<T> things, Lot lot) {
        return things.get(lot.nextInt(things.size()));
    }

    private static void compare(Carcassonne game, int players, Lot lot, String name) {
        var fast = (CarcassonneState) game.start(players);
        var slow = new SlowCarcassonne(game, players);
        boolean isCompact = lot.nextBoolean();
        boolean isThrifty = lot.nextBoolean();
        for (int ply = 0; ; ply++) {
            var where = Text.format("%s, %s, %d players, ply %d", name, game, players, ply);
            var sight = sight(slow);
            assertThat(sight(fast)).as(where).isEqualTo(sight);
            if (fast.isOver()) {
                break;
            }
            var notation = fast.mover() == State.CHANCE
                    ? drawn(fast, slow, lot.nextLong(), where)
                    : choice(game, List.copyOf(sight.legal), isCompact, isThrifty, lot);
            play(fast, notation, where);
            slow.play(notation);
        }
        assertThat(Result.finished(fast)).as(name).isEqualTo(Result.finished(slow));
    }

    private static String drawn(CarcassonneState fast, SlowCarcassonne slow, long seed, String where) {
        var drawn = slow.notation(slow.drawMove(new Lot(seed, 0), new Moves()));
        assertThat(fast.notation(fast.drawMove(new Lot(seed, 0), new Moves())))
                .as(where)
                .isEqualTo(drawn);
        return drawn;
    }

    private static String choice(Carcassonne game, List<String> legal, boolean isCompact, boolean isThrifty, Lot lot) {
        if (legal.contains("none")) {
            return isThrifty && lot.nextInt(4) > 0 ? "none" : legal.get(lot.nextInt(legal.size()));
        }
        return lot.ints(isCompact ? 6 : 1, 0, legal.size())
                .mapToObj(legal::get)
                .min(Comparator.comparingInt(placement -> distance(game, placement)))
                .orElseThrow();
    }

    private static int distance(Carcassonne game, String placement) {
        var words = placement.split("[, ]", -1);
        int x = Integer.parseInt(words[0]) - game.startX();
        int y = Integer.parseInt(words[1]) - game.startY();
        return x * x + y * y;
    }

    /// Plays a move, whose explanation has to account for every point it brings.
    private static void play(CarcassonneState state, String notation, String where) {
        var legal = new Moves();
        state.legalMoves(legal);
        int move = Selection.find(state, legal, notation);
        var expected = new ArrayList<>(Result.scores(state));
        for (var event : state.events(move)) {
            if (Table.isPaid(event)) {
                int points = Table.points(event);
                Table.winners(event).forEach(winner -> expected.set(winner, expected.get(winner) + points));
            }
        }
        state.play(move);
        assertThat(Result.scores(state)).as(where + ", explained").isEqualTo(expected);
    }

    private static Sight sight(CarcassonneState state) {
        var left = IntStream.range(0, state.players())
                .map(state::followersLeft)
                .boxed()
                .toList();
        var legal = new Moves();
        state.legalMoves(legal);
        var notations = IntStream.of(legal.toArray()).mapToObj(state::notation).toList();
        assertThat(notations).doesNotHaveDuplicates();
        return new Sight(
                state.mover(), state.cause(), new TreeSet<>(notations), Result.scores(state), left, paid(state));
    }

    private static Sight sight(SlowCarcassonne state) {
        var left = IntStream.range(0, state.players())
                .map(state::followersLeft)
                .boxed()
                .toList();
        return new Sight(
                state.mover(),
                state.cause(),
                new TreeSet<>(state.legal()),
                Result.scores(state),
                left,
                TERRAINS.stream()
                        .map(terrain -> state.paid.getOrDefault(terrain, 0))
                        .toList());
    }

    /// The points of all players by terrain, which are all their points.
    private static List<Integer> paid(CarcassonneState state) {
        var paid = TERRAINS.stream()
                .map(terrain -> CarcassonneState.FIGURES.indexOf(terrain + "-points"))
                .map(state::figure)
                .toList();
        assertThat(paid.stream().mapToInt(Integer::intValue).sum())
                .isEqualTo(Result.scores(state).stream()
                        .mapToInt(Integer::intValue)
                        .sum());
        return paid;
    }
}
