package plateau.hosting;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import plateau.bots.Bots;
import plateau.core.Clock;
import plateau.core.Game;
import plateau.core.Moves;
import plateau.core.Player;
import plateau.core.Seating;
import plateau.core.State;
import plateau.core.Turn;
import plateau.core.luck.Lot;
import plateau.games.Games;
import plateau.games.carcassonne.Carcassonne.Direction;
import plateau.games.carcassonne.CarcassonneState;

/// What a client says is what is played, in whichever of the ways to say it.
class CoursePlayerTest {
    private static final Game GAME = Games.named("carcassonne").defaults();
    private static final int SHIFT = 72;

    @ParameterizedTest
    @EnumSource(Dialect.class)
    void whatAClientSaysIsWhatIsPlayed(Dialect dialect) {
        check(GAME, new Whimsical(dialect, 0, 0, 0, 0));
    }

    @ParameterizedTest
    @EnumSource(Dialect.class)
    void soItIsWhereTheFirstTileLiesElsewhere(Dialect dialect) {
        var game = Games.named("carcassonne").parse(List.of("start-x=-20", "start-y=30"));
        check(
                game,
                dialect == Dialect.STANDARD
                        ? new Whimsical(dialect, 0, 0, -20, 30)
                        : new Whimsical(dialect, -20, 30, 0, 0));
    }

    private static void check(Game game, Whimsical whimsical) {
        var other = Bots.parse("random", game).player();
        var played = OutsideTest.play(game, Clock.NONE, List.of("a", "b"), List.<Player>of(other, whimsical));
        assertThat(played.departures()).isEmpty();
        assertThat(whimsical.otherWays).isGreaterThan(2);
        assertThat(whimsical.meant).hasSizeGreaterThan(60).isEqualTo(whimsical.played);
    }

    /// Chooses by luck, and says it in any direction in which the tile looks the same, with any place of
    /// the segment that its follower goes to.
    private static final class Whimsical implements Player, CourseClient {
        private final Dialect dialect;
        private final CourseMove first;
        private final int originX;
        private final int originY;
        private final CoursePlayer hosted;
        private final Lot lot = new Lot(5, 0);
        private final List<String> meant = new ArrayList<>();
        private final List<String> played = new ArrayList<>();
        private final List<CourseMove> own = new ArrayList<>();
        private CarcassonneState position = (CarcassonneState) GAME.begin(2);
        private int otherWays;

        /// @param x where it is told that the first tile lies
        /// @param originX where its cell 0, 0 is on the board
        Whimsical(Dialect dialect, int x, int y, int originX, int originY) {
            this.dialect = dialect;
            first = CourseMove.first(3, -y, x, 0);
            this.originX = originX;
            this.originY = originY;
            hosted = new CoursePlayer(this, dialect);
        }

        @Override
        public void begin(Seating seating) {
            hosted.begin(seating);
        }

        @Override
        public int choose(Turn turn) {
            position = (CarcassonneState) turn.position().copy();
            int move = hosted.choose(turn);
            played.add(position.notation(move));
            return move;
        }

        @Override
        public String name() {
            return "Whimsical";
        }

        @Override
        public void initialize(int player, int players) {
            assertThat(player).isEqualTo(1);
            assertThat(players).isEqualTo(2);
        }

        @Override
        public CourseMove play(int card, List<CourseMove> previous) {
            checkTold(previous);
            var view = position.view(State.NOBODY);
            assertThat(card).isEqualTo(view.drawn().charAt(0) - 'A');
            var kind = view.kinds().get(card);
            var placement = any(position).split("[, ]");
            int direction =
                    Direction.valueOf(placement[2].toUpperCase(Locale.ROOT)).ordinal();
            var follower = any(position);
            var alike = new TileTurns(kind).alike(direction);
            int said = alike.get(lot.nextInt(alike.size()));
            otherWays += said == direction ? 0 : 1;
            int place = 0;
            if (!follower.equals("none")) {
                int at = Integer.parseInt(follower.substring(follower.indexOf('@') + 1));
                var places = new ArrayList<>(kind.segments().stream()
                        .filter(segment -> segment.follower() == at)
                        .findFirst()
                        .orElseThrow()
                        .places());
                // A place seen in one direction is another place of the unturned tile in the next.
                places.replaceAll(each -> Math.floorMod(each - 1 + 3 * (direction - said), 12) + 1);
                if (at == 13) {
                    places.add(13);
                }
                place = places.get(lot.nextInt(places.size()));
            }
            int x = Integer.parseInt(placement[0]) - originX;
            int y = Integer.parseInt(placement[1]) - originY;
            own.add(new CourseMove(false, 1, card, x, y, said, place));
            return dialect == Dialect.STANDARD
                    ? new CourseMove(false, 9, 9, x, y, said, place)
                    : new CourseMove(true, 0, 0, SHIFT - y, SHIFT + x, said, place);
        }

        /// What a client is told has its own moves in the very words it used.
        private void checkTold(List<CourseMove> previous) {
            var mine = previous.stream().filter(move -> move.player() == 1).toList();
            if (dialect == Dialect.STANDARD) {
                assertThat(previous).hasSize(own.isEmpty() ? 1 : 2);
                assertThat(mine).isEqualTo(own.isEmpty() ? own : List.of(own.getLast()));
                assertThat(own.isEmpty() || previous.getFirst().player() == 1).isTrue();
            } else {
                assertThat(previous).hasSize(2 + 2 * own.size());
                assertThat(previous.getFirst()).isEqualTo(first);
                assertThat(mine)
                        .isEqualTo(own.stream()
                                .map(move -> move.at(-move.y(), move.x()))
                                .toList());
            }
        }

        /// Plays any move.
        private String any(CarcassonneState state) {
            var legal = new Moves();
            state.legalMoves(legal);
            int move = legal.get(lot.nextInt(legal.size()));
            var notation = state.notation(move);
            state.play(move);
            meant.add(notation);
            return notation;
        }

        @Override
        public void finish() {}
    }
}
