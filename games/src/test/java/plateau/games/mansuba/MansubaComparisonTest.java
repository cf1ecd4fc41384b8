package plateau.games.mansuba;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import plateau.core.Moves;
import plateau.core.Result;
import plateau.core.State;
import plateau.core.luck.Lot;
import plateau.core.options.Options;
import plateau.core.text.BadInput;
import plateau.core.text.Text;

/// Holds the game against [SlowMansuba] along random games of random options.
class MansubaComparisonTest {
    /// As many as fit in a few seconds; `./plateau soak comparisons` plays more.
    private static final int GAMES = Integer.getInteger("plateau.comparisons", 250);

    private static final int ROUNDS = 40;

    /// All that people can see of a position.
    private record Sight(
            int mover,
            String cause,
            List<String> legal,
            List<Integer> scores,
            List<Integer> figures,
            Terrain terrain,
            String pieces) {}

    /// How many set-ups were refused because nobody could ever move.
    private int standstills;

    @Test
    void bothAgreeAfterEveryPlyOfManyGames() {
        int played = 0;
        for (int i = 0; played < GAMES; i++) {
            var lot = new Lot(i, 0);
            played += compareIfAccepted(settings(lot), 2 + lot.nextInt(1 + lot.nextInt(19)), lot);
        }
    }

    @Test
    void bothAgreeInWorldsSoSmallThatWaysMeet() {
        int played = 0;
        for (int i = 0; played < GAMES; i++) {
            var lot = new Lot(i, 1);
            var settings = settings(lot);
            settings.add("width=" + (1 + lot.nextInt(5)));
            settings.add("height=" + (2 + lot.nextInt(5)));
            settings.add("towers=" + lot.nextInt(2));
            settings.add("elephants=" + lot.nextInt(2));
            settings.add("kings=" + lot.nextInt(2));
            played += compareIfAccepted(settings, 2, lot);
        }
        assertThat(standstills).isPositive();
    }

    private static List<String> settings(Lot lot) {
        var settings = new ArrayList<String>();
        settings.add("width=" + (1 + lot.nextInt(12)));
        settings.add("height=" + (1 + lot.nextInt(lot.nextInt(4) == 0 ? 30 : 12)));
        settings.add("round-limit=" + (1 + lot.nextInt(ROUNDS)));
        settings.add("landslide=" + lot.nextInt(6));
        settings.add("surface=" + one(lot, "torus", "cylinder", "flat"));
        settings.add("terrain=" + one(lot, "octagonal", "triangular", "square", "hexagonal", "triangles"));
        settings.add("pawn-steps=" + one(lot, "1", "1", "2", "3", "30"));
        settings.add("elephant=" + one(lot, "diamond", "exact", "straight", "line"));
        settings.add("elephant-steps=" + one(lot, "1", "2", "2", "3", "7"));
        settings.add("jumps=" + one(lot, "none", "simple", "multiple"));
        settings.add("formation=" + one(lot, "classic", "battlefield", "columns"));
        settings.add("towers=" + lot.nextInt(4));
        settings.add("elephants=" + lot.nextInt(4));
        settings.add("kings=" + lot.nextInt(1 + lot.nextInt(3)));
        settings.add("filler=" + one(lot, "pawn", "pawn", "tower", "elephant", "king"));
        settings.add("capture=" + one(lot, "on", "on", "off"));
        settings.add("sanctuary=" + one(lot, "on", "off"));
        settings.add("release=" + one(lot, "0", "10", "50", "100"));
        settings.add("release-cost=" + one(lot, "free", "turn"));
        settings.add("victory=" + one(lot, "simple", "complex", "complex"));
        return settings;
    }

    private static String one(Lot lot, String... choices) {
        return choices[lot.nextInt(choices.length)];
    }

    /// Gives the number of games played: none when the set-up is refused.
    private int compareIfAccepted(List<String> settings, int players, Lot lot) {
        try {
            var game = Options.<Mansuba>of(Mansuba.class).parse(settings);
            MansubaState.first(game, players);
            return compare(game, players, lot, settings.toString());
        } catch (BadInput impossible) {
            return 0;
        }
    }

    /// A start in which nobody could ever move is refused, and no other.
    private int compare(Mansuba game, int players, Lot lot, String name) {
        var slow = new SlowMansuba(game, players);
        if (slow.isStandstill()) {
            assertThatThrownBy(() -> game.begin(players)).as(name).isInstanceOf(BadInput.class);
            standstills++;
            return 0;
        }
        compare((MansubaState) game.begin(players), slow, lot, name);
        return 1;
    }

    private static void compare(MansubaState fast, SlowMansuba slow, Lot lot, String name) {
        for (int ply = 0; ; ply++) {
            var where = Text.format("%s, %d players, ply %d", name, fast.players(), ply);
            assertThat(sight(fast)).as(where).isEqualTo(sight(slow));
            if (fast.isOver()) {
                break;
            }
            var notation = next(fast, slow, lot, where);
            fast.play(move(fast, notation));
            slow.play(notation);
        }
        assertThat(Result.finished(fast)).as(name).isEqualTo(Result.finished(slow));
    }

    private static String next(MansubaState fast, SlowMansuba slow, Lot lot, String where) {
        if (fast.mover() != State.CHANCE) {
            return slow.notation(lot.nextInt(slow.legal().size()));
        }
        long seed = lot.nextLong();
        var drawn = slow.notation(slow.drawMove(new Lot(seed, 0), new Moves()));
        assertThat(fast.notation(fast.drawMove(new Lot(seed, 0), new Moves())))
                .as(where)
                .isEqualTo(drawn);
        return drawn;
    }

    private static int move(State state, String notation) {
        var legal = legal(state);
        return IntStream.of(legal.toArray())
                .filter(move -> state.notation(move).equals(notation))
                .findFirst()
                .orElseThrow();
    }

    private static Moves legal(State state) {
        var moves = new Moves();
        state.legalMoves(moves);
        return moves;
    }

    private static Sight sight(MansubaState state) {
        var legal = IntStream.of(legal(state).toArray())
                .mapToObj(state::notation)
                .sorted()
                .toList();
        return new Sight(
                state.mover(),
                state.cause(),
                legal,
                Result.scores(state),
                figures(state),
                state.terrain(),
                pieces(state));
    }

    private static Sight sight(SlowMansuba state) {
        return new Sight(
                state.mover(),
                state.cause(),
                state.legal().stream().sorted().toList(),
                Result.scores(state),
                figures(state),
                state.terrain(),
                state.pieces());
    }

    private static List<Integer> figures(State state) {
        return IntStream.range(0, 4).map(state::figure).boxed().toList();
    }

    private static String pieces(MansubaState state) {
        var board = state.board;
        var standing = IntStream.range(0, state.world.places())
                .filter(place -> !board.isFree(place))
                .map(board::piece);
        var captured = IntStream.range(0, board.capturedCount()).map(board::captured);
        return pieces(state, standing) + " / " + pieces(state, captured);
    }

    private static String pieces(MansubaState state, IntStream pieces) {
        return pieces.mapToObj(piece -> Text.format(
                        "%s%d@%s",
                        state.setup.kind(piece).letter,
                        state.setup.owner(piece),
                        state.world.name(state.board.place(piece))))
                .collect(Collectors.joining(" "));
    }
}
